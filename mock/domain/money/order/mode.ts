import { milestonesOf, ON_SOME_ROUTES, type Shipped } from '@/contract/money/order/milestones.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import type { Deps } from '../../deps.ts'
import type { OrderRow } from '../../tradeRows.ts'

type Sold = Pick<OrderRow, 'booking' | 'listingId' | 'agreementId' | 'tenderId'>

/** The mode by which an order is shipped: that of what it was bought as. Undefined once that is gone. */
export function modeOf({ rows }: Deps, { booking, listingId, agreementId, tenderId }: Sold): TransportMode | undefined {
  if (booking) return booking.mode ?? rows.listings.get(listingId ?? '')?.body?.mode
  return rows.agreements.get(agreementId ?? '')?.mode ?? rows.tenders.get(tenderId ?? '')?.body?.mode
}

/** An order with its mode, for the rules about milestones. */
export const shippedAs = (deps: Deps, order: OrderRow): OrderRow & Shipped => ({ ...order, mode: modeOf(deps, order) })

/** The milestones that seeded orders have passed: without transhipments. */
export const usualOf = (shipped: Shipped): readonly Milestone[] =>
  milestonesOf(shipped).filter((code) => !ON_SOME_ROUTES.includes(code))

/** The milestones that robots report on an order. */
export const usualMilestones = (deps: Deps, order: OrderRow): readonly Milestone[] => usualOf(shippedAs(deps, order))
