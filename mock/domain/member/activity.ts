import type { Activity } from '@/contract/member/center/schemas.ts'
import { ACTIVITY_ITEMS, type ActivityKind } from '@/contract/member/center/values.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { firstOf } from '../../store/firstOf.ts'
import { iso, type Deps } from '../deps.ts'
import { listedPrice } from '../money/order/settle.ts'
import { partOf } from '../trade/tender/winners.ts'
import { orderTitle } from '../title/orderTitle.ts'
import { tenderTitle } from '../title/tenderTitle.ts'
import type { BidRow, OrderRow, TenderRow } from '../tradeRows.ts'

/** Order statuses shown as activity; the creation of an order is shown as the award. */
const ORDER_STEPS: Partial<Record<OrderStatus, ActivityKind>> = {
  TO_PAY: 'ORDER_CONFIRMED',
  PAID: 'ORDER_PAID',
  CANCELLED: 'ORDER_CLOSED',
  TIMED_OUT: 'ORDER_CLOSED',
}

/** Recent activity of the enterprise and its partners, newest first; nothing in the future of the market clock. */
export function recentActivity(deps: Deps, companyId: string): Activity[] {
  const { tenders, bids, orders } = deps.rows
  const now = iso(deps.now())
  const happened = [
    ...tenders.of('companyId', companyId).flatMap((tender) => ofTender(deps, tender)),
    ...bids.of('companyId', companyId).flatMap((bid) => ofBid(deps, bid)),
    ...orders
      .within({ buyerId: companyId, sellerId: companyId })
      .all()
      .flatMap((order) => ofOrder(deps, order)),
  ].filter((one) => one.at <= now)
  return firstOf(happened, (a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id), ACTIVITY_ITEMS).map(
    ({ told }) => told(),
  )
}

/** What happened when; told of the newest ones only. */
interface Happened {
  at: string
  id: string
  told: () => Activity
}

function ofTender(deps: Deps, tender: TenderRow): Happened[] {
  const { id, no } = tender
  const happened = (kind: ActivityKind, at: string): Happened => ({
    at,
    id,
    told: () => ({ id, no, title: tenderTitle(deps, tender), kind, at }),
  })
  const { publishAt, award } = tender
  return [
    ...(publishAt ? [happened('TENDER_PUBLISHED', publishAt)] : []),
    ...(award ? [happened('TENDER_AWARDED', award.awardedAt)] : []),
  ]
}

function ofBid(deps: Deps, bid: BidRow): Happened[] {
  const tender = deps.rows.tenders.get(bid.tenderId)
  const { id, no } = bid
  const happened = (kind: ActivityKind, at: string, more: Pick<Activity, 'amount'> = {}): Happened => ({
    at,
    id,
    told: () => ({ id, no, title: tender ? tenderTitle(deps, tender) : '', kind, at, ...more }),
  })
  const sent = bid.history.map(({ submittedAt, allIn }) => happened('BID_SUBMITTED', submittedAt, { amount: allIn }))
  const award = tender && partOf(tender, bid.id)
  return award ? [...sent, happened('BID_WON', award.awardedAt)] : sent
}

function ofOrder(deps: Deps, order: OrderRow): Happened[] {
  return order.events.flatMap(({ status, at }) => {
    const kind = ORDER_STEPS[status]
    if (!kind) return []
    const { id, no } = order
    const priced = () => (kind === 'ORDER_PAID' ? listedPrice(deps, order) : {})
    return [{ at, id, told: () => ({ id, no, title: orderTitle(deps, order), kind, at, ...priced() }) }]
  })
}
