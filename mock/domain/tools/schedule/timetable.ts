import serviceData from '../../../seed/data/services.json' with { type: 'json' }
import vesselData from '../../../seed/data/vessels.json' with { type: 'json' }

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

/** One port of a service's rotation. */
export interface Stop {
  port: string
  stayHours: number
  /** To the next port; from the last port to the first of the next round. */
  legHours: number
  /** Nautical miles of that leg. */
  nm: number
  /** From here the ship sails the return voyage. */
  turn?: boolean
}

/** A weekly service; invented, see the data. */
export interface Service {
  code: string
  nameZh: string
  nameEn: string
  /** Trade lane. */
  lane: string
  /** The first one sells the space. */
  operators: string[]
  /** The canal or cape that its ships pass. */
  passage?: 'PANAMA' | 'SUEZ' | 'CAPE'
  reach: 'DEEP_SEA' | 'SHORT_SEA' | 'RIVER'
  outLetter: string
  backLetter: string
  /** Departure of round 0 from the first port, UTC. */
  firstEtd: string
  rotationDays: number
  /** Waiting before the first port. */
  layHours: number
  vesselsNeeded: number
  /** Usual size of its ships. */
  shipTeu: number
  reefers: boolean
  special: boolean
  rotation: Stop[]
}

/** A ship of a service; it sails every round whose number is `place` modulo the number of ships. */
export interface Ship {
  imo: string
  name: string
  service: string
  place: number
  operator: string
  teu: number
  reeferPlugs: number
  voyageBase: number
}

export const SHIPS: readonly Ship[] = vesselData.items
export const SERVICES: ReadonlyMap<string, Service> = new Map(
  (serviceData.items as Service[]).map((service) => [service.code, service]),
)

const shipAt = new Map(SHIPS.map((ship) => [`${ship.service}|${ship.place}`, ship]))

/** The ship of a round. */
export function shipOf({ code, vesselsNeeded }: Service, round: number): Ship {
  const ship = shipAt.get(`${code}|${round % vesselsNeeded}`)
  if (!ship) throw new Error(`Service ${code} lacks a ship`)
  return ship
}

const callsAtPort = new Map<string, { service: Service; call: number }[]>()
for (const service of SERVICES.values())
  service.rotation.forEach(({ port }, call) =>
    callsAtPort.set(port, [...(callsAtPort.get(port) ?? []), { service, call }]),
  )

/** The services that call at a port, with the place of the call in their rotation. */
export const callsAt = (port: string): readonly { service: Service; call: number }[] => callsAtPort.get(port) ?? []

/** Planned times of a call, ms after the departure of its round from the first port; that port is left at 0. */
export interface Planned {
  eta: number
  etd: number
}

const plans = new Map<string, readonly Planned[]>()

/** Planned times of all calls of a round. */
export function planOf(service: Service): readonly Planned[] {
  const known = plans.get(service.code)
  if (known) return known
  const { rotation, layHours } = service
  let at = -((rotation[0]?.stayHours ?? 0) + layHours)
  const plan = rotation.map(({ stayHours, legHours }, call) => {
    const eta = at
    const etd = eta + stayHours + (call === 0 ? layHours : 0)
    at = etd + legHours
    return { eta: eta * HOUR_MS, etd: etd * HOUR_MS }
  })
  plans.set(service.code, plan)
  return plan
}

/** Planned departure of a round from the first port, ms. */
export const startOf = (service: Service, round: number): number => Date.parse(service.firstEtd) + round * WEEK_MS
