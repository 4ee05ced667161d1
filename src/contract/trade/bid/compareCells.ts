import { Big } from 'big.js'
import { roundMoney, type Currency, type Money, type RateTable } from '../../money.ts'
import { inCurrency } from './calc.ts'
import { isTaken } from './lineCost.ts'
import { isPriced } from './priced.ts'
import type { ChargeLine } from './schemas.ts'
import type { EstimateSource } from './values.ts'

/** What a bid says of a charge. `MISSING` is a required charge left blank: it is never zero. */
export type CellState = 'QUOTED' | 'INCLUDED' | 'EXCLUDED' | 'NOT_APPLICABLE' | 'AT_COST' | 'MISSING' | 'NONE'

export interface CompareCell {
  state: CellState
  /** In the compare currency; absent if nothing is priced. */
  amount?: string
  /** The amounts as quoted. */
  original: Money[]
  /** Lines of which a minimum or a weight break was taken. */
  taken?: ChargeLine[]
  /** Charges that an included one is part of, as far as the bid names them. */
  includedIn?: string[]
  /** What the parts without a binding price will cost, in the compare currency. */
  estimate?: string
  /** Where the estimate comes from. */
  source?: EstimateSource
  /** Number of containers that it is for. */
  openBoxes?: number
  /** True if a part has neither a price nor an estimate. */
  unpriced?: true
}
/** Cell of one bid for one charge. */
export function cellOf(
  lines: readonly ChargeLine[],
  elsewhere: boolean,
  required: boolean,
  options: { currency: Currency; rates: RateTable },
): CompareCell {
  const quoted = lines.filter(isPriced)
  if (quoted.length > 0) {
    const sum = quoted.reduce(
      (total, line) => total.plus(inCurrency(line.amount, line.currency, options.currency, options.rates)),
      new Big(0),
    )
    const taken = quoted.filter(isTaken)
    return {
      state: 'QUOTED',
      amount: roundMoney(sum, options.currency),
      original: quoted.map((line) => ({ amount: line.amount, currency: line.currency })),
      ...(taken.length > 0 && { taken }),
    }
  }
  const said = lines[0]?.state
  if (said === 'QUOTED') return { state: 'AT_COST', original: [] }
  if (said) return { state: said, original: [], ...heldBy(said, lines) }
  return { state: required && !elsewhere ? 'MISSING' : 'NONE', original: [] }
}

function heldBy(said: ChargeLine['state'], lines: readonly ChargeLine[]): Pick<CompareCell, 'includedIn'> {
  const codes = [...new Set(lines.flatMap(({ includedIn }) => includedIn ?? []))]
  return said === 'INCLUDED' && codes.length > 0 ? { includedIn: codes } : {}
}

/** Median of the amounts; for an even count the mean of the two middle ones. */
export function median(amounts: readonly string[]): Big | undefined {
  const sorted = amounts.map((amount) => new Big(amount)).toSorted((a, b) => a.cmp(b))
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[sorted.length % 2 === 0 ? middle - 1 : middle]
  return upper && lower ? upper.plus(lower).div(2) : undefined
}
