import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { departureOf } from './byId.ts'
import { scheduledOf } from './scheduled.ts'

/** One sailing with all details. @throws DomainError 4004 for an unknown id, or a ship that no longer calls. */
export function readSailing(deps: Deps, { id }: { id: string }): ScheduledSailing {
  const found = departureOf(id, deps.now())
  if (!found) throw notFound()
  return scheduledOf(found, deps.now())
}
