import { kgPerTeu, type SeaLeg } from '@/contract/tools/co2/rules.ts'
import { passageById, type Passage } from './passages.ts'
import type { Service } from './timetable.ts'
import type { Voyage } from './voyages.ts'

/** Kilograms CO2e for each TEU of a passage; a ship that leaves out a port on the way counts its whole rotation. */
export const co2Of = ({ legs }: Passage): number | undefined => kgPerTeu(legs.map(seaLeg))

/** Of the sailing with an id, as planned; undefined if no timetable has it. */
export function co2ById(id: string): number | undefined {
  const found = passageById(id, -Infinity)
  return found && co2Of(found)
}

function seaLeg({ id, service }: Voyage): SeaLeg {
  // The id says from which call to which, and whether that is in the next round.
  const [, , call = 0, to = 0, wrap = 0] = id.split('.').map(Number)
  const { rotation } = service
  const count = to - call + wrap * rotation.length
  const legs = Array.from({ length: count }, (_, on) => rotation[(call + on) % rotation.length]?.nm ?? 0)
  return { nm: legs.reduce((sum, nm) => sum + nm, 0), factor: factorOf(service) }
}

function factorOf({ lane, reach, passage }: Service): SeaLeg['factor'] {
  if (reach === 'RIVER') return 'RIVER'
  return lane === 'US_EAST' && passage === 'PANAMA' ? 'US_EAST_PANAMA' : lane
}
