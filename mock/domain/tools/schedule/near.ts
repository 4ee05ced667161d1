import type { Port } from '@/contract/reference/schemas.ts'
import type { NearQuery, NearSailings } from '@/contract/tools/schedule/schemas.ts'
import { MAX_AHEAD_WEEKS, NEAR_KM } from '@/contract/tools/schedule/values.ts'
import { kmBetween } from '../../market/listing/places.ts'
import type { Deps } from '../../deps.ts'
import { inZone } from '../../zone.ts'
import { HUBS } from './hubs.ts'
import { isServed } from './passages.ts'
import { portOf } from './sailings.ts'
import { dayAfter, departuresIn, windowOf, type Window, type Wish } from './search.ts'

const STEP_DAYS = 14
const MOST_PORTS = 6
const FILTERS = ['carrierScac', 'maxTranshipments', 'isoCode'] as const

/**
 * Near matches of a search: two weeks earlier and later, nearby ports at either end, one filter less; only those with
 * results.
 */
export function nearSailings(deps: Deps, query: NearQuery): NearSailings {
  const [pol, pod] = [portOf(deps, query.pol, 'pol'), portOf(deps, query.pod, 'pod')]
  const window = windowOf(deps, pol, query.from, query.weeks)
  return {
    windows: otherWindows(deps, pol, pod, query),
    ports: otherPorts(deps, pol, pod, window, query),
    relaxed: FILTERS.filter((name) => query[name] !== undefined)
      .map((without) => ({ without, count: countOf(deps, pol, pod, window, { ...query, [without]: undefined }) }))
      .filter(({ count }) => count > 0),
  }
}

/** Number of departures that can still be booked. */
function countOf(deps: Deps, pol: Port, pod: Port, window: Window, wish: Wish): number {
  return departuresIn(pol, pod, window, wish, deps.now()).filter(({ etd }) => etd > deps.now()).length
}

function otherWindows(deps: Deps, pol: Port, pod: Port, query: NearQuery): NearSailings['windows'] {
  const today = inZone(deps.now(), pol.timezone).slice(0, 10)
  return [-STEP_DAYS, STEP_DAYS]
    .map((days) => dayAfter(query.from, days))
    .map((from) => (from < today ? today : from))
    .filter((from) => from !== query.from && from <= dayAfter(today, MAX_AHEAD_WEEKS * 7))
    .map((from) => {
      const last = dayAfter(from, query.weeks * 7 - 1)
      return { from, count: countOf(deps, pol, pod, { first: from, last }, query) }
    })
    .filter(({ count }) => count > 0)
}

function otherPorts(deps: Deps, pol: Port, pod: Port, window: Window, wish: Wish): NearSailings['ports'] {
  const kmFrom = (port: Port) =>
    deps.reference.freight.ports
      .filter(({ unlocode }) => unlocode !== port.unlocode)
      .map((other) => ({ other, km: Math.round(kmBetween(port, other)) }))
      .toSorted((a, b) => a.km - b.km || a.other.unlocode.localeCompare(b.other.unlocode))
  const counted = ({ from, to, km }: { from: Port; to: Port; km: number }) => ({
    pol: from.unlocode,
    pod: to.unlocode,
    km,
    count: countOf(deps, from, to, window, wish),
  })
  const [fromPol, fromPod] = [
    kmFrom(pol).map(({ other, km }) => ({ from: other, to: pod, km })),
    kmFrom(pod).map(({ other, km }) => ({ from: pol, to: other, km })),
  ]
  const beside = [...fromPol, ...fromPod]
    .filter(({ km }) => km <= NEAR_KM)
    .map(counted)
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.km - b.km || a.pol.localeCompare(b.pol) || a.pod.localeCompare(b.pod))
  if (isServed(pol.unlocode, pod.unlocode)) return beside.slice(0, MOST_PORTS)
  // Where nothing leads, the nearest hub at either end is offered as well.
  const hubs = [
    fromPol.filter(({ from, km }) => HUBS.includes(from.unlocode) && km > NEAR_KM),
    fromPod.filter(({ to, km }) => HUBS.includes(to.unlocode) && km > NEAR_KM),
  ].flatMap((pairs) => firstCounted(pairs, counted))
  return [...beside.slice(0, MOST_PORTS - hubs.length), ...hubs]
}

/** The first pair that has departures. */
function firstCounted<Pair>(
  pairs: readonly Pair[],
  counted: (pair: Pair) => NearSailings['ports'][number],
): NearSailings['ports'] {
  for (const pair of pairs) {
    const one = counted(pair)
    if (one.count > 0) return [one]
  }
  return []
}
