import { describe, expect, test } from 'vitest'
import { allInOf, bidAllIn, lineAmount, priceLines } from '@/contract/trade/bid/calc.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import { bidOf, line, RATES } from './bids.ts'

describe('the amount of one line, computed by hand', () => {
  const cases: [string, Partial<ChargeInput>, string][] = [
    ['two boxes at 1,850 dollars', { unitPrice: '1850' }, '3700.00'],
    [
      'three decimals in the price round once, at the line',
      { unitPrice: '0.035', qty: '12345', basis: 'PER_KG' },
      '432.08',
    ],
    ['half a cent goes up', { unitPrice: '0.005', qty: '1', basis: 'PER_BL' }, '0.01'],
    ['yen have no minor unit', { unitPrice: '1234.5', qty: '1', currency: 'JPY' }, '1235'],
    ['an included line costs nothing by itself', { unitPrice: '500', state: 'INCLUDED' }, '0.00'],
    ['an excluded line costs nothing by itself', { unitPrice: '500', state: 'EXCLUDED' }, '0.00'],
    ['at cost is not a price', { unitPrice: '500', basis: 'AT_COST' }, '0.00'],
  ]
  test.each(cases)('%s', (_name, part, expected) => {
    const only = line(part)
    expect(lineAmount(only, [only], RATES)).toBe(expected)
  })

  test('a share of the freight counts the quoted freight lines in the currency of the share', () => {
    const freight = line({ unitPrice: '1000' })
    const baf = line({ code: 'BAF', unitPrice: '710', currency: 'CNY' })
    const fee = line({ code: 'CAF', basis: 'PERCENT_OF_FREIGHT', unitPrice: '2.5', qty: '1' })
    expect(lineAmount(fee, [freight, baf, fee], RATES)).toBe('55.00')
  })

  test('a share of the freight leaves out what is itself a share, not quoted or no freight', () => {
    const share = line({ code: 'CAF', basis: 'PERCENT_OF_FREIGHT', unitPrice: '10', qty: '1' })
    const others = [
      line({ code: 'INS', basis: 'PERCENT_OF_VALUE', unitPrice: '5', qty: '1' }),
      line({ code: 'BAF', unitPrice: '300', state: 'INCLUDED' }),
      line({ code: 'THC', group: 'ORIGIN', unitPrice: '400' }),
      line({ code: 'OPT', group: 'OPTIONAL', unitPrice: '400' }),
    ]
    expect(lineAmount(share, [line({ unitPrice: '1000' }), share, ...others], RATES)).toBe('200.00')
  })

  test('a share of the value follows the cargo value', () => {
    const insurance = line({ code: 'INS', basis: 'PERCENT_OF_VALUE', unitPrice: '0.1', qty: '1', currency: 'CNY' })
    expect(lineAmount(insurance, [insurance], RATES, { amount: '50000', currency: 'USD' })).toBe('355.00')
  })
})

describe('the all-in price', () => {
  const mixed = [
    line({ unitPrice: '1850' }),
    line({ code: 'THC', group: 'ORIGIN', unitPrice: '1025', currency: 'CNY' }),
    line({ code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', qty: '1', unitPrice: '450', currency: 'CNY' }),
    line({ code: 'DTH', group: 'DESTINATION', unitPrice: '0', state: 'INCLUDED' }),
    line({ code: 'DEM', group: 'CONDITIONAL', basis: 'PER_CONTAINER_DAY', unitPrice: '85' }),
  ]

  test('mixes dollars and yuan at one rate, each line rounded before it is added', () => {
    // 3700.00 + round(2050/7.1 = 288.732…) 288.73 + round(450/7.1 = 63.380…) 63.38
    expect(allInOf(priceLines(mixed, RATES), 'USD', RATES)).toEqual({ amount: '4052.11', currency: 'USD' })
    // 3700×7.1 = 26270.00 + 2050.00 + 450.00
    expect(allInOf(priceLines(mixed, RATES), 'CNY', RATES)).toEqual({ amount: '28770.00', currency: 'CNY' })
  })

  test('never counts conditional and optional lines', () => {
    const only = priceLines([line({ group: 'OPTIONAL', unitPrice: '100' })], RATES)
    expect(allInOf(only, 'USD', RATES).amount).toBe('0.00')
  })

  test('of a bid leaves out lanes that are not quoted', () => {
    const bid = bidOf('a', mixed)
    const lane = bid.lanes[0]
    if (!lane) throw new Error('the bid has a lane')
    expect(bidAllIn([lane, { ...lane, laneNo: 2, noQuote: true }], 'USD', RATES).amount).toBe('4052.11')
  })

  test.each<[Currency, string]>([
    ['USD', '4052.11'],
    ['EUR', '3688.46'],
    ['JPY', '612127'],
  ])('is written with the minor unit of %s', (currency, expected) => {
    expect(allInOf(priceLines(mixed, RATES), currency, RATES).amount).toBe(expected)
  })
})
