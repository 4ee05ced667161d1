import { marketDayStart } from '@/contract/marketDay.ts'
import { SOURCES } from '../../../../seed/news/names.ts'
import { iso, type Deps } from '../../../deps.ts'
import { eventsBetween, type AnnouncedEvent } from '../../../tools/schedule/announced.ts'
import { knownAt } from '../../../tools/schedule/sailings.ts'
import { marketDay } from '../../../zone.ts'
import { limitPinned } from '../pin.ts'
import type { NewsCause, NewsFact, NewsRow } from '../row.ts'
import { calendarDrafts } from './calendar.ts'
import { callDrafts, EVENT_DAYS } from './calls.ts'
import type { NewsDraft } from './draft.ts'
import { monthDraft } from './month.ts'
import { quietDraft, weekDrafts } from './weekAhead.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Articles a day at most; on the index's day some are left to it. MARKET 6.3. */
export const MOST_A_DAY = 4
const MOST_ON_FRIDAY = 2
const FRIDAY = 5
const MONDAY = 1
/** The first article comes out at half past eight in China, the next ones a little later. */
const FIRST_MS = 8.5 * 60 * MINUTE_MS
const APART_MS = 20 * MINUTE_MS
/** Equal cause and place within so many days: the former article is updated. What it told is not told again for longer. */
const SAME_DAYS = 7
const TOLD_DAYS = 10

const SOURCE_OF: Record<NewsCause, keyof typeof SOURCES> = {
  INDEX: 'INDEX',
  LOST_CALL: 'SCHEDULES',
  BLANK: 'SCHEDULES',
  CONGESTION: 'SCHEDULES',
  WEEK_AHEAD: 'MARKET',
  MONTH: 'MARKET',
  HOLIDAY: 'CALENDAR',
  NOTICE: 'DESK',
}

/** Source of an article, in both languages. */
export function sourceOf(cause: NewsCause, category: NewsRow['category']): Pick<NewsRow, 'sourceZh' | 'sourceEn'> {
  const [sourceZh, sourceEn] = SOURCES[category === 'PLATFORM' ? 'PLATFORM' : SOURCE_OF[cause]]
  return { sourceZh, sourceEn }
}

/** Writes the news of the day. */
export function writeToday(deps: Deps): void {
  const known = knownAt(deps.now())
  writeNews(deps, eventsBetween(known - EVENT_DAYS * DAY_MS, known))
}

/**
 * Writes the news of a day of the market from what was announced of ships in the weeks before, what is counted, and what
 * is in the calendar. MARKET 6.
 */
export function writeNews(deps: Deps, events: readonly AnnouncedEvent[]): void {
  const now = deps.now()
  const day = marketDay(now)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const most = weekday === FRIDAY ? MOST_ON_FRIDAY : MOST_A_DAY
  let written = 0
  const write = (draft: NewsDraft): void => {
    if (draft.facts.length === 0) return
    const formers = formersOf(deps, draft, now)
    const told = new Set(formers.flatMap(({ row }) => (row.facts ?? []).map(keyOf)))
    const fresh = draft.facts.filter((fact) => !told.has(keyOf(fact)))
    if (fresh.length === 0) return
    const [former] = formers.filter(({ age }) => age <= SAME_DAYS)
    if (former) put(deps, updated(former.row, draft, fresh, now))
    else if (written < most) {
      put(deps, articleOf(draft, day, marketDayStart(day) + FIRST_MS + written * APART_MS))
      written++
    }
  }
  for (const draft of draftsOf(deps, events, day, weekday)) write(draft)
  if (written === 0 && weekday >= MONDAY && weekday < FRIDAY) write(quietDraft(deps, knownAt(now), weekday))
}

/** What a day could tell; the calendar does not wait, ships that leave out a port are told the next day. */
function draftsOf(deps: Deps, events: readonly AnnouncedEvent[], day: string, weekday: number): NewsDraft[] {
  const known = knownAt(deps.now())
  return [
    ...calendarDrafts(day),
    ...(day.endsWith('-01') ? [monthDraft(deps, day)] : []),
    ...callDrafts(events, known),
    ...(weekday === MONDAY ? weekDrafts(deps, known) : []),
  ]
}

const keyOf = (fact: NewsFact): string => JSON.stringify(fact)
const idOf = ({ cause, place }: NewsDraft, day: string): string => `n${cause}-${place}-${day.replaceAll('-', '')}`

/** Articles of the same cause and place in the days before, the newest first, with their age in days. */
function formersOf({ rows }: Deps, draft: NewsDraft, now: number): { row: NewsRow; age: number }[] {
  return Array.from({ length: TOLD_DAYS + 1 }, (_, age) => age).flatMap((age) => {
    const row = rows.news.get(idOf(draft, marketDay(now - age * DAY_MS)))
    return row ? [{ row, age }] : []
  })
}

function articleOf(draft: NewsDraft, day: string, at: number): NewsRow {
  return {
    ...draft,
    id: idOf(draft, day),
    status: 'PUBLISHED',
    ...sourceOf(draft.cause, draft.category),
    publishedAt: iso(at),
    pinned: draft.until !== undefined,
    views: 0,
  }
}

function updated(row: NewsRow, draft: NewsDraft, fresh: readonly NewsFact[], now: number): NewsRow {
  const both = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])]
  const until = [row.until, draft.until].flatMap((one) => one ?? []).toSorted()
  const last = until.at(-1)
  return {
    ...row,
    facts: [...(row.facts ?? []), ...fresh],
    ports: both(row.ports, draft.ports),
    lanes: both(row.lanes, draft.lanes),
    ...(last && { until: last, pinned: true }),
    updatedAt: iso(now),
  }
}

function put(deps: Deps, row: NewsRow): void {
  deps.rows.news.put(row)
  if (row.pinned) limitPinned(deps, row.category)
}
