import { holdersOf } from '@/contract/trade/bid/holders.ts'
import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { ChargeState } from '@/contract/trade/bid/values.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { ChargeRow } from './quoteForm.ts'

/** Codes of the charges that a row may be part of, the freight of the mode first: it is what usually holds the others. */
export function holdersIn(
  row: ChargeRow,
  rows: readonly ChargeRow[],
  asked: Pick<Demand, 'boxes'>,
  mode: TransportMode,
): string[] {
  const codes = holdersOf(row, rows, asked)
  return codes.toSorted((a, b) => Number(b === MAIN_CHARGE[mode]) - Number(a === MAIN_CHARGE[mode]))
}

/** What a new state changes in a row: one that becomes included is part of the first possible charge until said. */
export function withState(row: ChargeRow, state: ChargeState, [usual = '']: readonly string[]): Partial<ChargeRow> {
  return state === 'INCLUDED' && !row.includedIn ? { state, includedIn: usual } : { state }
}
