import { sailingOf } from '@/contract/money/order/schedule/rules.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { co2OfLane } from '@/contract/trade/bid/co2.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { firstOf, unitCo2, type Way } from '../../trade/bid/co2.ts'
import { modeOf } from './mode.ts'

/**
 * A lane of an order with its emissions: of the sailing as it stands now, else of the earliest that was agreed; by the
 * same method as its bid. Derived each time: a ship may change, a better factor may come.
 */
export function withOrderCo2(deps: Deps, order: OrderRow, lane: OrderLane): OrderLane {
  const mode = modeOf(deps, order)
  if (!mode) return lane
  const sailing = sailingOf(lane, order.schedules) ?? firstOf(lane)
  const unit = unitCo2(deps.reference, mode, wayOf(deps, order, lane), sailing?.id)
  const co2Kg = co2OfLane(unit, lane, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0)
  return co2Kg ? { ...lane, co2Kg } : lane
}

/** Haulage keeps its addresses in the tender. */
function wayOf({ rows }: Deps, { tenderId, bidId }: OrderRow, { laneNo, pol, pod }: OrderLane): Way {
  const lanes = bidId === undefined ? undefined : rows.tenders.get(tenderId ?? '')?.body?.lanes
  const truck = lanes?.find((asked) => asked.laneNo === laneNo)?.truck
  return { pol, ...(pod !== undefined && { pod }), ...(truck && { truck }) }
}
