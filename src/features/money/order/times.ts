import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import { agreedOf, agreedSailing, sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import { transitDays } from '@/contract/tools/schedule/transit.ts'
import { reachedBy } from '@/contract/money/order/milestones.ts'
import { arrivalOf } from './milestones.ts'

/** When a lane departs or arrives: as agreed, as it stands, as it was (DCSA PLN, EST, ACT). */
export interface CallTimes {
  planned?: string | undefined
  estimated?: string | undefined
  actual?: string | undefined
}

/** Transit days of a lane whose one sailing is not what was agreed any more. */
export interface Moved {
  agreed: number
  now: number
}

export function movedOf(lane: OrderLane, { schedules }: Pick<OrderDetail, 'schedules'>): Moved | undefined {
  const agreed = agreedOf(lane)
  const now = sailingOf(lane, schedules)
  if (!agreed || !now) return undefined
  const [etd, eta] = [Date.parse(now.etd), Date.parse(now.eta)]
  if (etd === Date.parse(agreed.etd) && eta === Date.parse(agreed.eta)) return undefined
  return { agreed: agreed.transitDays, now: transitDays(etd, eta) }
}

/** Both ends of a lane; undefined while nothing is known. */
export function timesOf(
  lane: OrderLane,
  { schedules, milestones }: Pick<OrderDetail, 'schedules' | 'milestones'>,
): { departure: CallTimes; arrival: CallTimes } | undefined {
  const first = scheduleOf(schedules, lane.laneNo)?.changes[0]
  const planned = agreedSailing(lane) ?? first?.from ?? first?.to
  const now = sailingOf(lane, schedules)
  const arrival = arrivalOf(lane, milestones, schedules)
  const departure = { planned: planned?.etd, estimated: now?.etd, actual: reachedBy(milestones, 'departed')?.at }
  const estimated = arrival?.kind === 'reported' ? now?.eta : arrival?.at
  const times = {
    departure,
    arrival: { planned: planned?.eta, estimated, actual: reachedBy(milestones, 'arrived')?.at },
  }
  const isKnown = [...Object.values(times.departure), ...Object.values(times.arrival)].some((one) => one !== undefined)
  return isKnown ? times : undefined
}
