import type { Dealings } from '@/contract/member/partner/schemas.ts'
import type { Deps } from '../../deps.ts'
import { wasOnTime } from '../../money/order/ended.ts'
import { winnersOf } from '../../trade/tender/winners.ts'
import type { BidRow, OrderRow, TenderRow } from '../../tradeRows.ts'

/** Everything that happened between an enterprise and each other one, read once. */
export interface History {
  invited: Map<string, number>
  bought: Map<string, Trade>
  sold: Map<string, Trade>
}

/** Quotes of a seller with their tenders of a buyer, and the orders between the two. */
interface Trade {
  bids: { bid: BidRow; tender: TenderRow }[]
  orders: OrderRow[]
}

const add = (map: Map<string, Trade>, id: string): Trade => {
  const found = map.get(id) ?? { bids: [], orders: [] }
  map.set(id, found)
  return found
}

/** What an enterprise did with others: as a buyer and as a seller. */
export function historyOf({ rows }: Deps, companyId: string): History {
  const history: History = { invited: new Map(), bought: new Map(), sold: new Map() }
  for (const tender of rows.tenders.of('companyId', companyId)) {
    if (tender.body?.visibility === 'INVITED' && tender.publishAt !== undefined)
      for (const id of new Set([...(tender.body.invited ?? []), ...(tender.joined ?? [])]))
        history.invited.set(id, (history.invited.get(id) ?? 0) + 1)
    // Before the deadline nobody is told who has quoted.
    if (tender.status !== 'QUOTING' && tender.status !== 'CANCELLED')
      for (const bid of rows.bids.of('tenderId', tender.id))
        if (bid.submittedAt !== undefined) add(history.bought, bid.companyId).bids.push({ bid, tender })
  }
  for (const bid of rows.bids.of('companyId', companyId)) {
    const tender = rows.tenders.get(bid.tenderId)
    if (tender && bid.submittedAt !== undefined) add(history.sold, tender.companyId).bids.push({ bid, tender })
  }
  for (const order of rows.orders.of('buyerId', companyId)) add(history.bought, order.sellerId).orders.push(order)
  for (const order of rows.orders.of('sellerId', companyId)) add(history.sold, order.buyerId).orders.push(order)
  return history
}

/** The figures of a trade. */
export function dealingsOf({ bids, orders }: Trade = { bids: [], orders: [] }): Dealings {
  const tenders = (some: Trade['bids']) => new Set(some.map(({ tender }) => tender.id)).size
  const parts = bids.flatMap(({ bid, tender }) => winnersOf(tender).filter(({ bidId }) => bidId === bid.id))
  const decided = parts.filter(({ status }) => status !== 'WAITING' && status !== 'UNDONE')
  const arrivals = orders.flatMap((order) => wasOnTime(order) ?? [])
  return {
    quoted: tenders(bids),
    awarded: tenders(bids.filter(({ bid, tender }) => winnersOf(tender).some(({ bidId }) => bidId === bid.id))),
    confirmed: decided.filter(({ status }) => status === 'CONFIRMED').length,
    toConfirm: decided.length,
    orders: orders.length,
    onTime: arrivals.filter(Boolean).length,
    arrived: arrivals.length,
  }
}

/** When the two last had to do with each other. */
export function lastContact(...trades: (Trade | undefined)[]): string | undefined {
  return trades
    .flatMap((trade) => [
      ...(trade?.bids.map(({ bid }) => bid.submittedAt ?? '') ?? []),
      ...(trade?.orders.map(({ updatedAt }) => updatedAt) ?? []),
    ])
    .toSorted()
    .at(-1)
}
