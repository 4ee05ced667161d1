import type { RateTable } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { ratesAt } from '../../rates.ts'

/** The rate table of the market's day, the one that quotes of that day use. */
export function todayRates({ now }: Deps): RateTable {
  return ratesAt(now())
}
