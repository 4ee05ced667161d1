import type { Port } from '@/contract/reference/schemas.ts'
import type { CutOff, ScheduledSailing, SailingLeg } from '@/contract/tools/schedule/schemas.ts'
import { MIN_DWELL_HOURS } from '@/contract/tools/schedule/values.ts'
import type { CutOffCode } from '@/contract/tools/schedule/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { inZone } from '../../zone.ts'
import { legKm } from './hubs.ts'
import { sailingOf, vesselOf, voyageOf, type Departure } from './sailings.ts'
import { hashOf, type Service } from './services.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** A departure with its vessels, terminals, cut-offs and last change, all derived from the departure. */
export function scheduledOf(deps: Deps, pol: Port, pod: Port, departure: Departure): ScheduledSailing {
  const { service, at, day } = departure
  const sailing = sailingOf(pol, pod, departure)
  const hash = hashOf(`${sailing.id}|${service.code}`)
  const legs = legsOf(deps, sailing, departure)
  const changed = changeOf(sailing, hash, pol, at)
  // Every line republishes its schedule daily, at a minute of its own.
  const published = (service.minute % 360) * 60_000
  const updatedAt = Math.floor((deps.now() - published) / DAY_MS) * DAY_MS + published
  return {
    ...sailing,
    legs,
    cutOffs: cutOffsOf(pol, departure, hashOf(`${service.carrierScac}${service.code}${pol.unlocode}`) + (day % 2)),
    boxKinds: [
      'DRY',
      ...(service.takesReefers ? ['REEFER' as const] : []),
      ...(service.takesSpecial ? ['SPECIAL' as const] : []),
    ],
    ...(changed && { changed }),
    updatedAt: iso(updatedAt),
  }
}

/** IMO number: six digits from the vessel's name and their check digit. */
function imoOf(vesselName: string): string {
  const digits = `9${String(hashOf(`imo ${vesselName}`) % 100_000).padStart(5, '0')}`
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (7 - place), 0)
  return `${digits}${sum % 10}`
}

const terminalOf = (service: Service, port: string): string =>
  `T${(hashOf(`${service.carrierScac}${service.code}${port}`) % 4) + 1}`

type Facts = Pick<ScheduledSailing, 'vesselName' | 'isDummyVessel' | 'voyage' | 'pol' | 'pod' | 'etd' | 'eta'>

/** Legs of a departure: the sailing time is split by distance, after deducting the waiting times at the hubs. */
function legsOf(deps: Deps, sailing: Facts, { service, at, day }: Departure): SailingLeg[] {
  const way = [sailing.pol, ...service.via, sailing.pod]
  const zoneOf = (port: string) => deps.reference.portByCode.get(port)?.timezone ?? 'UTC'
  const waits = service.via.map((hub) => (MIN_DWELL_HOURS + 2 + (hashOf(`${service.code}${hub}`) % 29)) * HOUR_MS)
  const total = Date.parse(sailing.eta) - at
  const atSea = total - waits.reduce((sum, wait) => sum + wait, 0)
  const km = legKm(way)
  const allKm = km.reduce((sum, one) => sum + one, 0)
  let leaves = at
  return km.map((length, place) => {
    const [from = '', to = ''] = [way[place], way[place + 1]]
    const isLast = place === km.length - 1
    const hash = hashOf(`${service.carrierScac}${service.code}${place}${Math.floor(day / 7)}`)
    const ship =
      place === 0
        ? sailing
        : { vesselName: vesselOf(hash), isDummyVessel: false, voyage: voyageOf(hash, Math.floor(day / 7)) }
    const comes = isLast ? at + total : leaves + Math.round((atSea * length) / allKm / HOUR_MS) * HOUR_MS
    const leg: SailingLeg = {
      vesselName: ship.vesselName,
      isDummyVessel: ship.isDummyVessel,
      ...(!ship.isDummyVessel && { imo: imoOf(ship.vesselName) }),
      voyage: ship.voyage,
      from,
      to,
      fromTerminal: terminalOf(service, from),
      toTerminal: terminalOf(service, to),
      etd: inZone(leaves, zoneOf(from)),
      eta: inZone(comes, zoneOf(to)),
    }
    leaves = comes + (waits[place] ?? 0)
    return leg
  })
}

/** Cut-offs (and the opening of the terminal), on full hours in port time. */
function cutOffsOf(pol: Port, { at, service }: Departure, hash: number): CutOff[] {
  const customs = 10 + (hash % 9)
  const yard = customs + 6 + (hash % 7)
  const weight = yard + 2 + (hash % 5)
  const papers = weight + 8 + (hash % 17)
  const hours: Partial<Record<CutOffCode, number>> = {
    EFC: 7 * 24,
    ...(service.takesSpecial && { DGC: papers + 24 }),
    DCO: papers,
    VCO: weight,
    ...(service.takesReefers && { RCO: yard + 1 }),
    FCO: yard,
    CUA: customs,
  }
  return Object.entries(hours).map(([code, before]) => ({
    // The keys of the record just above.
    code: code as CutOffCode,
    at: inZone(at - before * HOUR_MS, pol.timezone).replace(/:\d\d:\d\d(?=[+-])/, ':00:00'),
  }))
}

/** One departure in ten has changed since it was first published. */
function changeOf(sailing: ScheduledOf, hash: number, pol: Port, at: number): ScheduledSailing['changed'] {
  if (hash % 10 !== 0) return undefined
  const days = 1 + (hash % 3)
  const kind = Math.floor(hash / 10) % 3
  if (kind === 0) return { field: 'etd', from: inZone(at - days * DAY_MS, pol.timezone) }
  if (kind === 1) {
    const offset = sailing.eta.slice(19)
    const local = new Date(Date.parse(`${sailing.eta.slice(0, 19)}Z`) - days * DAY_MS).toISOString().slice(0, 19)
    return { field: 'eta', from: `${local}${offset}` }
  }
  const before = vesselOf(hash >>> 3)
  return before === sailing.vesselName ? undefined : { field: 'vesselName', from: before }
}
type ScheduledOf = Pick<ScheduledSailing, 'eta' | 'vesselName'>
