import type { ShipPosition } from '@/contract/tools/schedule/views/schemas.ts'
import { roundOf, type Call } from '../rounds.ts'
import { atPort } from '../sailings.ts'
import { SERVICES, startOf, WEEK_MS, type Service, type Ship } from '../timetable.ts'

/** The service of a ship. */
export function serviceOf({ service: code }: Ship): Service {
  const service = SERVICES.get(code)
  if (!service) throw new Error(`No service ${code}`)
  return service
}

/** The round that a ship sails at a time: the last one to whose first port it has come, as known then; ms. */
export function currentRound(service: Service, { place }: Ship, now: number, known: number): number {
  const { vesselsNeeded } = service
  const latest = Math.floor((now - startOf(service, 0)) / WEEK_MS) + vesselsNeeded
  let round = latest - ((((latest - place) % vesselsNeeded) + vesselsNeeded) % vesselsNeeded)
  while (round > place && (roundOf(service, round, known)[0]?.eta ?? 0) > now) round -= vesselsNeeded
  return Math.max(round, place)
}

/** Where the timetable has a ship at a time: exactly one place. MARKET 8.5. */
export function positionOf(ship: Ship, now: number, known: number): ShipPosition {
  const service = serviceOf(ship)
  const round = currentRound(service, ship, now, known)
  const ahead = roundOf(service, round + service.vesselsNeeded, known)
  // A ship that waits out a round stays where that round would begin.
  const calls = [...roundOf(service, round, known), ...ahead].filter(({ comes }) => comes)
  const at = Math.max(
    0,
    calls.findLastIndex(({ eta }) => eta <= now),
  )
  const here = calls[at]
  const next = calls.slice(at + 1).find(({ port }) => port !== here?.port)
  if (!here || !next) throw new Error(`Ship ${ship.imo} has no place`)
  const leaves = calls.slice(at).find(({ leaves: isLeft }) => isLeft)?.etd ?? here.etd
  return now < leaves ? inPort(here, next, leaves, now) : atSea(here, next, now)
}

const partOf = (from: number, to: number, now: number): number =>
  Number(Math.min(1, Math.max(0, (now - from) / (to - from))).toFixed(3))

const inPort = (here: Call, next: Call, leaves: number, now: number): ShipPosition => ({
  state: 'IN_PORT',
  from: here.port,
  to: next.port,
  since: atPort(here.eta, here.port),
  until: atPort(leaves, here.port),
  share: partOf(here.eta, leaves, now),
})

const atSea = (here: Call, next: Call, now: number): ShipPosition => ({
  state: 'AT_SEA',
  from: here.port,
  to: next.port,
  since: atPort(here.etd, here.port),
  until: atPort(next.eta, next.port),
  share: partOf(here.etd, next.eta, now),
})
