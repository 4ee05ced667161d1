import { Big } from 'big.js'
import { convert, roundMoney } from '../../money.ts'
import { costOfDays } from '../../money/order/agreedRate/clock.ts'
import { clocksFor, type AgreedClock } from '../../money/order/agreedRate/rates.ts'
import type { Clock } from '../../money/order/agreedRate/values.ts'
import { isRanked } from '../tender/evaluation/rankOn.ts'
import type { CompareColumn, CompareOptions, DemandSide } from './comparison.ts'
import type { BidLaneView } from './schemas.ts'
import { offered } from './share.ts'

type Keeping = Pick<DemandSide, 'lanes' | 'payers' | 'evaluation'>

/** A clock, and on how many containers it runs. */
type Kept = AgreedClock & { qty: number }

/** All-in plus container costs for that many days, in the compare currency; without them if they are not compared. */
export function landedFor(
  allIn: string,
  lanes: readonly BidLaneView[],
  demand: Keeping,
  options: CompareOptions,
): string {
  return withKeeping(allIn, clocksOf(lanes, demand), options)
}

/**
 * Landed price of a compared bid by container days, to find when another bid is cheaper: its lanes are read once, not
 * once a day.
 */
export function landedAfter(column: CompareColumn, demand: Keeping, options: CompareOptions): (days: number) => string {
  const inView = (laneNo: number): boolean => options.laneNo === undefined || laneNo === options.laneNo
  const lanes = column.bid.lanes.filter((lane) => !lane.noQuote && inView(lane.laneNo))
  const clocks = clocksOf(lanes, demand)
  return (days) =>
    withKeeping(column.allIn, clocks, { ...options, daysUsed: days, terminalDays: shareOf(options, days) })
}

/** Days in the terminal of another number of days: as large a part of them. */
const shareOf = ({ daysUsed, terminalDays }: CompareOptions, days: number): number =>
  terminalDays === undefined || daysUsed === 0 ? Math.floor(days / 2) : Math.round((days * terminalDays) / daysUsed)

/** Days of a container in the terminal and outside; half of them if that is not said. TRADE.md 1.3. */
function daysOf({ daysUsed, terminalDays = Math.floor(daysUsed / 2) }: CompareOptions): Record<Clock, number> {
  const inside = Math.min(terminalDays, daysUsed)
  return { DEM: inside, DET: daysUsed - inside, COMBINED: daysUsed }
}

/** The clocks of the containers, none if they are not compared; those on the same terms are one, for most lanes agree. */
function clocksOf(lanes: readonly BidLaneView[], demand: Keeping): Kept[] {
  if (!isRanked(demand, { code: 'DEM', group: 'CONDITIONAL' })) return []
  const found = new Map<string, Kept>()
  for (const lane of lanes) {
    const asked = demand.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    const { boxes } = asked ? offered(lane, asked) : { boxes: [] }
    const rated = { charges: lane.charges, freeTime: lane.freeTime, boxes }
    for (const { isoCode, qty } of boxes)
      for (const clock of clocksFor(rated, isoCode)) {
        const key = JSON.stringify([clock.clock, clock.currency, clock.terms])
        found.set(key, { ...clock, qty: (found.get(key)?.qty ?? 0) + qty })
      }
  }
  return [...found.values()]
}

/** Adds demurrage and detention beyond the free time, at the rates that an addition is held to. */
function withKeeping(allIn: string, clocks: readonly Kept[], options: CompareOptions): string {
  const days = daysOf(options)
  const price = clocks.reduce((sum, { clock, terms, currency, qty }) => {
    const cost = costOfDays(days[clock], terms).times(qty)
    return sum.plus(convert(cost, currency, options.currency, options.rates))
  }, new Big(allIn))
  return roundMoney(price, options.currency)
}
