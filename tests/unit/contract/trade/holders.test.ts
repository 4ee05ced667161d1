import { describe, expect, test } from 'vitest'
import { checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import { compareBids } from '@/contract/trade/bid/compare.ts'
import { holdersOf } from '@/contract/trade/bid/holders.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Problem } from '@/contract/problem.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { bidOf, LANE, line, RATES } from './bids.ts'

const BOXES = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 2 }))
const ofr = (isoCode?: string) => line({ unitPrice: '1800', isoCode })
const othc = (part: Partial<ChargeInput> = {}) =>
  line({ code: 'OTHC', group: 'ORIGIN', state: 'INCLUDED', unitPrice: '0', ...part })
const dem = line({ code: 'DEM', group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', unitPrice: '90' })

describe('an included line may be part of', () => {
  test.each<[string, ChargeInput, ChargeInput[], string[]]>([
    ['a line with a price for all types', othc(), [ofr(), othc()], ['OFR']],
    ['lines that price every type', othc(), [ofr('22G1'), ofr('45G1')], ['OFR']],
    ['nothing that prices some types only', othc(), [ofr('45G1')], []],
    ['a line for its own type', othc({ isoCode: '45G1' }), [ofr('45G1')], ['OFR']],
    ['nothing at cost', othc(), [{ ...ofr(), basis: 'AT_COST' }], []],
    ['nothing that is included itself', othc(), [line({ code: 'BAF', state: 'INCLUDED' })], []],
    ['nothing of its own code', othc({ isoCode: '45G1' }), [othc({ state: 'QUOTED', unitPrice: '9' })], []],
    ['nothing outside the all-in price', othc(), [ofr(), dem], ['OFR']],
    ['anything, if it is outside itself', { ...dem, state: 'INCLUDED', code: 'DET' }, [ofr(), dem], ['OFR', 'DEM']],
  ])('%s', (_, one, lines, codes) => expect(holdersOf(one, lines, { boxes: BOXES })).toEqual(codes))

  test('is the same for cargo without containers', () =>
    expect(holdersOf(othc(), [line({ basis: 'PER_WM', unitPrice: '30' })], { boxes: [] })).toEqual(['OFR']))
})

describe('the charge that holds a line', () => {
  const problems = (part: Partial<ChargeInput>) => {
    const found: Problem[] = []
    const frame = { demand: { ...LANE, mode: 'FCL' as const }, value: undefined, charges: REFERENCE.freight.charges }
    checkCharges({ charges: [ofr(), othc(part)] }, 'l', frame, collector(found))
    return found.map(({ field, code }) => `${field} ${code}`)
  }
  test.each<[string, Partial<ChargeInput>, string[]]>([
    ['is not asked for', {}, []],
    ['has a price', { includedIn: 'OFR' }, []],
    ['is refused without a price', { includedIn: 'BAF' }, ['l.charges.1.includedIn includedLine']],
    [
      'is refused of a line that is not included',
      { state: 'EXCLUDED', includedIn: 'OFR' },
      ['l.charges.1.includedIn includedLine'],
    ],
  ])('%s', (_, part, expected) => expect(problems(part)).toEqual(expected))

  test('is named in its cell, which counts as nothing', () => {
    const options = { currency: 'USD', rates: RATES, requiredCharges: ['OFR', 'OTHC'], daysUsed: 0 } as const
    const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
    const bids = [
      bidOf('a', [ofr(), othc({ includedIn: 'OFR' })]),
      bidOf('b', [ofr(), othc({ state: 'QUOTED', unitPrice: '100' })]),
    ]
    const demand = { mode: 'FCL' as const, lanes: [LANE], teuOf: () => 2 }
    const { columns, rows } = compareBids(bids, demand, { ...options, weights })
    const cells = rows.find(({ code }) => code === 'OTHC')?.cells
    expect(cells?.['a']).toEqual({ state: 'INCLUDED', original: [], includedIn: ['OFR'] })
    expect(columns.map(({ allIn, estimate, rank }) => [allIn, estimate, rank])).toEqual([
      ['3600.00', '0.00', 1],
      ['3800.00', '0.00', 2],
    ])
  })
})
