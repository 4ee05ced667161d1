import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { CompareOptions } from '@/contract/trade/bid/comparison.ts'
import { median } from '@/contract/trade/bid/compareCells.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

const OPTIONS: CompareOptions = {
  currency: 'USD',
  rates: RATES,
  weights: { price: 60, transit: 20, freeTime: 10, rating: 10 },
  requiredCharges: ['OFR', 'THC'],
  daysUsed: 0,
}
const DEMAND = { mode: 'FCL' as const, lanes: [LANE], teuOf: () => 2 }

const a = bidOf(
  'a',
  [line({ unitPrice: '1800' }), line({ code: 'THC', group: 'ORIGIN', unitPrice: '710', currency: 'CNY' })],
  { transitDays: 14, combinedDays: 14, rating: 4 },
)
const b = bidOf('b', [line({ unitPrice: '1900' }), line({ code: 'THC', group: 'ORIGIN', state: 'INCLUDED' })], {
  transitDays: 20,
  combinedDays: 21,
  rating: 5,
})
const c = bidOf('c', [line({ unitPrice: '1700' })], { transitDays: 16, combinedDays: 7, rating: 3, dayRate: '100' })

describe('bids side by side', () => {
  test('tell quoted, included and missing apart and never read a blank as zero', () => {
    const { rows } = compareBids([a, b, c], DEMAND, OPTIONS)
    const thc = rows.find((row) => row.code === 'THC' && row.group === 'ORIGIN')
    expect(thc?.cells['a']).toMatchObject({
      state: 'QUOTED',
      amount: '200.00',
      original: [{ amount: '1420.00', currency: 'CNY' }],
    })
    expect(thc?.cells['b']).toEqual({ state: 'INCLUDED', original: [] })
    expect(thc?.cells['c']?.state).toBe('MISSING')
    expect(thc?.differs).toBe(true)
  })

  test('show all-in with estimates, per TEU, rank and the gap to the best', () => {
    const { columns } = compareBids([a, b, c], DEMAND, OPTIONS)
    expect(columns.map((column) => [column.bid.id, column.allIn, column.perTeu, column.delta, column.rank])).toEqual([
      ['a', '3800.00', '950.00', '200.00', 2],
      ['b', '3800.00', '950.00', '200.00', 2],
      ['c', '3600.00', '900.00', '0.00', 1],
    ])
  })

  test('put the median of the others for a charge left blank, and mark it', () => {
    const { columns, rows } = compareBids([a, b, c], DEMAND, OPTIONS)
    expect(rows.find((row) => row.code === 'THC')?.cells['c']).toMatchObject({ state: 'MISSING', estimate: '200.00' })
    expect(columns[2]).toMatchObject({ band: 'COMPARABLE', quoted: '3400.00', estimate: '200.00' })
    expect(columns[0]).toMatchObject({ quoted: '3800.00', estimate: '0.00' })
  })

  test('estimate and rank over all bids, whichever are shown', () => {
    const { columns, rows } = compareBids([a, b, c], DEMAND, OPTIONS, ['b', 'c'])
    expect(columns.map(({ bid, allIn, rank }) => [bid.id, allIn, rank])).toEqual([
      ['b', '3800.00', 2],
      ['c', '3600.00', 1],
    ])
    expect(Object.keys(rows[0]?.cells ?? {})).toEqual(['b', 'c'])
  })

  test('price the days over the free time into the landed cost', () => {
    const { columns } = compareBids([a, c], DEMAND, { ...OPTIONS, daysUsed: 10 })
    expect(columns.find((column) => column.bid.id === 'a')?.landed).toBe('3800.00')
    // 3,400 and 200 for the terminal; three days over, two containers, 100 dollars per container and day
    expect(columns.find((column) => column.bid.id === 'c')?.landed).toBe('4200.00')
  })

  test('score by the published formula', () => {
    const { columns } = compareBids([a, b, c], DEMAND, OPTIONS)
    // c is 3600 with the median filled in. price 3600/3800, transit 14/14, free time 14/21, rating 4/5: 94.74×.6 + 100×.2 + 66.67×.1 + 80×.1
    expect(columns[0]?.score).toEqual({ total: 91.5, price: 94.7, transit: 100, freeTime: 66.7, rating: 80, co2: 0 })
    // 94.74×.6 + 70×.2 + 100×.1 + 100×.1
    expect(columns[1]?.score).toEqual({ total: 90.8, price: 94.7, transit: 70, freeTime: 100, rating: 100, co2: 0 })
    // 100×.6 + 87.5×.2 + 33.33×.1 + 60×.1
    expect(columns[2]?.score).toEqual({ total: 86.8, price: 100, transit: 87.5, freeTime: 33.3, rating: 60, co2: 0 })
  })

  test('weigh emissions where the publisher wants that, and give none to an unknown sailing', () => {
    const emitting = (bid: typeof a, co2PerTeu: number) => ({
      ...bid,
      lanes: bid.lanes.map((lane) => ({ ...lane, co2PerTeu })),
    })
    const weights = { price: 40, transit: 20, freeTime: 10, rating: 10, co2: 20 }
    const { columns } = compareBids([emitting(a, 600), emitting(b, 400), c], DEMAND, { ...OPTIONS, weights })
    // 2 x 40 feet are 4 TEU: 2,400 and 1,600 kg. 94.74×.4 + 70×.2 + 100×.1 + 100×.1 + 100×.2
    expect(columns.map(({ co2Kg, score }) => [co2Kg, score.co2, score.total])).toEqual([
      [2400, 66.7, 85.9],
      [1600, 100, 91.9],
      [undefined, 0, 66.8],
    ])
  })

  test('give neither rank nor score to a bid with a charge that nobody prices', () => {
    const { columns } = compareBids([a, b, c], DEMAND, { ...OPTIONS, requiredCharges: ['OFR', 'THC', 'AMS'] })
    expect(columns.map(({ band, unpriced, rank, score }) => [band, unpriced, rank, score.total])).toEqual([
      ['UNPRICED', 1, undefined, 0],
      ['UNPRICED', 1, undefined, 0],
      ['UNPRICED', 1, undefined, 0],
    ])
  })

  test('leave a bid that does not quote the lane out of the best price', () => {
    const silent = { ...c, lanes: c.lanes.map((lane) => ({ ...lane, noQuote: true })) }
    const { columns } = compareBids([a, silent], DEMAND, OPTIONS)
    expect(columns[0]?.delta).toBe('0.00')
    expect(columns[1]).toMatchObject({ unquotedLanes: [1], score: { total: 0 } })
  })
})

test('the median of an even number is the mean of the middle two', () => {
  expect(median(['10', '2', '4', '100'])?.toFixed()).toBe('7')
  expect(median(['3'])?.toFixed()).toBe('3')
  expect(median([])).toBeUndefined()
})
