import { expect, test } from 'vitest'
import { createRandom } from '@mock/seed/random.ts'
import { allocationAt, nextAllocations, overAllocation } from '@/contract/trade/agreement/allocation.ts'
import type { CalledOff } from '@/contract/trade/agreement/quantities.ts'
import type { Allocation } from '@/contract/trade/tender/term/schemas.ts'

const called = (qty: number, etd: string, status: CalledOff['status'] = 'PAID'): CalledOff => ({
  laneNo: 1,
  boxes: [{ isoCode: '45G1', qty }],
  etd,
  status,
})
const laneOf = (allocation: Allocation) => ({
  laneNo: 1,
  validFrom: '2027-01-06',
  validTo: '2027-06-30',
  allocation,
})
const WEEK = laneOf({ period: 'WEEK', boxes: 2, carryOver: true, releaseDays: 7 })
/** Signed long before; 2027-01-04 is a Monday. */
const on = (today: string, signedOn = '2026-11-01') => ({ today, signedOn })

test('what the week before has not used comes on top once, never from two weeks before', () => {
  const at = (day: string, ...callOffs: CalledOff[]) => allocationAt(WEEK, day, callOffs, on('2026-12-01'))
  expect(at('2027-01-13', called(1, '2027-01-07'))).toMatchObject({ own: 2, carried: 1, used: 0, free: 3 })
  expect(at('2027-01-20', called(1, '2027-01-07'))).toMatchObject({ carried: 2, free: 4 })
  // What was carried in is used first, so that its own is left over.
  expect(at('2027-01-20', called(2, '2027-01-13'))).toMatchObject({ carried: 2, free: 4 })
  expect(at('2027-01-20', called(4, '2027-01-13'))).toMatchObject({ carried: 0, free: 2 })
  // What the week after has used of a week cannot be asked for in it any more.
  expect(at('2027-01-13', called(3, '2027-01-20'), called(1, '2027-01-07'))).toMatchObject({ carried: 0, free: 2 })
  expect(at('2027-01-13', called(2, '2027-01-07', 'CANCELLED'))).toMatchObject({ carried: 2 })
  // The first week has none before it.
  expect(at('2027-01-07')).toMatchObject({ from: '2027-01-06', carried: 0 })
})

test('what is not asked for in time is released; what was asked for stays', () => {
  const at = (today: string, ...callOffs: CalledOff[]) => allocationAt(WEEK, '2027-01-27', callOffs, on(today))
  expect(at('2027-01-18')).toMatchObject({ from: '2027-01-25', askBy: '2027-01-18', free: 4, isReleased: false })
  expect(at('2027-01-19', called(1, '2027-01-26'))).toMatchObject({ used: 1, free: 0, isReleased: true })
  const wish = { boxes: [{ isoCode: '45G1', qty: 1 }], etd: '2027-01-27' }
  expect(overAllocation(wish, WEEK, [], on('2027-01-18'))).toBeUndefined()
  expect(overAllocation(wish, WEEK, [], on('2027-01-19'))).toMatchObject({ isReleased: true })
  // Released containers can still be carried into the week after, until that is released itself.
  expect(allocationAt(WEEK, '2027-02-03', [], on('2027-01-20'))).toMatchObject({ carried: 2, free: 4 })
})

test('nothing is released before the agreement was made, nor without a term', () => {
  const young = on('2027-01-05', '2027-01-02')
  expect(allocationAt(WEEK, '2027-01-07', [], young)).toMatchObject({ isReleased: false, free: 2 })
  expect(allocationAt(WEEK, '2027-01-07', [], young)?.askBy).toBeUndefined()
  const old = laneOf({ period: 'WEEK', boxes: 2 })
  expect(allocationAt(old, '2027-01-20', [], on('2027-01-20'))).toMatchObject({ carried: 0, free: 2 })
})

test('months begin on their first day, and the periods follow one another to the end', () => {
  const month = laneOf({ period: 'MONTH', boxes: 8, releaseDays: 7 })
  const ahead = nextAllocations(month, '2027-05-20', 4, [], on('2027-05-20'))
  expect(ahead.map(({ from, askBy }) => [from, askBy])).toEqual([
    ['2027-05-01', '2027-04-24'],
    ['2027-06-01', '2027-05-25'],
  ])
  const weeks = nextAllocations(WEEK, '2026-12-20', 3, [], on('2026-12-20'))
  expect(weeks.map(({ from }) => from)).toEqual(['2027-01-06', '2027-01-11', '2027-01-18'])
})

test.each([1, 2, 3, 4, 5])('sequence %i within it: never more than the allocation of two weeks in one', (seed) => {
  const random = createRandom(`allocation ${seed}`)
  const callOffs: CalledOff[] = []
  for (let turn = 0; turn < 80; turn += 1) {
    const day = new Date(Date.parse('2027-01-06') + random.int(0, 60) * 86_400_000).toISOString().slice(0, 10)
    const qty = random.int(1, 3)
    const wish = { boxes: [{ isoCode: '45G1', qty }], etd: day }
    if (!overAllocation(wish, WEEK, callOffs, on('2026-11-02'))) callOffs.push(called(qty, day))
  }
  const weeks = nextAllocations(WEEK, '2027-01-06', 10, callOffs, on('2026-11-02'))
  expect(Math.max(...weeks.map(({ used }) => used))).toBeGreaterThan(2)
  const used = weeks.map((one) => one.used)
  expect(used.every((count) => count <= 4)).toBe(true)
  // Whatever the order in which it was asked for: what is used up to a week was kept free for the weeks up to it.
  const sums = used.map((_, index) => used.slice(0, index + 1).reduce((sum, one) => sum + one, 0))
  expect(sums.filter((sum, index) => sum > 2 * (index + 1))).toEqual([])
})
