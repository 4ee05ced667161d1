import { beforeEach, describe, expect, it } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { SaveDocument } from '@/contract/money/order/documents/schemas.ts'
import { award, evaluating, toPay } from '../support/awarded.ts'
import { DAY, paidOrder, payDue, picture, propose, type Paid } from '../support/fulfilled.ts'
import { openShares } from '../support/invoiced.ts'
import { newRequestNo } from '../support/market.ts'
import { publish } from '../support/trade.ts'

const TERM = { paymentTerm: 'DEPOSIT_BALANCE', depositPct: 30 } as const

describe('a tender with deposit and balance', () => {
  it('asks for the share, a whole number from 10 to 90', async () => {
    const { market } = await evaluating()
    const token = await market.signIn('trader')
    const refused = async (part: object) => {
      const sent = publish(market, token, { paymentTerm: 'DEPOSIT_BALANCE', ...part })
      return sent.then(
        () => 'taken',
        (error: unknown) => String(error),
      )
    }
    for (const part of [{}, { depositPct: 9 }, { depositPct: 91 }]) expect(await refused(part)).not.toBe('taken')
    expect(await refused({ depositPct: 10 })).toBe('taken')
  })

  it('makes an order whose deposit is due first, in its contract too', async () => {
    const state = await evaluating(TERM)
    const order = await toPay(state)
    expect(order).toMatchObject({
      status: 'TO_PAY',
      payState: 'DEPOSIT_DUE',
      paymentTerm: 'DEPOSIT_BALANCE',
      depositPct: 30,
      deposit: {
        pct: 30,
        first: [
          { amount: '1080.00', currency: 'USD', rest: '1080.00' },
          { amount: '135.00', currency: 'CNY', rest: '135.00' },
        ],
        balance: [
          { amount: '2520.00', currency: 'USD', rest: '2520.00' },
          { amount: '315.00', currency: 'CNY', rest: '315.00' },
        ],
      },
    })
    expect(Date.parse(order.payBy ?? '') - state.market.time.now).toBeGreaterThan(2.9 * DAY)
    expect(order.payableIn.filter(({ dues }) => dues?.length === 1).map(({ amount }) => amount)).toContain('1080.00')
    const { data } = await state.market.call(orderEndpoints.contract, { id: order.id }, { token: state.trader })
    expect(data.terms).toMatchObject({ paymentTerm: 'DEPOSIT_BALANCE', depositPct: 30 })
    const todos = await state.market.call(memberEndpoints.memCenter, {}, { token: state.trader })
    const item = todos.data.duties.flatMap(({ items }) => items).find(({ id }) => id === order.id)
    expect(item).toMatchObject({ amount: { amount: '1099.04', currency: 'USD' }, dueAt: order.payBy })
  })

  it('lapses if the deposit is not paid', async () => {
    const state = await evaluating(TERM)
    const { id } = await toPay(state)
    state.market.time.now += 4 * DAY
    state.trader = await state.market.signIn('trader')
    const { data } = await state.market.call(orderEndpoints.detail, { id }, { token: state.trader })
    expect(data.status).toBe('TIMED_OUT')
  })

  it('needs no line of credit', async () => {
    const state = await evaluating(TERM)
    await award(state)
    const { data } = await state.market.call(bidEndpoints.detail, { id: state.cheap.id }, { token: state.one })
    expect(data.awarded?.credit).toBeUndefined()
  })
})

describe('an order whose deposit is paid', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder(TERM)
  })
  const load = async () => {
    await paid.seller(orderEndpoints.start)
    const at = new Date(paid.state.market.time.now).toISOString()
    return paid.seller(orderEndpoints.milestone, { code: 'LOBD', at, place: '', containers: [] })
  }
  const payRest = async () => {
    const { version } = await paid.now()
    await paid.buyer(orderEndpoints.relock, { version })
    await payDue(paid.state, await paid.now())
  }
  const upload = async (kind: SaveDocument['kind']) => {
    const file = [await picture(paid.state, paid.state.one)]
    return paid.seller(orderEndpoints.saveDocument, { kind, label: `${kind}1`, file })
  }

  it('goes on, and nothing is due before the loading', async () => {
    expect(await paid.now()).toMatchObject({
      status: 'PAID',
      payState: 'NOTHING_DUE',
      due: { amount: '2564.44', currency: 'USD' },
      deposit: { first: [{ rest: '0.00' }, { rest: '0.00' }], balance: [{ rest: '2520.00' }, { rest: '315.00' }] },
    })
    expect((await paid.seller(orderEndpoints.start)).data.status).toBe('EXECUTING')
  })

  it('has its balance due three days after the loading; then it is overdue, and cannot be accepted', async () => {
    const { data } = await load()
    const day = new Date(paid.state.market.time.now + 8 * 3_600_000 + 3 * DAY).toISOString().slice(0, 10)
    expect(data).toMatchObject({ payState: 'BALANCE_DUE', dueOn: day })
    await paid.seller(orderEndpoints.deliver)
    expect((await paid.buyer(orderEndpoints.accept)).code).toBe(4003)
    paid.state.market.time.now += 4 * DAY
    await paid.renew()
    expect((await paid.now()).payState).toBe('OVERDUE')
    await payRest()
    expect((await paid.now()).payState).toBe('PAID')
    expect((await paid.buyer(orderEndpoints.accept)).data.status).toBe('SETTLED')
  })

  it('can have its balance paid before it is due', async () => {
    await payRest()
    expect(await paid.now()).toMatchObject({ status: 'PAID', payState: 'PAID', due: { amount: '0.00' } })
  })

  it('holds B/L, telex release and sea waybill until the balance is paid, whether or not the seller asks for it', async () => {
    await load()
    for (const kind of ['BL', 'TELEX_RELEASE', 'SEA_WAYBILL', 'BOOKING'] as const) await upload(kind)
    const files = async () =>
      (await paid.now()).documents?.map(({ kind, hold, file }) => [kind, hold, file !== undefined])
    expect(await files()).toEqual([
      ['BOOKING', undefined, true],
      ['SEA_WAYBILL', 'UNPAID', false],
      ['TELEX_RELEASE', 'UNPAID', false],
      ['BL', 'UNPAID', false],
    ])
    await payRest()
    expect((await files())?.map(([, hold, has]) => [hold, has])).toEqual(
      Array.from({ length: 4 }, () => [undefined, true]),
    )
  })

  it('bills only what was paid; the balance makes a supplementary share', async () => {
    const { market, trader } = paid.state
    const own = async () =>
      (await openShares(market, trader))
        .filter(({ orderId }) => orderId === paid.id)
        .map(({ taxGroup, cny }) => [taxGroup, cny])
    const before = await own()
    const rates = (await paid.now()).rateLock.rates.cnyPer
    const cny = (share: number) => (share * 3600 * Number(rates.USD) + share * 450).toFixed(0)
    const sum = (shares: string[][]) => shares.reduce((all, [, amount]) => all + Number(amount), 0).toFixed(0)
    expect(sum(before)).toBe(cny(0.3))
    await payRest()
    expect(sum(await own())).toBe(cny(1))
  })

  it('puts an addition into the balance', async () => {
    await load()
    const { data } = await propose(paid, '100')
    const chargeId = data.adjustments[0]?.id ?? ''
    await paid.buyer(orderEndpoints.answerCharge, { chargeId, answer: 'APPROVED', note: '' })
    expect((await paid.now()).deposit).toMatchObject({
      first: [{ amount: '1080.00' }, { amount: '135.00' }],
      balance: [{ amount: '2620.00', rest: '2620.00' }, { amount: '315.00' }],
    })
  })

  it('is cancelled before the start with a refund of what was paid', async () => {
    const { data } = await paid.buyer(orderEndpoints.cancelPaid, { note: 'The goods are not ready' })
    expect([data.status, data.payState]).toEqual(['CANCELLED', 'NOTHING_DUE'])
    expect(data.refunds?.[0]?.amounts).toEqual([data.payments[0]?.amount])
  })

  it('keeps what arrived above the deposit as a balance with the seller, which pays of the rest', async () => {
    const state = await evaluating(TERM)
    const order = await toPay(state)
    const [way] = order.payableIn
    const amount = { amount: way?.amount ?? '', currency: way?.currency ?? 'USD' }
    const input = { orderId: order.id, version: order.version, method: 'BANK_TRANSFER' as const, amount }
    const ask = { token: state.trader }
    const { data } = await state.market.call(paymentEndpoints.create, { ...input, requestNo: newRequestNo() }, ask)
    const proof = { id: data.id, payerBank: 'Bank', payerAccount: '31050161364000001234', requestNo: newRequestNo() }
    const proofs = [await picture(state, state.trader)]
    const paidAmount = (Number(amount.amount) + 50).toFixed(2)
    await state.market.call(paymentEndpoints.submitProof, { ...proof, paidAmount, proofs }, ask)
    state.market.time.now += 5000
    const now = async () => (await state.market.call(orderEndpoints.detail, { id: order.id }, ask)).data
    const deposited = await now()
    expect([deposited.status, deposited.balance]).toEqual(['PAID', [{ amount: '50.00', currency: 'USD' }]])
    const use = { orderId: order.id, version: deposited.version, currency: 'USD' as const, requestNo: newRequestNo() }
    const applied = await state.market.call(paymentEndpoints.applyBalance, use, ask)
    expect(applied.data.balance).toBeUndefined()
    expect(applied.data.deposit?.balance[0]).toEqual({ amount: '2520.00', currency: 'USD', rest: '2470.00' })
  })
})
