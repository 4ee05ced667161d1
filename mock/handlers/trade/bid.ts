import { bidEndpoints as bid } from '@/contract/trade/bid/endpoints.ts'
import { bidWire } from '@/contract/trade/bid/wire.ts'
import { confirmAward, declineAward } from '../../domain/trade/bid/answer.ts'
import { answerCounter, counterBid } from '../../domain/trade/bid/counter.ts'
import { disqualifyBid, requalifyBid } from '../../domain/trade/bid/disqualify.ts'
import { laneHistory } from '../../domain/trade/bid/laneHistory.ts'
import { lastQuotes } from '../../domain/trade/bid/lastQuotes.ts'
import { reconfirmBid } from '../../domain/trade/bid/reconfirm.ts'
import * as bids from '../../domain/trade/bid/list.ts'
import { cancelLater, submitLater } from '../../domain/trade/bid/later.ts'
import { receivedBids, shortlistBid } from '../../domain/trade/bid/received.ts'
import { replaceSailing } from '../../domain/trade/bid/replaceSailing.ts'
import { saveBidDraft, submitBid, withdrawBid } from '../../domain/trade/bid/submit.ts'
import { on, type Route } from '../on.ts'

/** Routes of bids. */
export const bidRoutes: Route[] = [
  on(bid.minePage, bidWire.minePage, bids.myBids),
  on(bid.detail, bidWire.detail, bids.myBid),
  on(bid.forTender, bidWire.forTender, bids.bidForTender),
  on(bid.lastQuotes, bidWire.lastQuotes, lastQuotes),
  on(bid.laneHistory, bidWire.laneHistory, laneHistory),
  on(bid.stats, bidWire.stats, (deps, _, caller) => bids.bidStats(deps, caller)),
  on(bid.saveDraft, bidWire.saveDraft, saveBidDraft),
  on(bid.submit, bidWire.submit, submitBid),
  on(bid.submitLater, bidWire.submitLater, submitLater),
  on(bid.cancelLater, bidWire.cancelLater, cancelLater),
  on(bid.reconfirm, bidWire.reconfirm, reconfirmBid),
  on(bid.replaceSailing, bidWire.replaceSailing, replaceSailing),
  on(bid.withdraw, bidWire.withdraw, withdrawBid),
  on(bid.confirm, bidWire.confirm, confirmAward),
  on(bid.decline, bidWire.decline, declineAward),
  on(bid.received, bidWire.received, receivedBids),
  on(bid.counter, bidWire.counter, counterBid),
  on(bid.answerCounter, bidWire.answerCounter, answerCounter),
  on(bid.shortlist, bidWire.shortlist, shortlistBid),
  on(bid.disqualify, bidWire.disqualify, disqualifyBid),
  on(bid.requalify, bidWire.requalify, requalifyBid),
]
