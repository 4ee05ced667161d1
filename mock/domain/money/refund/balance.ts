import { Big } from 'big.js'
import { sumByCurrency, type Money } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { surplusOf } from '@/contract/money/order/dues.ts'
import { duesOf, receiptsOf } from '../order/dues.ts'
import type { OrderRow } from '../../tradeRows.ts'

/** The two parties of a balance. */
type Parties = Pick<OrderRow, 'buyerId' | 'sellerId'>

const minus = ({ amount, currency }: Money): Money => ({ amount: new Big(amount).times(-1).toFixed(), currency })

/**
 * What a buyer has with a seller, one amount a currency, above zero. It is never stored but counted: what arrived above
 * what was asked for, what credit notes left above the dues, less what paid other dues and what was asked back.
 */
export function balanceOf(deps: Pick<Deps, 'rows'>, { buyerId, sellerId }: Parties): Money[] {
  const orders = deps.rows.orders.of('buyerId', buyerId).filter((order) => order.sellerId === sellerId)
  const payments = orders
    .flatMap(({ id }) => deps.rows.payments.of('orderId', id))
    .filter(({ status }) => status === 'CONFIRMED')
  const over = payments.flatMap(({ over: amount, amount: { currency } }): Money[] =>
    amount === undefined ? [] : [{ amount, currency }],
  )
  const applied = payments.filter(({ method }) => method === 'BALANCE').map(({ amount }) => minus(amount))
  const back = deps.rows.refunds
    .of('buyerId', buyerId)
    .filter((row) => row.sellerId === sellerId && row.reason !== 'ORDER_CANCELLED' && row.status !== 'REFUSED')
    .flatMap(({ amounts }) => amounts.map(minus))
  const surplus = orders
    .filter(({ status, credits }) => status !== 'CANCELLED' && credits !== undefined)
    .flatMap((order) => surplusOf(duesOf(deps, order), receiptsOf(order)))
  return sumByCurrency([...over, ...surplus, ...applied, ...back]).filter(({ amount }) => new Big(amount).gt(0))
}
