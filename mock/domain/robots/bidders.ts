import { marketDay } from '../zone.ts'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import { completenessOf } from '@/contract/trade/bid/coverage.ts'
import { isCertified } from '@/contract/member/values.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { iso, newId, type Deps } from '../deps.ts'
import { planJob } from '../jobs.ts'
import { settle } from '../trade/bid/answer.ts'
import { isInvited } from '../trade/tender/admission.ts'
import { partByKey } from '../trade/tender/winners.ts'
import { priceBid, tellOfBid } from '../trade/bid/submit.ts'
import { bodyOf } from '../guards.ts'
import { nextNo } from '../numbers.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { robotCompanies } from './companies.ts'
import { isCreditFrozen, robotLimit, robotOffer } from './credit.ts'
import { inventBid } from './pricing.ts'

const areRobotsOn = (deps: Deps): boolean => deps.rows.market.get('market')?.robots ?? false

/** Certified enterprises for which robots bid and confirm. */
const robotBidders = (deps: Deps): string[] =>
  robotCompanies(deps)
    .filter(({ certification }) => isCertified(certification))
    .map(({ id }) => id)
    .toSorted()

/** Two to four robots quote on a tender within a minute of its opening. */
export function planRobotBids(deps: Deps, tender: TenderRow): void {
  if (!areRobotsOn(deps)) return
  const { mode } = bodyOf(tender)
  const able = robotBidders(deps).filter(
    (id) =>
      id !== tender.companyId && isInvited(tender, id) && mayQuote(deps.rows.companies.get(id)?.userType ?? 1, mode),
  )
  const start = Math.floor(deps.chance.number() * able.length)
  const count = Math.min(able.length, 2 + Math.floor(deps.chance.number() * 3))
  for (let index = 0; index < count; index++) {
    const companyId = able[(start + index * 3) % able.length]
    if (companyId)
      planJob(
        deps,
        'robotBid',
        `${tender.id}|${companyId}`,
        deps.now() + deps.delays.bidderMs * (0.33 + 0.67 * deps.chance.number()),
      )
  }
}

/** A robot quotes, with the same pricing and validation as a user's bid. */
export function robotBids(deps: Deps, target: string): void {
  const [tenderId = '', companyId = ''] = target.split('|')
  const tender = deps.rows.tenders.get(tenderId)
  const has = deps.rows.bids.of('tenderId', tenderId).some((bid) => bid.companyId === companyId)
  if (tender?.status !== 'QUOTING' || has || !areRobotsOn(deps)) return
  const bid = robotBid(deps, tender, companyId, deps.chance.number)
  // No ship leads there.
  if (bid.body?.lanes.every(({ noQuote }) => noQuote)) return
  deps.rows.bids.put(bid)
  tellOfBid(deps, tender)
}

/** A robot's bid; the seed uses it too. */
export function robotBid(deps: Deps, tender: TenderRow, companyId: string, chance: () => number): BidRow {
  const body = bodyOf(tender)
  const input = inventBid(
    { reference: deps.reference, chance, now: deps.now() },
    { id: tender.id, version: tender.version, body },
  )
  const lanes = priceBid(tender, input.lanes)
  const allIn = bidAllIn(input.lanes, body.compareCurrency, tender.rates, body.cargo.value)
  const now = iso(deps.now())
  return {
    id: newId(deps),
    no: nextNo(deps.rows.bids, 'BJ', deps.now()),
    tenderId: tender.id,
    companyId,
    memberId: companyId,
    status: 'SUBMITTED',
    version: 1,
    option: 1,
    round: tender.round,
    body: { ...input, ...robotOffer(body, allIn), lanes },
    askedLanes: body.lanes,
    allIn: { ...allIn, rateDate: tender.rates.date },
    completeness: completenessOf(input.lanes, body.requiredCharges, body.lanes),
    submittedAt: now,
    receiptNo: `HZ${marketDay(deps.now()).replaceAll('-', '')}-${newId(deps).slice(0, 6).toUpperCase()}`,
    createdAt: now,
    updatedAt: now,
    history: [],
  }
}

/** A winning robot confirms after a while; companies with users are left to them. */
export function robotConfirms(deps: Deps, key: string): void {
  const { tender, part } = partByKey(deps, key) ?? {}
  const bid = part && deps.rows.bids.get(part.bidId)
  if (!tender || !bid || part?.status !== 'WAITING' || !areRobotsOn(deps)) return
  const order = deps.rows.orders.get(part.orderId ?? '')
  if (!robotBidders(deps).includes(bid.companyId) || (order && isCreditFrozen(deps, order))) return
  settle(deps, { tender, bid, part }, order && robotLimit(deps, order))
}
