import { describe, expect, test } from 'vitest'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import type { BidLane } from '@/contract/trade/bid/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import { bidOf, line, RATES } from './bids.ts'

type Line = readonly [qty: string, unitPrice: string, currency: Currency]

/**
 * Twenty quotes computed by hand at 1 USD = 7.10, EUR 7.80, HKD 0.91, JPY 0.047, GBP 9.20, SGD 5.45 CNY: each line is
 * quantity times price, rounded half up to its minor unit; then converted, rounded again, and added.
 */
const QUOTES: readonly (readonly [wanted: Currency, allIn: string, lines: readonly Line[]])[] = [
  ['USD', '3700.00', [['2', '1850', 'USD']]],
  [
    'USD',
    '3988.73',
    [
      ['2', '1850', 'USD'],
      ['2', '1025', 'CNY'],
    ],
  ],
  [
    'USD',
    '4052.11',
    [
      ['2', '1850', 'USD'],
      ['2', '1025', 'CNY'],
      ['1', '450', 'CNY'],
    ],
  ],
  [
    'CNY',
    '28770.00',
    [
      ['2', '1850', 'USD'],
      ['2', '1025', 'CNY'],
      ['1', '450', 'CNY'],
    ],
  ],
  ['USD', '2999.99', [['3', '999.995', 'USD']]],
  [
    'USD',
    '0.02',
    [
      ['1', '0.005', 'USD'],
      ['1', '0.005', 'USD'],
    ],
  ],
  [
    'USD',
    '20636.52',
    [
      ['10', '1799.99', 'USD'],
      ['10', '240', 'EUR'],
    ],
  ],
  [
    'EUR',
    '18842.21',
    [
      ['10', '1799.99', 'USD'],
      ['10', '240', 'EUR'],
      ['1', '450', 'CNY'],
    ],
  ],
  [
    'JPY',
    '568510',
    [
      ['2', '1850', 'USD'],
      ['1', '450', 'CNY'],
    ],
  ],
  ['USD', '3723.39', [['2', '281234.5', 'JPY']]],
  [
    'USD',
    '26201.97',
    [
      ['4', '1260', 'USD'],
      ['10', '2100', 'USD'],
      ['1', '450', 'CNY'],
      ['14', '50', 'CNY'],
    ],
  ],
  [
    'CNY',
    '1900.67',
    [
      ['1', '1900', 'CNY'],
      ['2', '0.333', 'CNY'],
    ],
  ],
  [
    'USD',
    '803.52',
    [
      ['12.5', '60', 'USD'],
      ['1', '380', 'CNY'],
    ],
  ],
  [
    'USD',
    '481.38',
    [
      ['12345', '0.035', 'USD'],
      ['1', '350', 'CNY'],
    ],
  ],
  [
    'GBP',
    '1023.08',
    [
      ['1', '1000', 'GBP'],
      ['3', '77.77', 'HKD'],
    ],
  ],
  [
    'SGD',
    '4721.65',
    [
      ['5', '480', 'USD'],
      ['5', '315', 'SGD'],
      ['1', '120', 'HKD'],
    ],
  ],
  [
    'USD',
    '0.03',
    [
      ['1', '0.07', 'CNY'],
      ['1', '0.07', 'CNY'],
      ['1', '0.07', 'CNY'],
    ],
  ],
  [
    'HKD',
    '2100.39',
    [
      ['2', '95', 'USD'],
      ['1', '450', 'CNY'],
      ['1', '123.455', 'HKD'],
    ],
  ],
  [
    'USD',
    '111613.39',
    [
      ['50', '1811', 'USD'],
      ['50', '1050', 'CNY'],
      ['50', '60', 'CNY'],
      ['1', '450', 'CNY'],
      ['50', '240', 'EUR'],
    ],
  ],
  [
    'EUR',
    '4029.77',
    [
      ['7', '412.345', 'EUR'],
      ['7', '65.5', 'GBP'],
      ['1', '99999.99', 'JPY'],
    ],
  ],
]

/** A quoted lane with the lines. */
function lanesOf(lines: readonly Line[]): BidLane[] {
  const charges = lines.map(([qty, unitPrice, currency]) => line({ qty, unitPrice, currency }))
  return bidOf('one', charges).lanes
}

describe('the all-in price of twenty quotes, worked out on paper', () => {
  test.each(QUOTES)('in %s is %s', (wanted, allIn, lines) => {
    expect(bidAllIn(lanesOf(lines), wanted, RATES)).toEqual({ amount: allIn, currency: wanted })
  })

  test('is the sum of its lanes, and does not depend on the order of its lines', () => {
    for (const [wanted, allIn, lines] of QUOTES) {
      expect(bidAllIn(lanesOf(lines.toReversed()), wanted, RATES).amount).toBe(allIn)
      const split = [...lanesOf(lines.slice(0, 1)), ...lanesOf(lines.slice(1))]
      expect(bidAllIn(split, wanted, RATES).amount).toBe(allIn)
    }
  })
})
