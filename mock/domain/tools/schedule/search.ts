import type { Port } from '@/contract/reference/schemas.ts'
import { MAX_AHEAD_WEEKS, MAX_PAST_WEEKS, boxKindOf } from '@/contract/tools/schedule/values.ts'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../errors.ts'
import { inZone } from '../../zone.ts'
import type { Passage } from './passages.ts'
import { carrierOf, departuresBetween } from './sailings.ts'
import { boxKindsOf } from './scheduled.ts'

const DAY_MS = 24 * 3600_000

/** Calendar days of departure in the time zone of the port of loading, both inclusive. */
export interface Window {
  first: string
  last: string
}

/** Filters of departures. */
export interface Wish {
  carrierScac?: string | undefined
  maxTranshipments?: number | undefined
  isoCode?: string | undefined
}

/** The day that many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The days of a search from a start day, if allowed. @throws DomainError 4001 at `from`. */
export function windowOf(deps: Deps, pol: Port, from: string, weeks: number): Window {
  const today = inZone(deps.now(), pol.timezone).slice(0, 10)
  if (from > dayAfter(today, MAX_AHEAD_WEEKS * 7))
    throw refuseField('from', 'field.tooFarAhead', { weeks: MAX_AHEAD_WEEKS })
  if (from < dayAfter(today, -MAX_PAST_WEEKS * 7))
    throw refuseField('from', 'field.tooLongAgo', { weeks: MAX_PAST_WEEKS })
  return { first: from, last: dayAfter(from, weeks * 7 - 1) }
}

/** Departures of a pair within a window that match the filters, as known at `now`, earliest first. */
export function departuresIn(pol: Port, pod: Port, { first, last }: Window, wish: Wish, now: number): Passage[] {
  const [from, to] = [Date.parse(`${first}T00:00:00Z`) - 14 * 3600_000, Date.parse(`${last}T00:00:00Z`) + 38 * 3600_000]
  return departuresBetween(pol, pod, from, to, now).filter((one) => {
    const day = inZone(one.etd, pol.timezone).slice(0, 10)
    return day >= first && day <= last && fits(one, wish)
  })
}

/** Whether a departure matches the filters. */
export function fits(passage: Passage, { carrierScac, maxTranshipments = 2, isoCode }: Wish): boolean {
  const kind = isoCode === undefined ? 'DRY' : boxKindOf(isoCode)
  return (
    (carrierScac === undefined || carrierOf(passage) === carrierScac) &&
    passage.via.length <= maxTranshipments &&
    boxKindsOf(passage).includes(kind)
  )
}
