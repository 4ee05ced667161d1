import type { Stock } from '@/contract/market/listing/draft.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'

/** Typed quantities by container type; '' is none. */
export type Quantities = Readonly<Record<string, string>>

const WHOLE = /^\d{1,4}$/

/** Key of a stock line; a fixed key for one without container type. */
export const keyOf = ({ isoCode }: { isoCode?: string | undefined }): string => isoCode ?? 'unit'

/** Ordered items: the types with a quantity above zero. */
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
