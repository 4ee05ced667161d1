import { Big } from 'big.js'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Currency } from '@/contract/money.ts'
import type { Evaluating } from './awarded.ts'
import { newRequestNo } from './market.ts'

/** The part of a tender that settles its orders in one currency. */
export const inOne = (settlementCurrency: Currency) => ({ settlement: 'ONE', settlementCurrency }) as const

/** An amount converted once at an order's rates, by hand. */
export const once = (amount: string, from: Currency, to: Currency, { rateLock: { rates } }: OrderDetail): string =>
  new Big(amount).times(rates.cnyPer[from]).div(rates.cnyPer[to]).toFixed(2, Big.roundHalfUp)
/** A sum of decimals, two digits. */
export const sum = (...amounts: string[]): string =>
  amounts.reduce((total, one) => total.plus(one), new Big(0)).toFixed(2)
/** Opens a transfer of what an order asks for first, and returns the response. */
export const created = async ({ market, trader }: Evaluating, { id: orderId, version, payableIn }: OrderDetail) => {
  const [{ amount, currency } = { amount: '0', currency: 'CNY' as const }] = payableIn
  const input = { orderId, version, method: 'BANK_TRANSFER' as const, amount: { amount, currency } }
  return market.call(paymentEndpoints.create, { ...input, requestNo: newRequestNo() }, { token: trader })
}
/** An order as its buyer sees it. */
export const read = async ({ market, trader }: Evaluating, id: string): Promise<OrderDetail> =>
  (await market.call(orderEndpoints.detail, { id }, { token: trader })).data
/** Logs both parties in again after a long time. */
export const renew = async (state: Evaluating) => {
  state.trader = await state.market.signIn('trader')
  state.one = await state.market.signIn('forwarder')
}
