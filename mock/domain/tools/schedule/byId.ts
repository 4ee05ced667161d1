import type { Port } from '@/contract/reference/schemas.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import type { Deps } from '../../deps.ts'
import { sailingOf, type Departure } from './sailings.ts'
import { servicesOf } from './services.ts'

const DAY_MS = 24 * 3600_000

/** The departure of a schedule id, with its ports; undefined if it does not exist. */
export function departureOf(deps: Deps, id: string): { pol: Port; pod: Port; departure: Departure } | undefined {
  const [, from = '', to = '', line = '', dayText = ''] = /^s-(\w{5})-(\w{5})-(\d{1,2})-(\d{1,6})$/.exec(id) ?? []
  const [pol, pod] = [deps.reference.portByCode.get(from), deps.reference.portByCode.get(to)]
  if (!pol || !pod) return undefined
  const [index, day] = [Number(line), Number(dayText)]
  const service = servicesOf(pol, pod)[index]
  if (!service || (((day - service.weekday) % 7) + 7) % 7 !== 0) return undefined
  return { pol, pod, departure: { service, index, day, at: day * DAY_MS + service.minute * 60_000 } }
}

/** The sailing of a schedule id; undefined if it does not exist. */
export function sailingById(deps: Deps, id: string): Sailing | undefined {
  const found = departureOf(deps, id)
  return found && sailingOf(found.pol, found.pod, found.departure)
}
