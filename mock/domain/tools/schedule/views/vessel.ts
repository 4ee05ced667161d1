import type { VesselQuery, VesselView } from '@/contract/tools/schedule/views/schemas.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { voyageOf } from '../rounds.ts'
import { knownAt, namedShip } from '../sailings.ts'
import { SHIPS } from '../timetable.ts'
import { serviceName, viewCalls } from './call.ts'
import { currentRound, positionOf, serviceOf } from './position.ts'

/** A ship with its place and its calls. @throws DomainError 4004 for an unknown number. */
export function viewVessel(deps: Deps, { imo }: VesselQuery): VesselView {
  const ship = SHIPS.find((one) => one.imo === imo)
  if (!ship) throw notFound()
  const now = deps.now()
  const known = knownAt(now)
  const service = serviceOf(ship)
  const round = currentRound(service, ship, now, known)
  const rounds = [round, round + service.vesselsNeeded].filter(
    (one) => !namedShip({ service, ship, round: one }, now).isDummyVessel,
  )
  return {
    imo,
    vesselName: ship.name,
    operator: ship.operator,
    teu: ship.teu,
    reeferPlugs: ship.reeferPlugs,
    service: serviceName(service),
    position: positionOf(ship, now, known),
    calls: rounds.flatMap((one) =>
      viewCalls(service, one, known).map((call, place) => ({ ...call, voyage: voyageOf(service, one, place) })),
    ),
  }
}
