import { priceOf } from '@/contract/market/listing/price.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'

/** Typed quantities by box type; '' is none. */
export type Quantities = Readonly<Record<string, string>>

const WHOLE = /^\d{1,4}$/

/** What stands for a thing without a box type among the quantities. */
export const keyOf = ({ isoCode }: { isoCode?: string | undefined }): string => isoCode ?? 'unit'

/** What is ordered: the types of which more than none is typed. */
export function itemsOf({ available }: Pick<ListingDetail, 'available'>, typed: Quantities): Stock[] {
  return available.flatMap((one) => {
    const text = (typed[keyOf(one)] ?? '').trim()
    const qty = WHOLE.test(text) ? Number(text) : 0
    return qty > 0 ? [{ ...(one.isoCode && { isoCode: one.isoCode }), qty }] : []
  })
}

/** Why a typed quantity cannot be ordered. */
export function qtyProblem(text: string, most: number): 'whole' | 'most' | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  if (!WHOLE.test(typed)) return 'whole'
  return Number(typed) > most ? 'most' : undefined
}

/** What a quantity costs all in, in the listing's currency at the rates that came with it; nothing for no quantity. */
export function totalOf(listing: Pick<ListingDetail, 'charges' | 'currency' | 'rates'>, items: readonly Stock[]) {
  return items.length === 0 ? undefined : priceOf(listing, items, listing.rates).allIn
}
