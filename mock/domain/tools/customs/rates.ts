import type { RateTable } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'

/** Rate table of the market's current day, as used in quotes of that day. */
export function todayRates({ now }: Deps): RateTable {
  return ratesAt(now())
}
