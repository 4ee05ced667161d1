import type { ReportedMilestone } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import { sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import { milestonesToCome, reachedBy, stageOf } from '@/contract/money/order/milestones.ts'
import type { Shipped } from '@/contract/money/order/milestones.ts'
import type { Milestone, OrderStatus } from '@/contract/money/order/values.ts'

const DAY_MS = 86_400_000
/** Statuses in which more milestones are expected. */
const UNDER_WAY: readonly OrderStatus[] = ['PAID', 'EXECUTING', 'DISPUTED']

/** The milestone expected next; undefined after the last one. */
export const nextMilestone = (order: Shipped & Pick<OrderDetail, 'milestones'>): Milestone | undefined =>
  milestonesToCome(order, order.milestones)[0]

/** A milestone on the line of an order. */
export interface TrackStop {
  code: Milestone
  state: 'done' | 'next' | 'expected'
  /** When it happened, or the day the schedule says. */
  at?: string | undefined
  place?: string | undefined
}

/** The line of an order: what happened, and, while it is under way, what is to come. */
export function trackOf(
  order: Shipped & Pick<OrderDetail, 'status' | 'milestones' | 'lanes' | 'schedules'>,
): TrackStop[] {
  const { status, milestones, lanes, schedules } = order
  const done = milestones.map(({ code, at, place }): TrackStop => ({ code, state: 'done', at, place }))
  if (!UNDER_WAY.includes(status)) return done
  const [lane] = lanes
  const arrival = lane && arrivalOf(lane, milestones, schedules)
  const only = lanes.length === 1 && arrival?.kind === 'expected' ? lane : undefined
  const planned = (code: Milestone): string | undefined => {
    const stage = stageOf(code)
    if (!only) return undefined
    if (stage === 'departed') return sailingOf(only, schedules)?.etd
    return stage === 'arrived' ? arrival?.at : undefined
  }
  return [
    ...done,
    ...milestonesToCome(order, milestones).map((code, index): TrackStop => ({
      code,
      state: index === 0 ? 'next' : 'expected',
      at: planned(code),
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
  const arrived = reachedBy(milestones, 'arrived')?.at
  if (arrived !== undefined) return { at: arrived, kind: 'reported' }
  const left = reachedBy(milestones, 'departed')?.at
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
