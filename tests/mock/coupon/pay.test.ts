import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { batchOf, collected, issue } from '../support/coupon.ts'
import { HOUR, payDue } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

/** An order of two containers from `forwarder` that `trader` has to pay, and coupons of the same seller held by it. */
async function withCoupons(...parts: Partial<BatchDraft>[]) {
  const state = await evaluating()
  const { market, trader: holder, one: issuer } = state
  const coupons = []
  for (const part of parts) {
    const batch = await issue(market, issuer, batchOf(part))
    coupons.push(await collected({ market, issuer, holder, batch, members: [] }))
  }
  return { state, coupons, order: await toPay(state) }
}

async function apply({ market, trader }: Evaluating, order: OrderDetail, couponIds: string[]) {
  const input = { orderId: order.id, version: order.version, couponIds, requestNo: newRequestNo() }
  return market.call(couponEndpoints.apply, input, { token: trader })
}
const usable = async ({ market, trader }: Evaluating, order: OrderDetail) =>
  (await market.call(couponEndpoints.usable, { orderId: order.id }, { token: trader })).data
const statusOf = async ({ market, trader }: Evaluating, id: string) =>
  (await market.call(couponEndpoints.detail, { id }, { token: trader })).data.status
const orderNow = async ({ market, trader }: Evaluating, { id }: OrderDetail) =>
  (await market.call(orderEndpoints.detail, { id }, { token: trader })).data

describe('coupons on an order', () => {
  it('are proposed with what they save, those that cannot be used with their reasons in the fixed order', async () => {
    const { state, coupons, order } = await withCoupons(
      {},
      { name: '减一百五可叠加', value: '150', stackable: true },
      { name: '减二十可叠加', value: '20', threshold: '100', stackable: true },
      { name: '鹿特丹才能用', threshold: '900000', scope: { ...batchOf().scope, pods: ['NLRTM'], isoCodes: ['22G1'] } },
    )
    const own = new Set(coupons.map((one) => one.id))
    const list = await usable(state, order)
    const saves = list.usable.filter((one) => own.has(one.coupon.id)).map((one) => one.saves.amount)
    expect(saves).toEqual(['150.00', '100.00', '20.00'])
    expect(list.best).toEqual([coupons[1]?.id, coupons[2]?.id])
    expect(list.bestSaves).toEqual({ amount: '170.00', currency: 'USD' })
    const refused = list.unusable.find((one) => one.coupon.id === coupons[3]?.id)
    expect(refused?.reasons.map((one) => one.code)).toEqual(['WRONG_LANE', 'WRONG_BOX', 'BELOW_THRESHOLD'])
    // Coupons of other sellers are listed with that reason.
    expect(list.unusable.some((one) => one.reasons.some(({ code }) => code === 'WRONG_MERCHANT'))).toBe(true)
  })

  it('are locked at once, lower what is paid, are used by the payment and stand in ledger and invoice', async () => {
    const { state, coupons, order } = await withCoupons({})
    const [coupon] = coupons
    if (!coupon) throw new Error('No coupon')
    const stale = await state.market.call(
      paymentEndpoints.create,
      {
        orderId: order.id,
        version: order.version,
        method: 'BANK_TRANSFER',
        amount: order.payableIn[0] ?? order.due,
        requestNo: newRequestNo(),
      },
      { token: state.trader },
    )
    const applied = await apply(state, order, [coupon.id])
    const payable = new Big(order.payable.amount).minus(100).toFixed(2)
    expect(applied.data).toMatchObject({
      payable: { amount: payable },
      due: { amount: payable },
      coupons: [{ amount: '100.00' }],
    })
    expect(applied.data.payments.find((one) => one.id === stale.data.id)?.status).toBe('CANCELLED')
    expect(await statusOf(state, coupon.id)).toBe('LOCKED')
    expect((await apply(state, order, [])).code).toBe(4009)
    const { ledger } = applied.data
    expect(ledger.lines.find((line) => line.code === 'COUPON')).toMatchObject({
      coupon: '满千减百',
      changes: '-100.00',
    })
    expect(new Big(ledger.quoted).plus(ledger.changes).eq(ledger.billed)).toBe(true)
    expect(ledger.billed).toBe(payable)
    await payDue(state, applied.data)
    const paid = await orderNow(state, order)
    expect(paid).toMatchObject({ status: 'PAID', paid: { amount: payable } })
    const used = (await state.market.call(couponEndpoints.detail, { id: coupon.id }, { token: state.trader })).data
    expect(used).toMatchObject({ status: 'USED', orderNo: order.no, saved: { amount: '100.00', currency: 'USD' } })
    const billable = await state.market.call(invoiceEndpoints.billable, {}, { token: state.trader })
    const shares = billable.data.records.filter((one) => one.orderId === order.id)
    // A voucher in dollars lowers what is due in dollars.
    expect(shares.map(({ taxGroup, amount }) => [taxGroup, amount])).toEqual([
      ['EXEMPT', { amount: '3500.00', currency: 'USD' }],
      ['TAXED', { amount: '450.00', currency: 'CNY' }],
    ])
    const batch = await state.market.call(couponBatchEndpoints.detail, { id: coupon.batchId }, { token: state.one })
    expect(batch.data).toMatchObject({
      counts: { used: 1, live: 0 },
      figures: { orders: 1, discounts: { amount: '100.00' }, turnover: { amount: order.payable.amount } },
    })
  })

  it('are given back when they are taken off, and when the time to pay runs out', async () => {
    const { state, coupons, order } = await withCoupons({}, { name: '另一张', value: '50' })
    const [first, second] = coupons
    if (!first || !second) throw new Error('No coupons')
    let now = (await apply(state, order, [first.id])).data
    now = (await apply(state, now, [second.id])).data
    expect([await statusOf(state, first.id), await statusOf(state, second.id)]).toEqual(['AVAILABLE', 'LOCKED'])
    expect(now.payable.amount).toBe(new Big(order.payable.amount).minus(50).toFixed(2))
    now = (await apply(state, now, [])).data
    expect(now).toMatchObject({ payable: order.payable, coupons: [] })
    now = (await apply(state, now, [first.id])).data
    state.market.time.now += 73 * HOUR
    state.trader = await state.market.signIn('trader')
    expect((await orderNow(state, order)).status).toBe('TIMED_OUT')
    expect(await statusOf(state, first.id)).toBe('AVAILABLE')
  })

  it('that ran out while they were locked are not usable again', async () => {
    const { state, coupons, order } = await withCoupons({
      validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 2 },
    })
    const [coupon] = coupons
    if (!coupon) throw new Error('No coupon')
    expect((await apply(state, order, [coupon.id])).code).toBe(200)
    state.market.time.now += 73 * HOUR
    state.trader = await state.market.signIn('trader')
    expect((await orderNow(state, order)).status).toBe('TIMED_OUT')
    expect(await statusOf(state, coupon.id)).toBe('EXPIRED')
  })

  it('are refused with reasons when they do not go together, are elsewhere, or belong to somebody else', async () => {
    const { state, coupons, order } = await withCoupons({}, { name: '另一张', value: '50' })
    const [first, second] = coupons
    if (!first || !second) throw new Error('No coupons')
    expect(await apply(state, order, [first.id, second.id])).toMatchObject({
      code: 4022,
      data: { reasons: [{ id: second.id, reasons: [{ code: 'NOT_STACKABLE' }] }] },
    })
    const other = await state.market.signIn('trader2')
    const foreign = await state.market.call(couponEndpoints.minePage, { tab: 'usable' }, { token: other })
    expect((await apply(state, order, [foreign.data.records[0]?.id ?? ''])).code).toBe(4004)
    const give = { couponId: first.id, version: first.version, message: '', requestNo: newRequestNo() }
    await state.market.call(couponEndpoints.give, give, { token: state.trader })
    expect(await apply(state, order, [first.id])).toMatchObject({
      code: 4022,
      data: { reasons: [{ reasons: [{ code: 'LOCKED' }] }] },
    })
    expect((await orderNow(state, order)).payable).toEqual(order.payable)
  })

  it('stay promised on an order although their batch is deactivated, and die when the order ends', async () => {
    const { state, coupons, order } = await withCoupons({})
    const [coupon] = coupons
    if (!coupon) throw new Error('No coupon')
    await apply(state, order, [coupon.id])
    const batch = (await state.market.call(couponBatchEndpoints.detail, { id: coupon.batchId }, { token: state.one }))
      .data
    const dead = await state.market.call(
      couponBatchEndpoints.deactivate,
      { id: batch.id, version: batch.version, requestNo: newRequestNo() },
      { token: state.one },
    )
    expect(dead.data.status).toBe('DEACTIVATED')
    expect(await statusOf(state, coupon.id)).toBe('LOCKED')
    state.market.time.now += 73 * HOUR
    state.trader = await state.market.signIn('trader')
    expect(await statusOf(state, coupon.id)).toBe('DEACTIVATED')
  })

  it('come back when the paid order is cancelled, and can be used again', async () => {
    const { state, coupons, order } = await withCoupons({})
    const id = coupons[0]?.id ?? ''
    await apply(state, order, [id])
    await payDue(state, await orderNow(state, order))
    expect(await statusOf(state, id)).toBe('USED')
    const input = { id: order.id, note: 'The factory is closed', requestNo: newRequestNo() }
    const { data } = await state.market.call(orderEndpoints.cancelPaid, input, { token: state.trader })
    const paid = new Big(order.payableIn[0]?.amount ?? 0).minus(100).toFixed(2)
    expect(data.refunds?.[0]?.amounts).toEqual([{ amount: paid, currency: 'USD' }])
    expect(await statusOf(state, id)).toBe('AVAILABLE')
  })
})
