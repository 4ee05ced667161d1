import { useQuery } from '@/api/useQuery.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { CURRENCIES } from '@/contract/money.ts'
import type { Currency, RateTable } from '@/contract/money.ts'

/** The day's exchange rates, or nothing where they did not come. */
export function useDayRates(): RateTable | undefined {
  return useQuery(customsEndpoints.rates, {}, { silent: true }).data
}

/** The currency an entry names, or the given one. */
export function currencyOf(entry: string | undefined, other: Currency): Currency {
  return CURRENCIES.find((one) => one === entry) ?? other
}
