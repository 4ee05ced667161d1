import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { nextNo } from '@mock/domain/numbers.ts'
import { marketDay } from '@mock/domain/zone.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { collected, issued } from '../support/coupon.ts'
import { newRequestNo } from '../support/market.ts'

/** One o'clock at night in Shanghai, still the day before in UTC. */
const NIGHT = Date.parse('2026-11-21T17:00:00Z')

describe('days are those of the market', () => {
  it('in numbers given at night', () => {
    expect(marketDay(NIGHT)).toBe('2026-11-22')
    expect(nextNo(openRows(memoryStore()).tenders, 'ZB', NIGHT)).toBe('ZB20261122-0001')
  })

  it('and a gift shows when it was received, not when its giver collected it', async () => {
    const state = await issued()
    const given = await collected(state)
    state.market.time.now += 3 * 24 * 3_600_000
    const holder = await state.market.signIn('trader')
    const receiver = await state.market.signIn('trader2')
    const gift = await state.market.call(
      couponEndpoints.give,
      { couponId: given.id, version: given.version, toMobile: '16400000005', message: '', requestNo: newRequestNo() },
      { token: holder },
    )
    expect(gift.code).toBe(200)
    const took = await state.market.call(
      couponEndpoints.acceptGift,
      { id: gift.data.id, requestNo: newRequestNo() },
      { token: receiver },
    )
    expect(took.code).toBe(200)
    expect(given.claimedAt.slice(0, 10)).toBe('2026-11-21')
    expect(took.data.claimedAt.slice(0, 10)).toBe('2026-11-24')
  })
})
