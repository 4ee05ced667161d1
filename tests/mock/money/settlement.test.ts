import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { Currency } from '@/contract/money.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { DAY, HOUR, payDue } from '../support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '../support/invoiced.ts'
import { newRequestNo } from '../support/market.ts'
import { created, inOne, once, read, renew, sum } from '../support/settled.ts'
import { publish } from '../support/trade.ts'

describe('a tender settled in one currency', () => {
  it('is refused without the currency, and tells it to those who quote', async () => {
    const { market, one, tender } = await evaluating(inOne('USD'))
    const token = await market.signIn('trader')
    await expect(publish(market, token, { settlement: 'ONE' })).rejects.toThrow('settlementCurrency')
    const { data } = await market.call(tenderEndpoints.detail, { id: tender.id }, { token: one })
    expect(data).toMatchObject({ settlement: 'ONE', settlementCurrency: 'USD' })
  })

  it('has bids in several currencies, and its order is about right until the seller confirms', async () => {
    const state = await evaluating(inOne('EUR'))
    const id = (await award(state)).data.orderId ?? ''
    expect(await read(state, id)).toMatchObject({
      status: 'TO_CONFIRM',
      isAbout: true,
      settlement: 'ONE',
      payable: { currency: 'USD' },
      dues: [{ currency: 'USD' }, { currency: 'CNY' }],
    })
  })
})

describe('its order', () => {
  let state: Evaluating
  let order: OrderDetail
  const start = async (currency: Currency, part: object = {}) => {
    state = await evaluating({ ...inOne(currency), ...part })
    order = await toPay(state)
  }
  beforeEach(() => start('USD'))
  const relock = async () => {
    const { id, version } = await read(state, order.id)
    return state.market.call(orderEndpoints.relock, { id, version, requestNo: newRequestNo() }, { token: state.trader })
  }

  it('is due in that currency alone, each other one converted once, at the rates of the confirmation', async () => {
    const value = once('450', 'CNY', 'USD', order)
    const amount = sum('3600', value)
    expect(order.dues).toEqual([{ amount, currency: 'USD', rest: amount }])
    expect(order).toMatchObject({ payable: { amount, currency: 'USD' }, due: { amount, currency: 'USD' } })
    expect(order.isAbout).toBeUndefined()
    expect(order.payableIn).toEqual([{ dues: ['USD'], amount, currency: 'USD' }])
    expect(order.settled).toEqual({
      isFixed: false,
      dues: [
        { amount: '3600.00', currency: 'USD', value: '3600.00' },
        { amount: '450.00', currency: 'CNY', value },
      ],
    })
    const { ledger } = order
    expect(sum(ledger.quoted, ledger.changes)).toBe(amount)
    expect(ledger.lines.map(({ billed }) => billed)).toEqual(['3600.00', value])
  })

  it('has the conversion in its contract, the same for both', async () => {
    const contract = async (token: string) =>
      (await state.market.call(orderEndpoints.contract, { id: order.id }, { token })).data
    const [mine, theirs] = [await contract(state.trader), await contract(state.one)]
    expect(mine.hash).toBe(theirs.hash)
    expect(mine.terms).toMatchObject({
      settlement: 'ONE',
      settlementCurrency: 'USD',
      settled: order.settled?.dues,
      payable: order.payable,
      rates: { locked: order.rateLock.rates },
    })
    expect(mine.terms.rates.quoted).not.toEqual(mine.terms.rates.locked)
    state.market.time.now += 2 * DAY
    await renew(state)
    await relock()
    expect((await contract(state.trader)).hash).toBe(mine.hash)
  })

  it('asks for the new amount once its lock has ended; then the old one cannot be paid', async () => {
    const open = (await created(state, order)).data
    state.market.time.now += 25 * HOUR
    await renew(state)
    expect(await created(state, await read(state, order.id))).toMatchObject({ code: 4009 })
    const { data } = await relock()
    expect(data.rateLock.rates.date).not.toBe(order.rateLock.rates.date)
    const amount = sum('3600', once('450', 'CNY', 'USD', data))
    expect(data).toMatchObject({ payable: { amount }, dues: [{ amount, rest: amount }] })
    expect(amount).not.toBe(order.payable.amount)
    expect(data.payments.find(({ id }) => id === open.id)?.status).toBe('CANCELLED')
    await payDue(state, data)
    expect(await read(state, order.id)).toMatchObject({ status: 'PAID', paid: { amount }, due: { amount: '0.00' } })
  })

  it('keeps its rate for good once it is paid, whatever the rate of the day', async () => {
    await payDue(state, order)
    state.market.time.now += 2 * DAY
    await renew(state)
    const paid = await read(state, order.id)
    expect(paid).toMatchObject({
      status: 'PAID',
      settled: { isFixed: true, dues: order.settled?.dues },
      rateLock: { rates: order.rateLock.rates },
      paid: order.payable,
    })
    expect((await relock()).code).toBe(4009)
    expect((await read(state, order.id)).rateLock).toEqual(order.rateLock)
  })

  it('is rounded in the currency itself: in yuan nothing but the dollars is converted', async () => {
    await start('CNY')
    const amount = sum(once('3600', 'USD', 'CNY', order), '450')
    expect(order).toMatchObject({ payable: { amount, currency: 'CNY' }, dues: [{ amount, currency: 'CNY' }] })
    const wallet = { orderId: order.id, version: order.version, method: 'WECHAT' as const, amount: order.payable }
    const { code } = await state.market.call(
      paymentEndpoints.create,
      { ...wallet, requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(code).toBe(200)
  })

  it('cannot be paid in another currency', async () => {
    const yuan = { amount: once(order.payable.amount, 'USD', 'CNY', order), currency: 'CNY' as const }
    const input = { orderId: order.id, version: order.version, method: 'BANK_TRANSFER' as const, amount: yuan }
    const { code } = await state.market.call(
      paymentEndpoints.create,
      { ...input, requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(code).toBe(4009)
  })

  it('is invoiced by what was paid, with the quote, the rate, its day and its source', async () => {
    await payDue(state, order)
    state.market.time.now += 2 * DAY
    await renew(state)
    const { market, trader } = state
    const shares = (await openShares(market, trader)).filter(({ orderId }) => orderId === order.id)
    const all = once(order.payable.amount, 'USD', 'CNY', order)
    expect(sum(...shares.map(({ cny }) => cny))).toBe(all)
    expect(shares.map(({ amount }) => amount.currency)).toEqual(['USD', 'USD'])
    const titleId = await keepTitle(market, trader, TITLE)
    const made = await ask(market, trader, [shares.find(({ taxGroup }) => taxGroup === 'TAXED')?.key ?? ''], titleId)
    const { remarks } = (await market.call(invoiceEndpoints.detail, { id: made.data.id }, { token: trader })).data
    const { cnyPer, date, source } = order.rateLock.rates
    const value = once('450', 'CNY', 'USD', order)
    expect(remarks).toContain(`原币 USD ${value}，汇率 ${cnyPer.USD}（${date}，${source}）`)
    expect(remarks).toContain(
      `${order.no} 以 USD 结算：报价 CNY 450.00 折 USD ${value}，汇率 1 USD = ${cnyPer.USD} CNY（${date}，${source}）`,
    )
  })
})
