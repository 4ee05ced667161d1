import type { Activity } from '@/contract/member/center/schemas.ts'
import { ACTIVITY_ITEMS, type ActivityKind } from '@/contract/member/center/values.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
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
  return [
    ...tenders.all((tender) => tender.companyId === companyId).flatMap((tender) => ofTender(deps, tender)),
    ...bids.all((bid) => bid.companyId === companyId).flatMap((bid) => ofBid(deps, bid)),
    ...orders
      .all((order) => order.buyerId === companyId || order.sellerId === companyId)
      .flatMap((order) => ofOrder(deps, order)),
  ]
    .filter((one) => one.at <= now)
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .slice(0, ACTIVITY_ITEMS)
}

function ofTender(deps: Deps, tender: TenderRow): Activity[] {
  const facts = { id: tender.id, no: tender.no, title: tenderTitle(deps, tender) }
  const { publishAt, award } = tender
  return [
    ...(publishAt ? [{ ...facts, kind: 'TENDER_PUBLISHED' as const, at: publishAt }] : []),
    ...(award ? [{ ...facts, kind: 'TENDER_AWARDED' as const, at: award.awardedAt }] : []),
  ]
}

function ofBid(deps: Deps, bid: BidRow): Activity[] {
  const tender = deps.rows.tenders.get(bid.tenderId)
  const facts = { id: bid.id, no: bid.no, title: tender ? tenderTitle(deps, tender) : '' }
  const sent = bid.history.map(({ submittedAt, allIn }) => ({
    ...facts,
    kind: 'BID_SUBMITTED' as const,
    at: submittedAt,
    amount: allIn,
  }))
  const award = tender && partOf(tender, bid.id)
  return award ? [...sent, { ...facts, kind: 'BID_WON' as const, at: award.awardedAt }] : sent
}

function ofOrder(deps: Deps, order: OrderRow): Activity[] {
  return order.events.flatMap(({ status, at }) => {
    const kind = ORDER_STEPS[status]
    const amount = kind === 'ORDER_PAID' ? listedPrice(deps, order) : {}
    return kind ? [{ id: order.id, no: order.no, title: orderTitle(deps, order), kind, at, ...amount }] : []
  })
}
