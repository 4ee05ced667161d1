import { MARKET_CURRENCY, isBookable } from '@/contract/market/listing/kinds.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { unitPrices } from '@/contract/market/listing/price.ts'
import { iso } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import type { ListingRow } from './row.ts'

/** Prices with which a listing was published: all-in USD per unit of each type. */
export type Published = NonNullable<ListingRow['published']>[number]

/** Asking price of a listing per unit of each type, in USD at a time. */
export function askedAt(body: ListingDraft, at: number): Published {
  const rates = ratesAt(at)
  const prices = isBookable(body.kind) ? unitPrices(body, rates) : []
  return {
    at: iso(at),
    prices: prices.map(({ isoCode, allIn }) => ({
      ...(isoCode && { isoCode }),
      usd: inCurrency(allIn.amount, allIn.currency, MARKET_CURRENCY, rates),
    })),
  }
}

/** All published prices of a listing, the current ones last. A change of exchange rates alone is not a new price. */
export function publishedBy({ published = [] }: ListingRow, body: ListingDraft, now: number): Published[] {
  const last = published.at(-1)
  const isSame = last && JSON.stringify(askedAt(body, Date.parse(last.at)).prices) === JSON.stringify(last.prices)
  return isSame ? published : [...published, askedAt(body, now)]
}

/** When a listing got its current prices. */
export function pricedAt({ published = [], createdAt }: ListingRow): number {
  return Date.parse(published.at(-1)?.at ?? createdAt)
}
