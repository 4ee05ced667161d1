import type { Page } from '@/contract/page.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import type { SailingQuery, ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { MIN_WINDOW_WEEKS } from '@/contract/tools/schedule/values.ts'
import type { Deps } from '../../deps.ts'
import { pageOf } from '../../list.ts'
import type { Passage } from './passages.ts'
import { departuresBetween, portOf } from './sailings.ts'
import { scheduledOf } from './scheduled.ts'
import { departuresIn, fits, windowOf } from './search.ts'

const DAY_MS = 24 * 3600_000
/** Default length of the period in days. */
const DEFAULT_DAYS = 56
const MOST_DAYS = 120

/** Sailings of a port pair, earliest first: computed from the timetable, so that they never run out. */
export function pageSailings(deps: Deps, query: SailingQuery): Page<ScheduledSailing> {
  const pol = portOf(deps, query.pol, 'pol')
  const pod = portOf(deps, query.pod, 'pod')
  const found = query.from === undefined ? between(deps, pol, pod, query) : searched(deps, pol, pod, query.from, query)
  const { sort } = query
  if (!sort || sort === 'etd') {
    // Only the rows of the page are computed completely.
    const page = pageOf(found, query)
    return { ...page, records: page.records.map((one) => scheduledOf(one, deps.now())) }
  }
  const order = ORDERS[sort]
  const all = found.map((one) => scheduledOf(one, deps.now()))
  return pageOf(
    all.toSorted((a, b) => order(a) - order(b) || Date.parse(a.etd) - Date.parse(b.etd) || a.id.localeCompare(b.id)),
    query,
  )
}

const ORDERS = {
  eta: (one: ScheduledSailing) => Date.parse(one.eta),
  transit: (one: ScheduledSailing) => one.transitDays,
  // The latest yard cut-off comes first.
  cy: (one: ScheduledSailing) => -Date.parse(one.cutOffs.find(({ code }) => code === 'FCO')?.at ?? one.etd),
  co2: (one: ScheduledSailing) => one.co2PerTeu ?? Infinity,
} as const

function searched(deps: Deps, pol: Port, pod: Port, from: string, query: SailingQuery): Passage[] {
  return departuresIn(pol, pod, windowOf(deps, pol, from, query.weeks ?? MIN_WINDOW_WEEKS), query, deps.now())
}

/** Departures in a period, or from now on. */
function between(deps: Deps, pol: Port, pod: Port, query: SailingQuery): Passage[] {
  const { etdFrom, etdTo } = query
  const from = etdFrom ? Date.parse(`${etdFrom}T00:00:00Z`) - 14 * 3600_000 : deps.now()
  const asked = etdTo ? Date.parse(`${etdTo}T00:00:00Z`) + 38 * 3600_000 : from + DEFAULT_DAYS * DAY_MS
  const to = Math.min(asked, from + MOST_DAYS * DAY_MS)
  if (etdFrom === undefined && etdTo === undefined)
    return departuresBetween(pol, pod, from, to, deps.now()).filter((one) => fits(one, query))
  const [first, last] = [from, to].map((ms) => new Date(ms).toISOString().slice(0, 10))
  const window = { first: etdFrom ?? first ?? '', last: etdTo && etdTo < (last ?? '') ? etdTo : (last ?? '') }
  return departuresIn(pol, pod, window, query, deps.now()).filter(({ etd }) => etd >= from && etd <= to)
}
