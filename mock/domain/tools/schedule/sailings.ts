import type { Port } from '@/contract/reference/schemas.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { inZone } from '../../zone.ts'
import { hashOf, servicesOf, type Service } from './services.ts'

const DAY_MS = 24 * 3600_000
const FIRST = [
  'AMBER',
  'NORTHERN',
  'CORAL',
  'SILVER',
  'GRAND',
  'PACIFIC',
  'JADE',
  'QUIET',
  'BRIGHT',
  'CEDAR',
  'INDIGO',
  'LUCENT',
]
const SECOND = [
  'HERON',
  'LANTERN',
  'MERIDIAN',
  'COMPASS',
  'HARBOUR',
  'PETREL',
  'ANCHORAGE',
  'CURRENT',
  'TERN',
  'SEXTANT',
  'OSPREY',
]

/** One departure of a weekly line. */
export interface Departure {
  service: Service
  /** Index of the line within the pair. */
  index: number
  /** Days since the epoch. */
  day: number
  /** Milliseconds since the epoch. */
  at: number
}

/** Every departure of a pair within a time span (ms), earliest first. */
export function departuresBetween(pol: Port, pod: Port, from: number, to: number): Departure[] {
  const found: Departure[] = []
  servicesOf(pol, pod).forEach((service, index) => {
    const firstDay = Math.floor(from / DAY_MS)
    for (let day = firstDay + ((((service.weekday - firstDay) % 7) + 7) % 7); day * DAY_MS <= to; day += 7) {
      const at = day * DAY_MS + service.minute * 60_000
      if (at >= from && at <= to) found.push({ service, index, day, at })
    }
  })
  return found.toSorted((a, b) => a.at - b.at)
}

/** Sailing data of one departure. */
export function sailingOf(pol: Port, pod: Port, { service, index, day, at }: Departure): Sailing {
  const week = Math.floor(day / 7)
  const hash = hashOf(`${service.carrierScac}${service.code}${week}`)
  const isDummyVessel = hash % 25 === 0
  const eta = at + service.transitDays * DAY_MS + ((hash >>> 9) % 12) * 3600_000
  return {
    id: `s-${pol.unlocode}-${pod.unlocode}-${index}-${day}`,
    carrierScac: service.carrierScac,
    serviceCode: service.code,
    vesselName: isDummyVessel ? 'TBN' : vesselOf(hash),
    isDummyVessel,
    voyage: voyageOf(hash, week),
    pol: pol.unlocode,
    pod: pod.unlocode,
    etd: inZone(at, pol.timezone),
    eta: inZone(eta, pod.timezone),
    transitDays: service.transitDays,
    transhipments: service.via,
  }
}

/** Vessel name for a hash. */
export function vesselOf(hash: number): string {
  return `${FIRST[hash % FIRST.length] ?? ''} ${SECOND[(hash >>> 5) % SECOND.length] ?? ''}`
}

/** Voyage number in a week. */
export function voyageOf(hash: number, week: number): string {
  return `${String((week % 90) + 10).padStart(3, '0')}${'EWNS'[hash % 4] ?? 'E'}`
}

/** A port by its code or its second code. @throws DomainError 4001 at `field`. */
export function portOf(deps: Deps, code: string, field: string): Port {
  const port =
    deps.reference.portByCode.get(code) ?? deps.reference.freight.ports.find((one) => one.aliases.includes(code))
  if (!port) throw refuseField(field, 'field.unknownPort')
  return port
}
