// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OrderSchedule, ScheduleChange } from '@/contract/money/order/schedule/schemas.ts'
import { delayOf, firstEtd, mayCancelLate, sailingOf } from '@/contract/money/order/schedule/rules.ts'
import type { ScheduleReason } from '@/contract/money/order/schedule/values.ts'
import { arrivalOf } from '@/features/money/order/milestones.ts'
import { timesOf } from '@/features/money/order/times.ts'
import { orderIn } from './orders.ts'

const DAY = 86_400_000
const START = Date.parse('2027-01-10T00:00:00Z')
const iso = (ms: number): string => new Date(ms).toISOString()
const sailing = (days: number) => ({
  vessel: 'EVER GIVEN',
  voyage: '1W',
  etd: iso(START + days * DAY),
  eta: iso(START + (days + 30) * DAY),
})
/** Changes to so many days after the departure that was agreed. */
function scheduleTo(...steps: (readonly [days: number, reason?: ScheduleReason])[]): OrderSchedule {
  const changes = steps.map(([days, reason], index): ScheduleChange => ({
    at: iso(START - 20 * DAY + index),
    by: 'SELLER',
    from: sailing(steps[index - 1]?.[0] ?? 0),
    to: sailing(days),
    ...(reason && { reason }),
    note: '',
  }))
  return { laneNo: 1, sailing: sailing(steps.at(-1)?.[0] ?? 0), cutOffs: {}, changes }
}
const lane = { laneNo: 1, sailings: [sailing(0)] }

describe('the delay of a departure', () => {
  test.each([
    ['none', [], 0],
    ['of eight days', [[8, 'ROLLED']], 8],
    ['in steps', [[5, 'WEATHER'] as const, [9, 'CONGESTION'] as const], 9],
    ['partly won back', [[9, 'WEATHER'] as const, [6, 'OTHER'] as const], 6],
    ['without what the buyer asked for', [[6, 'CUSTOMER'] as const, [14, 'BLANK_SAILING'] as const], 8],
    ['earlier than agreed', [[-3, 'OTHER'] as const], 0],
  ] as const)('%s', (_, steps, days) => {
    expect(delayOf(lane, scheduleTo(...steps)) / DAY).toBe(days)
  })

  test('counts from the latest of several sailings that were agreed, or from the first one told', () => {
    const several = { laneNo: 1, sailings: [sailing(0), sailing(4)] }
    expect(firstEtd(several, undefined)).toBe(START + 4 * DAY)
    const { from: _, ...told } = scheduleTo([2]).changes[0] as ScheduleChange
    const first = { ...scheduleTo([2]), changes: [told] }
    expect(delayOf(several, first)).toBe(0)
    expect(firstEtd({ laneNo: 1, sailings: [] }, first)).toBe(START + 2 * DAY)
    expect(sailingOf(several, undefined)).toBeUndefined()
    expect(sailingOf(several, [first])).toEqual(sailing(2))
  })
})

test.each([
  ['EXECUTING', 8, [], true],
  ['EXECUTING', 7, [], false],
  ['EXECUTING', 8, ['LOBD'], false],
  ['EXECUTING', 8, ['DLPT'], false],
  ['EXECUTING', 8, ['GITM'], true],
  ['DELIVERED', 8, [], false],
  ['PAID', 8, [], false],
] as const)('%s, %i days later, %j reported: free cancelling %s', (status, days, codes, may) => {
  const milestones = codes.map((code) => ({ code }))
  expect(mayCancelLate({ status, lanes: [lane], schedules: [scheduleTo([days, 'ROLLED'])], milestones })).toBe(may)
})

describe('the times of a lane', () => {
  const schedules = [scheduleTo([8, 'ROLLED'])]
  const order = orderIn('EXECUTING', 'BUYER', { schedules }, { sailings: [sailing(0)], transitDays: 30 })
  const [own] = order.lanes
  if (!own) throw new Error('no lane')

  test('are planned as agreed, estimated as told', () => {
    expect(timesOf(own, order)).toEqual({
      departure: { planned: sailing(0).etd, estimated: sailing(8).etd, actual: undefined },
      arrival: { planned: sailing(0).eta, estimated: sailing(8).eta, actual: undefined },
    })
  })

  test('are actual as reported; the arrival is counted from the departure until the seller tells otherwise', () => {
    const left = { code: 'DLPT' as const, at: iso(START + 9 * DAY), reportedAt: iso(START + 9 * DAY) }
    const gone = { ...order, milestones: [left] }
    expect(timesOf(own, gone)).toMatchObject({
      departure: { actual: left.at },
      arrival: { estimated: iso(START + 39 * DAY) },
    })
    const told = { ...scheduleTo([8, 'ROLLED']), sailing: { ...sailing(8), eta: iso(START + 50 * DAY) } }
    const later = told.changes.map((change) => ({ ...change, at: iso(START + 10 * DAY) }))
    expect(arrivalOf(own, gone.milestones, [{ ...told, changes: later }])).toEqual({
      at: iso(START + 50 * DAY),
      kind: 'expected',
    })
  })
})
