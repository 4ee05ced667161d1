import { eventOf, type RoundEvent } from './events.ts'
import { namingLead } from './sailings.ts'
import { DAY_MS, SERVICES, startOf, WEEK_MS, type Service } from './timetable.ts'

/** The longest notice of an event before the departure that it concerns. */
const MOST_NOTICE_MS = 12 * DAY_MS

/** Something that was announced about a round: an event, or the name of its ship. */
export interface Announced {
  service: Service
  round: number
  type: RoundEvent['type'] | 'NAMED'
}

/** An event that was announced of a round. */
export interface AnnouncedEvent {
  service: Service
  round: number
  event: RoundEvent
}

/** Events announced after a time and up to another, ms, in the order of the services. */
export const eventsBetween = (after: number, until: number): AnnouncedEvent[] =>
  [...SERVICES.values()].flatMap((service) => eventsOf(service, after, until))

/** What was announced after a time and up to another, ms, in the order of the services. */
export function announcedBetween(after: number, until: number): Announced[] {
  return [...SERVICES.values()].flatMap((service) => [
    ...eventsOf(service, after, until).map(({ round, event: { type } }) => ({ service, round, type })),
    ...namedBetween(service, after, until),
  ])
}

function eventsOf(service: Service, after: number, until: number): AnnouncedEvent[] {
  return roundsBetween(service, after - service.rotationDays * DAY_MS, until + MOST_NOTICE_MS).flatMap((round) => {
    const event = eventOf(service, round)
    return event && event.announcedAt > after && event.announcedAt <= until ? [{ service, round, event }] : []
  })
}

/** Rounds that leave their first port after a time and up to another, ms. */
export function roundsBetween(service: Service, after: number, until: number): number[] {
  const [first, last] = [after, until].map((ms) => Math.floor((ms - startOf(service, 0)) / WEEK_MS))
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first }, (_, place) => first + 1 + place).filter((round) => round >= 0)
}

/** Rounds whose ship got its name. */
function namedBetween(service: Service, after: number, until: number): Announced[] {
  const lead = namingLead(service.code)
  if (lead === undefined) return []
  return roundsBetween(service, after + lead, until + lead).map((round) => ({ service, round, type: 'NAMED' }))
}

/** Returns what tells whether something announced concerns a sailing: one of its ships sails that round, or ends in it. */
export function concernedBy(announced: readonly Announced[]): (sailingId: string) => boolean {
  const rounds = new Set(
    announced.flatMap(({ service: { code, vesselsNeeded }, round }) => [
      `s-${code}.${round}`,
      `s-${code}.${round - vesselsNeeded}`,
    ]),
  )
  const isHit = (leg: string): boolean => rounds.has(leg.slice(0, leg.indexOf('.', leg.indexOf('.') + 1)))
  // A day looks through all bids and orders; few sailings are named by many.
  const known = new Map<string, boolean>()
  return (id) => {
    const answer = known.get(id) ?? id.split('+').some(isHit)
    known.set(id, answer)
    return answer
  }
}
