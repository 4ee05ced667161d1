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
export function recentActivity(deps: Deps, companyId: string, orders: readonly OrderRow[]): Activity[] {
  const { tenders, bids } = deps.rows
  const newest = newestOf(iso(deps.now()))
  const { mayTake } = newest
  for (const order of orders) if (mayTake(order)) addOrder(deps, newest, order)
  for (const tender of tenders.of('companyId', companyId)) if (mayTake(tender)) addTender(deps, newest, tender)
  for (const bid of bids.of('companyId', companyId)) if (mayTake(bid)) addBid(deps, newest, bid)
  return newest.told()
}

/** What happened when; told of the newest ones only. */
interface Happened {
  at: string
  id: string
  tell: () => Activity
}

/** Takes what happened, and keeps the newest: of years of it most is older than what is known already. */
interface Newest {
  /** Whether something that happened to a row can be among them: nothing has since its last change. */
  mayTake: (row: { updatedAt: string }) => boolean
  add: (at: string | undefined, id: string, tell: (at: string) => Activity) => void
  told: () => Activity[]
}

function newestOf(now: string): Newest {
  let kept: Happened[] = []
  let since = ''
  const cut = () => {
    kept = firstOf(kept, (a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id), ACTIVITY_ITEMS)
    if (kept.length === ACTIVITY_ITEMS) since = kept.at(-1)?.at ?? ''
  }
  return {
    mayTake: ({ updatedAt }) => updatedAt >= since,
    add: (at, id, tell) => {
      if (at === undefined || at > now || at < since) return
      kept.push({ at, id, tell: () => tell(at) })
      if (kept.length >= 2 * ACTIVITY_ITEMS) cut()
    },
    told: () => {
      cut()
      return kept.map(({ tell }) => tell())
    },
  }
}

function addTender(deps: Deps, { add }: Newest, tender: TenderRow): void {
  const { id, no, publishAt, award } = tender
  const told = (kind: ActivityKind) => (at: string) => ({ id, no, title: tenderTitle(deps, tender), kind, at })
  add(publishAt, id, told('TENDER_PUBLISHED'))
  add(award?.awardedAt, id, told('TENDER_AWARDED'))
}

function addBid(deps: Deps, { add }: Newest, bid: BidRow): void {
  const tender = deps.rows.tenders.get(bid.tenderId)
  const { id, no } = bid
  const named = () => ({ id, no, title: tender ? tenderTitle(deps, tender) : '' })
  for (const { submittedAt, allIn } of bid.history)
    add(submittedAt, id, (at) => ({ ...named(), kind: 'BID_SUBMITTED', at, amount: allIn }))
  const won = tender?.award?.winners.some(({ bidId }) => bidId === id) ? partOf(tender, id) : undefined
  add(won?.awardedAt, id, (at) => ({ ...named(), kind: 'BID_WON', at }))
}

function addOrder(deps: Deps, { add }: Newest, order: OrderRow): void {
  const { id, no } = order
  for (const event of order.events) {
    const kind = ORDER_STEPS[event.status]
    if (!kind) continue
    const priced = () => (kind === 'ORDER_PAID' ? listedPrice(deps, order) : {})
    add(event.at, id, (at) => ({ id, no, title: orderTitle(deps, order), kind, at, ...priced() }))
  }
}
