import { describe, expect, test } from 'vitest'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { CompareOptions } from '@/contract/trade/bid/comparison.ts'
import { landedAfter } from '@/contract/trade/bid/landed.ts'
import { limitsOf, turnsOf } from '@/features/trade/comparison/sensitivity.ts'
import { bidOf, LANE, line, RATES } from '../../contract/trade/bids.ts'
import { ASKED, bid, d, doc, e, f, freight, OPTIONS as EXAMPLE } from '../../contract/trade/examples.ts'

const OPTIONS: CompareOptions = {
  currency: 'USD',
  rates: RATES,
  weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
  requiredCharges: ['OFR'],
  daysUsed: 0,
}
const DEMAND = { mode: 'FCL' as const, lanes: [LANE], teuOf: () => 2 }

describe('how the lowest landed price changes with the days the boxes are kept', () => {
  // Two containers: 3,600 with 7 free days, 3,800 with 14 free days, both 60 per container and day.
  const cheap = bidOf('cheap', [line({ unitPrice: '1800' })], { combinedDays: 7, dayRate: '60' })
  const roomy = bidOf('roomy', [line({ unitPrice: '1900' })], { combinedDays: 14, dayRate: '60' })
  const { columns } = compareBids([cheap, roomy], DEMAND, OPTIONS)

  test('names the first day on which another is cheaper', () => {
    // Day 8 costs 3,720, day 9 costs 3,840 and so more than 3,800.
    expect(turnsOf(columns, (column) => landedAfter(column, DEMAND, OPTIONS))).toEqual([
      { fromDay: 0, bidId: 'cheap' },
      { fromDay: 9, bidId: 'roomy' },
    ])
  })

  test('says nothing more where one is always cheaper', () => {
    const worse = compareBids(
      [cheap, bidOf('dear', [line({ unitPrice: '2900' })], { combinedDays: 7, dayRate: '60' })],
      DEMAND,
      OPTIONS,
    )
    expect(turnsOf(worse.columns, (column) => landedAfter(column, DEMAND, OPTIONS))).toHaveLength(1)
  })
})

describe('how much an open charge of the lowest bid may cost', () => {
  const asked = { mode: 'FCL' as const, lanes: [ASKED], teuOf: () => 1 }
  const said = (bids: (typeof d)[]) =>
    limitsOf(compareBids(bids, asked, EXAMPLE)).map(({ bidId, code, amount, boxes }) => [
      bidId,
      code,
      amount.div(boxes).toFixed(2),
    ])

  test('is told for all containers (TRADE 1.2, example 2)', () => {
    // 23,228.71 less what F costs without the charge, over ten containers.
    expect(said([d, e, f])).toEqual([
      ['f', 'OTHC', '206.52'],
      ['f', 'DTHC', '281.75'],
    ])
  })

  test('is not told of a charge that another leaves open too, of a bid without one, or of the only bid', () => {
    const g = bid('g', [freight('22G1', '1500'), freight('45G1', '2500'), doc('450')])
    expect(said([d, e, f, g])).toEqual([])
    expect(said([d, e])).toEqual([])
    expect(said([f])).toEqual([])
  })
})

describe('prices of one box', () => {
  test('are counted over the boxes that are offered', () => {
    const part = bidOf('part', [line({ unitPrice: '1800', qty: '1' })])
    const [lane] = part.lanes
    if (!lane) throw new Error('a lane')
    lane.offeredBoxes = [{ isoCode: '45G1', qty: 1 }]
    const { columns } = compareBids([part, bidOf('all', [line({ unitPrice: '1900' })])], DEMAND, OPTIONS)
    expect(columns.map(({ perBox, partialLanes }) => [perBox, partialLanes])).toEqual([
      ['1800.00', [1]],
      ['1900.00', []],
    ])
    // Cheaper in total, but incomplete: it is not the reference.
    expect(columns[1]?.delta).toBe('0.00')
  })
})
