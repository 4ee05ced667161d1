import type { ReportedMilestone } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import { sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { MILESTONES } from '@/contract/money/order/values.ts'
import type { Milestone, OrderStatus } from '@/contract/money/order/values.ts'

const DAY_MS = 86_400_000
/** Transshipment: not on every route, so it is expected only once it has begun. */
const ON_SOME_ROUTES: readonly Milestone[] = ['TSBA', 'TSDP']
/** Statuses in which more milestones are expected. */
const UNDER_WAY: readonly OrderStatus[] = ['PAID', 'EXECUTING', 'DISPUTED']

type Reported = readonly Pick<ReportedMilestone, 'code'>[]

/** Milestones after the last reported one, in order. */
function toCome(reported: Reported): Milestone[] {
  const last = Math.max(-1, ...reported.map(({ code }) => MILESTONES.indexOf(code)))
  const isTransshipped = reported.some(({ code }) => code === 'TSBA')
  return MILESTONES.slice(last + 1).filter((code) => isTransshipped || !ON_SOME_ROUTES.includes(code))
}

/** The milestone expected next; undefined after the last one. */
export function nextMilestone(reported: Reported): Milestone | undefined {
  return toCome(reported)[0]
}

/** A milestone on the line of an order. */
export interface TrackStop {
  code: Milestone
  state: 'done' | 'next' | 'expected'
  /** When it happened, or the day the schedule says. */
  at?: string | undefined
  place?: string | undefined
}

/** The line of an order: what happened, and, while it is under way, what is to come. */
export function trackOf({
  status,
  milestones,
  lanes,
  schedules,
}: Pick<OrderDetail, 'status' | 'milestones' | 'lanes' | 'schedules'>): TrackStop[] {
  const done = milestones.map(({ code, at, place }): TrackStop => ({ code, state: 'done', at, place }))
  if (!UNDER_WAY.includes(status)) return done
  const [lane] = lanes
  const arrival = lane && arrivalOf(lane, milestones, schedules)
  const planned: Partial<Record<Milestone, string | undefined>> =
    lane && lanes.length === 1 && arrival?.kind === 'expected'
      ? { DLPT: sailingOf(lane, schedules)?.etd, BDAR: arrival.at }
      : {}
  return [
    ...done,
    ...toCome(milestones).map((code, index): TrackStop => ({
      code,
      state: index === 0 ? 'next' : 'expected',
      at: planned[code],
    })),
  ]
}

/** When the cargo of a lane arrives: the schedule is `missed` once a milestone before the departure is later than it. */
export interface Arrival {
  at: string
  kind: 'reported' | 'expected' | 'missed'
}

/** The arrival as reported, or as the seller told since the departure, or counted from it, or as the schedule says. */
export function arrivalOf(
  lane: OrderLane,
  milestones: readonly Pick<ReportedMilestone, 'code' | 'at'>[],
  schedules?: readonly OrderSchedule[],
): Arrival | undefined {
  const at = (code: Milestone) => milestones.find((one) => one.code === code)?.at
  const arrived = at('BDAR')
  if (arrived !== undefined) return { at: arrived, kind: 'reported' }
  const left = at('DLPT')
  const sailing = sailingOf(lane, schedules)
  const toldAt = scheduleOf(schedules, lane.laneNo)?.changes.at(-1)?.at
  if (left !== undefined && sailing && toldAt !== undefined && toldAt > left)
    return { at: sailing.eta, kind: 'expected' }
  if (left !== undefined && lane.transitDays > 0)
    return { at: new Date(Date.parse(left) + lane.transitDays * DAY_MS).toISOString(), kind: 'expected' }
  if (!sailing) return undefined
  const isMissed = milestones.some((one) => one.at > sailing.etd)
  return { at: sailing.eta, kind: isMissed ? 'missed' : 'expected' }
}
