import { beforeEach, describe, expect, it } from 'vitest'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { award, evaluating, type Evaluating } from '../support/awarded.ts'
import { DAY, picture } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

/** An award of 3,600 dollars and 450 yuan whose tender is paid three days after the B/L date. */
describe('an award on credit', () => {
  let state: Evaluating
  let orderId: string
  beforeEach(async () => {
    state = await evaluating({ paymentTerm: 'ON_BL' })
    orderId = (await award(state)).data.orderId ?? ''
  })
  const now = async (token = state.trader): Promise<OrderDetail> =>
    (await state.market.call(orderEndpoints.detail, { id: orderId }, { token })).data
  const confirm = async (part: { creditLimit?: string } = {}) => {
    const { id } = state.cheap
    const { version } = (await state.market.call(bidEndpoints.detail, { id }, { token: state.one })).data
    return state.market.call(
      bidEndpoints.confirm,
      { id, version, ...part, requestNo: newRequestNo() },
      { token: state.one },
    )
  }
  const act = async (call: typeof orderEndpoints.start) =>
    (await state.market.call(call, { id: orderId, requestNo: newRequestNo() }, { token: state.one })).data
  const load = async () => {
    await act(orderEndpoints.start)
    const at = new Date(state.market.time.now).toISOString()
    const input = { id: orderId, code: 'LOBD' as const, at, place: '', containers: [], requestNo: newRequestNo() }
    return state.market.call(orderEndpoints.milestone, input, { token: state.one })
  }
  /** Lines between the two parties of the award; the seeded ones are of others. */
  const lines = async (token = state.trader): Promise<CreditLine[]> => {
    const { data } = await state.market.call(creditEndpoints.page, { size: 100 }, { token })
    return data.records.filter(({ buyer, seller }) => buyer.id === 'c01' && seller.id === 'c02')
  }
  const pay = async () => {
    const stale = { id: orderId, version: (await now()).version, requestNo: newRequestNo() }
    await state.market.call(orderEndpoints.relock, stale, { token: state.trader })
    const { version, payableIn } = await now()
    const [way] = payableIn
    if (!way) throw new Error('nothing to pay')
    const { dues, ...amount } = way
    const input = {
      orderId,
      version,
      method: 'BANK_TRANSFER' as const,
      ...(dues && { dues }),
      amount,
      requestNo: newRequestNo(),
    }
    const { id } = (await state.market.call(paymentEndpoints.create, input, { token: state.trader })).data
    const proof = {
      id,
      payerBank: 'Bank',
      payerAccount: '31050161364000001234',
      paidAmount: amount.amount,
      proofs: [await picture(state, state.trader)],
      requestNo: newRequestNo(),
    }
    await state.market.call(paymentEndpoints.submitProof, proof, { token: state.trader })
    state.market.time.now += 5000
    return now()
  }

  it('is refused without a line, and says what is free and what is needed', async () => {
    const refused = await confirm()
    expect(refused).toMatchObject({ code: 4023, data: { limit: '0.00', used: '0.00', needed: '3663.55' } })
    expect(refused.message).toContain('USD 3,663.55')
    expect((await now()).status).toBe('TO_CONFIRM')
    expect(await lines()).toEqual([])
  })

  it('too small a line tells both sides by how much; the buyer prepays it, and the seller confirms without credit', async () => {
    for (const token of [state.trader, state.one])
      expect((await now(token)).credit).toEqual({
        currency: 'USD',
        limit: '0.00',
        used: '0.00',
        needed: '3663.55',
        isFrozen: false,
      })
    const before = await now()
    const asSeller = { id: orderId, requestNo: newRequestNo() }
    expect((await state.market.call(orderEndpoints.prepay, asSeller, { token: state.one })).code).toBe(4003)
    const input = { id: orderId, requestNo: newRequestNo() }
    const { data: prepaid } = await state.market.call(orderEndpoints.prepay, input, { token: state.trader })
    expect(prepaid).toMatchObject({ status: 'TO_CONFIRM', paymentTerm: 'PREPAID', version: before.version + 1 })
    expect(prepaid.credit).toBeUndefined()
    const { data: told } = await state.market.call(messageEndpoints.page, { size: 5 }, { token: state.one })
    expect(told.records[0]).toMatchObject({ type: 'CREDIT_CHANGED', title: 'Order prepaid' })
    expect((await confirm()).code).toBe(200)
    expect(await now()).toMatchObject({ status: 'TO_PAY', paymentTerm: 'PREPAID' })
    expect(await lines()).toEqual([])
    const late = { id: orderId, requestNo: newRequestNo() }
    expect((await state.market.call(orderEndpoints.prepay, late, { token: state.trader })).code).toBe(4009)
  })

  it('is refused if the limit that comes with the confirmation is too small, and no line is left of it', async () => {
    expect((await confirm({ creditLimit: '3599.99' })).code).toBe(4023)
    expect((await confirm({ creditLimit: '0' })).code).toBe(4001)
    expect(await lines()).toEqual([])
  })

  it('is confirmed with a limit, starts unpaid, and is due three days after the loading', async () => {
    const need = (await state.market.call(bidEndpoints.detail, { id: state.cheap.id }, { token: state.one })).data
      .awarded
    expect(need?.credit).toMatchObject({ limit: '0.00', needed: '3663.55', currency: 'USD' })
    expect((await confirm({ creditLimit: '5000' })).code).toBe(200)
    expect(await now()).toMatchObject({ status: 'CONFIRMED', payState: 'NOTHING_DUE' })
    const [line] = await lines(state.one)
    expect(line).toMatchObject({
      status: 'GRANTED',
      side: 'SELLER',
      limit: '5000.00',
      used: '3663.55',
      free: '1336.45',
    })
    const { data: loaded } = await load()
    expect(loaded).toMatchObject({ status: 'EXECUTING', payState: 'DUE' })
    const day = new Date(state.market.time.now + 8 * 3_600_000 + 3 * DAY).toISOString().slice(0, 10)
    expect(loaded.dueOn).toBe(day)
    const paid = await pay()
    expect(paid).toMatchObject({ status: 'EXECUTING', payState: 'PAID' })
    expect((await lines())[0]).toMatchObject({ used: '0.00', free: '5000.00', orders: [] })
  })

  it('paid before its start is a paid order', async () => {
    await confirm({ creditLimit: '5000' })
    expect(await pay()).toMatchObject({ status: 'PAID', payState: 'PAID' })
  })

  it('not paid is overdue, freezes the line after three days, and paying frees it', async () => {
    await confirm({ creditLimit: '9000' })
    await load()
    state.market.time.now += 4 * DAY
    state.trader = await state.market.signIn('trader')
    expect((await now()).payState).toBe('OVERDUE')
    expect((await lines())[0]).toMatchObject({ status: 'GRANTED', overdue: expect.stringMatching(/^3663\.5\d$/) })
    state.market.time.now += 2 * DAY
    state.trader = await state.market.signIn('trader')
    expect((await lines())[0]).toMatchObject({ status: 'FROZEN' })
    await pay()
    expect((await lines())[0]).toMatchObject({ status: 'GRANTED', used: '0.00' })
  })

  it('can be cancelled before the start; the line is free again', async () => {
    await confirm({ creditLimit: '5000' })
    const input = { id: orderId, note: 'The goods are not ready', requestNo: newRequestNo() }
    expect((await state.market.call(orderEndpoints.cancelPaid, input, { token: state.trader })).code).toBe(200)
    const cancelled = await now()
    expect([cancelled.status, cancelled.refunds]).toEqual(['CANCELLED', undefined])
    expect((await lines())[0]).toMatchObject({ used: '0.00', free: '5000.00' })
  })

  it('cannot be accepted before it is paid', async () => {
    await confirm({ creditLimit: '5000' })
    await load()
    await act(orderEndpoints.deliver)
    const input = { id: orderId, requestNo: newRequestNo() }
    expect((await state.market.call(orderEndpoints.accept, input, { token: state.trader })).code).toBe(4003)
    await pay()
    expect((await state.market.call(orderEndpoints.accept, input, { token: state.trader })).data.status).toBe('SETTLED')
  })
})
