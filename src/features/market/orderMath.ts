import { Big } from 'big.js'
import { linesFor } from '@/contract/listing/price.ts'
import type { Stock } from '@/contract/listing/draft.ts'
import type { ListingDetail } from '@/contract/listing/schemas.ts'
import { isAllInGroup } from '@/contract/bid/values.ts'
import { roundMoney } from '@/contract/money.ts'
import type { Currency, Money } from '@/contract/money.ts'

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

/**
 * What a quantity costs, in each currency of its charges, rounded line by line; a share of the freight is taken in the
 * freight's own currencies. One amount in one currency is fixed with the order, at the rates of that moment.
 */
export function totalsOf({ charges }: Pick<ListingDetail, 'charges'>, items: readonly Stock[]): Money[] {
  if (items.length === 0) return []
  const lines = linesFor(charges, items).filter(
    ({ state, basis, group }) => state === 'QUOTED' && basis !== 'AT_COST' && isAllInGroup(group),
  )
  const sums = new Map<Currency, Big>()
  const add = (currency: Currency, amount: Big) =>
    sums.set(currency, (sums.get(currency) ?? new Big(0)).plus(roundMoney(amount, currency)))
  const plain = lines.filter(({ basis }) => !basis.startsWith('PERCENT'))
  for (const line of plain) add(line.currency, new Big(line.unitPrice).times(line.qty))
  for (const share of lines.filter(({ basis }) => basis === 'PERCENT_OF_FREIGHT'))
    for (const line of plain.filter(({ group }) => group === 'FREIGHT'))
      add(line.currency, new Big(line.unitPrice).times(line.qty).times(share.unitPrice).div(100))
  return [...sums].map(([currency, sum]) => ({ amount: roundMoney(sum, currency), currency }))
}
