import { iso } from '../../../deps.ts'
import { grouped } from '../../../grouped.ts'
import type { AnnouncedEvent } from '../../../tools/schedule/announced.ts'
import { roundOf } from '../../../tools/schedule/rounds.ts'
import { DAY_MS, HOUR_MS, planOf, startOf, WEEK_MS, type Service } from '../../../tools/schedule/timetable.ts'
import type { NewsCause, NewsFact } from '../row.ts'
import type { NewsDraft } from './draft.ts'

/** Days of events that a day of news looks back on: a ship may be late for weeks. */
export const EVENT_DAYS = 42
/** A day may have no room for all that was announced; the next days tell the rest. */
const UNTOLD_DAYS = 3
/** Ships that leave a port late within a week make it a congested one, and the least delay that counts. */
const LEAST_LATE = 3
const LEAST_LATE_MS = 6 * HOUR_MS
/** Most ports named by an article about several services. */
const MOST_PORTS = 12

/** A call that an article is about. */
interface Told {
  service: Service
  round: number
  call: number
  port: string
  /** When the ship was or is to leave, ms. */
  etd: number
}

/** What was announced of ships up to a time, as notices of ports. MARKET 6.1. */
export function callDrafts(events: readonly AnnouncedEvent[], known: number): NewsDraft[] {
  const fresh = events.filter(({ event }) => event.announcedAt > known - UNTOLD_DAYS * DAY_MS)
  return [
    ...[...grouped(fresh.flatMap(omitted), ({ port }) => port)].map(([port, told]) =>
      draftOf('LOST_CALL', port, told, [port]),
    ),
    ...[...grouped(fresh.flatMap(blanked), ({ service }) => service.lane)].map(([lane, told]) =>
      draftOf('BLANK', lane, told, [
        ...new Set(told.flatMap(({ service }) => service.rotation.map((stop) => stop.port))),
      ]),
    ),
    ...[...grouped(lateCalls(events, known), ({ port }) => port)]
      .filter(([, told]) => told.length >= LEAST_LATE)
      .map(([port, told]) => draftOf('CONGESTION', port, told, [port])),
  ]
}

function draftOf(cause: NewsCause, place: string, told: readonly Told[], ports: readonly string[]): NewsDraft {
  return {
    category: 'PORT',
    cause,
    place,
    facts: told.map(({ service: { code }, round, call }): NewsFact => ({ kind: 'CALL', service: code, round, call })),
    ports: ports.slice(0, MOST_PORTS),
    lanes: [...new Set(told.map(({ service }) => service.lane))],
    until: iso(Math.max(...told.map(({ etd }) => etd))),
  }
}

const plannedEtd = (service: Service, round: number, call: number): number =>
  startOf(service, round) + (planOf(service)[call]?.etd ?? 0)

function omitted({ service, round, event }: AnnouncedEvent): Told[] {
  if (event.type !== 'OMISSION') return []
  const { call } = event
  const port = service.rotation[call]?.port ?? ''
  return [{ service, round, call, port, etd: plannedEtd(service, round, call) }]
}

function blanked({ service, round, event }: AnnouncedEvent): Told[] {
  if (event.type !== 'BLANK') return []
  return [{ service, round, call: 0, port: service.rotation[0]?.port ?? '', etd: startOf(service, round) }]
}

/** Calls from which ships were to leave within a week, and will leave late. */
function lateCalls(events: readonly AnnouncedEvent[], known: number): Told[] {
  return events.flatMap(({ service, round, event }) =>
    event.type !== 'DELAY'
      ? []
      : roundOf(service, round, known).flatMap(({ port, plannedEtd: planned, etd, leaves }, call) =>
          leaves && etd - planned >= LEAST_LATE_MS && planned >= known && planned < known + WEEK_MS
            ? [{ service, round, call, port, etd }]
            : [],
        ),
  )
}
