import { checkContact, DEAL_STATUSES } from '@/contract/money/order/contact.ts'
import type { OrderContact, OrderDetail, SaveOrderContact } from '@/contract/money/order/schemas.ts'
import { normalizeMobile } from '@/contract/validation.ts'
import type { Caller, Deps } from '../../deps.ts'
import { refuseProblems } from '../../guards.ts'
import { sideOf } from './after.ts'
import { changeOrder, orderOn } from './guard.ts'
import { orderDetail } from './view.ts'

/** A side names another contact of its staff for this order. */
export function saveContact(deps: Deps, input: SaveOrderContact, caller: Caller): OrderDetail {
  const order = orderOn(deps, caller, input.id, 'ANY', DEAL_STATUSES)
  refuseProblems(checkContact(input))
  const { name, position, mobile, email } = input
  const contact: OrderContact = {
    name: name.trim(),
    ...(position?.trim() && { position: position.trim() }),
    mobile: normalizeMobile(mobile),
    ...(email?.trim() && { email: email.trim() }),
  }
  const contacts = { ...order.contacts, [sideOf(order, caller.companyId)]: contact }
  return orderDetail(deps, changeOrder(deps, order, { contacts }), caller)
}
