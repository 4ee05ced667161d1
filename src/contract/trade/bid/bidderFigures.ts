import { Big } from 'big.js'
import { convert, roundMoney, type Currency, type RateTable } from '../../money.ts'
import type { Boxes, TenderLane } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'
import { isPriced } from './priced.ts'
import { lockedQty, partOf, type Demand } from './quantity.ts'
import type { ChargeInput } from './schemas.ts'
import { isAllInGroup } from './values.ts'

type Estimated = Pick<ChargeInput, 'basis' | 'group' | 'isoCode' | 'currency' | 'estimate'>

/** Whether a bidder may estimate a line: a charge of the all-in price that it excludes or bills at cost. TRADE.md 1.1. */
export const takesEstimate = (line: Pick<ChargeInput, 'state' | 'basis' | 'group'>): boolean =>
  isAllInGroup(line.group) &&
  (line.state === 'EXCLUDED' || (line.state === 'QUOTED' && !isPriced(line))) &&
  line.basis !== 'PERCENT_OF_FREIGHT' &&
  line.basis !== 'PERCENT_OF_VALUE'

/** What estimates are counted with. */
interface FigureFrame {
  currency: Currency
  rates: RateTable
  mode: TransportMode
}

/** An estimate times its quantity, in its own currency, unrounded; of a line at cost it is the whole amount. */
export function estimatedCost(line: Estimated, demand: Demand): Big {
  return new Big(line.estimate ?? 0).times(lockedQty(line, demand))
}

/**
 * What a bidder itself expects an open charge to cost for some containers of a lane, in the compare currency, rounded;
 * undefined unless it says so for each of them. An estimate for all containers cannot be split by type.
 */
export function bidderCost(
  lines: readonly Estimated[],
  { boxes, isWhole }: { boxes: readonly Boxes[]; isWhole: boolean },
  asked: TenderLane,
  { currency, rates, mode }: FigureFrame,
): Big | undefined {
  const demand = { ...partOf(asked, [...boxes]), mode }
  const cost = (line: Estimated): Big =>
    new Big(roundMoney(convert(estimatedCost(line, demand), line.currency, currency, rates), currency))
  const whole = lines.find(({ isoCode }) => isoCode === undefined)
  if (whole)
    return whole.estimate === undefined || !(isWhole || whole.basis === 'PER_CONTAINER') ? undefined : cost(whole)
  let sum = new Big(0)
  for (const { isoCode } of boxes) {
    const line = lines.find((one) => one.isoCode === isoCode)
    if (line?.estimate === undefined) return undefined
    sum = sum.plus(cost(line))
  }
  return boxes.length > 0 ? sum : undefined
}
