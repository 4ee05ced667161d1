import { Big } from 'big.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Currency } from '@/contract/money.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { evaluating, toPay, type Evaluating } from '../../support/awarded.ts'
import { paidOrder, payDue, picture } from '../../support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '../../support/invoiced.ts'
import { newRequestNo } from '../../support/market.ts'

const DAY = 24 * 3_600_000

describe('an order quoted in dollars and yuan', () => {
  let state: Evaluating
  let order: OrderDetail
  beforeEach(async () => {
    state = await evaluating()
    order = await toPay(state)
  })
  const now = async () =>
    (await state.market.call(orderEndpoints.detail, { id: order.id }, { token: state.trader })).data
  const open = async (dues: Currency[], currency: Currency, part: object = {}) => {
    const { payableIn, id: orderId, version } = await now()
    const way = payableIn.find((one) => one.dues?.join() === dues.join() && one.currency === currency)
    const amount = { amount: way?.amount ?? '0.01', currency }
    const input = {
      orderId,
      version,
      method: 'BANK_TRANSFER' as const,
      dues,
      amount,
      requestNo: newRequestNo(),
      ...part,
    }
    return state.market.call(paymentEndpoints.create, input, { token: state.trader })
  }
  const pay = async (dues: Currency[], currency: Currency) => {
    const { data } = await open(dues, currency)
    const proof = {
      id: data.id,
      payerBank: 'Bank',
      payerAccount: '31050161364000001234',
      paidAmount: data.amount.amount,
      proofs: [await picture(state, state.trader)],
      requestNo: newRequestNo(),
    }
    await state.market.call(paymentEndpoints.submitProof, proof, { token: state.trader })
    state.market.time.now += 5000
    return now()
  }
  const rests = ({ dues = [] }: OrderDetail) => dues.map(({ rest, currency }) => `${currency} ${rest}`)

  it('is due in each currency, together in the compare currency or in yuan, each converted once at the lock', () => {
    expect(order.dues).toEqual([
      { amount: '3600.00', currency: 'USD', rest: '3600.00' },
      { amount: '450.00', currency: 'CNY', rest: '450.00' },
    ])
    const rate = order.rateLock.rates.cnyPer.USD
    const yuan = new Big('3600').times(rate).round(2, Big.roundHalfUp)
    const dollars = new Big('450').div(rate).round(2, Big.roundHalfUp).plus('3600')
    expect(order.payableIn).toEqual([
      { dues: ['USD', 'CNY'], amount: dollars.toFixed(2), currency: 'USD' },
      { dues: ['USD', 'CNY'], amount: yuan.plus('450').toFixed(2), currency: 'CNY' },
      { dues: ['USD'], amount: '3600.00', currency: 'USD' },
      { dues: ['USD'], amount: yuan.toFixed(2), currency: 'CNY' },
      { dues: ['CNY'], amount: '450.00', currency: 'CNY' },
    ])
  })

  it('is paid a due at a time: what is left stays to pay, and then it is paid', async () => {
    const half = await pay(['CNY'], 'CNY')
    expect([half.status, rests(half)]).toEqual(['TO_PAY', ['USD 3600.00', 'CNY 0.00']])
    expect(half.payments[0]).toMatchObject({ amount: { amount: '450.00', currency: 'CNY' }, status: 'CONFIRMED' })
    expect(Number(half.paid.amount)).toBeGreaterThan(0)
    expect(half.payableIn.map(({ dues, currency }) => `${dues?.join()} in ${currency}`)).toEqual([
      'USD in USD',
      'USD in CNY',
    ])
    const whole = await pay(['USD'], 'USD')
    expect([whole.status, rests(whole), whole.paid]).toEqual(['PAID', ['USD 0.00', 'CNY 0.00'], whole.payable])
  })

  it('is paid all at once in yuan, where yuan stay what was quoted', async () => {
    const { rateLock, payableIn } = order
    const dollars = new Big('3600').times(rateLock.rates.cnyPer.USD).round(2, Big.roundHalfUp)
    expect(payableIn[1]).toMatchObject({ currency: 'CNY', amount: dollars.plus('450').toFixed(2) })
    const paid = await pay(['USD', 'CNY'], 'CNY')
    expect(paid.status).toBe('PAID')
    expect(paid.payments[0]?.parts).toEqual([
      { amount: '3600.00', currency: 'USD', cny: dollars.toFixed(2) },
      { amount: '450.00', currency: 'CNY', cny: '450.00' },
    ])
    const sum = (await openShares(state.market, state.trader))
      .filter(({ orderId }) => orderId === order.id)
      .reduce((total, { cny }) => total.plus(cny), new Big(0))
    expect(sum.toFixed(2)).toBe(paid.payments[0]?.amount.amount)
  })

  it('takes a due in its own currency without a rate, any other only at one that holds', async () => {
    state.market.time.now += 25 * 3_600_000
    state = { ...state, trader: await state.market.signIn('trader') }
    expect((await open(['USD', 'CNY'], 'CNY')).code).toBe(4009)
    expect((await open(['USD'], 'CNY')).code).toBe(4009)
    expect((await open(['USD'], 'USD')).data.status).toBe('CREATED')
  })

  it('refuses a due that is paid, one that is none, and another amount', async () => {
    await pay(['CNY'], 'CNY')
    expect((await open(['CNY'], 'CNY')).code).toBe(4009)
    expect((await open(['EUR'], 'EUR')).code).toBe(4009)
    expect((await open(['USD'], 'USD', { amount: { amount: '3599.99', currency: 'USD' } })).code).toBe(4009)
  })

  it('opens one payment at a time: another due takes its place', async () => {
    const first = await open(['CNY'], 'CNY')
    expect((await open(['CNY'], 'CNY')).data.id).toBe(first.data.id)
    const second = await open(['USD'], 'USD')
    expect((await now()).payments.map(({ id, status }) => [id === second.data.id, status])).toEqual([
      [true, 'CREATED'],
      [false, 'CANCELLED'],
    ])
  })

  it('does not lapse once a part is paid, and takes no coupon then', async () => {
    await pay(['CNY'], 'CNY')
    state.market.time.now += 4 * DAY
    state = { ...state, trader: await state.market.signIn('trader') }
    expect((await now()).status).toBe('TO_PAY')
  })

  it('can be invoiced for what is paid while the rest is open', async () => {
    await pay(['CNY'], 'CNY')
    const shares = (await openShares(state.market, state.trader)).filter(({ orderId }) => orderId === order.id)
    expect(shares).toMatchObject([{ taxGroup: 'TAXED', cny: '450.00', amount: { amount: '450.00', currency: 'CNY' } }])
  })

  it('is paid by a wallet in yuan, one due or all', async () => {
    await state.market.call(demoEndpoints.robots, { robots: true })
    expect((await open(['USD'], 'USD', { method: 'WECHAT' })).code).toBe(4001)
    await open(['USD'], 'CNY', { method: 'WECHAT' })
    state.market.time.now += 60_000
    expect(rests(await now())).toEqual(['USD 0.00', 'CNY 450.00'])
  })
})

describe('an addition that is paid after the invoice', () => {
  it('gets an invoice of its own that names the first one', async () => {
    const paid = await paidOrder()
    const { state, id } = paid
    const { market, trader } = state
    const titleId = await keepTitle(market, trader, TITLE)
    const mine = async () => (await openShares(market, trader)).filter(({ orderId }) => orderId === id)
    const [taxed] = (await mine()).filter(({ taxGroup }) => taxGroup === 'TAXED')
    const first = await ask(market, trader, [taxed?.key ?? ''], titleId)
    market.time.now += 60_000
    await paid.seller(orderEndpoints.start)
    await paid.seller(orderEndpoints.proposeCharge, {
      code: 'STO',
      amount: '120.50',
      reason: 'Stored for five days',
      evidence: [await picture(state, state.one)],
    })
    const charge = (await paid.now()).adjustments[0]
    await paid.buyer(orderEndpoints.answerCharge, { chargeId: charge?.id ?? '', answer: 'APPROVED', note: '' })
    expect((await mine()).filter(({ taxGroup }) => taxGroup === 'TAXED')).toEqual([])
    await payDue(state, await paid.now())
    const detail = await paid.now()
    const cny = new Big('120.50').times(detail.rateLock.rates.cnyPer.USD).toFixed(2, Big.roundHalfUp)
    const issued = (await market.call(invoiceEndpoints.detail, { id: first.data.id }, { token: trader })).data
    const [more] = (await mine()).filter(({ taxGroup }) => taxGroup === 'TAXED')
    expect(more).toMatchObject({ key: `${id}|TAXED|2`, cny, supplements: issued.invoiceNo })
    const second = await ask(market, trader, [more?.key ?? ''], titleId)
    expect(second.data.remarks).toContain(`补开，原发票 ${issued.invoiceNo}`)
    expect((await mine()).filter(({ taxGroup }) => taxGroup === 'TAXED')).toEqual([])
  })
})
