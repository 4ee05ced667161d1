import { bidEndpoints as bid } from '@/contract/bid/endpoints.ts'
import { bidWire } from '@/contract/bid/wire.ts'
import { homeEndpoints } from '@/contract/home/endpoints.ts'
import { homeWire } from '@/contract/home/wire.ts'
import { orderEndpoints as order } from '@/contract/order/endpoints.ts'
import { orderWire } from '@/contract/order/wire.ts'
import { paymentEndpoints as payment } from '@/contract/payment/endpoints.ts'
import { paymentWire } from '@/contract/payment/wire.ts'
import { tenderEndpoints as tender } from '@/contract/tender/endpoints.ts'
import { tenderWire } from '@/contract/tender/wire.ts'
import { confirmAward, declineAward } from '../domain/bid/answer.ts'
import { answerCounter, counterBid } from '../domain/bid/counter.ts'
import { laneHistory } from '../domain/bid/laneHistory.ts'
import { lastQuotes } from '../domain/bid/lastQuotes.ts'
import { reconfirmBid } from '../domain/bid/reconfirm.ts'
import * as bids from '../domain/bid/list.ts'
import { receivedBids, shortlistBid } from '../domain/bid/received.ts'
import { saveBidDraft, submitBid, withdrawBid } from '../domain/bid/submit.ts'
import { freightIndex } from '../domain/home/freightIndex.ts'
import { homeOverview } from '../domain/home/overview.ts'
import { answerCharge, proposeCharge } from '../domain/order/charges.ts'
import { openDispute, resolveDispute } from '../domain/order/dispute.ts'
import { reportMilestone } from '../domain/order/milestone.ts'
import { writeReview } from '../domain/order/reviews.ts'
import { acceptOrder, deliverOrder, startOrder } from '../domain/order/steps.ts'
import { myOrders, readOrder, relockOrder } from '../domain/order/view.ts'
import { cancelPayment, createPayment, readPayment, submitProof } from '../domain/payment/pay.ts'
import { relaxSearch } from '../domain/search/relax.ts'
import * as saved from '../domain/search/saved.ts'
import { amendTender } from '../domain/tender/amend.ts'
import { nextRound } from '../domain/tender/rounds.ts'
import { awardTender } from '../domain/tender/award.ts'
import { cancelTender } from '../domain/tender/cancel.ts'
import { readDraft, removeDraft, saveDraft } from '../domain/tender/draft.ts'
import { laneStats, tenderHall } from '../domain/tender/hall.ts'
import { myTenders, searchTenders } from '../domain/tender/search.ts'
import { submitTender } from '../domain/tender/submit.ts'
import { noAward, undoAward } from '../domain/tender/unaward.ts'
import { detail } from '../domain/tender/view.ts'
import { on, open, type Route } from './on.ts'

/** Tenders, bids, orders and payments: one line a call. */
export const tradeRoutes: Route[] = [
  open(homeEndpoints.overview, homeWire.overview, (deps, _, caller) => homeOverview(deps, caller)),
  open(homeEndpoints.freightIndex, homeWire.freightIndex, (deps) => freightIndex(deps)),
  open(tender.page, tenderWire.page, searchTenders),
  open(tender.hall, tenderWire.hall, tenderHall),
  open(tender.laneStats, tenderWire.laneStats, (deps) => laneStats(deps)),
  open(tender.relax, tenderWire.relax, relaxSearch),
  on(tender.searches, tenderWire.searches, (deps, _, caller) => saved.savedSearches(deps, caller)),
  on(tender.saveSearch, tenderWire.saveSearch, saved.saveSearch),
  on(tender.removeSearch, tenderWire.removeSearch, saved.removeSearch),
  on(tender.seeSearch, tenderWire.seeSearch, saved.seeSearch),
  open(tender.detail, tenderWire.detail, detail),
  on(tender.minePage, tenderWire.minePage, myTenders),
  on(tender.draft, tenderWire.draft, readDraft),
  on(tender.saveDraft, tenderWire.saveDraft, saveDraft),
  on(tender.removeDraft, tenderWire.removeDraft, removeDraft),
  on(tender.submit, tenderWire.submit, submitTender),
  on(tender.cancel, tenderWire.cancel, cancelTender),
  on(tender.amend, tenderWire.amend, amendTender),
  on(tender.nextRound, tenderWire.nextRound, nextRound),
  on(tender.award, tenderWire.award, awardTender),
  on(tender.undoAward, tenderWire.undoAward, undoAward),
  on(tender.noAward, tenderWire.noAward, noAward),
  on(bid.minePage, bidWire.minePage, bids.myBids),
  on(bid.detail, bidWire.detail, bids.myBid),
  on(bid.forTender, bidWire.forTender, bids.bidForTender),
  on(bid.lastQuotes, bidWire.lastQuotes, lastQuotes),
  on(bid.laneHistory, bidWire.laneHistory, laneHistory),
  on(bid.stats, bidWire.stats, (deps, _, caller) => bids.bidStats(deps, caller)),
  on(bid.saveDraft, bidWire.saveDraft, saveBidDraft),
  on(bid.submit, bidWire.submit, submitBid),
  on(bid.reconfirm, bidWire.reconfirm, reconfirmBid),
  on(bid.withdraw, bidWire.withdraw, withdrawBid),
  on(bid.confirm, bidWire.confirm, confirmAward),
  on(bid.decline, bidWire.decline, declineAward),
  on(bid.received, bidWire.received, receivedBids),
  on(bid.counter, bidWire.counter, counterBid),
  on(bid.answerCounter, bidWire.answerCounter, answerCounter),
  on(bid.shortlist, bidWire.shortlist, shortlistBid),
  on(order.page, orderWire.page, myOrders),
  on(order.detail, orderWire.detail, readOrder),
  on(order.relock, orderWire.relock, relockOrder),
  on(order.start, orderWire.start, startOrder),
  on(order.milestone, orderWire.milestone, reportMilestone),
  on(order.deliver, orderWire.deliver, deliverOrder),
  on(order.accept, orderWire.accept, acceptOrder),
  on(order.proposeCharge, orderWire.proposeCharge, proposeCharge),
  on(order.answerCharge, orderWire.answerCharge, answerCharge),
  on(order.dispute, orderWire.dispute, openDispute),
  on(order.resolve, orderWire.resolve, resolveDispute),
  on(order.review, orderWire.review, writeReview),
  on(payment.create, paymentWire.create, createPayment),
  on(payment.detail, paymentWire.detail, readPayment),
  on(payment.submitProof, paymentWire.submitProof, submitProof),
  on(payment.cancel, paymentWire.cancel, cancelPayment),
]
