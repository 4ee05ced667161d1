import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { CURRENCIES } from '@/contract/money.ts'
import type { Currency, RateTable } from '@/contract/money.ts'

/** The daily exchange rates, or undefined if not loaded. */
export function useDayRates(): RateTable | undefined {
  return useQuery(customsEndpoints.rates, {}, { silent: true }).data
}

/** The currency of an entry, or the default. */
export function currencyOf(entry: string | undefined, other: Currency): Currency {
  return CURRENCIES.find((one) => one === entry) ?? other
}
