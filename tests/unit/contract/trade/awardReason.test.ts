import { describe, expect, test } from 'vitest'
import type { AwardFrame } from '@/contract/trade/tender/award/lanePrices.ts'
import { AWARD_NOTE_MIN, checkReason, priceGap, trueReason } from '@/contract/trade/tender/award/reason.ts'
import type { AwardShare } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { AwardReason, AwardRule } from '@/contract/trade/tender/values.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

const SECOND: TenderLane = { ...LANE, laneNo: 2 }

/** A bid on two lanes of two containers each, at these prices a container. */
function bid(id: string, first: string, second: string, part: object = {}) {
  const made = bidOf(id, [line({ unitPrice: first })])
  const [lane] = bidOf(id, [line({ unitPrice: second })]).lanes
  if (!lane) throw new Error('a lane')
  return { ...made, lanes: [...made.lanes, { ...lane, laneNo: 2, ...part }] }
}

// In all: low 7,600, mid 7,800, high 8,000; the second lane is cheapest of mid.
const bids = [bid('low', '1800', '2000'), bid('mid', '2000', '1900'), bid('high', '2000', '2000')]
const frame: AwardFrame = {
  mode: 'FCL',
  bids,
  lanes: [LANE, SECOND],
  currency: 'USD',
  rates: RATES,
  requiredCharges: ['OFR'],
  weights: { price: 100, transit: 0, freeTime: 0, rating: 0 },
}
const boxes = (qty: number) => [{ isoCode: '45G1', qty }]
const share = (bidId: string, ...lanes: [laneNo: number, qty: number][]): AwardShare => ({
  bidId,
  lanes: lanes.map(([laneNo, qty]) => ({ laneNo, boxes: boxes(qty) })),
})

describe('the gap of an award to the lowest price', () => {
  test.each([
    ['the lowest in all', [share('low', [1, 2], [2, 2])], undefined],
    ['the second in all', [share('mid', [1, 2], [2, 2])], { rank: 2, gap: '200.00' }],
    ['each lane to its lowest', [share('low', [1, 2]), share('mid', [2, 2])], undefined],
    ['a lane to its second', [share('low', [1, 2]), share('high', [2, 2])], { rank: 2, gap: '200.00' }],
    ['half a lane to its second', [share('low', [1, 1]), share('high', [1, 1])], { rank: 2, gap: '200.00' }],
    ['one lane only, to its lowest', [share('low', [1, 2])], undefined],
  ])('%s', (_, shares, gap) => {
    expect(priceGap(shares, frame)).toEqual(gap)
  })

  test('counts what a winner left out', () => {
    const open = { charges: [], allIn: { amount: '0.00', currency: 'USD' as const } }
    const silent = { ...frame, bids: [...bids, bid('silent', '1750', '0', open)] }
    // 3,500 and the median of 4,000, 3,800 and 4,000: 7,500 is the lowest, although it was quoted for half.
    expect(priceGap([share('silent', [1, 2], [2, 2])], silent)).toBeUndefined()
    expect(priceGap([share('silent', [2, 2])], silent)).toEqual({ rank: 2, gap: '200.00' })
  })
})

describe('the reason of an award', () => {
  const dear = [share('high', [1, 2], [2, 2])]
  const codesOf = (reason: AwardReason, note: string, shares = dear, rule: AwardRule = 'LOWEST') =>
    checkReason({ reason, note, shares }, rule, frame)

  test('is not the price of a bid that is not the lowest: rank and gap are named', () => {
    expect(codesOf('PRICE', 'whatever is written')).toEqual([
      { field: 'reason', code: 'awardReasonNotPrice', params: { rank: 3, gap: 'USD 400.00' } },
    ])
    expect(codesOf('PRICE', '', [share('low', [1, 2], [2, 2])])).toEqual([])
  })

  test('is explained where the lowest was to win', () => {
    expect(codesOf('SERVICE', ' too short')).toEqual([
      { field: 'note', code: 'awardNoteShort', params: { min: AWARD_NOTE_MIN } },
    ])
    expect(codesOf('SERVICE', 'long known')).toEqual([])
    expect(codesOf('SERVICE', '', dear, 'WEIGHTED')).toEqual([])
    // Also where the lowest wins for another reason.
    expect(codesOf('SERVICE', '', [share('low', [1, 2], [2, 2])])).toMatchObject([{ code: 'awardNoteShort' }])
  })
})

describe('points as the reason of an award', () => {
  // High is twice as fast on both lanes: low has 50 + 25 points, mid 48.7 + 25, high 47.5 + 50; by lane alike.
  const fast = bid('high', '2000', '2000')
  const lanes = fast.lanes.map((lane) => ({ ...lane, transitDays: 7 }))
  const weights = { price: 50, transit: 50, freeTime: 0, rating: 0 }
  const weighted: AwardFrame = { ...frame, bids: [...bids.slice(0, 2), { ...fast, lanes }], weights }
  const whole = (id: string) => [share(id, [1, 2], [2, 2])]
  const split = [share('high', [1, 2]), share('mid', [2, 2])]
  const codesOf = (shares: AwardShare[], rule: AwardRule, of = weighted) =>
    checkReason({ reason: 'SCORE', note: '', shares }, rule, of).map(({ field, code }) => [field, code])
  const REFUSED = [['reason', 'awardReasonNotScore']]

  test('are true only for the most points where they decide, lane by lane', () => {
    expect(codesOf(whole('high'), 'WEIGHTED')).toEqual([])
    expect(codesOf(whole('low'), 'WEIGHTED')).toEqual(REFUSED)
    expect(codesOf(split, 'WEIGHTED')).toEqual(REFUSED)
    expect(codesOf([share('high', [1, 2])], 'WEIGHTED')).toEqual([])
    expect(codesOf(whole('high'), 'LOWEST')).toEqual(REFUSED)
  })

  test('are those of the published weights', () => {
    expect(codesOf(whole('high'), 'WEIGHTED', { ...weighted, weights: frame.weights })).toEqual(REFUSED)
  })

  test('count emissions where the tender weighs them', () => {
    const dirty = weighted.bids.map((one, index) => ({
      ...one,
      lanes: one.lanes.map((lane) => ({ ...lane, co2PerTeu: index === 0 ? 300 : 900 })),
    }))
    const of = { ...weighted, bids: dirty, weights: { price: 80, transit: 0, freeTime: 0, rating: 0, co2: 20 } }
    expect(codesOf(whole('low'), 'WEIGHTED', of)).toEqual([])
    const reversed = { ...of, bids: dirty.map((one, at) => ({ ...one, lanes: dirty[2 - at]?.lanes ?? [] })) }
    expect(codesOf(whole('mid'), 'WEIGHTED', reversed)).toEqual(REFUSED)
  })

  test('are proposed after the price', () => {
    expect(trueReason(whole('low'), 'WEIGHTED', weighted)).toBe('PRICE')
    expect(trueReason(whole('high'), 'WEIGHTED', weighted)).toBe('SCORE')
    expect(trueReason(whole('high'), 'LOWEST', weighted)).toBeUndefined()
    expect(trueReason(whole('mid'), 'WEIGHTED', weighted)).toBeUndefined()
  })
})
