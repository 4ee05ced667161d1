import type { Events, MarketEvent, Since } from '@/contract/member/event/schemas.ts'
import { EVENTS_KEPT } from '@/contract/member/event/values.ts'
import type { Written } from '../../../store/watched.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { isMessageOf } from '../notification/audience.ts'
import { hasReader } from '../notification/notify.ts'
import { newsOf } from './derive.ts'
import type { EventRow } from './row.ts'

/** Events of an enterprise, oldest first. */
const eventsOf = (deps: Deps, companyId: string): EventRow[] =>
  deps.rows.events.of('companyId', companyId).toSorted((a, b) => a.seq - b.seq)

/** Writes the events that the writes of a transaction mean; robots have nobody to read them. Returns the new ones. */
export function writeEvents(deps: Deps, written: readonly Written[]): EventRow[] {
  const made: EventRow[] = []
  const last = new Map<string, number>()
  for (const news of newsOf(deps, written)) {
    const { companyId } = news
    if (!hasReader(deps, companyId)) continue
    const seq = (last.get(companyId) ?? eventsOf(deps, companyId).at(-1)?.seq ?? 0) + 1
    last.set(companyId, seq)
    const row: EventRow = { id: `${companyId}|${seq}`, seq, ...news, at: iso(deps.now()) }
    deps.rows.events.put(row)
    made.push(row)
  }
  for (const [companyId, seq] of last)
    for (const old of deps.rows.events.of('companyId', companyId))
      if (old.seq <= seq - EVENTS_KEPT) deps.rows.events.remove(old.id)
  return made
}

/** A cursor names the market too: after a reset its numbers begin anew. */
const cursorOf = (deps: Deps, seq: number): string =>
  `${(deps.rows.market.get('market')?.seededAt ?? 0).toString(36)}-${seq}`

/** The event as its enterprise reads it. */
const view = (deps: Deps, { seq, ...row }: EventRow): MarketEvent => ({ ...row, id: cursorOf(deps, seq) })

/** The number before the first event from an instant on; undefined if older ones are not kept any more. */
function seqAt(all: readonly EventRow[], ms: number): number | undefined {
  const next = all.findIndex(({ at }) => Date.parse(at) >= ms)
  if (next === 0 && all.length >= EVENTS_KEPT) return undefined
  return next < 0 ? (all.at(-1)?.seq ?? 0) : (all[next]?.seq ?? 1) - 1
}

/** What came for the caller's enterprise after a cursor; `reset` if it is unknown or too old. */
export function eventsSince(deps: Deps, { cursor }: Since, reader: Pick<Caller, 'companyId' | 'memberId'>): Events {
  const { companyId } = reader
  const all = eventsOf(deps, companyId)
  const last = all.at(-1)?.seq ?? 0
  const first = all[0]?.seq ?? 1
  const now = cursorOf(deps, last)
  if (cursor === undefined) return { events: [], cursor: now, reset: false }
  const time = /^@(\d{1,15})$/.exec(cursor)?.[1]
  const named = Number(/-(\d{1,15})$/.exec(cursor)?.[1] ?? -1)
  const isKnown = cursor === cursorOf(deps, named) && named <= last && named >= first - 1
  const seq = time !== undefined ? seqAt(all, Number(time)) : isKnown ? named : undefined
  if (seq === undefined) return { events: [], cursor: now, reset: true }
  // A message is heard of by whom it concerns.
  const isHeard = ({ type, target }: EventRow) => type !== 'MESSAGE' || isMessageOf(deps, target.id, reader)
  const events = all.filter((row) => row.seq > seq && isHeard(row)).map((row) => view(deps, row))
  return { events, cursor: now, reset: false }
}
