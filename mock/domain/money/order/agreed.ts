import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { ChargeVerdict } from '@/contract/money/order/agreedRate/schemas.ts'
import { agreedOn, verdictOf, type Agreeing } from '@/contract/money/order/agreedRate/verdict.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { ownRates } from './lines.ts'

/** Quotes and tables of rates are stored. */
type Stored = Pick<Deps, 'rows'>

/** The lanes of an order with the free time of their quote: as in the contract, else as in the bid. */
export function lanesAsQuoted(deps: Stored, order: OrderRow): OrderLane[] {
  const bid = order.bidId === undefined ? undefined : deps.rows.bids.get(order.bidId)
  const quoted: readonly Pick<OrderLane, 'laneNo' | 'freeTime'>[] = order.contract?.lanes ?? bid?.body?.lanes ?? []
  return order.lanes.map((lane) => {
    const freeTime = quoted.find(({ laneNo }) => laneNo === lane.laneNo)?.freeTime
    return freeTime ? { ...lane, freeTime } : lane
  })
}

/** What decides what was agreed of an order's additions. */
function agreeingOf(deps: Stored, order: OrderRow): Agreeing {
  const { source, payable } = order
  return { source, lanes: lanesAsQuoted(deps, order), currency: payable.currency, rates: ownRates(deps, order) }
}

/** An addition held against the quote of its order; derived each time, never stored. */
export function verdictFor(deps: Stored, order: OrderRow, charge: Adjustment): ChargeVerdict {
  // Counted by the agreement, not by the quote of the shipment.
  if (charge.shortfall !== undefined || charge.rolledTo !== undefined)
    return { verdict: 'MATCH', expected: charge.amount.amount }
  return verdictOf(charge.amount.amount, agreedOn(charge, agreeingOf(deps, order)))
}

/** The additions of an order with their verdicts, oldest first. */
export const judgedCharges = (deps: Stored, order: OrderRow): Adjustment[] =>
  (order.adjustments ?? []).map((charge) => ({ ...charge, agreed: verdictFor(deps, order, charge) }))
