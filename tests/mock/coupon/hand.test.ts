import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import { told } from '../support/inbox.ts'
import { collected, couponNow, issued, type Issued } from '../support/coupon.ts'
import { newRequestNo, START } from '../support/market.ts'

const HOUR = 3600_000
const command = (id: string) => ({ id, requestNo: newRequestNo() })

async function give({ market, holder }: Issued, coupon: CouponView, toMobile?: string) {
  const input = { couponId: coupon.id, version: coupon.version, message: '请查收', requestNo: newRequestNo() }
  return market.call(couponEndpoints.give, { ...input, ...(toMobile && { toMobile }) }, { token: holder })
}
async function offer({ market, holder }: Issued, coupon: CouponView, points: number) {
  const input = { couponId: coupon.id, version: coupon.version, points, requestNo: newRequestNo() }
  return market.call(couponEndpoints.offer, input, { token: holder })
}

describe('giving a coupon away', () => {
  it('by mobile number reaches that member alone, who takes it once; it may not change hands again', async () => {
    const state = await issued()
    const { market } = state
    const coupon = await collected(state)
    // The mobile number of trader2.
    const given = await give(state, coupon, '16400000005')
    expect(given.data).toMatchObject({ status: 'PENDING', isByLink: false })
    expect(Date.parse(given.data.expiresAt)).toBe(market.time.now + 24 * HOUR)
    expect((await couponNow(state, coupon.id)).status).toBe('TRANSFERRING')
    const other = await market.signIn('forwarder2')
    expect((await market.call(couponEndpoints.acceptGift, command(given.data.id), { token: other })).code).toBe(4004)
    const receiver = await market.signIn('trader2')
    const waiting = await market.call(couponEndpoints.gifts, {}, { token: receiver })
    expect(waiting.data.find((one) => one.id === given.data.id)).toMatchObject({ direction: 'RECEIVED' })
    const twice = await Promise.all(
      [1, 2].map(async () => market.call(couponEndpoints.acceptGift, command(given.data.id), { token: receiver })),
    )
    expect(twice.map((one) => one.code).toSorted((a, b) => a - b)).toEqual([200, 4009])
    const owned = twice.find((one) => one.code === 200)?.data
    expect(owned).toMatchObject({
      id: coupon.id,
      source: 'GIFT',
      status: 'AVAILABLE',
      handOversLeft: 0,
      validTo: coupon.validTo,
    })
    expect((await market.call(couponEndpoints.detail, { id: coupon.id }, { token: state.holder })).code).toBe(4004)
    const again = { ...state, holder: receiver }
    if (!owned) throw new Error('Nobody owns it')
    expect((await give(again, owned)).code).toBe(4003)
    expect(await told(market, 'trader2', START)).toContainEqual(expect.stringMatching(/^COUPON_RECEIVED/))
    expect(await told(market, 'trader', START)).toContainEqual(expect.stringMatching(/^COUPON_TAKEN/))
  })

  it('does not tell whether a number belongs to anybody', async () => {
    const state = await issued({ perUserLimit: 2 })
    const [one, two] = [await collected(state), await collected(state)]
    const known = await give(state, one, '16400000005')
    const unknown = await give(state, two, '16499999999')
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
    expect(unknown.code).toBe(200)
  })

  it('by link needs the pick-up code; five wrong ones send it back', async () => {
    const state = await issued()
    const { market } = state
    const given = await give(state, await collected(state))
    const receiver = await market.signIn('forwarder2')
    const seen = await market.call(couponEndpoints.gift, { id: given.data.id }, { token: receiver })
    expect(seen.data).not.toHaveProperty('pickUpCode')
    expect(seen.data).not.toHaveProperty('couponId')
    const take = async (pickUpCode: string) =>
      market.call(couponEndpoints.acceptGift, { ...command(given.data.id), pickUpCode }, { token: receiver })
    expect(await take('WRONG2')).toMatchObject({ code: 4001, data: { fields: [{ field: 'pickUpCode' }] } })
    for (let index = 0; index < 4; index++) await take('WRONG2')
    expect((await take(given.data.pickUpCode ?? '')).code).toBe(4009)
    const back = await market.call(couponEndpoints.minePage, { tab: 'usable', size: 50 }, { token: state.holder })
    const coupon = back.data.records.find((one) => one.batchId === state.batch.id)
    if (!coupon) throw new Error('The coupon did not come back')
    const second = await give(state, coupon)
    const taken = await market.call(
      couponEndpoints.acceptGift,
      { ...command(second.data.id), pickUpCode: second.data.pickUpCode?.toLowerCase() },
      { token: receiver },
    )
    expect(taken.data).toMatchObject({ source: 'GIFT' })
  })

  it('comes back when it is revoked, declined or nobody took it for 24 hours', async () => {
    const state = await issued()
    const { market } = state
    let coupon: CouponView = await collected(state)
    const first = await give(state, coupon, '16400000005')
    expect(
      (await market.call(couponEndpoints.revokeGift, command(first.data.id), { token: state.holder })).data.status,
    ).toBe('REVOKED')
    coupon = await couponNow(state, coupon.id)
    expect(coupon.status).toBe('AVAILABLE')
    const second = await give(state, coupon, '16400000005')
    const receiver = await market.signIn('trader2')
    expect(
      (await market.call(couponEndpoints.declineGift, command(second.data.id), { token: receiver })).data.status,
    ).toBe('DECLINED')
    coupon = await couponNow(state, coupon.id)
    const third = await give(state, coupon, '16400000005')
    market.time.now += 24 * HOUR
    expect(
      (await market.call(couponEndpoints.acceptGift, command(third.data.id), { token: await market.signIn('trader2') }))
        .code,
    ).toBe(4009)
    const holder = await market.signIn('trader')
    const last = await couponNow(state, coupon.id, holder)
    expect(last.status).toBe('AVAILABLE')
    expect(last.history.map((step) => step.event)).toEqual([
      'CLAIMED',
      'GIVEN',
      'GIFT_BACK',
      'GIVEN',
      'GIFT_BACK',
      'GIVEN',
      'GIFT_BACK',
    ])
  })
})

describe('the coupon market', () => {
  it('lets one of two buyers of an offer have it; points and coupon change hands once', async () => {
    const state = await issued({}, 2)
    const { market, members } = state
    const coupon = await collected(state)
    expect(await offer(state, coupon, 10_000_000)).toMatchObject({
      code: 4001,
      data: { fields: [{ field: 'points' }] },
    })
    const before = (await market.call(couponEndpoints.points, {}, { token: state.holder })).data.balance
    const offered = await offer(state, coupon, 300)
    const buy = async (token: string | undefined) =>
      market.call(
        couponEndpoints.buy,
        { id: offered.data.id, version: 1, requestNo: newRequestNo() },
        { token: token ?? '' },
      )
    expect((await buy(state.holder)).code).toBe(4003)
    const answers = await Promise.all(members.map(buy))
    expect(answers.map((one) => one.code).toSorted((a, b) => a - b)).toEqual([200, 4009])
    expect(answers.find((one) => one.code === 4009)?.data).toMatchObject({ current: { status: 'SOLD' } })
    const balances = await Promise.all(
      members.map(async (token) => (await market.call(couponEndpoints.points, {}, { token })).data.balance),
    )
    expect(balances.toSorted((a, b) => a - b)).toEqual([700, 1000])
    expect((await market.call(couponEndpoints.points, {}, { token: state.holder })).data.balance).toBe(before + 300)
    expect(await told(market, 'trader', START)).toContainEqual(expect.stringMatching(/^COUPON_SOLD: .*300/))
  })

  it('lets the holder take an offer back, and shows it to nobody afterwards', async () => {
    const state = await issued()
    const { market } = state
    const offered = await offer(state, await collected(state), 200)
    const ids = async () => (await market.call(couponEndpoints.offers, { size: 100 })).data.records.map((one) => one.id)
    expect(await ids()).toContain(offered.data.id)
    const { id, version } = offered.data
    const back = await market.call(
      couponEndpoints.takeBack,
      { id, version, requestNo: newRequestNo() },
      { token: state.holder },
    )
    expect(back.data.status).toBe('TAKEN_BACK')
    expect(await ids()).not.toContain(id)
    const other = await market.signIn('forwarder2')
    expect(
      (await market.call(couponEndpoints.buy, { id, version, requestNo: newRequestNo() }, { token: other })).code,
    ).toBe(4009)
  })

  it('refuses what may not change hands and buyers without points', async () => {
    const fixed = await issued({ transferable: false })
    expect((await offer(fixed, await collected(fixed), 100)).code).toBe(4003)
    const state = await issued({ value: '900', threshold: '3000' }, 1)
    const offered = await offer(state, await collected(state), 5000)
    const buyer = state.members[0] ?? ''
    const answer = await state.market.call(
      couponEndpoints.buy,
      { id: offered.data.id, version: 1, requestNo: newRequestNo() },
      { token: buyer },
    )
    expect(answer.code).toBe(4003)
  })
})
