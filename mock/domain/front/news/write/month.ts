import { marketDayStart } from '@/contract/marketDay.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { iso, type Deps } from '../../../deps.ts'
import { grouped } from '../../../grouped.ts'
import { INDEX_LANES } from '../../../reference/laneIndex.ts'
import { roundsBetween } from '../../../tools/schedule/announced.ts'
import { roundOf } from '../../../tools/schedule/rounds.ts'
import { DAY_MS, SERVICES } from '../../../tools/schedule/timetable.ts'
import type { NewsFact } from '../row.ts'
import type { NewsDraft } from './draft.ts'

const DECIDED: readonly TenderStatus[] = ['AWARDED', 'CONTRACTED', 'DONE']
/** Pairs are named from two awards on. */
const MOST_PAIRS = 5
/** A ship that arrives within so much of the plan is on time. MARKET 8.4. */
const ON_TIME_MS = DAY_MS

/** Midnight of the first of a month in China; `later` months after a day. */
function firstOf(day: string, later: number): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10)
  return marketDayStart(first)
}

/** The month before a first of the month: awards, busiest pairs, how punctual the services were. MARKET 6.1. */
export function monthDraft(deps: Deps, day: string): NewsDraft {
  const [from, to] = [firstOf(day, -1), firstOf(day, 0)]
  return {
    category: 'MARKET',
    cause: 'MONTH',
    place: iso(from + DAY_MS).slice(0, 7),
    facts: [...awardsOf(deps, iso(from), iso(to)), ...INDEX_LANES.flatMap((lane) => punctuality(lane, from, to))],
    ports: [],
    lanes: [],
  }
}

function awardsOf({ rows }: Deps, from: string, to: string): NewsFact[] {
  const isIn = (at: string | undefined): boolean => at !== undefined && at >= from && at < to
  const published = rows.tenders.count(({ publishAt, status }) => status !== 'CANCELLED' && isIn(publishAt))
  const awarded = rows.tenders.all(({ award, status }) => DECIDED.includes(status) && isIn(award?.awardedAt))
  const old = rows.oldAwards.all(({ at }) => isIn(at))
  const pairs = [...awarded.flatMap(({ body }) => body?.lanes ?? []), ...old].flatMap(({ pol, pod }) =>
    pod ? [`${pol}-${pod}`] : [],
  )
  const busiest = [...grouped(pairs, (pair) => pair)]
    .map(([by, all]): NewsFact => ({ kind: 'COUNT', of: 'PAIR', value: all.length, by }))
    .filter((fact) => valueOf(fact) > 1)
    .toSorted((a, b) => valueOf(b) - valueOf(a) || keyOf(a).localeCompare(keyOf(b)))
    .slice(0, MOST_PAIRS)
  const counted: NewsFact[] = [
    { kind: 'COUNT', of: 'PUBLISHED', value: published },
    { kind: 'COUNT', of: 'AWARDS', value: awarded.length + old.length },
  ]
  return [...counted.filter((fact) => valueOf(fact) > 0), ...busiest]
}

const valueOf = (fact: NewsFact): number => ('value' in fact ? fact.value : 0)
const keyOf = (fact: NewsFact): string => ('by' in fact ? (fact.by ?? '') : '')

/** Calls of a lane's ships that were planned within a time span, ms, and how many came on time. */
function punctuality(lane: string, from: number, to: number): NewsFact[] {
  let [calls, onTime] = [0, 0]
  for (const service of SERVICES.values()) {
    if (service.lane !== lane) continue
    for (const round of roundsBetween(service, from - service.rotationDays * DAY_MS, to))
      for (const { plannedEta, eta, comes } of roundOf(service, round, to)) {
        if (plannedEta < from || plannedEta >= to) continue
        calls++
        if (comes && eta - plannedEta <= ON_TIME_MS) onTime++
      }
  }
  return [
    { kind: 'COUNT', of: 'CALLS', value: calls, by: lane },
    { kind: 'COUNT', of: 'ON_TIME', value: onTime, by: lane },
  ]
}
