import { MIN_DWELL_HOURS } from '@/contract/tools/schedule/values.ts'
import { HOUR_MS } from './timetable.ts'
import { isForeign, linksBetween, mayCarry } from './voyages.ts'

/** Ports where containers change ships. */
export const HUBS = [
  'SGSIN',
  'MYPKG',
  'MYTPP',
  'KRPUS',
  'LKCMB',
  'AEJEA',
  'OMSLL',
  'GRPIR',
  'ESALG',
  'MAPTM',
  'EGPSD',
  'PABLB',
  'PAMIT',
  'MXZLO',
  'TGLFW',
  'HKHKG',
  'NLRTM',
  'MTMAR',
  'THLCH',
  'CNSHA',
  'CNNSA',
  'CNYTN',
]
/** A connection may take that many times the fastest direct voyage, and some hours more. */
const MOST_DETOUR = 1.6
const DETOUR_HOURS = 72
/** A ship may leave late and arrive as planned: more than any delay. */
export const LATE_MS = 72 * HOUR_MS

/** Planned time of the fastest direct voyage, ms; none takes `Infinity`, and 0 is what a connection takes at least. */
export const fastestOf = (pol: string, pod: string, none = 0): number => {
  const [first, ...rest] = isForeign(pol, pod) ? linksBetween(pol, pod).map(({ takes }) => takes) : []
  return first === undefined ? none : Math.min(first, ...rest)
}

/** The longest that a connection may take, ms. */
export const mostOf = (pol: string, pod: string): number =>
  fastestOf(pol, pod, Infinity) * MOST_DETOUR + DETOUR_HOURS * HOUR_MS

const hubsKnown = new Map<string, readonly string[]>()

/** Hubs between two ports by which a connection may be in time, the same every week. */
export function hubsOf(pol: string, pod: string): readonly string[] {
  const key = `${pol}${pod}`
  const known = hubsKnown.get(key)
  if (known) return known
  const least = (from: string, to: string): number =>
    Math.min(
      ...linksBetween(from, to)
        .filter(({ service }) => mayCarry(service, from, to))
        .map(({ takes }) => takes),
    )
  const most = mostOf(pol, pod) + LATE_MS
  const hubs = HUBS.filter((hub) => {
    const takes = hub === pol || hub === pod ? Infinity : least(pol, hub) + MIN_DWELL_HOURS * HOUR_MS + least(hub, pod)
    return takes < Infinity && takes <= most
  })
  hubsKnown.set(key, hubs)
  return hubs
}
