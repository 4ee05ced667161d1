import { isBookable } from '@/contract/market/listing/kinds.ts'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { MARKET_CURRENCY, unitPrices } from '@/contract/market/listing/price.ts'
import { iso } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'
import type { ListingRow } from './row.ts'

/** Prices that a listing came on the market with: dollars all in of one unit of each type. */
export type Published = NonNullable<ListingRow['published']>[number]

/** What a listing asks for one unit of each type, in dollars of a moment. */
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

/** All prices that a listing came on the market with, those of now at the end. The day's rates alone make no new price. */
export function publishedBy({ published = [] }: ListingRow, body: ListingDraft, now: number): Published[] {
  const last = published.at(-1)
  const isSame = last && JSON.stringify(askedAt(body, Date.parse(last.at)).prices) === JSON.stringify(last.prices)
  return isSame ? published : [...published, askedAt(body, now)]
}

/** When a listing got the prices it has. */
export function pricedAt({ published = [], createdAt }: ListingRow): number {
  return Date.parse(published.at(-1)?.at ?? createdAt)
}
