import { describe, expect, test } from 'vitest'
import { checkAnswer, checkBasis } from '@/contract/money/order/agreedRate/rules.ts'
import type { BoxDays, ChargeBasis } from '@/contract/money/order/agreedRate/schemas.ts'
import { saidOf } from '@/contract/money/order/quoted.ts'
import { agreedOn, verdictOf } from '@/contract/money/order/agreedRate/verdict.ts'
import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { agreeing, lane, rate, SEPARATE, TOGETHER } from './lanes.ts'

const DAYS = { discharged: '2026-12-01', pickedUp: '2026-12-12', returned: '2026-12-22' }
const box = (part: Partial<BoxDays> = {}): BoxDays => ({ isoCode: '45G1', ...DAYS, ...part })
const two = (part: Partial<ChargeBasis> = {}): ChargeBasis => ({ laneNo: 1, boxes: [box(), box()], ...part })
const QUOTED = [rate('DEM', '120'), rate('DET', '90')]
const ORDER = agreeing(lane(QUOTED))

describe('what was agreed', () => {
  test.each([
    ['both clocks of the example', 'DEM', two({ both: true }), '1500.00'],
    ['the same asked for as detention', 'DET', two({ both: true }), '1500.00'],
    ['demurrage alone', 'DEM', two(), '960.00'],
    ['detention alone', 'DET', two(), '540.00'],
    ['one container', 'DEM', two({ both: true, boxes: [box()] }), '750.00'],
    ['containers with days of their own', 'DEM', two({ boxes: [box(), box({ pickedUp: '2026-12-09' })] }), '600.00'],
    [
      'a return date is not needed for demurrage',
      'DEM',
      two({ boxes: [{ isoCode: '45G1', discharged: '2026-12-01', pickedUp: '2026-12-12' }] }),
      '480.00',
    ],
  ])('%s', (_, code, basis, expected) => {
    expect(agreedOn({ code, basis }, ORDER)).toMatchObject({ kind: 'EXPECTED', amount: expected })
  })

  test('with one combined free time there is one clock, also if both are asked for', () => {
    const order = agreeing(lane(QUOTED, TOGETHER))
    for (const both of [true, false])
      expect(agreedOn({ code: 'DEM', basis: two({ both }) }, order)).toMatchObject({ amount: '1680.00' })
  })

  test('the day rate of the free time stands where the quote has no line', () => {
    const freeTime = { ...SEPARATE, dayRate: { amount: '700', currency: 'CNY' as const } }
    // 700 yuan are 100 dollars: 4 days and 3 days of two containers.
    expect(agreedOn({ code: 'DEM', basis: two({ both: true }) }, agreeing(lane([], freeTime)))).toMatchObject({
      amount: '1400.00',
    })
    const excluded = lane([rate('DEM', '0', { state: 'EXCLUDED' })], freeTime)
    expect(agreedOn({ code: 'DEM', basis: two() }, agreeing(excluded))).toEqual({
      kind: 'NO_RATE',
      reason: 'NOT_QUOTED',
    })
  })

  test('the day rate is what the quote says then, unless the lane has no containers', () => {
    const one = lane([], { ...SEPARATE, dayRate: { amount: '85', currency: 'USD' } })
    const kinds = (of: typeof one) => saidOf('DEM', agreeing(of)).flatMap(({ said }) => said.map(({ kind }) => kind))
    expect([kinds(one), kinds({ ...one, boxes: [] })]).toEqual([['RATE'], ['SILENT']])
  })

  test('a rate for the container type goes before one for all', () => {
    const lines = [rate('DEM', '120'), rate('DEM', '150', { isoCode: '45G1' })]
    expect(agreedOn({ code: 'DEM', basis: two() }, agreeing(lane(lines)))).toMatchObject({ amount: '1200.00' })
  })

  test('hours are counted at the rate of the hour', () => {
    const order = agreeing(lane([rate('WTG', '105', { basis: 'PER_HOUR', currency: 'CNY' })]))
    expect(agreedOn({ code: 'WTG', basis: { laneNo: 1, quantity: '2.5' } }, order)).toMatchObject({ amount: '37.50' })
    expect(agreedOn({ code: 'WTG' }, order)).toEqual({ kind: 'NO_RATE', reason: 'NO_QUANTITY' })
  })

  test('an order of a listing has agreed on nothing', () => {
    const order = { ...ORDER, source: 'LISTING' as const }
    expect(agreedOn({ code: 'DEM', basis: two() }, order)).toEqual({ kind: 'NO_RATE', reason: 'NOT_QUOTED' })
  })
})

describe('the verdict of a claim', () => {
  const both = { code: 'DEM', basis: two({ both: true }) }
  test.each([
    ['9999.11', { verdict: 'ABOVE', expected: '1500.00' }],
    ['1500.01', { verdict: 'ABOVE', expected: '1500.00' }],
    ['1500', { verdict: 'MATCH', expected: '1500.00' }],
    ['1499.99', { verdict: 'BELOW', expected: '1500.00' }],
  ])('%s', (claimed, wanted) => {
    expect(verdictOf(claimed, agreedOn(both, ORDER))).toEqual(wanted)
  })

  const without = (...names: (keyof typeof DAYS)[]): ChargeBasis => {
    const one = box()
    for (const name of names) delete one[name]
    return two({ boxes: [one] })
  }
  const at = (line: Partial<ChargeLine>) => agreeing(lane([rate('DEM', '0', line)]))
  test.each([
    ['no basis at all', { code: 'DEM' }, ORDER, 'NO_DEM_DAYS'],
    ['no discharge', { code: 'DEM', basis: without('discharged') }, ORDER, 'NO_DEM_DAYS'],
    ['no return', { code: 'DET', basis: without('returned') }, ORDER, 'NO_DET_DAYS'],
    [
      'no return, one combined clock',
      { code: 'DEM', basis: without('returned') },
      agreeing(lane(QUOTED, TOGETHER)),
      'NO_COMBINED_DAYS',
    ],
    ['a charge that was excluded', { code: 'DEM', basis: two() }, at({ state: 'EXCLUDED' }), 'NOT_QUOTED'],
    ['a charge that nobody named', { code: 'EXM' }, ORDER, 'NOT_QUOTED'],
  ])('%s leaves nothing to calculate', (_, claim, order, reason) => {
    expect(verdictOf('100', agreedOn(claim, order))).toEqual({ verdict: 'NO_RATE', reason })
  })

  test('of a charge at cost is its voucher', () => {
    expect(verdictOf('100', agreedOn({ code: 'DEM' }, at({ basis: 'AT_COST' })))).toEqual({ verdict: 'VOUCHER' })
  })
})

describe('the buyer’s answer', () => {
  const amount = { amount: '9999.11', currency: 'USD' } as const
  const above = { amount, agreed: { verdict: 'ABOVE', expected: '1500.00' } } as const
  test.each([
    ['above, without tick and reason', above, { answer: 'APPROVED', note: '' }, ['acceptAbove', 'note']],
    ['above, without a reason', above, { answer: 'APPROVED', note: '', acceptAbove: true }, ['note']],
    ['above, without the tick', above, { answer: 'APPROVED', note: 'The strike' }, ['acceptAbove']],
    ['above, with both', above, { answer: 'APPROVED', note: 'The strike', acceptAbove: true }, []],
    ['above, refused', above, { answer: 'REJECTED', note: 'Not agreed' }, []],
    ['a match', { amount, agreed: { verdict: 'MATCH', expected: '9999.11' } }, { answer: 'APPROVED', note: '' }, []],
    ['below', { amount, agreed: { verdict: 'BELOW', expected: '10000.00' } }, { answer: 'APPROVED', note: '' }, []],
    ['no rate', { amount, agreed: { verdict: 'NO_RATE', reason: 'NOT_QUOTED' } }, { answer: 'APPROVED', note: '' }, []],
    ['an old one', { amount }, { answer: 'APPROVED', note: '' }, []],
  ] as const)('%s', (_, charge, answer, fields) => {
    expect(checkAnswer(answer, charge).map(({ field }) => field)).toEqual(fields)
  })

  test('names by how much it is above', () => {
    expect(checkAnswer({ answer: 'APPROVED', note: 'The strike' }, above)[0]?.params).toEqual({ above: 'USD 8,499.11' })
  })
})

describe('what a claim stands on', () => {
  const NOW = Date.parse('2026-12-23T00:00:00Z')
  const earlier = (part: Partial<Adjustment> = {}): Adjustment => ({
    id: 'a',
    code: 'DEM',
    amount: { amount: '480.00', currency: 'USD' },
    reason: '',
    evidence: [],
    status: 'APPROVED',
    proposedAt: '',
    until: '',
    basis: two({ boxes: [box({ no: 'A' })] }),
    ...part,
  })
  const order = (part: Partial<OrderDetail> = {}) => ({
    source: 'TENDER' as const,
    lanes: [lane(QUOTED)],
    containers: [] as OrderDetail['containers'],
    adjustments: [] as Adjustment[],
    ...part,
  })
  const NAMED = {
    containers: [
      { no: 'A', isoCode: '45G1' },
      { no: 'B', isoCode: '45G1' },
    ],
  }
  const claimOf = (...boxes: BoxDays[]) => ({ code: 'DEM', basis: two({ boxes }) })
  test.each([
    ['nothing', { code: 'DEM' }, order(), []],
    ['days that fit', claimOf(box(), box()), order(), []],
    ['another lane', { code: 'DEM', basis: two({ laneNo: 2 }) }, order(), [['basis.laneNo', 'required']]],
    ['more containers than ordered', claimOf(box(), box(), box()), order(), [['basis.boxes.2.no', 'containersMany']]],
    ['another type', claimOf(box({ isoCode: '22G1' })), order(), [['basis.boxes.0.no', 'containersMany']]],
    [
      'picked up before the discharge',
      claimOf(box({ pickedUp: '2026-11-30' })),
      order(),
      [['basis.boxes.0.pickedUp', 'endBeforeStart']],
    ],
    ['a day to come', claimOf(box({ returned: '2026-12-24' })), order(), [['basis.boxes.0.returned', 'timeFuture']]],
    ['three years', claimOf(box({ discharged: '2023-12-01' })), order(), [['basis.boxes.0.pickedUp', 'range']]],
    ['a container of the order', claimOf(box({ no: 'A' })), order(NAMED), []],
    ['a container of no order', claimOf(box({ no: 'C' })), order(NAMED), [['basis.boxes.0.no', 'required']]],
    [
      'a container twice',
      claimOf(box({ no: 'A' }), box({ no: 'A' })),
      order(NAMED),
      [['basis.boxes.1.no', 'containerTwice']],
    ],
    ['no hours', { code: 'WTG', basis: { laneNo: 1, quantity: '0' } }, order(), [['basis.quantity', 'range']]],
    [
      'a container that was claimed',
      claimOf(box({ no: 'A' })),
      order({ ...NAMED, adjustments: [earlier()] }),
      [['basis.boxes.0.no', 'boxClaimed']],
    ],
    [
      'one whose claim was rejected',
      claimOf(box({ no: 'A' })),
      order({ ...NAMED, adjustments: [earlier({ status: 'REJECTED' })] }),
      [],
    ],
    [
      'one whose detention was claimed',
      claimOf(box({ no: 'A' })),
      order({ ...NAMED, adjustments: [earlier({ code: 'DET' })] }),
      [],
    ],
    [
      'one whose storage was claimed',
      claimOf(box({ no: 'A' })),
      order({ ...NAMED, adjustments: [earlier({ code: 'STO' })] }),
      [],
    ],
    [
      'a charge that its lane includes',
      claimOf(box()),
      order({ lanes: [lane([rate('DEM', '0', { state: 'INCLUDED' })]), lane(QUOTED, SEPARATE, 2)] }),
      [['code', 'chargePromised']],
    ],
  ])('%s', (_, claim, to, wanted) => {
    expect(checkBasis(claim, to, NOW).map(({ field, code }) => [field, code])).toEqual(wanted)
  })

  test('with one combined clock demurrage and detention cannot both be claimed', () => {
    const to = order({ ...NAMED, lanes: [lane(QUOTED, TOGETHER)], adjustments: [earlier({ code: 'DET' })] })
    expect(checkBasis(claimOf(box({ no: 'A' })), to, NOW)).toMatchObject([{ code: 'boxClaimed' }])
  })
})
