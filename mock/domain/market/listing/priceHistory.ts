import { Big } from 'big.js'
import { MARKET_CURRENCY } from '@/contract/market/listing/kinds.ts'
import type { PriceHistory, PriceHistoryQuery } from '@/contract/market/listing/schemas.ts'
import { HISTORY_LEAST, HISTORY_WEEKS } from '@/contract/market/listing/values.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { ListingRow } from './row.ts'
import { whereOf } from './similar.ts'
import { bodyForList } from './listBody.ts'
import { listingDetail } from './view.ts'
import { dayOf, lastMondays, mondayOf } from './weeks.ts'
import { grouped } from '../../grouped.ts'

interface Asked {
  companyId: string
  usd: Big
}

/**
 * Weekly asking prices per unit on the lane of a listing, counted from the listings themselves. A week has figures only
 * if enough sellers published in it; guests get two digits, so that masked prices cannot be derived.
 */
export function priceHistory(deps: Deps, query: PriceHistoryQuery, caller: Caller | undefined): PriceHistory {
  const listing = deps.rows.listings.get(query.id)
  listingDetail(deps, listing, caller)
  if (!listing) throw notFound()
  const isoCodes = bodyForList(listing).stock.flatMap(({ isoCode }) => (isoCode ? [isoCode] : []))
  const isoCode = isoCodes.find((code) => code === query.isoCode) ?? isoCodes[0]
  const isRough = caller === undefined
  const byWeek = askedByWeek(deps, listing, isoCode)
  return {
    currency: MARKET_CURRENCY,
    ...(isoCode && { isoCode }),
    isoCodes,
    isRough,
    weeks: lastMondays(deps.now(), HISTORY_WEEKS).map((monday) => ({
      from: dayOf(monday),
      ...figuresOf(byWeek.get(monday) ?? [], isRough),
    })),
  }
}

function askedByWeek(deps: Deps, listing: ListingRow, isoCode: string | undefined): Map<number, Asked[]> {
  const [kind, where] = whereOf(listing)
  const { mode } = bodyForList(listing)
  const alike = deps.rows.listings.all((row) => {
    if (!row.published) return false
    const [itsKind, its] = whereOf(row)
    return itsKind === kind && its === where && bodyForList(row).mode === mode
  })
  const asked = alike.flatMap(({ companyId, published = [] }) =>
    published.flatMap(({ at, prices }) => {
      const price = prices.find((one) => one.isoCode === isoCode)
      return price ? [{ monday: mondayOf(Date.parse(at)), companyId, usd: new Big(price.usd) }] : []
    }),
  )
  return grouped(asked, ({ monday }) => monday)
}

function figuresOf(asked: readonly Asked[], isRough: boolean): Omit<PriceHistory['weeks'][number], 'from'> {
  const count = asked.length
  const sorted = asked.map(({ usd }) => usd).toSorted((a, b) => a.cmp(b))
  const [low, high] = [sorted[0], sorted.at(-1)]
  const middle = sorted.slice(Math.ceil(count / 2) - 1, Math.floor(count / 2) + 1)
  if (!low || !high || new Set(asked.map(({ companyId }) => companyId)).size < HISTORY_LEAST) return { count }
  const median = middle.reduce((sum, one) => sum.plus(one), new Big(0)).div(middle.length)
  const told = (figure: Big): string => (isRough ? figure.prec(2).toFixed() : roundMoney(figure, MARKET_CURRENCY))
  return { count, median: told(median), low: told(low), high: told(high) }
}
