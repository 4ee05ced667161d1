import { Big } from 'big.js'
import { paidByGroup, type PaidShare, type TaxedItem } from '@/contract/money/invoice/attribute.ts'
import { paidOfDues } from '@/contract/money/order/dues.ts'
import { holdsOrders } from '@/contract/money/invoice/lifecycle.ts'
import type { Billable } from '@/contract/money/invoice/schemas.ts'
import { roundMoney, sumByCurrency } from '@/contract/money.ts'
import type { Caller, Deps } from '../../deps.ts'
import { isPlain, itemsOf, plainItems, receiptsOf, type BilledItem } from '../order/dues.ts'
import { invoicedOf } from './issued.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { ofRow } from '../../../store/derived.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { orderTitle } from '../../title/orderTitle.ts'

const PAID = new Set<OrderRow['status']>(['PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED'])

/** Statuses in which what was paid can be invoiced. */
const isBillable = ({ status }: OrderRow): boolean =>
  status === 'TO_PAY' || status === 'PAY_CHECKING' || PAID.has(status)

/** True for container trucking: its lanes have no port of discharge. */
export function isTruckOrder(deps: Deps, order: OrderRow): boolean {
  if (order.booking) return order.booking.kind === 'TRUCK'
  const mode = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)?.body?.mode
  return mode === 'TRUCK' || (mode === undefined && order.lanes.every((lane) => lane.pod === undefined))
}

/** What was paid of an order by tax group: international freight is exempt, the rest is taxed; road transport is all taxed. */
export function sharesOf(deps: Deps, order: OrderRow): PaidShare[] {
  const isTruck = isTruckOrder(deps, order)
  const shares = isTruck ? plainTruckShares : plainShares
  return isPlain(order) ? shares(order) : shared(order, itemsOf(deps, order), isTruck)
}

const plainShares = ofRow((order: OrderRow) => shared(order, plainItems(order), false))
const plainTruckShares = ofRow((order: OrderRow) => shared(order, plainItems(order), true))

function shared(order: OrderRow, all: readonly BilledItem[], isTruck: boolean): PaidShare[] {
  const items = all.map((item): TaxedItem => {
    return { ...item, taxGroup: item.group === 'FREIGHT' && !isTruck ? 'EXEMPT' : 'TAXED' }
  })
  // What was paid above the dues is the buyer's balance: it paid no charge of this order.
  const paid = order.receipts ? paidOfDues(sumByCurrency(all), order.receipts) : receiptsOf(order)
  return paidByGroup(items, paid).filter(({ cny }) => new Big(cny).gt(0))
}

/** Invoices of a buyer that stand or are on their way, by order and tax group. */
function heldBy(deps: Deps, companyId: string): Map<string, InvoiceRow[]> {
  const held = new Map<string, InvoiceRow[]>()
  for (const row of deps.rows.invoices.of('companyId', companyId).filter((one) => holdsOrders(one.status)))
    for (const key of row.keys) {
      const share = key.split('|').slice(0, 2).join('|')
      held.set(share, [...(held.get(share) ?? []), row])
    }
  return held
}

/** What the caller paid and has no invoice for, by order and tax group. A later payment makes a supplementary invoice. */
export function orderShares(deps: Deps, caller: Caller): Billable[] {
  const held = heldBy(deps, caller.companyId)
  return deps.rows.orders
    .within({ buyerId: caller.companyId })
    .all(isBillable)
    .flatMap((order) => {
      const shares = sharesOf(deps, order)
      return shares.flatMap((share) => {
        const before = held.get(`${order.id}|${share.taxGroup}`) ?? []
        const open = openPart(share, before, order)
        return open ? [billable(deps, order, open, shares.length, before)] : []
      })
    })
}

/**
 * What is left of a share after the invoices that stand; undefined if nothing. Orders from before each currency was due
 * by itself are invoiced once: their coupons were spread otherwise.
 */
function openPart(share: PaidShare, before: readonly InvoiceRow[], { no, receipts }: OrderRow): PaidShare | undefined {
  if (before.length === 0) return share
  if (!receipts) return undefined
  const billed = before.reduce((sum, row) => sum.plus(invoicedOf(row, no)), new Big(0))
  const cny = new Big(share.cny).minus(billed)
  // Which part of the originals is left depends on the rates of each payment: it is told in CNY.
  return cny.gt(0) ? { ...share, cny: roundMoney(cny, 'CNY'), originals: [] } : undefined
}

function billable(
  deps: Deps,
  order: OrderRow,
  { taxGroup, cny, originals }: PaidShare,
  groups: number,
  before: readonly InvoiceRow[],
): Billable {
  const [first] = before
  const [only, ...more] = originals
  return {
    key: [order.id, taxGroup, ...(first ? [before.length + 1] : [])].join('|'),
    orderId: order.id,
    orderNo: order.no,
    title: orderTitle(deps, order),
    seller: companyCard(deps, companyOf(deps, order.sellerId)),
    paidAt: order.events.find((event) => event.status === 'PAID')?.at ?? order.updatedAt,
    isTruck: isTruckOrder(deps, order),
    groups,
    taxGroup,
    cny,
    amount: only && more.length === 0 ? only : { amount: cny, currency: 'CNY' },
    ...(originals.length > 1 && { originals }),
    ...(first && { supplements: first.invoiceNo ?? first.no }),
  }
}
