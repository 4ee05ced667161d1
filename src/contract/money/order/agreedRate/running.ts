import { roundMoney } from '../../../money.ts'
import type { Money } from '../../../money.ts'
import type { OrderDetail, OrderLane } from '../schemas.ts'
import { clockOf, daysFrom, lastFreeDay, portDay } from './clock.ts'
import type { ClockTerms } from './clock.ts'
import { clocksFor } from './rates.ts'
import { CLOCK_DAYS, DAY_MILESTONES } from './values.ts'
import type { BoxDay, Clock } from './values.ts'

/** A clock of the containers of a type, as the milestones tell it. Days are `YYYY-MM-DD` of the port of discharge. */
export interface BoxClock {
  clock: Clock
  isoCode: string
  /** Free days as quoted. */
  free: number
  from: string
  /** The last day without charge; absent: there is none. */
  freeUntil?: string | undefined
  /** When it stopped; absent: it runs. */
  to?: string | undefined
  /** Days so far, and of them those after the free time. */
  used: number
  over: number
  /** Calendar days from today to the last free day while it runs; negative once that is over. */
  left?: number | undefined
  /** What the days after the free time cost for one container; absent: nothing, or no rate was agreed. */
  cost?: Money | undefined
}

type Told = Pick<OrderDetail, 'lanes' | 'milestones'>

/** The clocks that a free time has, with their free days. */
function freeDaysOf({ freeTime }: OrderLane): readonly [Clock, number][] {
  if (!freeTime) return []
  const { combinedDays, destDemDays, destDetDays } = freeTime
  if (combinedDays !== undefined) return [['COMBINED', combinedDays]]
  return [
    ['DEM', destDemDays],
    ['DET', destDetDays],
  ]
}

/**
 * The container clocks at the destination that have begun, by type and in the order in which they run: nothing before
 * the discharge is reported. Milestones belong to an order and not to a lane, so one of several lanes has none.
 *
 * @param timeZone of the port of discharge, IANA
 * @param now milliseconds
 */
export function boxClocks({ lanes, milestones }: Told, timeZone: string, now: number): BoxClock[] {
  const [lane] = lanes
  if (!lane || lanes.length > 1) return []
  const dayOf = (name: BoxDay): string | undefined => {
    const at = milestones.find(({ code }) => DAY_MILESTONES[name].includes(code))?.at
    return at === undefined ? undefined : portDay(at, timeZone)
  }
  const today = portDay(new Date(now).toISOString(), timeZone)
  const types = [...new Set(lane.boxes.map(({ isoCode }) => isoCode))]
  return freeDaysOf(lane).flatMap(([clock, free]) => {
    const from = dayOf(CLOCK_DAYS[clock].from)
    if (from === undefined) return []
    const to = dayOf(CLOCK_DAYS[clock].to)
    return types.map((isoCode): BoxClock => {
      const agreed = clocksFor(lane, isoCode).find((one) => one.clock === clock)
      const terms = agreed?.terms ?? termsWithoutRate(free, lane)
      const { used, over, cost } = clockOf(from, to ?? today, terms)
      const freeUntil = lastFreeDay(from, terms)
      return {
        clock,
        isoCode,
        free,
        from,
        freeUntil,
        to,
        used,
        over,
        left: to === undefined && freeUntil !== undefined ? daysFrom(today, freeUntil) : undefined,
        cost: agreed && over > 0 ? { amount: roundMoney(cost, agreed.currency), currency: agreed.currency } : undefined,
      }
    })
  })
}

/** How the days are counted where only the free time was quoted. */
function termsWithoutRate(free: number, { freeTime }: OrderLane): ClockTerms {
  return { free, tiers: [], unit: freeTime?.unit, start: freeTime?.start }
}
