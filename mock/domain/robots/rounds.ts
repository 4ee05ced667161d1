import { Big } from 'big.js'
import { withRates } from '@/contract/trade/bid/lineCost.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { decide } from '../trade/bid/counter.ts'
import { reconfirmBid } from '../trade/bid/reconfirm.ts'
import { newVersion } from '../trade/bid/submit.ts'
import { DomainError } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { callerFor, isRobotCompany } from './buyers.ts'
import { bodyOf } from '../guards.ts'
import type { TenderRow } from '../tradeRows.ts'

/** A robot's price reduction in a further round, and the counter-offers it accepts. */
const ROUND_CUT = '0.98'
const AGREED_CUT = '0.97'

/** Shortlisted robots quote again soon after a further round has begun. */
export function planRobotRound(deps: Deps, tender: TenderRow, companyIds: readonly string[]): void {
  for (const companyId of companyIds)
    if (isRobotCompany(deps, companyId))
      planJob(deps, 'robotRound', `${tender.id}|${companyId}`, deps.now() + deps.delays.bidderMs)
}

/** Robots react to an amended tender soon after. */
export function planRobotReconfirm(deps: Deps, tender: TenderRow): void {
  for (const bid of deps.rows.bids.of('tenderId', tender.id).filter((one) => one.status === 'NEED_RECONFIRM'))
    if (isRobotCompany(deps, bid.companyId)) planJob(deps, 'robotReconfirm', bid.id, deps.now() + deps.delays.bidderMs)
}

function cheaper(mode: TransportMode, lane: BidLane): BidLane {
  const charges = lane.charges.map((line): ChargeInput => {
    if (line.code !== MAIN_CHARGE[mode] || line.state !== 'QUOTED') return line
    // A rate a kilogram is small: whole units would cut it by much more.
    const digits = line.breaks ? 2 : 0
    return withRates(line, (price) => new Big(price).times(ROUND_CUT).round(digits, Big.roundDown).toFixed())
  })
  return { ...lane, charges }
}

/** A robot lowers its main charge a little in a further round. */
export function robotRound(deps: Deps, target: string): void {
  const [tenderId = '', companyId = ''] = target.split('|')
  const tender = deps.rows.tenders.get(tenderId)
  const [bid] = deps.rows.bids
    .of('tenderId', tenderId)
    .filter((one) => one.companyId === companyId && one.status === 'SUBMITTED')
  if (tender?.status !== 'QUOTING' || !bid?.body || bid.round === tender.round) return
  const { mode } = bodyOf(tender)
  const lanes = bid.body.lanes.map((lane) => cheaper(mode, lane))
  deps.rows.bids.put(newVersion(deps, tender, bid, { ...bid.body, lanes }))
}

/** A robot reconfirms if its quote still answers the demand; else it lets it lapse. */
export function robotReconfirms(deps: Deps, bidId: string): void {
  const bid = deps.rows.bids.get(bidId)
  const tender = bid && deps.rows.tenders.get(bid.tenderId)
  const caller = bid && callerFor(deps, bid.companyId)
  if (!caller || tender?.status !== 'QUOTING') return
  const input = {
    id: bid.id,
    version: bid.version,
    tenderVersion: tender.version,
    requestNo: `robot-${bid.id}-${tender.version}`,
  }
  try {
    reconfirmBid(deps, input, caller)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

/** A robot accepts a counter-offer not far below its price. */
export function robotAnswers(deps: Deps, bidId: string): void {
  const bid = deps.rows.bids.get(bidId)
  if (bid?.counter?.status !== 'OPEN' || !isRobotCompany(deps, bid.companyId)) return
  const least = new Big(bid.allIn?.amount ?? '0').times(AGREED_CUT)
  decide(deps, bid, least.lte(bid.counter.allIn.amount) ? 'ACCEPTED' : 'DECLINED')
}
