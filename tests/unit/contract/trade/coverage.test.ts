import { describe, expect, test } from 'vitest'
import { checkCoverage, completenessOf, missingCells, withBoxName } from '@/contract/trade/bid/coverage.ts'
import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { BidLane, ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { CHARGE_STATES } from '@/contract/trade/bid/values.ts'
import type { Problem } from '@/contract/problem.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { TRANSPORT_MODES, type TransportMode } from '@/contract/trade/tender/values.ts'
import { createRandom } from '@mock/seed/random.ts'
import { bidOf, LANE, line } from './bids.ts'

const BOTH: Boxes[] = [
  { isoCode: '22G1', qty: 5 },
  { isoCode: '45G1', qty: 5 },
]
const ofr = (isoCode?: string, part: Partial<ChargeInput> = {}) => line({ ...(isoCode && { isoCode }), ...part })
const thc = (isoCode?: string, part: Partial<ChargeInput> = {}) => ofr(isoCode, { code: 'OTHC', ...part })

function problems(charges: ChargeInput[], boxes: Boxes[] = BOTH, mode: TransportMode = 'FCL'): string[] {
  const found: Problem[] = []
  const demand: Demand = { mode, boxes }
  checkCoverage({ charges }, 'lanes.0', { required: ['OFR', 'OTHC'], demand }, collector(found))
  return found.map(({ field, code, params }) => `${field} ${code} ${Object.values(params ?? {}).join(' ')}`)
}

describe('a lane', () => {
  test.each<[string, ChargeInput[], string[]]>([
    ['with one line for all types', [ofr(), thc()], []],
    ['with one line a type', [ofr('22G1'), ofr('45G1'), thc('22G1'), thc('45G1', { state: 'INCLUDED' })], []],
    ['with the freight of one type only', [ofr('45G1'), thc()], ['mainCharge OFR 22G1']],
    [
      'with the freight of one type excluded',
      [ofr('45G1'), ofr('22G1', { state: 'EXCLUDED' }), thc()],
      ['mainCharge OFR 22G1'],
    ],
    [
      'with the freight included in another charge',
      [ofr(undefined, { state: 'INCLUDED' }), thc()],
      ['mainCharge OFR 22G1', 'mainCharge OFR 45G1'],
    ],
    ['without freight', [thc()], ['mainCharge OFR 22G1', 'mainCharge OFR 45G1']],
    ['that says nothing of a required charge for a type', [ofr(), thc('45G1')], ['typeMissing OTHC 22G1']],
    ['that excludes a required charge for a type', [ofr(), thc('45G1'), thc('22G1', { state: 'EXCLUDED' })], []],
    ['that says nothing of a required charge', [ofr()], ['missingCharge OTHC']],
  ])('%s', (_, charges, expected) => {
    expect(problems(charges)).toEqual(expected.map((one) => `lanes.0.charges ${one}`))
  })

  test('is not asked about types that it does not offer', () => {
    expect(problems([ofr('45G1'), thc('45G1')], [{ isoCode: '45G1', qty: 5 }])).toEqual([])
  })

  test.each(TRANSPORT_MODES)('of loose cargo by %s must price its main charge, without a type', (mode) => {
    const code = MAIN_CHARGE[mode]
    const rest = [thc(), ...(code === 'OFR' ? [] : [ofr()])]
    const unpriced = `lanes.0.charges mainUnpriced ${code}`
    expect(problems([ofr(undefined, { code }), ...rest], [], mode)).toEqual([])
    expect(problems([ofr(undefined, { code, state: 'NOT_APPLICABLE' }), ...rest], [], mode)).toEqual([unpriced])
  })

  test('names the main charge also where the tender does not require it', () => {
    const found: Problem[] = []
    checkCoverage({ charges: [thc()] }, '', { required: [], demand: { mode: 'RAIL', boxes: BOTH } }, collector(found))
    expect(found.map(({ code, params }) => [code, params])).toEqual([
      ['mainCharge', { code: 'RAIL', box: '22G1' }],
      ['mainCharge', { code: 'RAIL', box: '45G1' }],
    ])
  })
})

test('a problem names the container type as the trade does, and others stay as they are', () => {
  const boxCode = () => '40HQ'
  const of = (params: Problem['params']): Problem => ({ field: 'a', code: 'mainCharge', ...(params && { params }) })
  expect(withBoxName(of({ code: 'OFR', box: '45G1' }), boxCode).params).toEqual({ code: 'OFR', box: '40HQ' })
  expect(withBoxName(of({ code: 'OFR' }), boxCode)).toEqual(of({ code: 'OFR' }))
  expect(withBoxName(of(undefined), boxCode)).toEqual(of(undefined))
})

describe('completeness', () => {
  const of = (charges: ChargeInput[], part: Partial<BidLane> = {}): BidLane => {
    const [lane] = bidOf('a', charges).lanes
    if (!lane) throw new Error('the bid has a lane')
    return { ...lane, ...part }
  }
  const asked = { ...LANE, boxes: BOTH }
  const required = ['OFR', 'OTHC']

  test.each<[string, BidLane, number]>([
    ['of one line for all types', of([ofr(), thc()]), 100],
    ['with a charge that will not arise', of([ofr(), thc(undefined, { state: 'NOT_APPLICABLE' })]), 100],
    ['with an excluded charge', of([ofr(), thc(undefined, { state: 'EXCLUDED' })]), 50],
    ['with a charge at cost', of([ofr(), thc(undefined, { basis: 'AT_COST' })]), 50],
    ['with a charge of one type', of([ofr(), thc('45G1')]), 75],
    ['of an offer of one type', of([ofr(), thc()], { offeredBoxes: [{ isoCode: '45G1', qty: 1 }] }), 50],
    ['of a lane that is not quoted', of([ofr(), thc()], { noQuote: true }), 0],
  ])('counts the promises by type: %s', (_, lane, expected) => {
    expect(completenessOf([lane], required, [asked])).toBe(expected)
  })

  test('counts the lanes that are not quoted', () => {
    const lane = of([ofr(), thc()])
    expect(completenessOf([lane], required, [asked, { ...asked, laneNo: 2 }])).toBe(50)
    // Without required charges, only the number of quoted lanes counts.
    expect(completenessOf([lane], [], [asked, { ...asked, laneNo: 2 }])).toBe(50)
  })

  test('of cargo without containers counts its charges', () => {
    expect(completenessOf([of([ofr()])], required, [{ ...LANE, boxes: [] }])).toBe(50)
  })
})

test('one line for all types, and the same line written for each type, are judged alike', () => {
  const random = createRandom('coverage')
  for (let run = 0; run < 300; run++) {
    const charges = ['OFR', 'OTHC'].flatMap((code) =>
      random.chance(0.2) ? [] : [ofr(undefined, { code, state: random.pick(CHARGE_STATES) })],
    )
    const each = charges.flatMap((one) => BOTH.map(({ isoCode }) => ({ ...one, isoCode })))
    expect(problems(each)).toEqual(problems(charges))
    const lanes = (lines: ChargeInput[]) => bidOf('a', lines).lanes
    const share = (lines: ChargeInput[]) => completenessOf(lanes(lines), ['OFR', 'OTHC'], [{ ...LANE, boxes: BOTH }])
    expect(share(each)).toBe(share(charges))
    // Taking a line away never makes a lane more complete.
    for (const gone of each) {
      const rest = each.filter((one) => one !== gone)
      expect(share(rest)).toBeLessThanOrEqual(share(each))
      expect(missingCells(rest, ['OFR', 'OTHC'], { boxes: BOTH }).length).toBeGreaterThan(0)
    }
  }
})
