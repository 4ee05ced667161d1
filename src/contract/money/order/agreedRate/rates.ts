import type { Money } from '../../../money.ts'
import type { FreeTime } from '../../../trade/bid/carriage/schemas.ts'
import { tiersOf } from '../../../trade/bid/carriage/tiers.ts'
import type { TierClock } from '../../../trade/bid/carriage/values.ts'
import { isPriced } from '../../../trade/bid/priced.ts'
import type { ChargeLine } from '../../../trade/bid/schemas.ts'
import { isAllInGroup } from '../../../trade/bid/values.ts'
import type { OrderLane } from '../schemas.ts'
import type { ClockTerms } from './clock.ts'
import type { Clock } from './values.ts'

/** A quoted lane as far as its rates are concerned. */
export type RateLane = Pick<OrderLane, 'charges' | 'freeTime' | 'boxes'>

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

const TIERS_OF: Record<Clock, TierClock> = { DEM: 'dem', DET: 'det', COMBINED: 'combined' }

/** Storage is not counted by the terms of the free time. */
const NO_TERMS: Pick<FreeTime, 'unit' | 'start' | 'tiers'> = {}

/** What was agreed about a charge's clock: rates by day go before a day rate, a line without a rate rules both out. */
function agreedClock(code: ClockCharge, lane: RateLane, isoCode: string): AgreedClock | undefined {
  const free = freeDays(code, lane)
  if (free === undefined) return undefined
  const clock = clockName(code, lane)
  const { unit, start, tiers } = code === 'STO' ? NO_TERMS : (lane.freeTime ?? NO_TERMS)
  const counted = { free, ...(unit && { unit }), ...(start && { start }) }
  const line = lineFor(code, lane, isoCode)
  const byDay = lane.freeTime && code !== 'STO' ? tiersOf(lane.freeTime, TIERS_OF[clock]) : undefined
  if (tiers && byDay && (line === undefined || isRate(line)))
    return { clock, code, terms: { ...counted, tiers: byDay }, currency: tiers.currency }
  const rate = dayRate(code, lane, isoCode)
  if (!rate) return undefined
  const terms = { ...counted, tiers: [{ fromDay: 1, rate: rate.amount }] }
  return { clock, code, terms, currency: rate.currency }
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

/** Every clock of a container type whose rate is agreed: one of both together, or demurrage and detention. */
export function clocksFor(lane: RateLane, isoCode: string): AgreedClock[] {
  const [dem, det] = (['DEM', 'DET'] as const).map((code) => agreedClock(code, lane, isoCode))
  if (isCombined(lane)) return [dem ?? det].filter((one) => one !== undefined)
  return [dem, det].filter((one) => one !== undefined)
}
