import { describe, expect, it } from 'vitest'
import { COUPON_EDGES } from '@/contract/coupon/lifecycle.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponStatus } from '@/contract/coupon/values.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { batchOf, issue } from '../support/coupon.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'

const BILL = { amount: '100000', currency: 'USD' } as const
const HOUR = 3600_000
const WALKS = 10
const STEPS = 50
const ACCOUNTS = ['trader', 'trader2', 'forwarder2'] as const
const GIVERS: Record<string, string | undefined> = { c01: 'trader', c05: 'trader2', c04: 'forwarder2' }

/** Runs random commands of three holders and one issuer. */
class Walk {
  private seed: number
  readonly market: Market
  readonly rows: Rows
  private readonly batchIds: string[]
  readonly done = new Map<string, number>()
  private readonly tokens = new Map<string, { token: string; at: number }>()

  constructor(market: Market, rows: Rows, batchIds: string[], seed: number) {
    this.market = market
    this.rows = rows
    this.batchIds = batchIds
    this.seed = seed
  }

  /** A valid token; cached, because login is slow and the clock rarely moves. */
  private async tokenOf(account: string): Promise<string> {
    const known = this.tokens.get(account)
    if (known && known.at === this.market.time.now) return known.token
    const token = await this.market.signIn(account)
    this.tokens.set(account, { token, at: this.market.time.now })
    return token
  }

  private roll(below: number): number {
    this.seed = (this.seed * 48271) % 2147483647
    return this.seed % below
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.roll(list.length)]
  }

  async step(): Promise<void> {
    const token = await this.tokenOf(this.pick(ACCOUNTS) ?? 'trader')
    const page = await this.market.call(couponEndpoints.minePage, { size: 500 }, { token })
    const own = page.data.records.filter((one) => this.batchIds.includes(one.batchId))
    const coupon = this.pick(own)
    const requestNo = newRequestNo()
    const what = this.roll(11)
    const command = { requestNo, version: coupon?.version ?? 0 }
    const code = await this.command(what, token, coupon, command)
    this.done.set(`${what}:${code}`, (this.done.get(`${what}:${code}`) ?? 0) + 1)
  }

  private async command(
    what: number,
    token: string,
    coupon: { id: string; code: string; giftId?: string | undefined; offerId?: string | undefined } | undefined,
    command: { requestNo: string; version: number },
  ): Promise<number> {
    const { market, rows } = this
    const { requestNo } = command
    if (what <= 1 || !coupon)
      return (
        await market.call(couponEndpoints.claim, { batchId: this.pick(this.batchIds) ?? '', requestNo }, { token })
      ).code
    if (what === 2)
      return (await market.call(couponEndpoints.give, { couponId: coupon.id, message: '', ...command }, { token })).code
    if (what === 3) {
      const gift = this.pick(rows.gifts.all((one) => one.status === 'PENDING'))
      if (!gift) return 0
      const pickUpCode = this.roll(3) === 0 ? 'WRONG2' : (gift.pickUpCode ?? '')
      return (await market.call(couponEndpoints.acceptGift, { id: gift.id, pickUpCode, requestNo }, { token })).code
    }
    if (what === 4) {
      const gift = this.pick(rows.gifts.all((one) => one.status === 'PENDING' && GIVERS[one.fromId] !== undefined))
      const giver = this.roll(4) === 0 ? token : await this.tokenOf(GIVERS[gift?.fromId ?? ''] ?? 'trader')
      return (await market.call(couponEndpoints.revokeGift, { id: gift?.id ?? 'none', requestNo }, { token: giver }))
        .code
    }
    if (what === 5)
      return (await market.call(couponEndpoints.offer, { couponId: coupon.id, points: 20, ...command }, { token })).code
    if (what === 6) {
      const offer = this.pick(rows.offers.all((one) => one.status === 'OPEN'))
      if (!offer) return 0
      const call = this.roll(4) === 0 ? couponEndpoints.takeBack : couponEndpoints.buy
      const input = { id: offer.id, version: offer.version, requestNo }
      return (await market.call<typeof input, unknown>(call, input, { token })).code
    }
    if (what <= 8) {
      const page = await market.call(orderEndpoints.page, { side: 'BUYER', tab: 'toPay', size: 50 }, { token })
      const order = this.pick(page.data.records)
      if (!order) return 0
      const couponIds = this.roll(3) === 0 ? [] : [coupon.id]
      return (
        await market.call(
          couponEndpoints.apply,
          { orderId: order.id, version: order.version, couponIds, requestNo },
          { token },
        )
      ).code
    }
    const issuer = await this.tokenOf('forwarder')
    if (what === 9)
      return (await market.call(couponEndpoints.verify, { code: coupon.code, ...BILL, requestNo }, { token: issuer }))
        .code
    const verified = this.pick(rows.verifications.all((one) => one.status === 'OK' && one.merchantId === 'c02'))
    market.time.now += this.roll(4) * 5 * HOUR
    if (!verified) return 0
    const undo = { id: verified.id, reason: 'WRONG_COUPON' as const, note: '', requestNo }
    return (await market.call(couponEndpoints.undo, undo, { token: await this.tokenOf('forwarder') })).code
  }
}

/** Returns the invariants violated by a step. */
function wrongs(rows: Rows, before: ReadonlyMap<string, CouponStatus>, claimed: ReadonlyMap<string, number>): string[] {
  const wrong: string[] = []
  for (const coupon of rows.coupons.all()) {
    const was = before.get(coupon.id)
    const isEdge =
      was === undefined ||
      was === coupon.status ||
      COUPON_EDGES.some((one) => one.from === was && one.to === coupon.status)
    if (!isEdge) wrong.push(`${coupon.id} went from ${was} to ${coupon.status}`)
    if ((coupon.status === 'USED') !== (coupon.use !== undefined)) wrong.push(`${coupon.id} is ${coupon.status}`)
    const order = coupon.orderId === undefined ? undefined : rows.orders.get(coupon.orderId)
    const isOnOrder = order?.coupons?.some((use) => use.couponId === coupon.id) === true
    if ((coupon.status === 'LOCKED') !== isOnOrder) wrong.push(`${coupon.id} is ${coupon.status} but on ${order?.no}`)
    const gifts = rows.gifts.all((one) => one.couponId === coupon.id && one.status === 'PENDING').length
    if (gifts !== (coupon.status === 'TRANSFERRING' ? 1 : 0)) wrong.push(`${coupon.id} has ${gifts} gifts`)
    const offers = rows.offers.all((one) => one.couponId === coupon.id && one.status === 'OPEN').length
    if (offers !== (coupon.status === 'LISTED' ? 1 : 0)) wrong.push(`${coupon.id} has ${offers} offers`)
    const good = rows.verifications.all((one) => one.couponId === coupon.id && one.status === 'OK').length
    if (good > 1) wrong.push(`${coupon.id} was verified ${good} times`)
  }
  for (const order of rows.orders.all((one) => (one.coupons ?? []).length > 0)) {
    if (Number(order.payable.amount) <= 0) wrong.push(`${order.no} costs nothing`)
  }
  for (const batch of rows.batches.all()) {
    const out = rows.coupons.count((one) => one.batchId === batch.id)
    if (out !== batch.claimed || (claimed.get(batch.id) ?? 0) > batch.claimed) wrong.push(`${batch.no} lost coupons`)
  }
  return wrong
}

describe('coupons under any row of commands', () => {
  it('never leave their life cycle, are never in two hands, and every tie has its other end', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    await market.call(demoEndpoints.robots, { robots: false })
    const rows = openRows(store)
    const issuer = await market.signIn('forwarder')
    const open = {
      perUserLimit: 40,
      total: 400,
      maxHandOvers: 5,
      value: '5',
      threshold: '10',
      claimTo: '2027-06-01T00:00:00+08:00',
    }
    const batchIds = [
      (await issue(market, issuer, batchOf({ ...open, stackable: true }))).id,
      (
        await issue(
          market,
          issuer,
          batchOf({ ...open, validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 2 } }),
        )
      ).id,
    ]
    const done = new Map<string, number>()
    for (let round = 0; round < WALKS; round++) {
      const walk = new Walk(market, rows, batchIds, 11 + round * 97)
      for (let step = 0; step < STEPS; step++) {
        const before = new Map(rows.coupons.all().map((one) => [one.id, one.status]))
        const claimed = new Map(rows.batches.all().map((one) => [one.id, one.claimed]))
        await walk.step()
        expect([round, step, wrongs(rows, before, claimed)]).toEqual([round, step, []])
      }
      for (const [key, count] of walk.done) done.set(key, (done.get(key) ?? 0) + count)
    }
    // The random run included every command, and rejections.
    const codes = [...done.keys()]
    for (const what of [2, 3, 4, 5, 6, 7, 9, 10]) expect(codes).toContain(`${what}:200`)
    expect(codes.filter((key) => !key.endsWith(':200')).length).toBeGreaterThan(5)
  }, 300_000)
})
