import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { fileEndpoints } from '@/contract/file/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { PaymentMethod } from '@/contract/money/payment/values.ts'
import { PIXEL } from '../hosts/exchanges.ts'
import { evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { newRequestNo } from '../support/market.ts'
import { bidOn, publish } from '../support/trade.ts'

const MINUTE = 60_000

/** Another tender of the same market, with quotes and past its deadline. */
async function secondOrder(state: Evaluating): Promise<Evaluating> {
  const { market } = state
  const published = await publish(market, state.trader)
  const cheap = (await bidOn(market, state.one, published, '1800')).data
  const dear = (await bidOn(market, state.two, published, '1900')).data
  market.time.now += 24 * 60 * MINUTE
  const trader = await market.signIn('trader')
  const one = await market.signIn('forwarder')
  const tender = (await market.call(tenderEndpoints.detail, { id: published.id }, { token: trader })).data
  return { ...state, trader, one, tender, cheap, dear }
}

describe('the payment of an order', () => {
  let state: Evaluating
  let order: OrderDetail
  beforeEach(async () => {
    state = await evaluating()
    order = await toPay(state)
  })
  const amountIn = (currency: string) => order.payableIn.find((entry) => entry.currency === currency) ?? order.payable
  const open = async (method: PaymentMethod, currency: string, part: object = {}) =>
    state.market.call(
      paymentEndpoints.create,
      {
        orderId: order.id,
        version: order.version,
        method,
        amount: amountIn(currency),
        requestNo: newRequestNo(),
        ...part,
      },
      { token: state.trader },
    )
  const orderNow = async () =>
    (await state.market.call(orderEndpoints.detail, { id: order.id }, { token: state.trader })).data
  const paymentsFor = async (token: string) =>
    (await state.market.call(orderEndpoints.detail, { id: order.id }, { token })).data.payments
  const prove = async (id: string, part: object = {}) => {
    const form = new FormData()
    form.set('file', new File([PIXEL], 'proof.png', { type: 'image/png' }))
    const proof = (await state.market.call(fileEndpoints.upload, form, { token: state.trader })).data
    return state.market.call(
      paymentEndpoints.submitProof,
      {
        id,
        payerBank: 'Bank',
        payerAccount: '31050161364000001234',
        paidAmount: amountIn('USD').amount,
        proofs: [proof],
        requestNo: newRequestNo(),
        ...part,
      },
      { token: state.trader },
    )
  }

  it('tells the seller of the account it came from no more than its end', async () => {
    const payment = await open('BANK_TRANSFER', order.payable.currency)
    await prove(payment.data.id, { payerAccount: '6222021001112345678' })
    expect(JSON.stringify(await paymentsFor(state.trader))).toContain('6222021001112345678')
    const seen = await paymentsFor(state.one)
    expect(seen[0]?.payerAccount).toBe('****5678')
    expect(JSON.stringify(seen)).not.toContain('622202100111')
  })

  it('is due, about, in the compare currency', () => {
    // 2 containers at 1,800 dollars and 450 yuan at the tender's rate of that day, 7.0886
    expect(order.payable).toEqual({ amount: '3663.48', currency: 'USD' })
  })

  it('is never open twice: the same method gives the same payment, another one replaces it', async () => {
    const first = await open('WECHAT', 'CNY')
    const again = await open('WECHAT', 'CNY')
    expect(again.data.id).toBe(first.data.id)
    const bank = await open('BANK_TRANSFER', 'USD')
    expect((await orderNow()).payments.map((payment) => [payment.id === bank.data.id, payment.status])).toEqual([
      [true, 'CREATED'],
      [false, 'CANCELLED'],
    ])
  })

  it('asked for at the same moment from two desks is one; asked for again by the same intent too', async () => {
    const [one, two] = await Promise.all([open('WECHAT', 'CNY'), open('WECHAT', 'CNY')])
    const requestNo = newRequestNo()
    const first = await open('WECHAT', 'CNY', { requestNo })
    const again = await open('WECHAT', 'CNY', { requestNo })
    expect(new Set([one, two, first, again].map(({ data }) => data.id)).size).toBe(1)
    expect((await orderNow()).payments).toHaveLength(1)
  })

  it('is not opened beside one whose proof is being checked, and a proof counts once', async () => {
    const payment = await open('BANK_TRANSFER', 'USD')
    expect((await prove(payment.data.id)).data.status).toBe('SUBMITTED')
    expect((await prove(payment.data.id)).code).toBe(4009)
    for (const [method, currency] of [
      ['BANK_TRANSFER', 'USD'],
      ['WECHAT', 'CNY'],
    ] as const)
      expect((await open(method, currency, { version: (await orderNow()).version })).code).toBe(4009)
    expect((await orderNow()).payments).toHaveLength(1)
  })

  it('by transfer with the proof of another payment is sent back', async () => {
    await prove((await open('BANK_TRANSFER', 'USD')).data.id)
    state.market.time.now += 5000
    expect((await orderNow()).status).toBe('PAID')
    state = await secondOrder(state)
    order = await toPay(state)
    await prove((await open('BANK_TRANSFER', 'USD')).data.id, { paidAmount: amountIn('USD').amount })
    state.market.time.now += 5000
    const back = await orderNow()
    expect([back.status, back.payments[0]?.rejection]).toEqual(['TO_PAY', 'DUPLICATE_PROOF'])
  })

  it('by QR is paid when somebody scans, and only once', async () => {
    await state.market.call(demoEndpoints.robots, { robots: true })
    await open('ALIPAY', 'CNY')
    state.market.time.now += MINUTE
    expect((await orderNow()).status).toBe('PAID')
    expect((await open('ALIPAY', 'CNY')).code).toBe(4009)
  })

  it('by QR expires when nobody scans, and can be given up before', async () => {
    const first = await open('WECHAT', 'CNY')
    const gone = await state.market.call(
      paymentEndpoints.cancel,
      { id: first.data.id, requestNo: newRequestNo() },
      { token: state.trader },
    )
    expect(gone.data.status).toBe('CANCELLED')
    const second = await open('WECHAT', 'CNY')
    state.market.time.now += 16 * MINUTE
    expect(
      (await state.market.call(paymentEndpoints.detail, { id: second.data.id }, { token: state.trader })).data.status,
    ).toBe('EXPIRED')
  })

  it('is refused for another amount, another version, another person and dollars in a wallet', async () => {
    expect((await open('BANK_TRANSFER', 'USD', { amount: { amount: '1.00', currency: 'USD' } })).code).toBe(4009)
    expect((await open('BANK_TRANSFER', 'USD', { version: order.version - 1 })).code).toBe(4009)
    expect((await open('WECHAT', 'USD')).code).toBe(4001)
    const foreign = {
      orderId: order.id,
      version: order.version,
      method: 'WECHAT',
      amount: amountIn('CNY'),
      requestNo: newRequestNo(),
    } as const
    expect((await state.market.call(paymentEndpoints.create, foreign, { token: state.two })).code).toBe(4004)
    expect(
      (
        await state.market.call(
          paymentEndpoints.create,
          { ...foreign, requestNo: newRequestNo() },
          { token: state.one },
        )
      ).code,
    ).toBe(4004)
  })

  it.each([
    ['another amount on the bank’s line', { payerAccount: '3105016136401111' }, 'AMOUNT_DIFFERS'],
    ['an account nothing came from', { payerAccount: '3105016136400000' }, 'NOT_RECEIVED'],
  ])('by transfer with %s is sent back with the reason and can be tried again', async (_name, part, reason) => {
    const payment = await open('BANK_TRANSFER', 'USD')
    await prove(payment.data.id, part)
    expect((await orderNow()).status).toBe('PAY_CHECKING')
    state.market.time.now += 5000
    const back = await orderNow()
    expect([back.status, back.payments[0]?.rejection]).toEqual(['TO_PAY', reason])
    const again = await state.market.call(
      paymentEndpoints.create,
      {
        orderId: order.id,
        version: back.version,
        method: 'BANK_TRANSFER',
        amount: amountIn('USD'),
        requestNo: newRequestNo(),
      },
      { token: state.trader },
    )
    expect(again.data.status).toBe('CREATED')
  })

  it('needs a proper account and a proof of its own', async () => {
    const payment = await open('BANK_TRANSFER', 'USD')
    expect((await prove(payment.data.id, { payerAccount: '3105-AB12-3456' })).data).toMatchObject({
      fields: [{ field: 'payerAccount' }],
    })
    const foreign = { id: 'f', name: 'x', url: '/x', size: 100, type: 'image/png' }
    expect((await prove(payment.data.id, { proofs: [foreign] })).code).toBe(4001)
  })

  it('in yuan needs a rate that still holds; taking today’s rate is the buyer’s own step', async () => {
    state.market.time.now += 25 * 60 * MINUTE
    const trader = await state.market.signIn('trader')
    const body = {
      orderId: order.id,
      version: order.version,
      method: 'WECHAT',
      amount: amountIn('CNY'),
      requestNo: newRequestNo(),
    } as const
    expect((await state.market.call(paymentEndpoints.create, body, { token: trader })).code).toBe(4009)
    const locked = await state.market.call(
      orderEndpoints.relock,
      { id: order.id, version: order.version, requestNo: newRequestNo() },
      { token: trader },
    )
    expect(locked.data.version).toBe(order.version + 1)
    const requoted = locked.data.payableIn.find((entry) => entry.currency === 'CNY') ?? locked.data.payable
    expect(
      (
        await state.market.call(
          paymentEndpoints.create,
          { ...body, version: locked.data.version, amount: requoted, requestNo: newRequestNo() },
          { token: trader },
        )
      ).data.status,
    ).toBe('CREATED')
  })

  it('that does not come in three days closes the order', async () => {
    state.market.time.now += 73 * 60 * MINUTE
    const trader = await state.market.signIn('trader')
    expect((await state.market.call(orderEndpoints.detail, { id: order.id }, { token: trader })).data.status).toBe(
      'TIMED_OUT',
    )
  })
})
