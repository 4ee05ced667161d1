import { marketDayStart } from '@/contract/marketDay.ts'
import { MAX_SAILINGS } from '@/contract/trade/bid/carriage/limits.ts'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { ReferenceData } from '../../seed/reference.ts'
import { flightDays, trainBetween } from '../reference/overland.ts'
import { directBetween, passagesBetween, type Passage } from '../tools/schedule/passages.ts'
import { carrierOf, knownAt, pickOf } from '../tools/schedule/sailings.ts'

const DAY_MS = 86_400_000
/** Of a long period, sailings of the first weeks are named only. */
const MOST_WEEKS = 4
const WEEK_MS = 7 * DAY_MS
/** Sailings named by a robot. */
const MOST_NAMED = 2

/** How a lane is sailed: carrier, service, route, transit time, and the sailings that have exactly these. */
export type Carriage = Pick<BidLane, 'carrierScac' | 'service' | 'direct' | 'via' | 'transitDays' | 'sailings'>

/** Context of an invented bid: reference lists, random source, market time (ms). */
export interface Inventing {
  reference: ReferenceData
  /** From 0 (inclusive) to 1 (exclusive). */
  chance: () => number
  now: number
  /** Time until which the schedules are known, ms; now if absent. */
  known?: number
}

type Asked = Pick<TenderLane, 'pol' | 'pod' | 'etdFrom' | 'etdTo'>

/**
 * Carrier, route and time of a bid: by sea those of a sailing; by air, train or truck without a carrier of the list,
 * which are ocean carriers. Undefined if no ship or train leads there.
 */
export function carriedBy(env: Inventing, mode: TransportMode, lane: TenderLane, speed: number): Carriage | undefined {
  const draw = env.chance()
  const wantsDirect = lane.directOnly || env.chance() < 0.7
  if ((mode === 'FCL' || mode === 'LCL') && lane.pod) {
    const { now, known = now } = env
    return carriageOf(env.reference, lane, { now: known, draw, wantsDirect })
  }
  const days = landDays(mode, lane)
  if (!days) return undefined
  const [least, most] = days
  return { direct: true, via: [], transitDays: least + Math.floor(speed * (most - least + 1)), sailings: [] }
}

/** Least and most days by air, road or rail; undefined if no train goes there. */
function landDays(mode: TransportMode, { pol, pod }: TenderLane): readonly [number, number] | undefined {
  if (mode === 'AIR') return flightDays(pol, pod)
  if (mode === 'TRUCK') return [1, 2]
  return trainBetween(pol, pod)?.days
}

/**
 * A way by sea on a lane from the schedules as known at `now`, within the wanted days of departure if a ship leaves then,
 * else later; direct if wanted and possible. `draw`, from 0 to 1, chooses. Undefined if no ship leads there.
 */
export function carriageOf(
  reference: ReferenceData,
  { pol, pod, etdFrom, etdTo }: Asked,
  { now, draw, wantsDirect }: { now: number; draw: number; wantsDirect: boolean },
): Carriage | undefined {
  const [from, to] = [reference.portByCode.get(pol), reference.portByCode.get(pod ?? '')]
  if (!from || !to) return undefined
  const start = marketDayStart(etdFrom)
  const end = Math.min(marketDayStart(etdTo) + DAY_MS, start + MOST_WEEKS * WEEK_MS)
  const within = (last: number) => [pol, to.unlocode, start, last, knownAt(now)] as const
  const straight = wantsDirect ? directBetween(...within(end)) : []
  // Connections are sought in one week after the other, because each costs more than all direct voyages.
  const weeks = Array.from({ length: MOST_WEEKS }, (_, place) => start + (place + 1) * WEEK_MS)
  const found = straight.length > 0 ? straight : firstOf(weeks, (last) => passagesBetween(...within(last)))
  const wanted = found.filter(({ etd }) => etd <= end)
  const choice = wanted.length > 0 ? wanted : found
  const picked = choice[Math.floor(draw * choice.length)]
  if (!picked) return undefined
  const alike = wanted.filter((one) => isAlike(one, picked)).slice(0, Math.min(MOST_NAMED, MAX_SAILINGS))
  return {
    carrierScac: carrierOf(picked),
    service: picked.legs[0].service.code,
    direct: picked.via.length === 0,
    via: picked.via,
    transitDays: picked.transitDays,
    sailings: alike.map((one) => pickOf(one, now)),
  }
}

/** The first answer that is not empty. */
function firstOf(weeks: readonly number[], find: (last: number) => Passage[]): Passage[] {
  for (const week of weeks) {
    const found = find(week)
    if (found.length > 0) return found
  }
  return []
}

/** The same services and the same transit time. */
const isAlike = (one: Passage, other: Passage): boolean =>
  one.transitDays === other.transitDays &&
  one.legs.length === other.legs.length &&
  one.legs.every(({ service, pod }, place) => service === other.legs[place]?.service && pod === other.legs[place]?.pod)
