import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import type { ScheduleChange } from '@/contract/money/order/schedule/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { Milestone, OrderStatus } from '@/contract/money/order/values.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'

/** One event of an order. */
export type OrderEvent = { key: string; at: string } & (
  | { kind: 'status'; status: OrderStatus }
  | { kind: 'milestone'; code: Milestone; place?: string | undefined }
  | { kind: 'payment'; payment: Payment }
  | { kind: 'proposed' | 'answered'; charge: Adjustment }
  | { kind: 'document'; document: OrderDocument }
  | { kind: 'schedule'; change: ScheduleChange; pol: string | undefined; pod: string | undefined }
)

/** Payments that ended; the open one is the next step. */
const ENDED = new Set<Payment['status']>(['CONFIRMED', 'REJECTED'])

/** Everything that happened on an order, newest first. */
export function eventsOf(order: OrderDetail): OrderEvent[] {
  const events: OrderEvent[] = [
    ...order.events.map(({ status, at }, index): OrderEvent => ({ key: `s${index}`, kind: 'status', status, at })),
    ...order.milestones.map(({ code, at, place }): OrderEvent => ({
      key: `m${code}`,
      kind: 'milestone',
      code,
      at,
      place,
    })),
    ...order.payments
      .filter(({ status }) => ENDED.has(status))
      .map((payment): OrderEvent => ({ key: `p${payment.id}`, kind: 'payment', payment, at: payment.updatedAt })),
    ...order.adjustments.flatMap((charge): OrderEvent[] => [
      { key: `c${charge.id}`, kind: 'proposed', charge, at: charge.proposedAt },
      ...(charge.answeredAt === undefined
        ? []
        : [{ key: `a${charge.id}`, kind: 'answered', charge, at: charge.answeredAt } as const]),
    ]),
    ...(order.documents ?? []).map((document): OrderEvent => ({
      key: `d${document.id}`,
      kind: 'document',
      document,
      at: document.at,
    })),
    ...(order.schedules ?? []).flatMap(({ laneNo, changes }) => {
      const lane = order.lanes.find((one) => one.laneNo === laneNo)
      return changes.map((change, index): OrderEvent => ({
        key: `l${laneNo}-${index}`,
        kind: 'schedule',
        change,
        pol: lane?.pol,
        pod: lane?.pod,
        at: change.at,
      }))
    }),
  ]
  // Of equal times the one noted later is the newer.
  return events.toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
}
