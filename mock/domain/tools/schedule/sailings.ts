import type { Port } from '@/contract/reference/schemas.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { REFERENCE } from '../../../seed/reference.ts'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { hashOf } from '../../hash.ts'
import { inZone } from '../../zone.ts'
import { passagesBetween, type Passage } from './passages.ts'
import { DAY_MS, HOUR_MS, startOf, WEEK_MS } from './timetable.ts'
import type { Voyage } from './voyages.ts'

/** China is that far ahead of UTC. */
const AHEAD_MS = 8 * HOUR_MS
/** One service in five names its ships only that long before a round. */
const NAMED_MS = 8 * WEEK_MS
export const UNNAMED = 'TBN'

/** The time of which the schedules tell: the start of the day in China. All services publish once a day, then. */
export const knownAt = (now: number): number => Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS

/** Departures of a pair within a time span (ms), as the schedules tell them at `now`, earliest first. */
export const departuresBetween = (pol: Port, pod: Port, from: number, to: number, now: number): Passage[] =>
  passagesBetween(pol.unlocode, pod.unlocode, from, to, knownAt(now))

const zoneOf = (port: string): string => REFERENCE.portByCode.get(port)?.timezone ?? 'UTC'

/** A time, ms, in the zone of a port. */
export const atPort = (ms: number, port: string): string => inZone(ms, zoneOf(port))

/** The ship of a voyage, not yet named long before some rounds. */
export function namedShip(
  { service, ship, round }: Voyage,
  now: number,
): { vesselName: string; isDummyVessel: boolean; imo?: string } {
  const isUnnamed = namesLate(service.code) && startOf(service, round) - knownAt(now) > NAMED_MS
  return isUnnamed
    ? { vesselName: UNNAMED, isDummyVessel: true }
    : { vesselName: ship.name, isDummyVessel: false, imo: ship.imo }
}

/** How long before a round a service names its ship, ms; undefined if all its ships are known. */
export const namingLead = (code: string): number | undefined => (namesLate(code) ? NAMED_MS : undefined)

/** Whether a service names its ships late. */
const namesLate = (code: string): boolean => hashOf(`unnamed|${code}`) % 5 === 0

/** A passage as the schedules tell it at `now`. */
export function sailingOf(passage: Passage, now: number): Sailing {
  const { id, legs, pol, pod, etd, eta, via, transitDays } = passage
  const [{ service, voyage }] = legs
  const { vesselName, isDummyVessel } = namedShip(legs[0], now)
  return {
    id,
    carrierScac: carrierOf(passage),
    serviceCode: service.code,
    vesselName,
    isDummyVessel,
    voyage,
    pol,
    pod,
    etd: atPort(etd, pol),
    eta: atPort(eta, pod),
    transitDays,
    transhipments: via,
  }
}

/** A departure as bids, listings and orders name it. */
export function pickOf(passage: Passage, now: number): SailingPick {
  const { id, vesselName, voyage, etd, eta } = sailingOf(passage, now)
  return { id, vessel: vesselName, voyage, etd, eta }
}

/** The carrier that sells a passage: the first operator of its first service. */
export const carrierOf = ({ legs: [{ service }] }: Passage): string => service.operators[0] ?? ''

/** A port by its code or its second code. @throws DomainError 4001 at `field`. */
export function portOf(deps: Deps, code: string, field: string): Port {
  const port =
    deps.reference.portByCode.get(code) ?? deps.reference.freight.ports.find((one) => one.aliases.includes(code))
  if (!port) throw refuseField(field, 'field.unknownPort')
  return port
}
