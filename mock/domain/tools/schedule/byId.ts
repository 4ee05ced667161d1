import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import { passageById, type Passage } from './passages.ts'
import { knownAt, sailingOf } from './sailings.ts'

/** The departure of a sailing's id, as the schedules tell it at `now`; undefined if it does not or no longer exist. */
export const departureOf = (id: string, now: number): Passage | undefined => passageById(id, knownAt(now))

/** The sailing of an id, as the schedules tell it at `now`; undefined if it does not or no longer exist. */
export function sailingById(id: string, now: number): Sailing | undefined {
  const found = departureOf(id, now)
  return found && sailingOf(found, now)
}
