import type { OpenDispute, ResolveDispute } from '@/contract/money/order/after/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { DISPUTE_TEXT_MAX } from '@/contract/money/order/values.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, stateChanged } from '../../errors.ts'
import { planJob } from '../../jobs.ts'
import { tellSide } from '../../member/notification/news.ts'
import { refuseProblems } from '../../guards.ts'
import { isUnsettled, sideOf } from './after.ts'
import { moveOrder, ROBOT_LOOKS_MS } from './close.ts'
import { giveBack, needWhole } from './giveBack.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/** The buyer opens a dispute: EXECUTING or DELIVERED -> DISPUTED. */
export function openDispute(deps: Deps, input: OpenDispute, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'BUYER', ['EXECUTING', 'DELIVERED'])
  refuseProblems(checkReason('text', input.text, DISPUTE_TEXT_MAX))
  const dispute = { reason: input.reason, text: input.text, openedAt: iso(deps.now()) }
  const disputed = moveOrder(deps, order, 'DISPUTED', 'buyer', { dispute })
  tellSide(deps, order, order.sellerId, 'ORDER_DISPUTED', { reason: input.reason })
  return orderDetail(deps, disputed, caller)
}

/**
 * A side proposes an outcome of the dispute. If the other side proposed the same, it is agreed: the order continues, is
 * settled, or is cancelled and given back.
 */
export function resolveDispute(deps: Deps, input: ResolveDispute, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'ANY', ['DISPUTED'])
  const { dispute } = order
  if (!dispute) throw stateChanged(orderDetail(deps, order, caller))
  if (input.to === 'SETTLED' && isUnsettled(order)) throw notAllowed('chargesOpen')
  if (input.to === 'CANCELLED') needWhole(deps, order)
  const by = sideOf(order, caller.companyId)
  const other = by === 'BUYER' ? order.sellerId : order.buyerId
  const end = { to: input.to, text: input.text, at: iso(deps.now()) }
  const { proposal, ...rest } = dispute
  if (proposal && proposal.by !== by && proposal.to === input.to) {
    const resolution = { ...end, text: input.text || proposal.text }
    const moved = moveOrder(deps, order, input.to, 'sides', { dispute: { ...rest, resolution } })
    if (input.to === 'CANCELLED') giveBack(deps, moved, resolution.text)
    tellSide(deps, order, other, 'ORDER_DISPUTED', { variant: `ended.${input.to}` })
    return orderDetail(deps, moved, caller)
  }
  const changed = changeOrder(deps, order, { dispute: { ...rest, proposal: { ...end, by } } })
  planJob(deps, 'robotOrder', order.id, deps.now() + ROBOT_LOOKS_MS)
  tellSide(deps, order, other, 'ORDER_DISPUTED', { variant: 'proposal' })
  return orderDetail(deps, changed, caller)
}
