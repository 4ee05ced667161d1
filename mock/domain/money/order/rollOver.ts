import { SCHEDULED, sailingOf, scheduleOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { Deps } from '../../deps.ts'
import { isFull } from '../../tools/schedule/full.ts'
import { passageById } from '../../tools/schedule/passages.ts'
import { knownAt } from '../../tools/schedule/sailings.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { cutOffsNow } from './cutOffsNow.ts'
import { withdraw } from './follow.ts'

const DAY_MS = 24 * 3600_000
/** Papers close within this before the departure. */
const CLOSES_WITHIN_MS = 7 * DAY_MS
/** Bookings of a ship come in evenly over these days before its papers close; of a full ship the youngest part is rolled. */
const BOOKED_OVER_MS = 28 * DAY_MS
const YOUNGEST = 0.03

/**
 * Full ships whose papers closed since the day before leave the youngest bookings without confirmed space behind: their
 * buyers choose another sailing or cancel free, as with a ship that does not come. MARKET 8.3.
 */
export function rollFull(deps: Deps): void {
  const now = deps.now()
  const isNear = (order: Readonly<OrderRow>) => (lane: OrderLane) => {
    const etd = Date.parse(sailingOf(lane, order.schedules)?.etd ?? '')
    return etd > now && etd < now + CLOSES_WITHIN_MS
  }
  const near = deps.rows.orders.all((order) => SCHEDULED.includes(order.status) && order.lanes.some(isNear(order)))
  for (const { id, lanes } of near)
    for (const lane of lanes) {
      // Read anew: a lane before it has changed the order.
      const order = deps.rows.orders.get(id)
      if (order) rollLane(deps, order, lane)
    }
}

function rollLane(deps: Deps, order: OrderRow, lane: OrderLane): void {
  const schedule = scheduleOf(order.schedules, lane.laneNo)
  const sailing = sailingOf(lane, order.schedules)
  // Who was rolled once goes first on the next ship.
  const isSpared = schedule?.withdrawn || schedule?.changes.some(({ reason }) => reason === 'ROLLED')
  if (!sailing?.id || isSpared || !isFull(sailing.id) || hasSpace(deps, order, lane)) return
  const closed = Date.parse(cutOffsNow(deps, sailing).si ?? '')
  const now = deps.now()
  if (!(closed <= now && closed > now - DAY_MS) || bookedAt(order) < closed - BOOKED_OVER_MS * YOUNGEST) return
  const passage = passageById(sailing.id, knownAt(now))
  if (passage) withdraw(deps, order, lane, passage, 'ROLLED')
}

/** Whether the seller confirmed the space: with its bid, as space on the market, or by the allocation of an agreement. */
function hasSpace({ rows }: Deps, { bidId, booking, agreementId }: OrderRow, { laneNo }: OrderLane): boolean {
  if (agreementId !== undefined || booking?.kind === 'SPACE') return true
  const quoted = rows.bids.get(bidId ?? '')?.body?.lanes.find((one) => one.laneNo === laneNo)
  return quoted?.spaceStatus === 'CONFIRMED'
}

/** When the space was asked for, ms: with the seller's confirmation. */
const bookedAt = ({ events, createdAt }: Readonly<OrderRow>): number =>
  Date.parse(events.find(({ status }) => status !== 'TO_CONFIRM')?.at ?? createdAt)
