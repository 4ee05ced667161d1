// @vitest-environment node
import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { agreedOn } from '@/contract/money/order/agreedRate/verdict.ts'
import type { Problem } from '@/contract/problem.ts'
import { priceLines } from '@/contract/trade/bid/calc.ts'
import { checkCharges } from '@/contract/trade/bid/chargeRules.ts'
import { atLowerRate, lineCost, withRates } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { collector } from '@/contract/trade/tender/rules.ts'
import { createRandom } from '@mock/seed/random.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { agreeing, lane } from '../money/agreedRate/lanes.ts'
import { LANE, line, RATES } from './bids.ts'

const BREAKS = [
  { fromKg: '45', unitPrice: '5' },
  { fromKg: '300', unitPrice: '4' },
  { fromKg: '500', unitPrice: '3.5' },
]
const air = (qty: string, part: Partial<ChargeInput> = {}) =>
  line({ code: 'AIRF', basis: 'PER_KG', unitPrice: '6', breaks: BREAKS, qty, ...part })

describe('a line with weight breaks', () => {
  test.each([
    // TRADE 1.1: 460 x 4.00 = 1,840.00 against 500 x 3.50 = 1,750.00.
    ['460', '1750', '500', true],
    ['430', '1720', '300', false],
    // 437.5 x 4.00 is 500 x 3.50: the own break, because the next is no cheaper.
    ['437.5', '1750', '300', false],
    ['500', '1750', '500', false],
    ['1000', '3500', '500', false],
    ['30', '180', undefined, false],
    ['40', '225', '45', true],
    ['45', '225', '45', false],
  ])('of %s kg costs %s by the break of %s kg, as its first weight: %s', (qty, cost, fromKg, isRaised) => {
    const found = lineCost(air(qty))
    expect([found.cost.toFixed(), found.fromKg, found.isRaised]).toEqual([cost, fromKg, isRaised])
  })

  test('costs at least its minimum', () => {
    expect(lineCost(air('10', { minAmount: '80' }))).toMatchObject({ isMinimum: true, unitPrice: '6' })
    expect(priceLines([air('10', { minAmount: '80' })], RATES)[0]?.amount).toBe('80.00')
    expect(lineCost(air('30', { minAmount: '180' })).isMinimum).toBe(false)
    const lcl = line({ basis: 'PER_WM', unitPrice: '45', qty: '1.2', minAmount: '90' })
    expect(priceLines([lcl], RATES)[0]?.amount).toBe('90.00')
  })

  test('is what a percentage of the freight is of', () => {
    const fuel = line({ code: 'FSC', basis: 'PERCENT_OF_FREIGHT', unitPrice: '10', qty: '1' })
    expect(priceLines([air('460'), fuel], RATES)[1]?.amount).toBe('175.00')
  })

  test('of what may arise is what an addition is held against', () => {
    const rate = { ...air('1', { code: 'STO', group: 'CONDITIONAL' }), amount: '0.00' }
    const claim = { code: 'STO', basis: { laneNo: 1, quantity: '460' } }
    expect(agreedOn(claim, agreeing(lane([rate])))).toMatchObject({ kind: 'EXPECTED', amount: '1750.00' })
  })

  test('never costs more than at its own break, nor less than its minimum, for any prices', () => {
    const { next } = createRandom('breaks')
    const whole = (most: number) => 1 + Math.floor(next() * most)
    for (let run = 0; run < 500; run++) {
      let [kg, price] = [0, 900]
      const breaks = Array.from({ length: whole(5) }, () => {
        kg += whole(300)
        price = Math.max(1, price - whole(150))
        return { fromKg: String(kg), unitPrice: String(price) }
      })
      const made = air(String(whole(1500)), { unitPrice: '900', minAmount: String(whole(50_000)), breaks })
      const { cost } = lineCost(made)
      const own = breaks.findLast(({ fromKg }) => Number(fromKg) <= Number(made.qty))?.unitPrice ?? '900'
      const atOwn = Big(own).times(made.qty)
      expect(cost.gte(made.minAmount ?? 0)).toBe(true)
      expect(cost.lte(atOwn.gt(made.minAmount ?? 0) ? atOwn : (made.minAmount ?? 0))).toBe(true)
      const heavier = lineCost({ ...made, qty: Big(made.qty).plus(1).toFixed() }).cost
      // Only at the first weight of a break may a little more cargo cost less.
      const first = breaks.some(({ fromKg }) => Big(made.qty).plus(1).eq(fromKg))
      expect(first || heavier.gte(cost)).toBe(true)
    }
  })

  test('at a lower rate keeps the prices of less weight, and none of more weight is dearer', () => {
    const lower = atLowerRate(air('460'), '3.2')
    expect([lower.unitPrice, lower.breaks?.map(({ unitPrice }) => unitPrice)]).toEqual(['6', ['5', '4', '3.2']])
    const own = atLowerRate(air('430'), '3')
    expect([own.unitPrice, own.breaks?.map(({ unitPrice }) => unitPrice)]).toEqual(['6', ['5', '3', '3']])
    const light = atLowerRate(air('30'), '4.5')
    expect([light.unitPrice, light.breaks?.map(({ unitPrice }) => unitPrice)]).toEqual(['4.5', ['4.5', '4', '3.5']])
    expect(atLowerRate(line({ unitPrice: '9' }), '8').unitPrice).toBe('8')
  })

  test('is changed in all its rates, not in its minimum', () => {
    const half = withRates(air('1', { minAmount: '80' }), (price) => Big(price).div(2).toFixed())
    expect([half.unitPrice, half.minAmount]).toEqual(['3', '80'])
    expect(half.breaks?.map(({ unitPrice }) => unitPrice)).toEqual(['2.5', '2', '1.75'])
  })
})

describe('a quote is refused', () => {
  const loose = { ...LANE, boxes: [], loose: { pieces: 1, grossKg: '460', cbm: '1' } }
  const problems = (mode: 'AIR' | 'LCL' | 'FCL', made: ChargeInput) => {
    const found: Problem[] = []
    const demand = { ...(mode === 'FCL' ? LANE : loose), mode }
    checkCharges(
      { charges: [made] },
      '',
      { demand, value: undefined, charges: REFERENCE.freight.charges },
      collector(found),
    )
    return found.map(({ field, code }) => `${field.replace('.charges.0.', '')} ${code}`)
  }
  const breaks = (...steps: [string, string][]) =>
    air('460', { breaks: steps.map(([fromKg, unitPrice]) => ({ fromKg, unitPrice })) })
  test.each<[string, ChargeInput, string[]]>([
    ['', air('460', { minAmount: '80' }), []],
    ['for weights that do not rise', breaks(['300', '5'], ['300', '4']), ['breaks.1.fromKg breakOrder']],
    ['for prices that rise', breaks(['100', '4'], ['300', '4.01']), ['breaks.1.unitPrice breakPrice']],
    ['for a first break above the unit price', breaks(['100', '6.5']), ['breaks.0.unitPrice breakPrice']],
    ['for a break from nothing, at nothing', breaks(['0', '0']), ['breaks.0.fromKg range', 'breaks.0.unitPrice range']],
    [
      'for a blank in a break',
      breaks(['', '5'], ['300', '']),
      ['breaks.0.fromKg required', 'breaks.1.unitPrice required'],
    ],
    ['for a minimum of nothing', air('460', { minAmount: '0' }), ['minAmount range']],
  ])('by air %s', (_, made, expected) => expect(problems('AIR', made)).toEqual(expected))

  test('for breaks in LCL, and for a minimum of containers', () => {
    const lcl = line({ basis: 'PER_WM', qty: '1', unitPrice: '45', minAmount: '90' })
    expect(problems('LCL', lcl)).toEqual([])
    expect(problems('LCL', { ...lcl, breaks: BREAKS })).toEqual(['breaks airKgOnly'])
    expect(problems('FCL', line({ unitPrice: '1800', minAmount: '90' }))).toEqual(['minAmount looseOnly'])
  })
})
