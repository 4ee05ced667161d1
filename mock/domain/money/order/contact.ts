import { isDeal } from '@/contract/money/order/contact.ts'
import type { OrderContact, OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { isOpenOrder } from '../../contacts.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { companyOf } from '../../member/view.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { sideOf } from './after.ts'

const other = (side: OrderSide): OrderSide => (side === 'BUYER' ? 'SELLER' : 'BUYER')

/** Whom to reach at a company: the person named, else its first member. */
export function companyContact(
  deps: Deps,
  companyId: string,
  named?: Omit<OrderContact, 'address'>,
): OrderContact | undefined {
  const { email, address } = companyOf(deps, companyId)
  const [member] = deps.rows.members.of('companyId', companyId)
  const person =
    named ??
    (member && {
      name: member.contactName,
      ...(member.contactPosition && { position: member.contactPosition }),
      mobile: member.mobile,
      ...(email && { email }),
    })
  return person && { ...person, ...(address && { address }) }
}

/** The contact of a side: the one it named for this order, else that of the company. */
const contactOf = (deps: Deps, order: OrderRow, side: OrderSide): OrderContact | undefined =>
  companyContact(deps, side === 'BUYER' ? order.buyerId : order.sellerId, order.contacts?.[side])

/** Both contacts as a side reads them; nothing before the deal, nor once it fell through. */
export function contactsFor(deps: Deps, order: OrderRow, side: OrderSide): Pick<OrderDetail, 'contact' | 'ownContact'> {
  if (!isOpenOrder(order)) return {}
  const contact = contactOf(deps, order, other(side))
  // One that is not confirmed yet has no contact of its own.
  const own = isDeal(order.status) ? contactOf(deps, order, side) : undefined
  const readAt = order.contactReads?.[other(side)]
  return { ...(contact && { contact }), ...(own && { ownContact: { ...own, ...(readAt && { readAt }) } }) }
}

/** Notes when a side first reads the other's contact; the order as it stands afterwards. */
export function noteReading(deps: Deps, order: OrderRow, caller: Caller): OrderRow {
  const side = sideOf(order, caller.companyId)
  if (!isDeal(order.status) || order.contactReads?.[side]) return order
  const noted: OrderRow = { ...order, contactReads: { ...order.contactReads, [side]: iso(deps.now()) } }
  deps.rows.orders.put(noted)
  return noted
}
