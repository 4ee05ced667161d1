import { hasReached } from '@/contract/money/order/milestones.ts'
import { Big } from 'big.js'
import { roundMoney, type Money } from '@/contract/money.ts'
import { ADDABLE } from '@/contract/money/order/additions.ts'
import { isClosedClaim, minimumOf } from '@/contract/trade/agreement/minimum/rules.ts'
import type { Minimum, Shortfall } from '@/contract/trade/agreement/minimum/schemas.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import { type Deps } from '../../deps.ts'
import { additionsEnd } from '../../money/order/after.ts'
import type { AgreementRow, OrderRow } from '../../tradeRows.ts'
import { lanesAgreed, type Standing } from './callOffs.ts'

type AgreedLane = AgreementRow['lanes'][number]

const boxesOf = (orders: readonly OrderRow[]): number =>
  orders.reduce((sum, { lanes }) => sum + boxCount({ boxes: lanes[0]?.boxes ?? [] }), 0)

const isLoaded = ({ milestones, events }: OrderRow): boolean =>
  hasReached(milestones, 'loaded') || events.some(({ status }) => status === 'DELIVERED')

/** Accepted, neither loaded nor given up. */
const isToLoad = (order: OrderRow): boolean =>
  !['TO_CONFIRM', 'CANCELLED', 'TIMED_OUT'].includes(order.status) && !isLoaded(order)

/** Refused for lack of space or equipment, or never answered, within the allocation: the seller's fault. */
function isSellersFault({ status, callOff, events }: OrderRow): boolean {
  if (!callOff || callOff.isOver || callOff.counter) return false
  if (status === 'CANCELLED') return callOff.refusal?.reason === 'NO_SPACE' || callOff.refusal?.reason === 'EQUIPMENT'
  return (
    status === 'TIMED_OUT' && events.every((event) => event.status === 'TO_CONFIRM' || event.status === 'TIMED_OUT')
  )
}

/** The minimum of a lane of an agreement; nothing if it has none. */
function minimumOn(agreement: AgreementRow, lane: AgreedLane, orders: readonly OrderRow[]): Minimum | undefined {
  const { mqc } = lane
  if (!mqc) return undefined
  const agreed = lanesAgreed(agreement).find(({ laneNo }) => laneNo === lane.laneNo)
  const asked = agreement.lanes.find(({ laneNo }) => laneNo === lane.laneNo) ?? lane
  const own = orders.filter(({ callOff }) => callOff?.laneNo === lane.laneNo)
  return minimumOf(
    { ...asked, mqc },
    {
      endsOn: agreement.termination?.endsOn,
      isFreed: agreed !== undefined && agreed.validTo < asked.validTo,
      loaded: boxesOf(own.filter(isLoaded)),
      refused: boxesOf(own.filter(isSellersFault)),
      currency: agreement.currency,
    },
  )
}

/** The minimums of an agreement by lane number; empty if it has none. */
export function minimumsOf(agreement: AgreementRow, { lanes, orders }: Standing): Map<number, Minimum> {
  return new Map(
    lanes.flatMap((lane) => {
      const minimum = minimumOn(agreement, lane, orders)
      return minimum ? [[lane.laneNo, minimum] as const] : []
    }),
  )
}

/** The shipment that can take the claim: the last one that sailed, open for additions if there is one. */
export function lastOrder(deps: Deps, orders: readonly OrderRow[]): { order: OrderRow; isOpen: boolean } | undefined {
  const sailed = orders.filter(isLoaded).toSorted((a, b) => (b.callOff?.etd ?? '').localeCompare(a.callOff?.etd ?? ''))
  const isOpen = (order: OrderRow) => ADDABLE.includes(order.status) && deps.now() <= additionsEnd(order)
  const order = sailed.find(isOpen) ?? sailed[0]
  return order && { order, isOpen: isOpen(order) }
}

/** The fee over all lanes, and how far its claim has come; nothing if no lane has a minimum. */
export function shortfallOf(
  deps: Deps,
  { claim, currency }: AgreementRow,
  minimums: readonly Minimum[],
  orders: readonly OrderRow[],
): Shortfall | undefined {
  if (minimums.length === 0) return undefined
  const sum = (name: 'fee' | 'sellerFee'): Money => {
    const total = minimums.reduce((all, one) => all.plus(one[name] ?? 0), new Big(0))
    return { amount: roundMoney(total, currency), currency }
  }
  const last = lastOrder(deps, orders)
  const claimed = claim && deps.rows.orders.get(claim.orderId)
  const charge = claimed?.adjustments?.find(({ id }) => id === claim?.chargeId)
  // Once nobody answered it or the buyer rejected it, another claim goes to the shipment that is the last now.
  const order = charge && !isClosedClaim(charge.status) ? claimed : last?.order
  return {
    fee: sum('fee'),
    sellerFee: sum('sellerFee'),
    toLoad: boxesOf(orders.filter(isToLoad)),
    ...(order && { order: { id: order.id, no: order.no, isOpen: last?.isOpen ?? false } }),
    ...(charge && { claim: { amount: charge.amount, at: charge.proposedAt, status: charge.status } }),
  }
}
