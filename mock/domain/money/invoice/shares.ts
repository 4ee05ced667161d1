import { Big } from 'big.js'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { holdsOrders } from '@/contract/money/invoice/lifecycle.ts'
import type { Billable } from '@/contract/money/invoice/schemas.ts'
import type { TaxGroup } from '@/contract/money/invoice/values.ts'
import { roundMoney, type Money } from '@/contract/money.ts'
import { grossOf } from '../../coupon/facts.ts'
import type { Caller, Deps } from '../../deps.ts'
import { billedLines, quotedRates } from '../order/lines.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import type { OrderRow } from '../../tradeRows.ts'
import { orderTitle } from '../../title/orderTitle.ts'

const PAID = new Set<OrderRow['status']>(['PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED'])

/** The part of an order that is invoiced in one tax group. */
interface Share {
  taxGroup: TaxGroup
  /** In the order's currency. */
  amount: Money
  /** In CNY at the locked rates. */
  cny: string
}

/** True if everything agreed is paid: an unpaid addition blocks the invoice. */
const isPaid = (order: OrderRow): boolean => PAID.has(order.status) && order.paid.amount === order.payable.amount

/** True for container trucking: its lanes have no port of discharge. */
export function isTruckOrder(deps: Deps, order: OrderRow): boolean {
  if (order.booking) return order.booking.kind === 'TRUCK'
  const mode = order.tenderId === undefined ? undefined : deps.rows.tenders.get(order.tenderId)?.body?.mode
  return mode === 'TRUCK' || (mode === undefined && order.lanes.every((lane) => lane.pod === undefined))
}

/** The parts of an order: international freight is exempt, the rest is taxed; road transport is taxed completely. */
export function sharesOf(deps: Deps, order: OrderRow): Share[] {
  const { currency, amount } = order.payable
  const { rates } = order.rateLock
  const bidRates = quotedRates(deps, order)
  const freight = isTruckOrder(deps, order)
    ? new Big(0)
    : billedLines(order)
        .filter((line) => line.group === 'FREIGHT')
        .reduce((sum, line) => sum.plus(inCurrency(line.amount, line.currency, currency, bidRates)), new Big(0))
  // Coupon discounts apply proportionally to freight and the rest.
  const quoted = new Big(grossOf(order))
  const kept = quoted.gt(0) ? new Big(amount).div(quoted) : new Big(1)
  const netFreight = new Big(roundMoney(freight.times(kept), currency))
  const exempt = netFreight.gt(amount) ? new Big(amount) : netFreight
  const taxed = new Big(amount).minus(exempt)
  const whole = inCurrency(amount, currency, 'CNY', rates)
  const exemptCny = taxed.eq(0) ? whole : inCurrency(exempt.toFixed(), currency, 'CNY', rates)
  const shares: Share[] = [
    { taxGroup: 'EXEMPT', amount: { amount: roundMoney(exempt, currency), currency }, cny: exemptCny },
    {
      taxGroup: 'TAXED',
      amount: { amount: roundMoney(taxed, currency), currency },
      cny: roundMoney(new Big(whole).minus(exemptCny), 'CNY'),
    },
  ]
  return shares.filter((share) => new Big(share.cny).gt(0))
}

/** Shares paid by the caller that are not in an active request, newest payment first. */
export function billableOf(deps: Deps, caller: Caller): Billable[] {
  const held = new Set(
    deps.rows.invoices
      .all((row) => row.companyId === caller.companyId && holdsOrders(row.status))
      .flatMap((row) => row.keys),
  )
  const orders = deps.rows.orders.all((order) => order.buyerId === caller.companyId && isPaid(order))
  return orders
    .flatMap((order) => {
      const shares = sharesOf(deps, order)
      return shares.map((share) => billable(deps, order, share, shares.length))
    })
    .filter((row) => !held.has(row.key))
    .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || a.key.localeCompare(b.key))
}

function billable(deps: Deps, order: OrderRow, share: Share, groups: number): Billable {
  return {
    key: `${order.id}|${share.taxGroup}`,
    orderId: order.id,
    orderNo: order.no,
    title: orderTitle(deps, order),
    seller: companyCard(deps, companyOf(deps, order.sellerId)),
    paidAt: order.events.find((event) => event.status === 'PAID')?.at ?? order.updatedAt,
    isTruck: isTruckOrder(deps, order),
    groups,
    ...share,
  }
}
