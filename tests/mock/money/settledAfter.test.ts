import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { award, evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { batchOf, collected, issue } from '../support/coupon.ts'
import { DAY, paidOrder, payDue, propose } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'
import { inOne, once, read, renew, sum } from '../support/settled.ts'

describe('an order settled in one currency, after it was paid', () => {
  it('is given back in that currency, all that was paid', async () => {
    const paid = await paidOrder(inOne('EUR'))
    const before = await paid.now()
    paid.state.market.time.now += DAY
    await paid.renew()
    const { data } = await paid.buyer(orderEndpoints.cancelPaid, { note: 'The buyer abroad cancelled' })
    expect(before.payable.currency).toBe('EUR')
    expect(data.refunds?.map(({ amounts }) => amounts)).toEqual([[before.payable]])
  })

  it('takes additions and reductions in that currency, and converts none', async () => {
    const paid = await paidOrder(inOne('EUR'))
    await paid.seller(orderEndpoints.start)
    const before = await paid.now()
    paid.state.market.time.now += DAY
    await paid.renew()
    const { data } = await propose(paid, '120')
    const [charge] = data.adjustments
    expect(charge?.amount).toEqual({ amount: '120.00', currency: 'EUR' })
    await paid.buyer(orderEndpoints.answerCharge, { chargeId: charge?.id ?? '', answer: 'APPROVED', note: '' })
    const owed = await paid.now()
    const payable = { amount: sum(before.payable.amount, '120'), currency: 'EUR' }
    expect(owed).toMatchObject({ payable, dues: [{ ...payable, rest: '120.00' }], due: { amount: '120.00' } })
    expect(owed.payableIn).toEqual([{ dues: ['EUR'], amount: '120.00', currency: 'EUR' }])
    // Days after the lock: what is fixed needs no new rate.
    await payDue(paid.state, owed)
    expect(await paid.now()).toMatchObject({ due: { amount: '0.00' }, paid: payable })
    const [doc] = (await paid.seller(orderEndpoints.detail)).data.creditable?.filter(({ code }) => code === 'DOC') ?? []
    expect(doc).toMatchObject({ amount: once('450', 'CNY', 'EUR', before), currency: 'EUR' })
    const reduction = { code: 'DOC', currency: 'EUR' as const, amount: '10', reason: 'Wrong fee' }
    await paid.seller(orderEndpoints.creditNote, reduction)
    const reduced = await paid.now()
    expect(reduced).toMatchObject({
      payable: { amount: sum(payable.amount, '-10'), currency: 'EUR' },
      balance: [{ amount: '10.00', currency: 'EUR' }],
    })
    const { ledger } = reduced
    expect(sum(ledger.quoted, ledger.changes)).toBe(reduced.payable.amount)
  })

  it('has its balance in the currency and at the rate of its deposit', async () => {
    const paid = await paidOrder({ ...inOne('CNY'), paymentTerm: 'DEPOSIT_BALANCE', depositPct: 30 })
    const deposited = await paid.now()
    const first = new Big(deposited.payable.amount).times('0.3').toFixed(2, Big.roundHalfUp)
    const rest = sum(deposited.payable.amount, `-${first}`)
    expect(deposited).toMatchObject({
      status: 'PAID',
      settled: { isFixed: true },
      deposit: { first: [{ amount: first, currency: 'CNY', rest: '0.00' }], balance: [{ rest }] },
    })
    paid.state.market.time.now += 3 * DAY
    await paid.renew()
    await payDue(paid.state, await paid.now())
    expect(await paid.now()).toMatchObject({ payState: 'PAID', rateLock: deposited.rateLock, paid: deposited.payable })
  })
})

describe('an order settled in one currency with coupons', () => {
  it.each([
    ['CNY', '300'],
    ['USD', '100'],
    ['EUR', '77.77'],
  ] as const)('is due to the cent less the face value of one in %s, also at another rate', async (currency, value) => {
    const state = await evaluating(inOne('EUR'))
    const { market, trader: holder, one: issuer } = state
    const batch = await issue(market, issuer, batchOf({ currency, value, threshold: '1000' }))
    const coupon = await collected({ market, issuer, holder, batch, members: [] })
    const order = await toPay(state)
    const input = { orderId: order.id, version: order.version, couponIds: [coupon.id], requestNo: newRequestNo() }
    const { data: applied } = await market.call(couponEndpoints.apply, input, { token: holder })
    const off = once(value, currency, 'EUR', order)
    expect(applied).toMatchObject({
      coupons: [{ amount: off }],
      payable: { amount: sum(order.payable.amount, `-${off}`), currency: 'EUR' },
    })
    const adds = ({ payable, dues = [], ledger }: OrderDetail) => {
      expect(dues.map(({ amount, currency: own }) => ({ amount, currency: own }))).toEqual([payable])
      expect(sum(ledger.quoted, ledger.changes)).toBe(payable.amount)
    }
    adds(applied)
    market.time.now += 2 * DAY
    await renew(state)
    const { version } = await read(state, order.id)
    const again = { id: order.id, version, requestNo: newRequestNo() }
    const { data: relocked } = await market.call(orderEndpoints.relock, again, { token: state.trader })
    expect(relocked.payable).not.toEqual(applied.payable)
    adds(relocked)
    await payDue(state, relocked)
    expect(await read(state, order.id)).toMatchObject({ status: 'PAID', paid: relocked.payable })
  })
})

describe('an order on credit that is settled in one currency', () => {
  let state: Evaluating
  let orderId: string
  const act = async (endpoint: typeof orderEndpoints.start, part: object = {}) =>
    state.market.call(endpoint, { id: orderId, requestNo: newRequestNo(), ...part }, { token: state.one })
  const confirmed = async (paymentTerm: 'ON_BL' | 'MONTHLY_30') => {
    state = await evaluating({ ...inOne('EUR'), paymentTerm })
    orderId = (await award(state)).data.orderId ?? ''
    const { id } = state.cheap
    const { version } = (await state.market.call(bidEndpoints.detail, { id }, { token: state.one })).data
    const given = { id, version, creditLimit: '20000', requestNo: newRequestNo() }
    expect((await state.market.call(bidEndpoints.confirm, given, { token: state.one })).code).toBe(200)
    await act(orderEndpoints.start)
    return read(state, orderId)
  }
  const load = async (at: number) => {
    const milestone = { code: 'LOBD', at: new Date(at).toISOString(), place: '', containers: [] }
    await state.market.call(
      orderEndpoints.milestone,
      { id: orderId, ...milestone, code: 'LOBD', requestNo: newRequestNo() },
      { token: state.one },
    )
    return read(state, orderId)
  }
  const euros = (order: OrderDetail) => sum(once('3600', 'USD', 'EUR', order), once('450', 'CNY', 'EUR', order))

  it('is about right until the B/L date, whose rate is fixed then and needs no lock', async () => {
    const before = await confirmed('ON_BL')
    expect(before).toMatchObject({ isAbout: true, settled: { isFixed: false }, payable: { currency: 'EUR' } })
    state.market.time.now += 3 * DAY
    await renew(state)
    const day = state.market.time.now - DAY
    const loaded = await load(day)
    expect(loaded.settled?.isFixed).toBe(true)
    expect(loaded.isAbout).toBeUndefined()
    expect(loaded.rateLock.rates.date).toBe(new Date(day).toISOString().slice(0, 10))
    expect(loaded.payable).toEqual({ amount: euros(loaded), currency: 'EUR' })
    expect(loaded.payable).not.toEqual(before.payable)
    state.market.time.now += 9 * DAY
    await renew(state)
    await payDue(state, await read(state, orderId))
    expect(await read(state, orderId)).toMatchObject({ payState: 'PAID', paid: loaded.payable })
  })

  it('keeps the rate of a payment that comes before the B/L date', async () => {
    const before = await confirmed('ON_BL')
    await payDue(state, before)
    const paid = await read(state, orderId)
    expect(paid).toMatchObject({ settled: { isFixed: true }, due: { amount: '0.00' } })
    state.market.time.now += 2 * DAY
    await renew(state)
    expect((await load(state.market.time.now)).rateLock).toEqual(paid.rateLock)
  })

  it('takes the rate of its first statement, whose lines are in that currency alone', async () => {
    await confirmed('MONTHLY_30')
    const loaded = await load(state.market.time.now)
    expect(loaded).toMatchObject({ isAbout: true, settled: { isFixed: false } })
    state.market.time.now = Date.parse('2026-12-01T09:05:00+08:00')
    await renew(state)
    const stated = await read(state, orderId)
    expect(stated).toMatchObject({
      settled: { isFixed: true },
      rateLock: { rates: { date: '2026-12-01' } },
      payable: { amount: euros(stated), currency: 'EUR' },
    })
    state.market.time.now += 10 * DAY
    await renew(state)
    await payDue(state, await read(state, orderId))
    expect(await read(state, orderId)).toMatchObject({ payState: 'PAID', paid: stated.payable })
  })
})
