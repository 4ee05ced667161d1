import { transitDays } from '@/contract/tools/schedule/transit.ts'
import type { ServiceQuery, ServiceView } from '@/contract/tools/schedule/views/schemas.ts'
import { SHOWN_ROUNDS } from '@/contract/tools/schedule/views/values.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { voyageOf } from '../rounds.ts'
import { knownAt, namedShip } from '../sailings.ts'
import { terminalOf } from '../scheduled.ts'
import { DAY_MS, planOf, SERVICES, shipOf, SHIPS, startOf, WEEK_MS, type Service } from '../timetable.ts'
import { isForeign, linksBetween } from '../voyages.ts'
import { serviceName, viewCalls } from './call.ts'
import { positionOf } from './position.ts'

/** A service with rotation, ships and next rounds. @throws DomainError 4004 for an unknown code. */
export function viewService(deps: Deps, { code }: ServiceQuery): ServiceView {
  const service = SERVICES.get(code)
  if (!service) throw notFound()
  const now = deps.now()
  const known = knownAt(now)
  const { lane, operators, rotationDays, shipTeu, reefers, special } = service
  const next = Math.max(0, Math.ceil((now - startOf(service, 0)) / WEEK_MS))
  return {
    ...serviceName(service),
    lane,
    operators,
    rotationDays,
    shipTeu,
    reefers,
    special,
    rotation: rotationOf(service),
    ships: SHIPS.filter((ship) => ship.service === code).map((ship) => ({
      imo: ship.imo,
      vesselName: ship.name,
      operator: ship.operator,
      teu: ship.teu,
      position: positionOf(ship, now, known),
    })),
    rounds: Array.from({ length: SHOWN_ROUNDS }, (_, more) => next + more).map((round) => ({
      ...namedShip({ service, ship: shipOf(service, round), round }, now),
      voyage: voyageOf(service, round, 0),
      calls: viewCalls(service, round, known),
    })),
  }
}

function rotationOf(service: Service): ServiceView['rotation'] {
  const plan = planOf(service)
  return service.rotation.map(({ port, stayHours, turn = false }, place) => ({
    port,
    terminal: terminalOf(service.code, port),
    arrives: Math.ceil((plan[place]?.eta ?? 0) / DAY_MS),
    leaves: Math.ceil((plan[place]?.etd ?? 0) / DAY_MS),
    stayHours,
    isTurn: turn,
    reaches: reachesFrom(service, port, place),
  }))
}

/** Ports abroad that the ship reaches from a call, the nearest first. */
function reachesFrom(service: Service, pol: string, call: number): ServiceView['rotation'][number]['reaches'] {
  const ports = [...new Set(service.rotation.map(({ port }) => port))].filter((port) => isForeign(pol, port))
  return ports
    .flatMap((port) => linksBetween(pol, port).find((one) => one.service === service && one.call === call) ?? [])
    .toSorted((a, b) => a.takes - b.takes)
    .map(({ to, takes }) => ({ port: service.rotation[to]?.port ?? '', transitDays: transitDays(0, takes) }))
}
