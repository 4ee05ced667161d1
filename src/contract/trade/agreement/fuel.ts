import { Big } from 'big.js'
import type { FuelQuarter } from '../../reference/fuel/schemas.ts'
import type { ChargeInput } from '../bid/schemas.ts'
import type { FuelLink } from '../tender/term/schemas.ts'
import { FUEL_CAP_PCT } from '../tender/term/values.ts'

/** TEU of a container by the length that its ISO 6346 code begins with: 20, 45 or 40 feet. */
export function teuOfCode(isoCode: string): number {
  if (isoCode.startsWith('2')) return 1
  return isoCode.startsWith('L') ? 2.25 : 2
}

/** What a surcharge costs a container for departures from a day on. */
export interface FuelStep {
  from: string
  price: string
}

/**
 * A surcharge quarter by quarter: the agreed price, and `factor` tonnes a TEU of what fuel has risen or fallen since
 * the agreed level; whole units, and at most a quarter away from the quarter before. TRADE part 4.
 */
export function fuelSteps(
  agreed: string,
  { factor, base }: Pick<FuelLink, 'factor' | 'base'>,
  teu: number,
  quarters: readonly FuelQuarter[],
): FuelStep[] {
  let before = new Big(agreed)
  return quarters.map(({ from, average }) => {
    const wanted = new Big(agreed).plus(new Big(factor).times(teu).times(new Big(average).minus(base)))
    const part = before.times(FUEL_CAP_PCT).div(100)
    const [least, most] = [before.minus(part).round(0, Big.roundUp), before.plus(part).round(0, Big.roundDown)]
    const whole = wanted.round(0, Big.roundHalfUp)
    before = whole.lt(least) ? least : whole.gt(most) ? most : whole
    return { from, price: before.toFixed() }
  })
}

/** A lane whose surcharge follows the price of fuel. */
export interface FuelLane {
  boxes: readonly { isoCode: string }[]
  charges: readonly ChargeInput[]
}

/** Whether a line follows the price of fuel: a quoted price a container. Decision 0053. */
export const followsFuel = (link: FuelLink, { code, state, basis }: ChargeInput): boolean =>
  code === link.code && state === 'QUOTED' && basis === 'PER_CONTAINER'

/**
 * Lines of a lane at the price of fuel that was known on a day. One price for all containers becomes one a type,
 * because a longer one burns more.
 */
export function atFuelPrice(
  { boxes, charges }: FuelLane,
  link: FuelLink,
  quarters: readonly FuelQuarter[],
  knownOn: string,
): ChargeInput[] {
  const types = [...new Set(boxes.map(({ isoCode }) => isoCode))]
  return charges.flatMap((line) => {
    if (!followsFuel(link, line)) return [line]
    return (line.isoCode === undefined ? types : [line.isoCode]).map((isoCode) => {
      const steps = fuelSteps(line.unitPrice, link, teuOfCode(isoCode), quarters)
      const held = steps.findLast(({ from }) => from <= knownOn)
      return { ...line, isoCode, unitPrice: held?.price ?? line.unitPrice }
    })
  })
}
