import { Big } from 'big.js'
import { cutReceipts, surplusOf } from '@/contract/money/order/dues.ts'
import { roundMoney, sumByCurrency, type Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { duesOf, receiptsOf } from '../order/dues.ts'
import type { OrderRow } from '../../tradeRows.ts'

type Stored = Pick<Deps, 'rows'>
/** The two parties of a balance. */
type Parties = Pick<OrderRow, 'buyerId' | 'sellerId'>

const minus = ({ amount, currency }: Money): Money => ({ amount: new Big(amount).times(-1).toFixed(), currency })

const ordersOf = (deps: Stored, { buyerId, sellerId }: Parties): OrderRow[] =>
  deps.rows.orders.of('buyerId', buyerId).filter((order) => order.sellerId === sellerId)

/** Whether an order became cheaper after its confirmation: by a credit note, or on a later sailing. */
const isLowered = ({ credits, callOff }: OrderRow): boolean =>
  credits !== undefined || (callOff?.rolled ?? []).some(({ isRepriced }) => isRepriced)

/** What was paid for an order above its dues, because it became cheaper after the payment. */
const surplusIn = (deps: Stored, order: OrderRow): Money[] =>
  order.status !== 'CANCELLED' && isLowered(order) ? surplusOf(duesOf(deps, order), receiptsOf(order)) : []

/**
 * What arrived above what was asked for and what orders have released, less what paid other dues and what was asked back.
 * Below zero while more was taken than that: the rest is of the surplus of orders.
 */
function pooled(deps: Stored, parties: Parties): Money[] {
  const orders = ordersOf(deps, parties)
  const payments = orders
    .flatMap(({ id }) => deps.rows.payments.of('orderId', id))
    .filter(({ status }) => status === 'CONFIRMED')
  const over = payments.flatMap(({ over: amount, amount: { currency } }): Money[] =>
    amount === undefined ? [] : [{ amount, currency }],
  )
  const applied = payments.filter(({ method }) => method === 'BALANCE').map(({ amount }) => minus(amount))
  const back = deps.rows.refunds
    .of('buyerId', parties.buyerId)
    .filter((row) => row.sellerId === parties.sellerId && row.reason !== 'ORDER_CANCELLED' && row.status !== 'REFUSED')
    .flatMap(({ amounts }) => amounts.map(minus))
  const released = orders.flatMap((order) => order.released ?? [])
  return sumByCurrency([...over, ...released, ...applied, ...back])
}

/** What a buyer has with a seller, one amount a currency, above zero. It is never stored but counted. */
export function balanceOf(deps: Stored, parties: Parties): Money[] {
  const surplus = ordersOf(deps, parties).flatMap((order) => surplusIn(deps, order))
  return sumByCurrency([...pooled(deps, parties), ...surplus]).filter(({ amount }) => new Big(amount).gt(0))
}

/**
 * Takes what was used or asked back from the orders that it was paid for, the oldest first: an addition to one of them
 * would else be paid with money that is gone.
 */
export function takeSurplus(deps: Stored, parties: Parties): void {
  for (const { amount, currency } of pooled(deps, parties)) {
    let short = new Big(amount).times(-1)
    for (const order of ordersOf(deps, parties).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
      const own = surplusIn(deps, order).find((one) => one.currency === currency)
      if (!own || short.lte(0)) continue
      const off = { amount: roundMoney(short.lt(own.amount) ? short : own.amount, currency), currency }
      short = short.minus(off.amount)
      const released = sumByCurrency([...(order.released ?? []), off])
      deps.rows.orders.put({ ...order, receipts: cutReceipts(receiptsOf(order), off), released })
    }
  }
}
