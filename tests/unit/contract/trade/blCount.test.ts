// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { priceLines } from '@/contract/trade/bid/calc.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { lockedQty, partOf } from '@/contract/trade/bid/quantity.ts'
import { refitLanes } from '@/contract/trade/bid/refit.ts'
import { partLines, priceOfShare } from '@/contract/trade/bid/share.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { Boxes, TenderLane } from '@/contract/trade/tender/draft.ts'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import { createRandom } from '@mock/seed/random.ts'
import { LANE, line, RATES } from './bids.ts'
import { bid, doc, excluded, OPTIONS } from './examples.ts'

const boxes = (qty: number): Boxes[] => [{ isoCode: '45G1', qty }]
/** Ten containers under four bills of lading. */
const ASKED: TenderLane = { ...LANE, boxes: boxes(10), blCount: 4 }
const FCL = { ...ASKED, mode: 'FCL' as const }
const PRICING = { compareCurrency: 'USD' as const, rates: RATES, cargo: {} }
const freight = (qty: string) => line({ isoCode: '45G1', qty, unitPrice: '1000' })
const docs = (qty: string) => ({ ...doc('710'), qty })
const offering = (qty: number, of: ReceivedBid): ReceivedBid => ({
  ...of,
  lanes: of.lanes.map((lane) => ({ ...lane, offeredBoxes: boxes(qty) })),
})

describe('the bills of lading of a spot lane', () => {
  test('are the quantity of a charge per B/L; one if the tender does not say', () => {
    expect(lockedQty({ basis: 'PER_BL' }, FCL)).toBe('4')
    expect(lockedQty({ basis: 'PER_BL' }, { ...LANE, mode: 'FCL' })).toBe('1')
    expect(lockedQty({ basis: 'PER_SHIPMENT' }, FCL)).toBe('1')
    // A contract says how many each booking has.
    expect(lockedQty({ basis: 'PER_BL' }, { ...FCL, plannedBookings: 26, blPerBooking: 2 })).toBe('52')
  })

  test.each([
    [10, '4'],
    [7, '3'],
    [5, '2'],
    [3, '2'],
    [2, '1'],
    [1, '1'],
  ])('of %i of ten containers are %s', (qty, count) => {
    expect(lockedQty({ basis: 'PER_BL' }, partOf(FCL, boxes(qty)))).toBe(count)
  })

  test('of a part are between one and its containers, and all parts have as many as the lane at least', () => {
    const { next } = createRandom('bls')
    for (let run = 0; run < 300; run++) {
      const all = 1 + Math.floor(next() * 60)
      const blCount = 1 + Math.floor(next() * all)
      const lane = { ...FCL, boxes: boxes(all), blCount }
      const first = 1 + Math.floor(next() * all)
      const counts = [first, all - first].filter((qty) => qty > 0).map((qty) => partOf(lane, boxes(qty)).blCount ?? 0)
      expect(counts.every((count, at) => count >= 1 && count <= [first, all - first][at]!)).toBe(true)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(blCount)
    }
  })

  test('are counted from the lane, not from the offer, in each part of an award', () => {
    const lane = offering(6, bid('six', [freight('6'), docs('3')])).lanes[0]
    if (!lane) throw new Error('no lane')
    const of = (qty: number) => partLines(lane, ASKED, boxes(qty), PRICING).map((one) => [one.qty, one.amount])
    expect(of(6)).toEqual([
      ['6', '6000.00'],
      ['3', '2130.00'],
    ])
    // ceil(4 x 5 / 10); of the offer's three it would be ceil(3 x 5 / 6) = 3.
    expect(of(5)).toEqual([
      ['5', '5000.00'],
      ['2', '1420.00'],
    ])
    const share = [{ laneNo: 1, boxes: boxes(5) }]
    expect(priceOfShare([lane], share, [ASKED], PRICING).amount).toBe('5200.00')
  })

  test('follow an amendment, for what is offered', () => {
    const before = offering(5, bid('five', [freight('5'), docs('1')])).lanes
    const [after] = refitLanes(before, [{ ...LANE, boxes: boxes(10) }], [ASKED], { mode: 'FCL' })
    expect(after?.charges.map(({ qty }) => qty)).toEqual(['5', '2'])
  })

  test('of a bid for a part are what its open charge is estimated for', () => {
    const whole = bid('whole', [freight('10'), docs('4')])
    const part = offering(5, bid('part', [freight('5'), excluded(docs('1'))]))
    const options = { ...OPTIONS, rates: RATES, requiredCharges: ['OFR', 'DOC'] }
    const demand = { lanes: [ASKED], mode: 'FCL' as const, teuOf: () => 2 }
    const { columns } = compareBids([whole, part], demand, options)
    // CNY 710 a B/L: 4 for ten containers, 2 for five.
    expect(columns.map(({ allIn, estimate }) => [allIn, estimate])).toEqual([
      ['10400.00', '0.00'],
      ['5200.00', '200.00'],
    ])
    const own = [{ code: 'DOC', basis: 'PER_BL' as const, unitPrice: '300', currency: 'USD' as const }]
    const judged = compareBids([whole, part], { ...demand, evaluation: { waivers: [], estimates: own } }, options)
    expect(judged.columns.map(({ estimate }) => estimate)).toEqual(['0.00', '600.00'])
  })

  test.each([
    ['FCL', 'SPOT', 4, []],
    ['FCL', 'SPOT', 11, ['lanes.0.blCount range']],
    ['FCL', 'SPOT', 0, ['lanes.0.blCount range']],
    ['RAIL', 'SPOT', 10, []],
    ['FCL', 'CONTRACT', 4, ['lanes.0.blCount blSpotOnly']],
    ['TRUCK', 'SPOT', 4, ['lanes.0.blCount blSpotOnly']],
    ['LCL', 'SPOT', 4, ['lanes.0.blCount blSpotOnly']],
  ] as const)('can be said by %s, %s: %i', (mode, type, blCount, expected) => {
    const problems = checkTender({ mode, type, lanes: [{ ...ASKED, blCount }] }, new Date('2026-11-20T00:00:00Z'))
    const found = problems.filter(({ field }) => field.endsWith('blCount')).map(({ field, code }) => `${field} ${code}`)
    expect(found).toEqual(expected)
  })

  test('leave lines that promise or exclude as they were sent', () => {
    const lane = bid('said', [freight('10'), { ...docs('1'), state: 'INCLUDED' }]).lanes[0]
    if (!lane) throw new Error('no lane')
    const said = partLines(lane, ASKED, boxes(10), PRICING)
    expect(said).toEqual(priceLines(lane.charges, RATES))
  })
})
