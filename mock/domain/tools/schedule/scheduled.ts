import type { ScheduledSailing, SailingLeg } from '@/contract/tools/schedule/schemas.ts'
import { iso } from '../../deps.ts'
import { hashOf } from '../../hash.ts'
import { co2Of } from './co2.ts'
import { cutOffsOf } from './cutOffs.ts'
import type { Passage } from './passages.ts'
import { atPort, knownAt, namedShip, sailingOf } from './sailings.ts'
import type { Service } from './timetable.ts'
import type { Voyage } from './voyages.ts'

/** A passage with its vessels, terminals, cut-offs and last change, as the schedules tell it at `now`. */
export function scheduledOf(passage: Passage, now: number): ScheduledSailing {
  const { legs } = passage
  const changed = changeOf(passage)
  const boxKinds = boxKindsOf(passage)
  const co2PerTeu = co2Of(passage)
  return {
    ...sailingOf(passage, now),
    legs: legs.map((leg) => legOf(leg, now)),
    cutOffs: cutOffsOf(legs[0], boxKinds),
    boxKinds,
    ...(changed && { changed }),
    ...(co2PerTeu !== undefined && { co2PerTeu }),
    updatedAt: iso(knownAt(now)),
  }
}

/** The kinds of containers that all ships of a passage take. */
export const boxKindsOf = ({ legs }: Passage): ScheduledSailing['boxKinds'] =>
  boxKindsOfShip({
    reefers: legs.every(({ service }) => service.reefers),
    special: legs.every(({ service }) => service.special),
  })

/** The kinds of containers that the ships of a service take. */
export const boxKindsOfShip = ({
  reefers,
  special,
}: Pick<Service, 'reefers' | 'special'>): ScheduledSailing['boxKinds'] => [
  'DRY',
  ...(reefers ? ['REEFER' as const] : []),
  ...(special ? ['SPECIAL' as const] : []),
]

/** A service has one terminal at a port. */
export const terminalOf = (code: string, port: string): string => `T${(hashOf(`${code}|${port}`) % 4) + 1}`

function legOf(leg: Voyage, now: number): SailingLeg {
  const { service, pol, pod, voyage, start, end } = leg
  return {
    ...namedShip(leg, now),
    voyage,
    from: pol,
    to: pod,
    fromTerminal: terminalOf(service.code, pol),
    toTerminal: terminalOf(service.code, pod),
    etd: atPort(start.etd, pol),
    eta: atPort(end.eta, pod),
  }
}

/** What a delay changed of the planned times. */
function changeOf({ legs, pol, pod, etd, eta }: Passage): ScheduledSailing['changed'] {
  const { plannedEtd } = legs[0].start
  if (plannedEtd !== etd) return { field: 'etd', from: atPort(plannedEtd, pol) }
  const plannedEta = (legs.at(-1) ?? legs[0]).end.plannedEta
  return plannedEta === eta ? undefined : { field: 'eta', from: atPort(plannedEta, pod) }
}
