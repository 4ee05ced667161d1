import { Big } from 'big.js'
import { describe, expect, it, test } from 'vitest'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { evaluating, toPay, type Evaluating } from '../support/awarded.ts'
import { batchOf, collected, issue } from '../support/coupon.ts'
import { payDue } from '../support/fulfilled.ts'
import { newRequestNo } from '../support/market.ts'

const HOUR = 3600_000
interface Sale {
  state: Evaluating
  order: OrderDetail
}

/** An order of `trader` from `forwarder` that waits for payment. */
async function sale(): Promise<Sale> {
  const state = await evaluating()
  return { state, order: await toPay(state) }
}

/** A coupon of `forwarder` held by `trader`. */
async function couponOf({ state }: Sale, part: Partial<BatchDraft> = {}): Promise<CouponView> {
  const { market, one: issuer, trader: holder } = state
  const batch = await issue(market, issuer, batchOf(part))
  return collected({ market, issuer, holder, batch, members: [] })
}
const verify = async ({ state: { market, one } }: Sale, code: string, bill: object) =>
  market.call(couponEndpoints.verify, { code, ...bill, requestNo: newRequestNo() }, { token: one })
const orderNow = async ({ state: { market, trader }, order }: Sale) =>
  (await market.call(orderEndpoints.detail, { id: order.id }, { token: trader })).data
const statusNow = async ({ state: { market, trader } }: Sale, id: string) =>
  (await market.call(couponEndpoints.detail, { id }, { token: trader })).data.status
const undo = async ({ state: { market, one } }: Sale, id: string) =>
  market.call(couponEndpoints.undo, { id, reason: 'WRONG_COUPON', note: '', requestNo: newRequestNo() }, { token: one })
const less = (amount: string, off: number) => new Big(amount).minus(off).toFixed(2)

describe('a coupon that changed hands', () => {
  test.each(['gift', 'sale'] as const)('by %s has another code; the old one says since when', async (way) => {
    const shop = await sale()
    const { market, trader, one } = shop.state
    const coupon = await couponOf(shop)
    const token = await market.signIn('trader2')
    const held = { couponId: coupon.id, version: coupon.version, requestNo: newRequestNo() }
    if (way === 'gift') {
      const gift = (await market.call(couponEndpoints.give, { ...held, message: '' }, { token: trader })).data
      const { id, pickUpCode = '' } = gift
      await market.call(couponEndpoints.acceptGift, { id, pickUpCode, requestNo: newRequestNo() }, { token })
    } else {
      const { id, version } = (await market.call(couponEndpoints.offer, { ...held, points: 10 }, { token: trader }))
        .data
      await market.call(couponEndpoints.buy, { id, version, requestNo: newRequestNo() }, { token })
    }
    const mine = await market.call(couponEndpoints.detail, { id: coupon.id }, { token })
    expect(mine.data.code).not.toBe(coupon.code)
    const bill = { orderNo: shop.order.no }
    const old = await market.call(couponEndpoints.lookUp, { code: coupon.code, ...bill }, { token: one })
    const at = new Date(market.time.now).toISOString()
    expect(old.data).toEqual({ code: coupon.code, refusal: 'HANDED_OVER', handedOverAt: at })
    expect((await verify(shop, coupon.code, bill)).code).toBe(4022)
    // Another merchant sees it as an unknown code.
    const other = await market.signIn('forwarder2')
    const foreign = await market.call(couponEndpoints.lookUp, { code: coupon.code }, { token: other })
    expect(foreign.data.refusal).toBe('NOT_FOUND')
    // The new holder's code cannot be used for the order of the previous one.
    expect((await verify(shop, mine.data.code, bill)).data).toMatchObject({ reasons: [{ code: 'WRONG_OWNER' }] })
    expect((await orderNow(shop)).payable).toEqual(shop.order.payable)
  })
})

describe('the counter without an order', () => {
  const scope = batchOf().scope
  it('confirms nothing without an order, but an amount off a typed bill where the batch is for the counter', async () => {
    const shop = await sale()
    const reasonOf = async (code: string, bill: object) => {
      const { data } = await verify(shop, code, bill)
      return (data as unknown as { reasons?: { code: string }[] }).reasons
    }
    const amount = { amount: '3000', currency: 'USD' }
    const share = { kind: 'DISCOUNT', discountPct: 5, capAmount: '50', threshold: '0' } as const
    const bound = [
      { scope: { ...scope, modes: ['FCL' as const] } },
      { scope: { ...scope, firstOrderOnly: true } },
      share,
    ]
    for (const part of [...bound, { counterCash: false }]) {
      const { code } = await couponOf(shop, part)
      expect(await reasonOf(code, amount)).toEqual([{ code: 'ORDER_NEEDED' }])
      expect(await reasonOf(code, {})).toEqual([{ code: 'ORDER_NEEDED' }])
    }
    const { code } = await couponOf(shop, { threshold: '0' })
    expect(await reasonOf(code, {})).toEqual([{ code: 'BILL_NEEDED' }])
    const small = await verify(shop, code, { amount: '40', currency: 'USD' })
    // No more than the bill.
    expect(small.data.gives).toEqual({ amount: '39.99', currency: 'USD' })
  })

  it('lets only a plain amount be for the counter', async () => {
    const shop = await sale()
    const { market, one: issuer } = shop.state
    const wrong = batchOf({ scope: { ...scope, pods: ['NLRTM'] }, counterCash: true })
    const answer = await market.call(
      couponBatchEndpoints.submit,
      { draft: wrong, requestNo: newRequestNo() },
      { token: issuer },
    )
    expect(answer).toMatchObject({ code: 4001, data: { fields: [{ field: 'counterCash' }] } })
  })
})

describe('a coupon redeemed for an order', () => {
  it('lowers what is paid, once; undoing puts it back', async () => {
    const shop = await sale()
    const coupon = await couponOf(shop)
    const done = await verify(shop, coupon.code, { orderNo: shop.order.no })
    expect(done.data).toMatchObject({ gives: { amount: '100.00' }, orderNo: shop.order.no, mayUndo: true })
    const lowered = await orderNow(shop)
    expect(lowered.payable.amount).toBe(less(shop.order.payable.amount, 100))
    expect(lowered.coupons).toMatchObject([{ couponId: coupon.id, amount: '100.00' }])
    expect(lowered.version).toBe(shop.order.version + 1)
    expect((await verify(shop, coupon.code, { orderNo: shop.order.no })).code).toBe(4022)
    expect((await undo(shop, done.data.id)).data.status).toBe('UNDONE')
    const back = await orderNow(shop)
    expect([back.payable, back.coupons ?? []]).toEqual([shop.order.payable, []])
    expect(await statusNow(shop, coupon.id)).toBe('AVAILABLE')
  })

  it('stays on the order whatever its buyer chooses besides, and goes with its payment', async () => {
    const shop = await sale()
    const { market, trader } = shop.state
    const counter = await couponOf(shop, { stackable: true })
    const own = await couponOf(shop, { stackable: true, value: '50' })
    const done = await verify(shop, counter.code, { orderNo: shop.order.no })
    const apply = async (couponIds: string[]) => {
      const { id: orderId, version } = await orderNow(shop)
      return market.call(
        couponEndpoints.apply,
        { orderId, version, couponIds, requestNo: newRequestNo() },
        { token: trader },
      )
    }
    expect((await apply([own.id])).data.payable.amount).toBe(less(shop.order.payable.amount, 150))
    expect((await apply([])).data.payable.amount).toBe(less(shop.order.payable.amount, 100))
    expect(await statusNow(shop, counter.id)).toBe('USED')
    await payDue(shop.state, await orderNow(shop))
    const paid = await orderNow(shop)
    expect([paid.status, paid.paid?.amount ?? paid.payable.amount]).toEqual([
      'PAID',
      less(shop.order.payable.amount, 100),
    ])
    expect((await undo(shop, done.data.id)).code).toBe(4009)
    expect(await statusNow(shop, counter.id)).toBe('USED')
    const late = await couponOf(shop)
    expect((await verify(shop, late.code, { orderNo: shop.order.no })).data).toMatchObject({
      reasons: [{ code: 'ORDER_NOT_OPEN' }],
    })
  })

  it('is not combined with what cannot be combined, and comes back when the order ends unpaid', async () => {
    const shop = await sale()
    const { market } = shop.state
    const first = await couponOf(shop)
    const second = await couponOf(shop)
    await verify(shop, first.code, { orderNo: shop.order.no })
    expect((await verify(shop, second.code, { orderNo: shop.order.no })).data).toMatchObject({
      reasons: [{ code: 'NOT_STACKABLE' }],
    })
    market.time.now += 73 * HOUR
    shop.state.trader = await market.signIn('trader')
    expect((await orderNow(shop)).status).toBe('TIMED_OUT')
    expect(await statusNow(shop, first.id)).toBe('AVAILABLE')
  })
})
