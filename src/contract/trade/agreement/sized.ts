import { Big } from 'big.js'
import { boxCount, lockedQty } from '../bid/quantity.ts'
import type { ChargeInput } from '../bid/schemas.ts'
import type { Boxes } from '../tender/draft.ts'
import type { TransportMode } from '../tender/values.ts'

/** A lane of an agreement, as far as its containers decide the rest of it. */
export interface SizedLane {
  boxes: Boxes[]
  charges: ChargeInput[]
  plannedBookings: number
  blPerBooking: number
  assumedDays?: number | undefined
}

/**
 * A lane with other containers. Its planned bookings follow them, rounded up, one at least; charges a booking and a B/L
 * count for that share of the bookings.
 */
export function withBoxes<Lane extends SizedLane>(lane: Lane, boxes: Boxes[], mode: TransportMode): Lane {
  const { blPerBooking, assumedDays } = lane
  const share = new Big(lane.plannedBookings).times(boxCount({ boxes })).div(boxCount(lane))
  const plannedBookings = Math.max(1, Math.min(boxCount({ boxes }), share.round(0, Big.roundUp).toNumber()))
  const demand = { boxes, mode, plannedBookings, blPerBooking, assumedDays }
  return {
    ...lane,
    boxes,
    plannedBookings,
    charges: lane.charges.map((line) => ({ ...line, qty: lockedQty(line, demand) })),
  }
}
