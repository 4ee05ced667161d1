import { beforeEach, describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { MemCenter } from '@/contract/member/center/schemas.ts'
import { ACTIVITY_ITEMS, TODO_ITEMS } from '@/contract/member/center/values.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { award, evaluating, toPay, type Evaluating } from '../../support/awarded.ts'
import { collected, issued } from '../../support/coupon.ts'
import { book, listed } from '../../support/listing.ts'
import { newRequestNo, openMarket } from '../../support/market.ts'

const centerOf = async (state: Pick<Evaluating, 'market'>, token: string): Promise<MemCenter> =>
  (await state.market.call(memberEndpoints.memCenter, {}, { token })).data

const todo = (center: MemCenter, kind: TodoKind) => center.duties.find((one) => one.kind === kind)
const countOf = (center: MemCenter, kind: TodoKind): number => todo(center, kind)?.count ?? 0
const thisMonth = (center: MemCenter) => center.year.months.at(-1)

describe('the member centre', () => {
  let state: Evaluating
  beforeEach(async () => {
    state = await evaluating()
  })

  it('counts a tender to award until it is awarded, then the winner has it to confirm, then the buyer to pay', async () => {
    const before = await centerOf(state, state.trader)
    const winnerBefore = await centerOf(state, state.one)
    await award(state)
    const after = await centerOf(state, state.trader)
    expect(countOf(after, 'TO_AWARD')).toBe(countOf(before, 'TO_AWARD') - 1)
    const winner = await centerOf(state, state.one)
    expect(countOf(winner, 'TO_CONFIRM')).toBe(countOf(winnerBefore, 'TO_CONFIRM') + 1)
    expect(todo(winner, 'TO_CONFIRM')?.items.map((item) => item.id)).toContain(state.cheap.id)
    expect(winner.year.sold.won).toBe(winnerBefore.year.sold.won + 1)
  })

  it('names the order to pay with its amount and its time, and forgets the confirmation', async () => {
    const before = await centerOf(state, state.trader)
    const order = await toPay(state)
    const after = await centerOf(state, state.trader)
    expect(countOf(after, 'TO_PAY')).toBe(countOf(before, 'TO_PAY') + 1)
    const items = todo(after, 'TO_PAY')?.items ?? []
    expect(items.length).toBeLessThanOrEqual(TODO_ITEMS)
    // Tasks without a due time come last.
    const times = items.map((item) => item.dueAt ?? '9')
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)))
    expect(items.find((item) => item.id === order.id)).toMatchObject({ amount: order.payable, dueAt: order.payBy })
    expect(todo(await centerOf(state, state.one), 'TO_CONFIRM')?.items.map((item) => item.id) ?? []).not.toContain(
      state.cheap.id,
    )
  })

  it('counts a saved draft and an unanswered tender, and only what is the caller’s own', async () => {
    const { market } = state
    const before = await centerOf(state, state.trader)
    const others = await centerOf(state, await market.signIn('trader2'))
    await market.call(
      tenderEndpoints.saveDraft,
      { draft: { title: 'half' }, requestNo: newRequestNo() },
      { token: state.trader },
    )
    const after = await centerOf(state, state.trader)
    expect(countOf(after, 'TENDER_DRAFT')).toBe(countOf(before, 'TENDER_DRAFT') + 1)
    expect(countOf(await centerOf(state, await market.signIn('trader2')), 'TENDER_DRAFT')).toBe(
      countOf(others, 'TENDER_DRAFT'),
    )
    expect(countOf(after, 'TO_QUOTE')).toBe(0)
    expect(countOf(await centerOf(state, state.two), 'TO_QUOTE')).toBeGreaterThan(0)
  })

  it('has a year of twelve months whose figures add up, and tells the newest things first', async () => {
    await award(state)
    const center = await centerOf(state, state.one)
    const { months, sold } = center.year
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, month) => sum + month.quoted, 0)).toBe(sold.quoted)
    expect(months.reduce((sum, month) => sum + month.won, 0)).toBe(sold.won)
    expect(thisMonth(center)?.month).toBe('2026-11')
    expect(center.activity.length).toBeLessThanOrEqual(ACTIVITY_ITEMS)
    const times = center.activity.map((one) => one.at)
    expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)))
    expect(center.activity[0]).toMatchObject({ kind: 'BID_WON', id: state.cheap.id })
  })

  it('counts paid orders without an invoice and a reversal that waits for the buyer', async () => {
    const center = await centerOf(state, await state.market.signIn('trader'))
    expect(countOf(center, 'TO_INVOICE')).toBeGreaterThan(5)
    expect(countOf(center, 'RED_TO_CONFIRM')).toBe(1)
  })

  it('asks an enterprise without a certification for it first, and says what its card lacks', async () => {
    const center = await centerOf(state, await state.market.signIn('trader-new'))
    expect(center.duties[0]?.kind).toBe('CERTIFY')
    expect(center.profile.missing).toContain('certification')
    expect((await centerOf(state, await state.market.signIn('consolidator-rejected'))).duties[0]?.kind).toBe(
      'FIX_CERTIFICATION',
    )
    expect((await centerOf(state, await state.market.signIn('forwarder-expired'))).duties[0]?.kind).toBe(
      'RENEW_CERTIFICATION',
    )
  })
})

describe('the enterprise’s card', () => {
  it('takes changed facts, refuses unknown places and other people’s files, and rises in completeness', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const update = async (part: object) => market.call(memberEndpoints.updateMemberInfo, part, { token })
    const saved = await update({
      provinceCode: '330000',
      cityName: '宁波',
      markets: ['DE', 'US'],
      contactPosition: '经理',
    })
    expect(saved.data).toMatchObject({ provinceCode: '330000', markets: ['DE', 'US'], contactPosition: '经理' })
    for (const [part, field] of [
      [{ provinceCode: '999999' }, 'provinceCode'],
      [{ markets: ['ZZ'] }, 'markets'],
      [{ lanes: ['nowhere'] }, 'lanes'],
      [{ logoFileId: 'not-mine' }, 'logoFileId'],
    ] as const)
      expect((await update(part)).data).toMatchObject({ fields: [{ field }] })
  })

  it('gives a copy of the caller’s data without secrets and without anybody else’s', async () => {
    const market = await openMarket()
    const token = await market.signIn('trader')
    const { data } = await market.call(memberEndpoints.exportData, {}, { token })
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/passwordHash|salt|base64/)
    const me = (await market.call(memberEndpoints.currentUser, {}, { token })).data
    expect(data.company['id']).toBe(me.companyId)
    expect(data.records['tenders']?.length).toBeGreaterThan(10)
    expect(data.records['tenders']?.every((row) => row['companyId'] === me.companyId)).toBe(true)
    expect((await market.call(memberEndpoints.exportData, {})).code).toBe(4098)
  })
})

describe('the member centre of a seller on the market', () => {
  it('counts a booking until it is answered, with its amount and its time; then the buyer has it to pay', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const before = countOf(await centerOf(state, seller), 'BOOKING_TO_ACCEPT')
    const toPayBefore = countOf(await centerOf(state, buyer), 'TO_PAY')
    const booking = (await book(state, 3)).data
    const center = await centerOf(state, seller)
    expect(countOf(center, 'BOOKING_TO_ACCEPT')).toBe(before + 1)
    expect(todo(center, 'BOOKING_TO_ACCEPT')?.items.find((item) => item.id === booking.id)).toMatchObject({
      no: booking.no,
      amount: booking.allIn,
      dueAt: booking.acceptBy,
    })
    expect(todo(await centerOf(state, buyer), 'BOOKING_TO_ACCEPT')).toBeUndefined()
    const answer = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
    await market.call(bookingEndpoints.accept, answer, { token: seller })
    expect(countOf(await centerOf(state, seller), 'BOOKING_TO_ACCEPT')).toBe(before)
    expect(countOf(await centerOf(state, buyer), 'TO_PAY')).toBe(toPayBefore + 1)
  })

  it('counts coupons from three days before their end, and gifts until they are answered', async () => {
    const held = await issued({ validity: { type: 'RELATIVE', startAfterDays: 0, daysAfterClaim: 10 } })
    const { market } = held
    const coupon = await collected(held)
    const ends = async (token: string) => todo(await centerOf(held, token), 'COUPON_EXPIRING')?.items ?? []
    expect((await ends(held.holder)).map((item) => item.id)).not.toContain(coupon.id)
    market.time.now = Date.parse(coupon.validTo) - 72 * 3600_000
    const holder = await market.signIn('trader')
    expect(await ends(holder)).toContainEqual(
      expect.objectContaining({ id: coupon.id, title: coupon.terms.name, dueAt: coupon.validTo }),
    )
    const give = { couponId: coupon.id, version: coupon.version, toMobile: '16400000005', message: '' }
    const gift = await market.call(couponEndpoints.give, { ...give, requestNo: newRequestNo() }, { token: holder })
    expect((await ends(holder)).map((item) => item.id)).not.toContain(coupon.id)
    const receiver = await market.signIn('trader2')
    const waiting = async () => todo(await centerOf(held, receiver), 'COUPON_GIFT')?.items.map((item) => item.id) ?? []
    expect(await waiting()).toContain(gift.data.id)
    await market.call(couponEndpoints.declineGift, { id: gift.data.id, requestNo: newRequestNo() }, { token: receiver })
    expect(await waiting()).not.toContain(gift.data.id)
  })
})
