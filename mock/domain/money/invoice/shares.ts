import { Big } from 'big.js'
import { paidByGroup, type PaidShare, type TaxedItem } from '@/contract/money/invoice/attribute.ts'
import { paidOfDues } from '@/contract/money/order/dues.ts'
import { holdsOrders } from '@/contract/money/invoice/lifecycle.ts'
import type { Billable } from '@/contract/money/invoice/schemas.ts'
import { roundMoney, sumByCurrency, type Money } from '@/contract/money.ts'
import type { Caller, Deps } from '../../deps.ts'
import { isPlain, itemsOf, plainItems, receiptsOf, type BilledItem } from '../order/dues.ts'
import { invoicedOf } from './issued.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { ofRow } from '../../../store/derived.ts'
import type { OrderRow } from '../../tradeRows.ts'
import type { InvoiceRow } from '../../invoiceRows.ts'
import { grouped } from '../../grouped.ts'
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
export function sharesOf(deps: Deps, order: OrderRow, isTruck = isTruckOrder(deps, order)): PaidShare[] {
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
  const held = deps.rows.invoices.of('companyId', companyId).filter((one) => holdsOrders(one.status))
  const byKey = held.flatMap((row) => row.keys.map((key) => ({ row, share: key.split('|').slice(0, 2).join('|') })))
  return new Map([...grouped(byKey, ({ share }) => share)].map(([share, all]) => [share, all.map(({ row }) => row)]))
}

/** What was paid of an order in a tax group and has no invoice: counted without being told. */
export interface OpenShare {
  order: OrderRow
  isTruck: boolean
  share: PaidShare
  /** Tax groups in which something of the order was paid. */
  groups: number
  /** Invoices of this share that stand. */
  before: readonly InvoiceRow[]
}

/** What the caller paid and has no invoice for, by order and tax group. A later payment makes a supplementary invoice. */
export function openShares(deps: Deps, caller: Caller): OpenShare[] {
  const held = heldBy(deps, caller.companyId)
  const open: OpenShare[] = []
  for (const order of deps.rows.orders.within({ buyerId: caller.companyId }).all(isBillable)) {
    const isTruck = isTruckOrder(deps, order)
    const shares = sharesOf(deps, order, isTruck)
    for (const paid of shares) {
      const before = held.get(`${order.id}|${paid.taxGroup}`) ?? []
      const share = openPart(paid, before, order)
      if (share) open.push({ order, isTruck, share, groups: shares.length, before })
    }
  }
  return open
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

/** What is left of a share in its own currency; of several, or none told, in CNY. */
export function amountOf({ share: { cny, originals } }: OpenShare): Money {
  const [only, ...more] = originals
  return only && more.length === 0 ? only : { amount: cny, currency: 'CNY' }
}

/** An open share as it is told. */
export function billable(deps: Deps, open: OpenShare): Billable {
  const { order, isTruck, share, groups, before } = open
  const { taxGroup, cny, originals } = share
  const [first] = before
  return {
    key: [order.id, taxGroup, ...(first ? [before.length + 1] : [])].join('|'),
    orderId: order.id,
    orderNo: order.no,
    title: orderTitle(deps, order),
    seller: companyCard(deps, companyOf(deps, order.sellerId)),
    paidAt: order.events.find((event) => event.status === 'PAID')?.at ?? order.updatedAt,
    isTruck,
    groups,
    taxGroup,
    cny,
    amount: amountOf(open),
    ...(originals.length > 1 && { originals }),
    ...(first && { supplements: first.invoiceNo ?? first.no }),
  }
}
