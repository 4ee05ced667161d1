import type { Money } from '../../../money.ts'
import { isPriced } from '../../../trade/bid/priced.ts'
import type { ChargeLine } from '../../../trade/bid/schemas.ts'
import { isAllInGroup } from '../../../trade/bid/values.ts'
import type { OrderLane } from '../schemas.ts'
import type { ClockTerms } from './clock.ts'
import type { Clock } from './values.ts'

type RateLane = Pick<OrderLane, 'charges' | 'freeTime' | 'boxes'>

/** What was agreed about one clock of a container. */
export interface AgreedClock {
  clock: Clock
  /** The charge whose rate it is. */
  code: string
  terms: ClockTerms
  currency: Money['currency']
}

/** Charges that a clock of containers makes; port storage runs as long as demurrage does. */
const CLOCK_CHARGES = ['DEM', 'DET', 'STO'] as const
type ClockCharge = (typeof CLOCK_CHARGES)[number]
export const isClockCharge = (code: string): code is ClockCharge => CLOCK_CHARGES.some((one) => one === code)

/** The charge whose clock may be claimed together with that of this one. */
export const otherClockCharge = (code: string): ClockCharge | undefined =>
  code === 'DEM' ? 'DET' : code === 'DET' ? 'DEM' : undefined

/** The line about a charge for a container type; a line for the type goes before one for all. */
function lineFor(code: string, { charges }: Pick<RateLane, 'charges'>, isoCode?: string): ChargeLine | undefined {
  const lines = charges.filter((line) => line.code === code)
  return (
    lines.find((line) => line.isoCode !== undefined && line.isoCode === isoCode) ??
    lines.find((line) => line.isoCode === undefined)
  )
}

/** A price of what may arise: outside the all-in price. */
const isRate = (line: ChargeLine | undefined): line is ChargeLine =>
  line !== undefined && isPriced(line) && !isAllInGroup(line.group)

/** The rate per container and day: of the line, else the day rate of the free time where the quote has no line. */
function dayRate(code: ClockCharge, lane: RateLane, isoCode: string): Money | undefined {
  const line = lineFor(code, lane, isoCode)
  if (line === undefined) return code === 'STO' ? undefined : lane.freeTime?.dayRate
  if (!isRate(line) || line.basis !== 'PER_CONTAINER_DAY') return undefined
  return { amount: line.unitPrice, currency: line.currency }
}

/** Whether demurrage and detention of a lane share one free time. */
const isCombined = ({ freeTime }: RateLane): boolean => freeTime?.combinedDays !== undefined

/** Whether demurrage and detention can be claimed together: each has its own clock. */
export const mayClaimBoth = (code: string, lane: RateLane): boolean =>
  otherClockCharge(code) !== undefined && lane.freeTime !== undefined && !isCombined(lane)

/** The clock that a charge makes; with a combined free time one for demurrage and detention. */
export function clockName(code: ClockCharge, lane: RateLane): Clock {
  if (code === 'STO') return 'DEM'
  return isCombined(lane) ? 'COMBINED' : code
}

/** Free days: of storage none are agreed. */
function freeDays(code: ClockCharge, { freeTime }: RateLane): number | undefined {
  if (code === 'STO') return 0
  return freeTime?.combinedDays ?? (code === 'DEM' ? freeTime?.destDemDays : freeTime?.destDetDays)
}

function agreedClock(code: ClockCharge, lane: RateLane, isoCode: string): AgreedClock | undefined {
  const rate = dayRate(code, lane, isoCode)
  const free = freeDays(code, lane)
  if (!rate || free === undefined) return undefined
  const terms = { free, tiers: [{ fromDay: 1, rate: rate.amount }] }
  return { clock: clockName(code, lane), code, terms, currency: rate.currency }
}

/** The agreed clocks of a claim for a container type; undefined unless there is a rate for each. */
export function agreedClocks(
  code: string,
  lane: RateLane,
  { isoCode, both = false }: { isoCode: string; both?: boolean | undefined },
): AgreedClock[] | undefined {
  if (!isClockCharge(code)) return undefined
  const other = both && mayClaimBoth(code, lane) ? otherClockCharge(code) : undefined
  const found = [code, ...(other ? [other] : [])].map((one) => agreedClock(one, lane, isoCode))
  const whole = found.filter((one) => one !== undefined)
  return whole.length === found.length ? whole : undefined
}

/** Whether some container type of a lane has an agreed rate per day for a charge. */
export const hasDayRate = (code: string, lane: RateLane): boolean =>
  lane.boxes.some(({ isoCode }) => agreedClocks(code, lane, { isoCode }) !== undefined)

/** The rate of what may arise and is not counted in days or percent, e.g. hours of waiting. */
export function unitRate(code: string, lane: RateLane): ChargeLine | undefined {
  const line = lineFor(code, lane)
  if (!isRate(line) || line.basis === 'PER_CONTAINER_DAY') return undefined
  return line.basis === 'PERCENT_OF_FREIGHT' || line.basis === 'PERCENT_OF_VALUE' ? undefined : line
}
