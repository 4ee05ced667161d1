import { marketDay } from '../../zone.ts'
import { roundMoney } from '@/contract/money.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { allInOf, bidAllIn, priceLines } from '@/contract/trade/bid/calc.ts'
import { completenessOf, withBoxName } from '@/contract/trade/bid/coverage.ts'
import { withQuantities } from '@/contract/trade/bid/filled.ts'
import { bidMayBecome } from '@/contract/trade/bid/lifecycle.ts'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import type {
  BidDetail,
  BidInput,
  BidLane,
  BidLaneView,
  BidCommand,
  PastBid,
  SaveBid,
  SavedBid,
  SubmitBid,
} from '@/contract/trade/bid/schemas.ts'
import { MAX_OPTIONS } from '@/contract/trade/bid/values.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, refuseField, stateChanged } from '../../errors.ts'
import { keepFiles, takeFiles } from '../../file/take.ts'
import { ownRateIds } from '../../market/rateSheet/own.ts'
import { planDeadlineSoon } from '../../member/notification/deadline.ts'
import { tellPublisher } from '../../member/notification/news.ts'
import { isAdmitted, knownTender } from '../tender/admission.ts'
import { bidderCount, tenderDetail } from '../tender/view.ts'
import { bodyOf, deadlinePassed, needCertified, ownBid, refuseProblems } from '../../guards.ts'
import { nextNo } from '../../numbers.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { bidDetail, tenderOf } from './view.ts'

/** The open tender to bid on; 4003 for callers who may not, 4030 after the deadline. */
export function tenderToQuote(deps: Deps, caller: Caller, id: string): TenderRow {
  const tender = knownTender(deps, id, caller)
  if (!mayQuote(caller.userType, bodyOf(tender).mode) || tender.companyId === caller.companyId)
    throw notAllowed('wrongUserType')
  if (tender.status !== 'QUOTING') throw deadlinePassed(tenderDetail(deps, tender, caller))
  if (!isAdmitted(deps, tender, caller)) throw notAllowed('notShortlisted')
  return tender
}

const bidOn = (deps: Deps, caller: Caller, tenderId: string, option: number): BidRow | undefined =>
  deps.rows.bids
    .of('tenderId', tenderId)
    .filter((bid) => bid.companyId === caller.companyId && bid.option === option)[0]

/** A new empty bid row of this caller. */
function newBid(deps: Deps, caller: Caller, tenderId: string, option: number): BidRow {
  const now = iso(deps.now())
  return {
    id: newId(deps),
    no: nextNo(deps.rows.bids, 'BJ', deps.now()),
    tenderId,
    companyId: caller.companyId,
    memberId: caller.memberId,
    status: 'DRAFT',
    version: 0,
    option,
    round: 1,
    completeness: 0,
    createdAt: now,
    updatedAt: now,
    history: [],
  }
}

/** The caller's alternative of that number, by default the first; a new row if there is none. */
export function ownOption(deps: Deps, caller: Caller, tenderId: string, wanted: unknown): BidRow {
  const option = typeof wanted === 'number' && wanted >= 1 && wanted <= MAX_OPTIONS ? Math.trunc(wanted) : 1
  return bidOn(deps, caller, tenderId, option) ?? newBid(deps, caller, tenderId, option)
}

/** Saves a draft quote beside the submitted one. */
export function saveBidDraft(deps: Deps, input: SaveBid, caller: Caller): SavedBid {
  const tender = tenderToQuote(deps, caller, input.draft.tenderId)
  const bid = ownOption(deps, caller, tender.id, input.draft['option'])
  const now = iso(deps.now())
  const { attachments, ...rest } = input.draft
  deps.rows.bids.put({
    ...bid,
    sketch: { ...rest, ...(attachments && { attachments: keepFiles(deps, caller, attachments) }) },
    sketchAt: now,
    updatedAt: bid.status === 'DRAFT' ? now : bid.updatedAt,
  })
  planDeadlineSoon(deps, tender.id)
  return { id: bid.id, savedAt: now }
}

/** Calculates a bid's lanes with the tender's rate table. */
export function priceBid(tender: TenderRow, lanes: readonly BidLane[]): BidLaneView[] {
  const body = bodyOf(tender)
  return lanes.map((lane) => {
    const charges = priceLines(lane.charges, tender.rates, body.cargo.value)
    return { ...lane, charges, allIn: allInOf(charges, body.compareCurrency, tender.rates) }
  })
}

/** Submits or revises a bid: a new version with its own receipt. Only before the deadline. */
export function submitBid(deps: Deps, input: SubmitBid, caller: Caller): BidDetail {
  needCertified(caller)
  const tender = tenderToQuote(deps, caller, input.bid.tenderId)
  const body = bodyOf(tender)
  if (input.bid.tenderVersion !== tender.version) throw stateChanged(tenderDetail(deps, tender, caller))
  const bid = ownOption(deps, caller, tender.id, input.bid.option)
  // A request without a version does not know the existing quote: a second tab must not overwrite the first one's.
  if (!bidMayBecome(bid.status, 'SUBMITTED', 'bidder') || (input.version ?? 0) !== bid.version)
    throw stateChanged(bid.body ? bidDetail(deps, bid) : tenderDetail(deps, tender, caller))
  const given = checkedBid(deps, tender, input, caller)
  const fromRates = ownRateIds(deps, caller.companyId, input.rateIds ?? [])
  const submitted = store(deps, tender, { ...bid, fromRates }, withCredit(given, body))
  if (bid.status !== 'SUBMITTED') tellOfBid(deps, tender)
  return bidDetail(deps, submitted)
}

/** What was sent, with its files and quantities; 4001 if a rule speaks against it. */
export function checkedBid(deps: Deps, tender: TenderRow, { bid }: Pick<SubmitBid, 'bid'>, caller: Caller): BidInput {
  const body = bodyOf(tender)
  const attachments = takeFiles(deps, caller, 'BID', bid.attachments, (index) => `attachments.${index}`)
  const given: BidInput = { ...bid, attachments, lanes: withQuantities(bid.lanes, body) }
  checkNames(deps, tender, given)
  refuseBid(deps, body, given)
  return given
}

/** A bid with its credit in the places of its currency; without it on a tender that has no credit. */
function withCredit({ creditOffered, ...bid }: BidInput, { paymentTerm, compareCurrency }: TenderDraft): BidInput {
  if (creditOffered === undefined || !needsCredit(paymentTerm)) return bid
  return { ...bid, creditOffered: roundMoney(creditOffered, compareCurrency) }
}

/** Refuses a bid against which the shared rules speak. */
export function refuseBid(deps: Deps, body: TenderDraft, bid: BidInput): void {
  const { charges, containerTypes } = deps.reference.freight
  const boxCode = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.code ?? isoCode
  const problems = checkBid(bid, body, marketDay(deps.now()), charges)
  refuseProblems(problems.map((problem) => withBoxName(problem, boxCode)))
}

/** Notifies the publisher of a new quote, without its content. */
export function tellOfBid(deps: Deps, tender: TenderRow): void {
  tellPublisher(deps, tender, 'BID_RECEIVED', { count: String(bidderCount(deps, tender.id)) })
}

function checkNames(deps: Deps, tender: TenderRow, input: BidInput): void {
  const asked = new Set(bodyOf(tender).lanes.map((lane) => lane.laneNo))
  input.lanes.forEach((lane, index) => {
    if (!asked.has(lane.laneNo)) throw refuseField(`lanes.${index}.laneNo`, 'field.choice')
    if (lane.carrierScac && !deps.reference.freight.carriers.some((carrier) => carrier.scac === lane.carrierScac))
      throw refuseField(`lanes.${index}.carrierScac`, 'field.choice')
    lane.charges.forEach((line, at) => {
      if (!deps.reference.chargeByCode.has(line.code))
        throw refuseField(`lanes.${index}.charges.${at}.code`, 'field.choice')
    })
  })
}

/** Stores the new version and removes the draft. */
function store(deps: Deps, tender: TenderRow, bid: BidRow, input: BidInput): BidRow {
  const submitted: BidRow = { ...newVersion(deps, tender, bid, input), status: 'SUBMITTED' }
  delete submitted.sketch
  delete submitted.sketchAt
  delete submitted.waiting
  deps.rows.bids.put(submitted)
  return submitted
}

/** A bid with a new version: calculated, with its own receipt; the previous one goes into the history. */
export function newVersion(deps: Deps, tender: TenderRow, bid: BidRow, input: BidInput): BidRow {
  const body = bodyOf(tender)
  const now = iso(deps.now())
  return {
    ...bid,
    version: bid.version + 1,
    round: tender.round,
    body: { ...input, lanes: priceBid(tender, input.lanes) },
    askedLanes: body.lanes,
    allIn: {
      ...bidAllIn(input.lanes, body.compareCurrency, tender.rates, body.cargo.value),
      rateDate: tender.rates.date,
    },
    completeness: completenessOf(input.lanes, body.requiredCharges, body.lanes),
    submittedAt: now,
    receiptNo: `HZ${marketDay(deps.now()).replaceAll('-', '')}-${newId(deps).slice(0, 6).toUpperCase()}`,
    updatedAt: now,
    history: [...asPast(bid), ...bid.history],
  }
}

function asPast({ version, round, submittedAt, receiptNo, allIn, body }: BidRow): PastBid[] {
  if (!submittedAt || !receiptNo || !allIn || !body) return []
  return [
    {
      version,
      round,
      submittedAt,
      receiptNo,
      allIn: { amount: allIn.amount, currency: allIn.currency },
      lanes: body.lanes,
    },
  ]
}

/** SUBMITTED -> WITHDRAWN, before the deadline. */
export function withdrawBid(deps: Deps, input: BidCommand, caller: Caller): BidDetail {
  const bid = ownBid(deps, caller, input.id)
  const tender = tenderOf(deps, bid)
  if (tender.status !== 'QUOTING') throw deadlinePassed(bidDetail(deps, bid))
  if (bid.version !== input.version || !bidMayBecome(bid.status, 'WITHDRAWN', 'bidder'))
    throw stateChanged(bidDetail(deps, bid))
  const withdrawn: BidRow = { ...bid, status: 'WITHDRAWN', updatedAt: iso(deps.now()) }
  deps.rows.bids.put(withdrawn)
  return bidDetail(deps, withdrawn)
}
