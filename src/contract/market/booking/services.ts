import type { Problem } from '../../problem.ts'
import { PRICE_MAX } from '../../trade/bid/limits.ts'
import { isPerUnit } from '../../trade/bid/values.ts'
import { checkDecimal } from '../../validation.ts'
import type { ListingCharge, Stock } from '../listing/draft.ts'

type Charges = readonly Pick<ListingCharge, 'code' | 'basis' | 'isoCode' | 'optional'>[]

/** Codes of the optional services of a listing that can be taken with some items: a price of another type is none of them. */
export function servicesFor(charges: Charges, items: readonly Stock[]): string[] {
  const found = charges.filter(
    ({ optional, basis, isoCode }) =>
      optional === true &&
      (!isPerUnit(basis) || isoCode === undefined || items.some((item) => item.isoCode === isoCode)),
  )
  return [...new Set(found.map(({ code }) => code))]
}

/** Whether a service among those taken costs a percentage of what the goods are worth. */
export const needsValue = (charges: Charges, services: readonly string[]): boolean =>
  charges.some(
    ({ optional, basis, code }) => optional === true && basis === 'PERCENT_OF_VALUE' && services.includes(code),
  )

/** The first code that is no optional service of a listing for some items; undefined if each is. */
export function unknownService(services: readonly string[], charges: Charges, items: readonly Stock[]) {
  const known = servicesFor(charges, items)
  const index = services.findIndex((code) => !known.includes(code))
  return index < 0 ? undefined : `services.${index}`
}

/** Problems of the value of the goods, where a service needs it. MARKET 7.1. */
export function checkValue(
  value: { amount?: string | undefined } | undefined,
  charges: Charges,
  services: readonly string[],
): Problem[] {
  const code = needsValue(charges, services) ? checkDecimal(value?.amount, PRICE_MAX) : undefined
  return code ? [{ field: 'shipment.value.amount', code, params: { max: PRICE_MAX, min: 0 } }] : []
}
