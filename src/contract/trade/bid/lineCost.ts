import { Big } from 'big.js'
import type { TransportMode } from '../tender/values.ts'
import type { ChargeInput } from './schemas.ts'
import type { ChargeBasis } from './values.ts'

/** A line as far as its amount depends on it; not a percentage. */
type Priced = Pick<ChargeInput, 'basis' | 'qty' | 'unitPrice' | 'minAmount' | 'breaks'>

/** Whether a line may have a minimum: loose cargo by weight or measurement. TRADE.md 1.1. */
export const takesMinimum = (mode: TransportMode, basis: ChargeBasis): boolean =>
  (mode === 'LCL' || mode === 'AIR') && (basis === 'PER_WM' || basis === 'PER_KG')

/** Whether a price may fall with the weight: air freight a kilogram. */
export const takesBreaks = (mode: TransportMode, basis: ChargeBasis): boolean => mode === 'AIR' && basis === 'PER_KG'

/** A rate of a line: its unit price, which holds from the first kilogram, or that of a weight break. */
interface Step {
  unitPrice: string
  fromKg?: string
}

/** What a line costs, unrounded, and the step that the cost stands on. */
export interface LineCost {
  cost: Big
  unitPrice: string
  /** First weight of the step; absent: the unit price of the line. */
  fromKg?: string
  /** The step is the next one, charged at its first weight because that is cheaper. */
  isRaised: boolean
  /** The minimum of the line is charged instead. */
  isMinimum: boolean
}

const stepsOf = ({ basis, unitPrice, breaks = [] }: Omit<Priced, 'qty'>): Step[] => [
  { unitPrice },
  ...(basis === 'PER_KG' ? breaks : []),
]

/**
 * What a quantity costs at a line's price: the cheaper of its own weight break and of the next one at its first weight,
 * at least the minimum. Everything that computes an amount asks this. TRADE.md 1.1.
 */
export function lineCost(line: Priced): LineCost {
  const steps = stepsOf(line)
  const own = steps.findLastIndex(({ fromKg }) => fromKg === undefined || new Big(line.qty).gte(fromKg))
  const [held = { unitPrice: line.unitPrice }, next] = steps.slice(own)
  const cost = new Big(held.unitPrice).times(line.qty)
  const raised = next?.fromKg === undefined ? undefined : new Big(next.unitPrice).times(next.fromKg)
  const isRaised = raised !== undefined && raised.lt(cost)
  const least = isRaised ? raised : cost
  const isMinimum = line.minAmount !== undefined && new Big(line.minAmount).gt(least)
  return {
    cost: isMinimum ? new Big(line.minAmount ?? 0) : least,
    ...(isRaised && next ? next : held),
    isRaised,
    isMinimum,
  }
}

/** Whether a line has more than one price. */
export const hasSteps = ({ minAmount, breaks }: Pick<Priced, 'minAmount' | 'breaks'>): boolean =>
  minAmount !== undefined || breaks !== undefined

/** Whether the amount of a line is another than its quantity at its unit price: a minimum, or a weight break. */
export function isTaken(line: Priced): boolean {
  const { fromKg, isMinimum } = lineCost(line)
  return isMinimum || fromKg !== undefined
}

/** A line with all its rates changed. */
export function withRates<Line extends Pick<Priced, 'unitPrice' | 'breaks'>>(
  line: Line,
  change: (unitPrice: string) => string,
): Line {
  const { breaks } = line
  return {
    ...line,
    unitPrice: change(line.unitPrice),
    ...(breaks && { breaks: breaks.map((one) => ({ ...one, unitPrice: change(one.unitPrice) })) }),
  }
}

/** A line whose amount stands on a lower rate: the steps for more weight cost no more, those for less stay. */
export function atLowerRate<Line extends Priced>(line: Line, rate: string): Line {
  const { fromKg } = lineCost(line)
  const { breaks } = line
  const capped = (price: string): string => (new Big(price).gt(rate) ? rate : price)
  if (fromKg === undefined) return { ...withRates(line, capped), unitPrice: rate }
  return {
    ...line,
    ...(breaks && {
      breaks: breaks.map((one) =>
        new Big(one.fromKg).gte(fromKg) ? { ...one, unitPrice: capped(one.unitPrice) } : one,
      ),
    }),
  }
}
