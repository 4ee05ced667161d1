import { describe, expect, it } from 'vitest'
import { checkCouponCode } from '@/contract/coupon/code.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { told } from '../support/inbox.ts'
import { batchOf, claim, collected, couponNow, issue, issued } from '../support/coupon.ts'
import { newRequestNo, START } from '../support/market.ts'

const DAY = 24 * 3600_000

describe('collecting coupons', () => {
  it('gives a coupon with a checked code, valid as the batch says, and counts it', async () => {
    const state = await issued()
    const coupon = await collected(state)
    expect(checkCouponCode(coupon.code)).toBeUndefined()
    expect(coupon).toMatchObject({
      status: 'AVAILABLE',
      source: 'CLAIM',
      terms: { name: '满千减百' },
      handOversLeft: 1,
    })
    // Thirty days from the day of collecting: until the end of 20 December in Shanghai.
    expect(coupon.validTo).toBe('2026-12-20T16:00:00.000Z')
    const { data } = await state.market.call(
      couponBatchEndpoints.detail,
      { id: state.batch.id },
      { token: state.issuer },
    )
    expect(data.counts).toMatchObject({ claimed: 1, live: 1, used: 0 })
    expect(data.days.at(-1)).toMatchObject({ claimed: 1, used: 0 })
  })

  it('gives 20 coupons to 100 members at once: exactly 20, none above the limit of each', async () => {
    const state = await issued({ perUserLimit: 1 }, 100)
    const twice = state.members.flatMap((token) => [token, token])
    const answers = await Promise.all(twice.map(async (token) => claim(state, token)))
    const taken = answers.filter((one) => one.code === 200)
    expect(taken).toHaveLength(20)
    expect(new Set(taken.map((one) => one.data.code)).size).toBe(20)
    const codes = new Set(answers.filter((one) => one.code !== 200).map((one) => one.code))
    expect([...codes].every((code) => code === 4020 || code === 4021)).toBe(true)
    const counts = await Promise.all(
      state.members.map(async (token) => {
        const page = await state.market.call(couponEndpoints.minePage, { tab: 'usable' }, { token })
        return page.data.total
      }),
    )
    expect(Math.max(...counts)).toBe(1)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    const { data } = await state.market.call(
      couponBatchEndpoints.detail,
      { id: state.batch.id },
      { token: state.issuer },
    )
    expect(data).toMatchObject({ status: 'STOPPED', stopReason: 'SOLD_OUT', counts: { claimed: 20 } })
  })

  it('is refused at the limit, a day and in all, with the current batch', async () => {
    const state = await issued({ perUserLimit: 2, perDayLimit: 1 })
    await collected(state)
    expect(await claim(state)).toMatchObject({ code: 4021, data: { current: { claimState: 'DAY_LIMIT', claimed: 1 } } })
    state.market.time.now += DAY
    state.holder = await state.market.signIn('trader')
    await collected(state)
    expect(await claim(state)).toMatchObject({ code: 4021, data: { current: { claimState: 'LIMIT', claimed: 2 } } })
  })

  it('is refused before it begins, after it ended, while paused, to other types, to the issuer and without a certification', async () => {
    const early = await issued({ claimFrom: '2026-11-25T00:00:00+08:00' })
    expect(await claim(early)).toMatchObject({ code: 4009, data: { current: { claimState: 'NOT_STARTED' } } })
    expect((await claim(early, early.issuer)).code).toBe(4003)
    expect((await claim(early, await early.market.signIn('trader-new'))).code).toBe(4003)
    early.market.time.now = Date.parse('2026-12-01T00:00:00+08:00')
    early.holder = await early.market.signIn('trader')
    expect(await claim(early)).toMatchObject({ code: 4009, data: { current: { claimState: 'ENDED' } } })
    const state = await issued({ scope: { ...batchOf().scope, userTypes: [2] } })
    expect((await claim(state)).code).toBe(4003)
    const other = await state.market.signIn('forwarder2')
    await collected(state, other)
    const { id, version } = state.batch
    await state.market.call(
      couponBatchEndpoints.pause,
      { id, version, requestNo: newRequestNo() },
      { token: state.issuer },
    )
    expect(await claim(state, other)).toMatchObject({ code: 4009, data: { current: { claimState: 'PAUSED' } } })
  })

  it('costs the points that the batch asks for, and is refused without them', async () => {
    const state = await issued({ pricePoints: 600 }, 1)
    const token = state.members[0] ?? ''
    await collected(state, token)
    const points = await state.market.call(couponEndpoints.points, {}, { token })
    expect(points.data.balance).toBe(400)
    expect(points.data.entries.map((one) => [one.kind, one.points])).toEqual([
      ['CLAIM', -600],
      ['WELCOME', 1000],
    ])
    expect((await claim(state, token)).code).toBe(4003)
  })

  it('ends when the budget could not pay for another coupon', async () => {
    const state = await issued({ budgetCap: '250', perUserLimit: 2 })
    await collected(state)
    await collected(state)
    expect(await claim(state, await state.market.signIn('trader2'))).toMatchObject({ code: 4020 })
    const { data } = await state.market.call(
      couponBatchEndpoints.detail,
      { id: state.batch.id },
      { token: state.issuer },
    )
    expect(data).toMatchObject({ status: 'STOPPED', stopReason: 'BUDGET' })
    expect(data.figures.forecast).toEqual({ amount: '200.00', currency: 'USD' })
  })

  it('tells the holder three days before the end', async () => {
    const state = await issued({ validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 10 } })
    const coupon = await collected(state)
    state.market.time.now = Date.parse(coupon.validTo) - 3 * DAY
    expect(await told(state.market, 'trader', START)).toContainEqual(
      expect.stringMatching(/^COUPON_EXPIRING: .*满千减百/),
    )
  })

  it('shows guests what can be collected, and finds by port, kind and what fits an own order', async () => {
    const { market, issuer } = await issued()
    await issue(market, issuer, batchOf({ name: '只到洛杉矶', scope: { ...batchOf().scope, pods: ['USLAX'] } }))
    const names = async (query: object, token?: string) => {
      const page = await market.call(
        couponEndpoints.center,
        { size: 200, ...query },
        token === undefined ? {} : { token },
      )
      return page.data.records.map((one) => one.terms.name)
    }
    expect(await names({})).toContain('满千减百')
    expect(await names({ pod: 'USLAX' })).toContain('只到洛杉矶')
    expect(await names({ pod: 'NLRTM' })).not.toContain('只到洛杉矶')
    expect(await names({ kind: 'FREE_ITEM' })).not.toContain('满千减百')
    const trader = await market.signIn('trader')
    const all = await market.call(couponEndpoints.center, { size: 200 }, { token: trader })
    const fitting = await market.call(couponEndpoints.center, { size: 200, fitsMine: true }, { token: trader })
    expect(fitting.data.records.every((one) => one.fits > 0)).toBe(true)
    expect(fitting.data.total).toBe(all.data.records.filter((one) => one.fits > 0).length)
  })
})

describe('the orders a coupon fits', () => {
  it('are counted, and the first of them is named, in the centre and to the holder', async () => {
    const state = await issued()
    const { market, holder, batch } = state
    const rows = async () =>
      (await market.call(couponEndpoints.center, { keyword: batch.draft.name ?? '', size: 100 }, { token: holder }))
        .data.records
    const row = (await rows()).find((one) => one.id === batch.id)
    const coupon = await collected(state)
    const detail = await couponNow(state, coupon.id)
    expect(row?.fits).toBeGreaterThan(0)
    expect(row?.fitsOrderId).toBe(detail.orders[0]?.id)
    expect(coupon.fitsOrderId).toBe(row?.fitsOrderId)
    expect(detail.openOrders).toBeGreaterThanOrEqual(detail.fits)
    const elsewhere = await issued({ scope: { ...batchOf().scope, pods: ['AUSYD'], pols: ['AUSYD'] } })
    const none = await collected(elsewhere)
    expect(none.fits).toBe(0)
    expect(none).not.toHaveProperty('fitsOrderId')
  })
})
