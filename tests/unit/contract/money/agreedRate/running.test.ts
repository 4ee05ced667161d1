import { describe, expect, test } from 'vitest'
import { clockOf, lastFreeDay, type ClockTerms } from '@/contract/money/order/agreedRate/clock.ts'
import { boxClocks } from '@/contract/money/order/agreedRate/running.ts'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { orderIn } from '../../../money/order/orders.ts'

const ZONE = 'America/Los_Angeles'
/** Free time and rates of TRADE part 6. */
const QUOTED: FreeTime = {
  originDetDays: 0,
  destDemDays: 7,
  destDetDays: 7,
  tiers: { currency: 'USD', dem: [{ fromDay: 1, toDay: 5, rate: '120' }], det: [{ fromDay: 1, rate: '90' }] },
}

/** Noon of a day in Los Angeles, in winter. */
const noon = (day: string): string => `${day}T20:00:00.000Z`

function clocksOn(today: string, told: Partial<Record<Milestone, string>>, freeTime: FreeTime | undefined = QUOTED) {
  const milestones = Object.entries(told).map(([code, day]) => ({
    code: code as Milestone,
    at: noon(day),
    reportedAt: noon(day),
  }))
  const boxes = [{ isoCode: '45G1', qty: 2 }]
  const order = orderIn('EXECUTING', 'BUYER', { milestones }, { boxes, freeTime })
  return boxClocks(order, ZONE, Date.parse(noon(today)))
}

describe('the clocks of containers at the destination', () => {
  test('begin with the discharge', () => {
    expect(clocksOn('2026-12-05', { LOBD: '2026-11-10', BDAR: '2026-12-01' })).toEqual([])
    expect(clocksOn('2026-12-05', { DSCH: '2026-12-01' }, undefined)).toHaveLength(1)
  })

  test('count down to the last free day, and then what a container costs', () => {
    const running = (today: string) => clocksOn(today, { DSCH: '2026-12-01' })
    expect(running('2026-12-05')).toEqual([
      expect.objectContaining({ clock: 'DEM', free: 7, freeUntil: '2026-12-08', used: 4, over: 0, left: 3 }),
    ])
    expect(running('2026-12-08')).toEqual([expect.objectContaining({ over: 0, left: 0, cost: undefined })])
    expect(running('2026-12-12')).toEqual([
      expect.objectContaining({ over: 4, left: -4, cost: { amount: '480.00', currency: 'USD' } }),
    ])
  })

  test('go over from demurrage to detention when the container is picked up, and end when it is back', () => {
    const told = { DSCH: '2026-12-01', STCS: '2026-12-12' }
    expect(clocksOn('2026-12-20', told)).toEqual([
      expect.objectContaining({ clock: 'DEM', to: '2026-12-12', over: 4, left: undefined }),
      expect.objectContaining({ clock: 'DET', from: '2026-12-12', freeUntil: '2026-12-19', over: 1, left: -1 }),
    ])
    expect(clocksOn('2027-01-20', { ...told, RCVE: '2026-12-22' })[1]).toMatchObject({
      to: '2026-12-22',
      over: 3,
      cost: { amount: '270.00', currency: 'USD' },
    })
  })

  test('are one where the free time is combined, and cost nothing that was not agreed', () => {
    const combined: FreeTime = { originDetDays: 0, destDemDays: 0, destDetDays: 0, combinedDays: 14 }
    expect(clocksOn('2026-12-20', { DSCH: '2026-12-01', STCS: '2026-12-03' }, combined)).toEqual([
      expect.objectContaining({ clock: 'COMBINED', free: 14, freeUntil: '2026-12-15', over: 5, cost: undefined }),
    ])
  })

  test('are days of the port', () => {
    // 9 December, 07:00 in London, is still the 8th in Los Angeles.
    const order = orderIn(
      'EXECUTING',
      'BUYER',
      { milestones: [{ code: 'DSCH', at: noon('2026-12-01'), reportedAt: noon('2026-12-01') }] },
      { boxes: [{ isoCode: '45G1', qty: 1 }], freeTime: QUOTED },
    )
    expect(boxClocks(order, ZONE, Date.parse('2026-12-09T07:00:00.000Z'))).toMatchObject([{ left: 0 }])
    expect(boxClocks(order, 'Europe/London', Date.parse('2026-12-09T07:00:00.000Z'))).toMatchObject([{ left: -1 }])
  })

  test('are not told of several lanes, whose milestones are not told apart', () => {
    const order = orderIn(
      'EXECUTING',
      'BUYER',
      { milestones: [{ code: 'DSCH', at: noon('2026-12-01'), reportedAt: noon('2026-12-01') }] },
      { boxes: [{ isoCode: '45G1', qty: 1 }], freeTime: QUOTED },
    )
    const [lane] = order.lanes
    const twice = lane ? [lane, { ...lane, laneNo: 2 }] : []
    expect(boxClocks({ ...order, lanes: twice }, ZONE, Date.parse(noon('2026-12-05')))).toEqual([])
  })
})

const terms = (free: number, part: Partial<ClockTerms> = {}): ClockTerms => ({ free, tiers: [], ...part })

test.each<[string, string, ClockTerms, string | undefined]>([
  ['seven days from the day after', '2026-12-01', terms(7), '2026-12-08'],
  ['seven days, the first one counted', '2026-12-01', terms(7, { start: 'DISCHARGE_DAY' }), '2026-12-07'],
  ['none, from the day after', '2026-12-01', terms(0), '2026-12-01'],
  ['none, the first one counted', '2026-12-01', terms(0, { start: 'DISCHARGE_DAY' }), undefined],
  // 4 December 2026 is a Friday.
  ['one working day before a weekend', '2026-12-03', terms(1, { unit: 'WD' }), '2026-12-06'],
])('the last day without charge: %s', (_, from, agreed, last) => {
  expect(lastFreeDay(from, agreed)).toBe(last)
  expect(clockOf(from, last ?? from, agreed).over).toBe(last === undefined ? 1 : 0)
})
