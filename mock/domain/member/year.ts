import type { Month, Year } from '@/contract/member/center/schemas.ts'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import { ofRow } from '../../store/derived.ts'
import { iso, type Deps } from '../deps.ts'
import { grouped } from '../grouped.ts'
import { receiptsOf } from '../money/order/dues.ts'
import { sentBids } from '../trade/bid/sentBids.ts'
import { submittedBids } from '../trade/tender/view.ts'
import type { BidRow, OrderRow } from '../tradeRows.ts'

const MONTHS = 12
const isWon = (bid: BidRow): boolean => bid.status === 'AWARDED' || bid.status === 'CONFIRMED'
const NOT_MADE = new Set<OrderRow['status']>(['TO_CONFIRM', 'CANCELLED', 'TIMED_OUT'])

/** Orders of a month that were made, and what was paid for them. */
interface Made {
  count: number
  paid: Money[]
}

/** By the month `YYYY-MM` of an order. */
const madeIn = ofRow((orders: readonly OrderRow[]): ReadonlyMap<string, Made> => {
  const months = grouped(
    orders.filter(({ status }) => !NOT_MADE.has(status)),
    ({ createdAt }) => createdAt.slice(0, 7),
  )
  const madeOf = (all: readonly OrderRow[]): Made => ({
    count: all.length,
    paid: sumByCurrency(all.flatMap(receiptsOf)),
  })
  return new Map([...months].map(([month, all]) => [month, madeOf(all)]))
})

/** The last twelve months of one enterprise, as buyer and as seller. */
export function yearOf(deps: Deps, companyId: string): Year {
  const names = lastMonths(deps.now())
  const since = names[0] ?? ''
  const published = deps.rows.tenders
    .of('companyId', companyId)
    .filter((tender) => tender.publishAt !== undefined && tender.publishAt >= since)
  const { byMonth: sentIn } = sentBids(deps, companyId)
  const quoted = names.flatMap((month) => sentIn.get(month) ?? [])
  const bought = madeIn(deps.rows.orders.of('buyerId', companyId))
  const sold = madeIn(deps.rows.orders.of('sellerId', companyId))
  const bids = published.reduce((sum, tender) => sum + submittedBids(deps, tender.id).length, 0)
  const publishedIn = byMonth(published, ({ publishAt }) => publishAt)
  const months = names.map((month): Month => {
    const ownBids = sentIn.get(month) ?? []
    return {
      month,
      published: publishedIn(month).length,
      quoted: ownBids.length,
      won: ownBids.filter(isWon).length,
      orders: (bought.get(month)?.count ?? 0) + (sold.get(month)?.count ?? 0),
    }
  })
  return {
    months,
    bought: {
      published: published.length,
      awarded: published.filter((tender) => tender.award !== undefined).length,
      bidsPerTender: published.length === 0 ? 0 : Math.round((bids / published.length) * 10) / 10,
      paid: paidIn(bought, names),
    },
    sold: {
      quoted: quoted.length,
      won: quoted.filter(isWon).length,
      orders: names.reduce((sum, month) => sum + (sold.get(month)?.count ?? 0), 0),
      earned: paidIn(sold, names),
    },
  }
}

/** The names `YYYY-MM` of the last twelve months, oldest first. */
function lastMonths(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: MONTHS }, (_, index) =>
    iso(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - MONTHS + 1 + index, 1)).slice(0, 7),
  )
}

/** Rows by the month of a time of theirs. */
function byMonth<R>(rows: readonly R[], at: (row: R) => string | undefined): (month: string) => R[] {
  const months = grouped(rows, (row) => at(row)?.slice(0, 7))
  return (month) => months.get(month) ?? []
}

/** What was paid in these months, one amount a currency, each as it was due. */
const paidIn = (made: ReadonlyMap<string, Made>, months: readonly string[]): Money[] =>
  sumByCurrency(months.flatMap((month) => made.get(month)?.paid ?? [])).filter(({ amount }) => Number(amount) > 0)
