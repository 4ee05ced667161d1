// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Problem } from '@/contract/problem.ts'
import { checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import type { ChargeInput, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { estimateText } from '@/features/trade/comparison/cells.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { createRandom } from '@mock/seed/random.ts'
import { sheetWords } from '../../trade/comparison/sheetWords.ts'
import { LANE, line } from './bids.ts'
import { ASKED, bid, d, doc, dthc, e, excluded, freight, OPTIONS, othc } from './examples.ts'

const BOTH_TYPES = [freight('22G1', '1400'), freight('45G1', '2380')]
/** Excludes the handling at the destination; in d it is 200, in e 240 a container. */
const without = (...lines: ChargeInput[]) => bid('f', [...BOTH_TYPES, othc('1000'), doc('450'), ...lines])
const open = (part: Partial<ChargeInput>): ChargeInput => ({ ...excluded(dthc('0')), ...part })
const compared = (bids: ReceivedBid[], estimates?: OwnEstimate[]) =>
  compareBids(
    bids,
    { mode: 'FCL', lanes: [ASKED], teuOf: () => 1, ...(estimates && { evaluation: { waivers: [], estimates } }) },
    OPTIONS,
  )
const cell = (bids: ReceivedBid[], estimates?: OwnEstimate[]) => {
  const found = compared(bids, estimates).rows.find(({ code }) => code === 'DTHC')?.cells['f']
  return [found?.estimate, found?.source, found?.unpriced]
}
const atCost = (part: Partial<ChargeInput>) => open({ state: 'QUOTED', basis: 'AT_COST', qty: '1', ...part })

describe('what a bidder expects an open charge to cost', () => {
  test.each<[string, ChargeInput[], [string, string]]>([
    ['is not lower than the median', [open({ estimate: '150' })], ['2200.00', 'MEDIAN']],
    ['counts where it is higher', [open({ estimate: '260' })], ['2600.00', 'BIDDER']],
    ['is the median where they are equal', [open({ estimate: '220' })], ['2200.00', 'MEDIAN']],
    ['in another currency is converted', [open({ estimate: '1840.96', currency: 'CNY' })], ['2600.00', 'BIDDER']],
    ['at cost is the whole amount', [atCost({ estimate: '2350' })], ['2350.00', 'BIDDER']],
    ['at cost and below the median does not count', [atCost({ estimate: '260' })], ['2200.00', 'MEDIAN']],
    [
      'counts for the type where it is higher',
      [open({ isoCode: '22G1', estimate: '100' }), open({ isoCode: '45G1', estimate: '300' })],
      // 5 x 220 + 5 x 300
      ['2600.00', 'MIXED'],
    ],
    [
      'may be said of one type',
      [open({ isoCode: '22G1', estimate: '300' }), open({ isoCode: '45G1' })],
      ['2600.00', 'MIXED'],
    ],
  ])('%s', (_, lines, expected) => expect(cell([d, e, without(...lines)])).toEqual([...expected, undefined]))

  test('is taken alone if nobody has a price, and then the bid has a rank', () => {
    expect(cell([without(open({ estimate: '150' }))])).toEqual(['1500.00', 'BIDDER', undefined])
    expect(cell([without(atCost({ estimate: '150' }))])).toEqual(['150.00', 'BIDDER', undefined])
    expect(compared([without(open({ estimate: '150' }))]).columns.map(({ rank }) => rank)).toEqual([1])
    expect(compared([without(open({}))]).columns.map(({ rank }) => rank)).toEqual([undefined])
    // Of one type only: the other has no price.
    expect(cell([without(open({ isoCode: '22G1', estimate: '300' }), open({ isoCode: '45G1' }))])).toEqual([
      undefined,
      undefined,
      true,
    ])
  })

  test('gives way to the own figure of the buyer', () => {
    const own: OwnEstimate = { code: 'DTHC', basis: 'PER_CONTAINER', unitPrice: '100', currency: 'USD' }
    expect(cell([d, e, without(open({ estimate: '260' }))], [own])).toEqual(['1000.00', 'OWN', undefined])
    const small = { ...own, isoCode: '22G1' }
    // 5 x 100 by the buyer, 5 x 260 by the bidder.
    expect(cell([d, e, without(open({ estimate: '260' }))], [small])).toEqual(['1800.00', 'MIXED', undefined])
  })

  test('never makes a bid cheaper than it is without, for any figures', () => {
    const { next } = createRandom('estimates')
    const price = () => String(1 + Math.floor(next() * 600))
    for (let run = 0; run < 200; run++) {
      const others = ['g', 'h'].map((id) => bid(id, [...BOTH_TYPES, othc('900'), doc('400'), dthc(price())]))
      const made = next() < 0.5 ? open({}) : atCost({})
      const total = (estimate?: string) => {
        const mine = without(estimate === undefined ? made : { ...made, estimate })
        return Number(compared([...others, mine]).columns.find((one) => one.bid.id === 'f')?.allIn)
      }
      expect(total(price())).toBeGreaterThanOrEqual(total())
    }
  })

  test.each([
    ['en-US', 'Bidder’s estimate USD 2,600.00', 'Est. USD 2,600.00, partly the bidder’s'],
    ['zh-CN', '报价方估价 USD 2,600.00', '估算 USD 2,600.00（含报价方估价）'],
  ] as const)('is named as such, in %s', (locale, alone, mixed) => {
    const { t } = sheetWords(locale)
    const text = (source: 'BIDDER' | 'MIXED') =>
      estimateText(t, { state: 'EXCLUDED', original: [], estimate: '2600.00', source }, () => 'USD 2,600.00')
    expect([text('BIDDER'), text('MIXED')]).toEqual([alone, mixed])
  })
})

describe('an estimate of a line', () => {
  const problems = (made: ChargeInput) => {
    const found: Problem[] = []
    const frame = { demand: { ...LANE, mode: 'FCL' as const }, value: { amount: '1', currency: 'USD' as const } }
    checkCharges({ charges: [made] }, '', { ...frame, charges: REFERENCE.freight.charges }, collector(found))
    return found.map(({ field, code }) => `${field.replace('.charges.0.', '')} ${code}`)
  }
  const taken = { code: 'DTHC', group: 'DESTINATION' as const, unitPrice: '0', qty: '1', estimate: '200' }
  test.each<[string, Partial<ChargeInput>, string[]]>([
    ['that is excluded', { state: 'EXCLUDED' }, []],
    ['at cost', { basis: 'AT_COST' }, []],
    ['with a price', { unitPrice: '1', qty: '2' }, ['estimate estimateOpen']],
    ['that is included', { state: 'INCLUDED' }, ['estimate estimateOpen']],
    ['of a charge that may arise', { code: 'DEM', group: 'CONDITIONAL', state: 'EXCLUDED' }, ['estimate estimateOpen']],
    ['in percent', { state: 'EXCLUDED', basis: 'PERCENT_OF_VALUE' }, ['estimate estimateOpen']],
    ['of nothing', { state: 'EXCLUDED', estimate: '0' }, ['estimate range']],
    ['that is no number', { state: 'EXCLUDED', estimate: '2oo' }, ['estimate number']],
  ])('%s', (_, part, expected) => expect(problems(line({ ...taken, ...part }))).toEqual(expected))
  test('has no amount', () => expect(bid('x', [open({ estimate: '200' })]).lanes[0]?.charges[0]?.amount).toBe('0.00'))
})
