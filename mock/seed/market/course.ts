import type { Milestone, OrderStatus } from '@/contract/money/order/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { usualOf } from '../../domain/money/order/mode.ts'
import { passedAt, STARTS_MS, voyageOf, type Voyage } from '../../domain/robots/voyage.ts'
import type { OrderRow } from '../../domain/tradeRows.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000

/** When each status of an order comes if nobody is late, and its voyage; ms. */
export interface Course {
  voyage: Voyage
  codes: readonly Milestone[]
  paid: number
  started: number
  delivered: number
  settled: number
  reviewed: number
}

/** A status of an order and when it came, ms. */
export interface Step {
  status: OrderStatus
  at: number
}

/** Days for which an order may wait beyond its course: containers that come back late, a delivery that nobody accepts ... */
const WAITS_DAYS = { EXECUTING: 6, DELIVERED: 14, SETTLED: 25, DISPUTED: 10 } as const

/** The course of an order that was confirmed at a time: it follows its sailing, as the orders of robots do. */
export function courseOf(order: OrderRow, mode: TransportMode | undefined, confirmed: number, now: number): Course {
  const lot = Number(order.no.slice(-3))
  const paid = confirmed + (6 + ((lot * 7) % 40)) * HOUR_MS
  const event = { status: 'PAID' as const, at: new Date(paid).toISOString() }
  const voyage = voyageOf({ ...order, events: [event] }, now)
  const started = Math.max(paid + 3 * HOUR_MS, voyage.etd + STARTS_MS)
  const codes = usualOf({ ...order, mode })
  const last = Math.max(started, ...codes.map((code) => passedAt(code, codes, voyage)))
  const delivered = last + 5 * HOUR_MS
  const settled = delivered + (1 + (lot % 5)) * DAY_MS
  return { voyage, codes, paid, started, delivered, settled, reviewed: settled + (2 + (lot % 6)) * DAY_MS }
}

/** Whether an order of this course can have a status by now. */
export function mayBe(course: Course, status: OrderStatus, now: number): boolean {
  const { voyage, paid, started, delivered, settled, reviewed } = course
  const since = (at: number, days: number) => at <= now && now < at + days * DAY_MS
  switch (status) {
    case 'PAID':
    case 'CONFIRMED':
      return paid <= now && now < started
    case 'EXECUTING':
      return started <= now && now < delivered + WAITS_DAYS.EXECUTING * DAY_MS
    case 'DISPUTED':
      return voyage.etd + DAY_MS <= now && started + DAY_MS <= now && now < delivered + WAITS_DAYS.DISPUTED * DAY_MS
    case 'DELIVERED':
      return since(delivered, WAITS_DAYS.DELIVERED)
    case 'SETTLED':
      return since(settled, WAITS_DAYS.SETTLED)
    case 'REVIEWED':
      return reviewed <= now
    case 'TO_CONFIRM':
    case 'TO_PAY':
    case 'PAY_CHECKING':
    case 'CANCELLED':
    case 'TIMED_OUT':
      return paid > now
  }
}

/** The statuses up to the one that an order of this course has by now if nobody is late. */
export function pathBy({ paid, started, delivered, settled, reviewed }: Course, now: number): OrderStatus[] {
  const times = { PAID: paid, EXECUTING: started, DELIVERED: delivered, SETTLED: settled, REVIEWED: reviewed }
  const passed = (Object.keys(times) as (keyof typeof times)[]).filter((status) => times[status] <= now)
  return ['TO_PAY', ...passed]
}

/** When each status of a path came. What waits for somebody came lately, as far as the course allows. */
export function stepsOf(course: Course, path: readonly OrderStatus[], confirmed: number, now: number): Step[] {
  const end = path.at(-1)
  const { voyage, started } = course
  const arrived = voyage.eta + DAY_MS <= now
  const settled = end === 'SETTLED' ? Math.max(course.settled, now - 3 * DAY_MS) : course.settled
  const delivered =
    end === 'DELIVERED'
      ? Math.max(course.delivered, now - 2 * DAY_MS)
      : Math.max(course.delivered, end === 'SETTLED' ? settled - 6 * DAY_MS : 0)
  const disputed = Math.min(
    now - HOUR_MS,
    Math.max(started + HOUR_MS, arrived ? voyage.eta + DAY_MS : voyage.etd + DAY_MS),
  )
  const times: Partial<Record<OrderStatus, number>> = {
    TO_PAY: confirmed,
    PAID: course.paid,
    EXECUTING: started,
    DELIVERED: delivered,
    SETTLED: settled,
    REVIEWED: course.reviewed,
    DISPUTED: disputed,
  }
  return path.map((status) => ({ status, at: times[status] ?? now }))
}

/** The milestones that an order has passed by a time: none before it was started, and not all while it is under way. */
export function milestonesBy(course: Course, by: number, isUnderWay: boolean): NonNullable<OrderRow['milestones']> {
  const { codes, voyage, started } = course
  let last = started - MINUTE_MS
  const all = codes.map((code) => {
    last = Math.max(passedAt(code, codes, voyage), last + MINUTE_MS)
    return { code, at: last }
  })
  // What comes last came just before the delivery was reported.
  const passed = isUnderWay ? all.slice(0, -1).filter(({ at }) => at <= by) : all
  return passed.map(({ code, at: on }, index) => {
    const isEnd = !isUnderWay && index === passed.length - 1
    const at = new Date(isEnd ? Math.max(on, by - 5 * HOUR_MS) : on).toISOString()
    return { code, at, reportedAt: at }
  })
}
