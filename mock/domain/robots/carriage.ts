import { MAX_SAILINGS } from '@/contract/trade/bid/carriage/limits.ts'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { ReferenceData } from '../../seed/reference.ts'
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

type Asked = Pick<TenderLane, 'pol' | 'pod' | 'etdFrom' | 'etdTo'>

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
  const start = Date.parse(`${etdFrom}T00:00:00+08:00`)
  const end = Math.min(Date.parse(`${etdTo}T00:00:00+08:00`) + DAY_MS, start + MOST_WEEKS * WEEK_MS)
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
