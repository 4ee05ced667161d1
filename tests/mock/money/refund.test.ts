import { Big } from 'big.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import type { RequestRefund } from '@/contract/money/refund/schemas.ts'
import { openRefund } from '@mock/domain/money/refund/move.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import { robotRefunds } from '@mock/domain/robots/carriers.ts'
import type { MarketRow, MemberRow } from '@mock/domain/rows.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { evaluating, evaluatingAgain, toPay, type Evaluating } from '../support/awarded.ts'
import { HOUR, picture } from '../support/fulfilled.ts'
import { openShares } from '../support/invoiced.ts'
import { newRequestNo } from '../support/market.ts'
import { overNothing, putCompany } from '../support/rows.ts'

/** An order of 3,600 dollars and 450 yuan, of which dollars are paid in dollars. */
describe('a transfer of another amount', () => {
  let state: Evaluating
  let order: OrderDetail
  beforeEach(async () => {
    state = await evaluating()
    order = await toPay(state)
  })
  const now = async (token = state.trader) =>
    (await state.market.call(orderEndpoints.detail, { id: order.id }, { token })).data
  const open = async (currency: 'USD' | 'CNY') => {
    const { id: orderId, version, payableIn } = await now()
    const way = payableIn.find((one) => one.dues?.join() === currency && one.currency === currency)
    const amount = { amount: way?.amount ?? '0.01', currency }
    const input = {
      orderId,
      version,
      method: 'BANK_TRANSFER' as const,
      dues: [currency],
      amount,
      requestNo: newRequestNo(),
    }
    return (await state.market.call(paymentEndpoints.create, input, { token: state.trader })).data
  }
  const pay = async (currency: 'USD' | 'CNY', paidAmount: string) => {
    const { id } = await open(currency)
    const proof = {
      id,
      payerBank: 'Bank',
      payerAccount: '31050161364000001234',
      paidAmount,
      proofs: [await picture(state, state.trader)],
      requestNo: newRequestNo(),
    }
    await state.market.call(paymentEndpoints.submitProof, proof, { token: state.trader })
    state.market.time.now += 5000
    return now()
  }
  const rests = ({ dues = [] }: OrderDetail) => dues.map(({ rest, currency }) => `${currency} ${rest}`)
  const refund = async (part: Partial<RequestRefund> = {}, token = state.trader) => {
    const asked = { reason: 'OVERPAID', currency: 'USD', amount: '91.82', note: '' } as const
    const input = { orderId: order.id, ...asked, ...part, requestNo: newRequestNo() }
    return state.market.call(paymentEndpoints.refund, input, { token })
  }
  const answer = async (id: string, agree: boolean, note = '', token = state.one) =>
    state.market.call(paymentEndpoints.answerRefund, { id, agree, note, requestNo: newRequestNo() }, { token })
  const useBalance = async (currency: 'USD' | 'CNY' = 'USD') => {
    const { id: orderId, version } = await now()
    const input = { orderId, version, currency, requestNo: newRequestNo() }
    return state.market.call(paymentEndpoints.applyBalance, input, { token: state.trader })
  }

  it('short by bank charges pays all: the seller bears them', async () => {
    const paid = await pay('USD', '3575.00')
    expect(rests(paid)).toEqual(['USD 0.00', 'CNY 450.00'])
    expect(paid.payments[0]).toMatchObject({ status: 'CONFIRMED', bankFee: '25.00', received: '3575.00' })
  })

  it('short by what its seller does not bear stays due, however little it is', async () => {
    const { data } = await state.market.call(memberEndpoints.queryMemInfo, {}, { token: state.one })
    expect(data.bankFees).toEqual({ USD: '30', CNY: '200' })
    const bankFees = { USD: '24.99', CNY: '200' }
    await state.market.call(memberEndpoints.updateMemberInfo, { bankFees }, { token: state.one })
    const part = await pay('USD', '3575.00')
    expect([part.status, rests(part)]).toEqual(['TO_PAY', ['USD 25.00', 'CNY 450.00']])
    expect(JSON.stringify(part)).not.toContain('24.99')
  })

  it('short by more leaves the rest to pay, and nothing is sent back', async () => {
    const part = await pay('USD', '3500.00')
    expect([part.status, rests(part)]).toEqual(['TO_PAY', ['USD 100.00', 'CNY 450.00']])
    expect(part.payments[0]).toMatchObject({ status: 'CONFIRMED', short: '100.00', received: '3500.00' })
    await pay('CNY', '450.00')
    const whole = await pay('USD', '100.00')
    expect([whole.status, rests(whole)]).toEqual(['PAID', ['USD 0.00', 'CNY 0.00']])
    const shares = (await openShares(state.market, state.trader)).filter(({ orderId }) => orderId === order.id)
    const cny = whole.payments.flatMap(({ parts = [] }) => parts).reduce((sum, one) => sum.plus(one.cny), new Big(0))
    expect(shares.reduce((sum, one) => sum.plus(one.cny), new Big(0)).toFixed(2)).toBe(cny.toFixed(2))
  })

  it('of more pays all: the rest is the buyer’s balance with this seller, which both see', async () => {
    const paid = await pay('USD', '3691.82')
    expect(rests(paid)).toEqual(['USD 0.00', 'CNY 450.00'])
    expect(paid.payments[0]).toMatchObject({ over: '91.82', received: '3691.82' })
    const balance = [{ amount: '91.82', currency: 'USD' }]
    expect([paid.balance, (await now(state.one)).balance]).toEqual([balance, balance])
  })

  it('partly paid can be cancelled: what arrived goes back', async () => {
    await pay('USD', '3500.00')
    const input = { id: order.id, note: 'The factory is closed', requestNo: newRequestNo() }
    const { data } = await state.market.call(orderEndpoints.cancelPaid, input, { token: state.trader })
    expect([data.status, data.refunds?.[0]?.amounts]).toEqual(['CANCELLED', [{ amount: '3500.00', currency: 'USD' }]])
  })

  it('and an order of which nothing is paid has nothing to cancel by a refund', async () => {
    const input = { id: order.id, note: 'The factory is closed', requestNo: newRequestNo() }
    expect((await state.market.call(orderEndpoints.cancelPaid, input, { token: state.trader })).code).toBe(4009)
  })

  it('gives a balance that pays what is due in its currency, up to the due, and no more than once', async () => {
    await pay('CNY', '1450.00')
    expect((await useBalance('CNY')).code).toBe(4009)
    expect((await useBalance('USD')).code).toBe(4009)
    const other = await toPayAgain()
    expect(other.balance).toEqual([{ amount: '1000.00', currency: 'CNY' }])
    order = other
    const { data } = await useBalance('CNY')
    expect(rests(data)).toEqual(['USD 3600.00', 'CNY 0.00'])
    expect(data.payments[0]).toMatchObject({ method: 'BALANCE', amount: { amount: '450.00', currency: 'CNY' } })
    expect(data.balance).toEqual([{ amount: '550.00', currency: 'CNY' }])
    expect((await useBalance('CNY')).code).toBe(4009)
  })

  it('is asked back by the buyer alone, within the balance, and is no balance while it is asked back', async () => {
    await pay('USD', '3691.82')
    expect((await refund({ amount: '91.83' })).data).toMatchObject({ fields: [{ field: 'amount' }] })
    expect((await refund({ amount: '0' })).data).toMatchObject({ fields: [{ field: 'amount' }] })
    expect((await refund({ currency: 'CNY' })).code).toBe(4009)
    expect((await refund({}, state.one)).code).toBe(4003)
    expect((await refund({}, state.two)).code).toBe(4004)
    const asked = await refund({ amount: '50', note: 'Paid by mistake' })
    expect(asked.data.refunds).toMatchObject([{ status: 'REQUESTED', amounts: [{ amount: '50.00', currency: 'USD' }] }])
    expect(asked.data.balance).toEqual([{ amount: '41.82', currency: 'USD' }])
    expect((await refund({ amount: '41.83' })).code).toBe(4001)
  })

  it('goes back once the seller agrees; a refusal needs a reason and makes it balance again', async () => {
    await pay('USD', '3691.82')
    const id = (await refund()).data.refunds?.[0]?.id ?? ''
    expect((await answer(id, true, '', state.trader)).code).toBe(4003)
    expect((await answer(id, true, '', state.two)).code).toBe(4004)
    expect((await answer(id, false)).data).toMatchObject({ fields: [{ field: 'note' }] })
    const refused = await answer(id, false, 'Set off against demurrage')
    expect(refused.data.refunds).toMatchObject([{ status: 'REFUSED', answer: 'Set off against demurrage' }])
    expect(refused.data.balance).toEqual([{ amount: '91.82', currency: 'USD' }])
    expect((await answer(id, true)).code).toBe(4009)
    const again = (await refund()).data.refunds?.[0]?.id ?? ''
    expect((await answer(again, true)).data.refunds?.[0]?.status).toBe('APPROVED')
    state.market.time.now += 10_000
    const done = await now()
    expect(done.refunds?.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUSED'])
    expect(done.balance).toBeUndefined()
  })

  it('is nobody else’s to give back: no robot answers for a person', async () => {
    await pay('USD', '3691.82')
    await refund()
    await state.market.call(demoEndpoints.robots, { robots: true })
    state.market.time.now += 3 * HOUR
    state = { ...state, trader: await state.market.signIn('trader') }
    expect((await now()).refunds?.[0]?.status).toBe('REQUESTED')
  })

  /** Another order between the same two. */
  async function toPayAgain(): Promise<OrderDetail> {
    state = await evaluatingAgain(state)
    return toPay(state)
  }
})

it(
  'a robot seller gives a balance back two hours after it was asked for',
  overNothing((deps) => {
    for (const id of ['buyer', 'seller']) putCompany(deps, id)
    deps.rows.market.put({ id: 'market', robots: true } as unknown as MarketRow)
    deps.rows.members.put({ id: 'm', companyId: 'seller', passwordHash: '' } as unknown as MemberRow)
    const sides = { buyerId: 'buyer', sellerId: 'seller' }
    const money = { amount: '900.00', currency: 'CNY' }
    const order = {
      id: 'o1',
      no: 'O1',
      title: 'O',
      source: 'TENDER',
      status: 'TO_PAY',
      events: [],
      lanes: [],
      ...sides,
    }
    const rateLock = { rates: ratesAt(deps.now()), until: '2026-11-22T02:00:00.000Z' }
    deps.rows.orders.put({ ...order, version: 1, payable: money, paid: money, rateLock } as unknown as OrderRow)
    const asked = openRefund(deps, order as unknown as OrderRow, {
      reason: 'OVERPAID',
      status: 'REQUESTED',
      amounts: [{ amount: '5.00', currency: 'CNY' }],
      note: '',
    })
    robotRefunds(deps, asked.id)
    expect(deps.rows.refunds.get(asked.id)?.status).toBe('APPROVED')
  }),
)
