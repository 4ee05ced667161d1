import { expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { openTerm } from '../../support/contract.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo } from '../../support/market.ts'
import { accept, agreed, agreementNow, LANE, request } from './support.ts'

/** Two containers a week, kept free until a week before it, and carried over. LANE begins on Tuesday, 8 December. */
const KEPT: TenderLane = {
  ...LANE,
  allocation: { period: 'WEEK', boxes: 2, carryOver: true, releaseDays: 7 },
}
const boxes = (qty: number) => [{ isoCode: '45G1', qty }]

test('beyond what is kept free, or after it was released, a call-off is over and may be refused without fault', async () => {
  const { market, id } = await agreed([KEPT])
  market.time.now = Date.parse('2026-12-14T01:00:00Z')
  const ready = '2026-12-15'
  // The week of 21 December: two of its own and two of the week before, of which nobody asked for any.
  const kept = await request(market, id, { boxes: boxes(4), etd: '2026-12-22', readyDate: ready })
  expect(kept.data.callOff?.isOver).toBeUndefined()
  const over = await request(market, id, { boxes: boxes(1), etd: '2026-12-24', readyDate: ready })
  expect(over.data.callOff?.isOver).toBe(true)
  market.time.now = Date.parse('2026-12-22T01:00:00Z')
  const late = await request(market, id, { boxes: boxes(1), etd: '2026-12-30', readyDate: '2026-12-23' })
  expect(late.data.callOff?.isOver).toBe(true)
  const refusal = { id: late.data.id, version: late.data.version, reason: 'OVER_ALLOCATION' as const, note: '' }
  const token = await market.signIn('forwarder')
  expect((await market.call(bookingEndpoints.refuse, { ...refusal, requestNo: newRequestNo() }, { token })).code).toBe(
    200,
  )
  const next = await request(market, id, { boxes: boxes(4), etd: '2027-01-04', readyDate: '2026-12-23' })
  expect(next.data.callOff?.isOver).toBeUndefined()
})

test('two days before they are released the buyer is told once what it has not asked for', async () => {
  const { market, id } = await agreed([KEPT])
  const since = market.time.now
  const news = async () =>
    (await told(market, 'trader', since, { group: 'AGREEMENT', size: 50 })).filter((one) =>
      /^AGREEMENT_UNUSED.*年度招标/.test(one),
    )
  market.time.now = Date.parse('2026-11-28T15:59:00Z')
  expect(await news()).toEqual([])
  market.time.now = Date.parse('2026-12-04T01:00:00Z')
  expect(await news()).toEqual([expect.stringMatching(/from 2026-12-08 and not called off: 2\. .* after 2026-12-01/)])
  // The week of 14 December is released after the 7th.
  market.time.now = Date.parse('2026-12-05T01:00:00Z')
  expect((await news()).toSorted().slice(1)).toEqual([
    expect.stringMatching(/sailings from 2026-12-14 and not called off: 4\. They are released after 2026-12-07/),
  ])
  market.time.now = Date.parse('2026-12-11T10:00:00Z')
  await request(market, id, { boxes: boxes(4), etd: '2026-12-22', readyDate: '2026-12-12' })
  market.time.now = Date.parse('2026-12-13T01:00:00Z')
  // All of the next week is asked for.
  expect(await news()).toHaveLength(2)
  market.time.now = Date.parse('2026-12-19T01:00:00Z')
  expect(await news()).toHaveLength(3)
  expect((await told(market, 'forwarder', since, { size: 50 })).filter((one) => one.includes('UNUSED'))).toEqual([])
})

test('an allowance lets more be called off than was contracted, rounded down, and stands in the contract', async () => {
  const lane = { ...LANE, boxes: boxes(5), plannedBookings: 2, allocation: undefined }
  const { market, id } = await agreed([lane], { term: { leadDays: 7, confirmHours: 24, overPct: 30 } })
  const [before] = (await agreementNow(market, id)).lanes[0]?.quantities ?? []
  expect(before).toMatchObject({ contracted: 5, over: 1, remaining: 6 })
  const more = await request(market, id, { boxes: boxes(7) })
  expect(JSON.stringify(more)).toContain('6 40HQ remain on this lane')
  const whole = (await request(market, id, { boxes: boxes(5) })).data
  await accept(market, whole)
  expect((await agreementNow(market, id)).status).toBe('PENDING_START')
  const last = (await request(market, id, { boxes: boxes(1) })).data
  await accept(market, last)
  expect((await agreementNow(market, id)).status).toBe('FULFILLED')
  const token = await market.signIn('trader')
  const { data } = await market.call(orderEndpoints.contract, { id: last.id }, { token })
  expect(JSON.stringify(data)).toMatch(/overPct\W+30/)
})

test('the tender names whole percentages and days within their limits', async () => {
  const term = { leadDays: 7, confirmHours: 24 }
  await expect(openTerm([LANE], { term: { ...term, overPct: 51 } })).rejects.toThrow(/overPct/)
  const long = { ...LANE, allocation: { period: 'WEEK' as const, boxes: 2, releaseDays: 31 } }
  await expect(openTerm([long], {})).rejects.toThrow(/releaseDays/)
})
