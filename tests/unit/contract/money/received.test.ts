import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { roundMoney, type RateTable } from '@/contract/money.ts'
import { bankFeeTolerance, settleReceived, type Asked } from '@/contract/money/payment/received.ts'
import type { BankFees } from '@/contract/money/payment/values.ts'

const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { USD: '7.0744', CNY: '1', EUR: '7.8359', HKD: '0.9', JPY: '0.0470', GBP: '9', SGD: '5.4' },
}
const USD: Asked = {
  amount: { amount: '7208.18', currency: 'USD' },
  parts: [{ amount: '7208.18', currency: 'USD', cny: '50993.55' }],
}
/** Two dues paid together in yuan: 5,400 dollars and 2,829 yuan (TRADE part 3). */
const BOTH: Asked = {
  amount: { amount: '41030.76', currency: 'CNY' },
  parts: [
    { amount: '5400.00', currency: 'USD', cny: '38201.76' },
    { amount: '2829.00', currency: 'CNY', cny: '2829.00' },
  ],
}
const settle = (asked: Asked, received: string, borne?: BankFees) =>
  settleReceived(asked, received, bankFeeTolerance(asked.amount, RATES, borne))

describe('a transfer', () => {
  it.each([
    ['7208.18', { parts: USD.parts }],
    ['7183.18', { parts: USD.parts, bankFee: '25.00' }],
    ['7178.18', { parts: USD.parts, bankFee: '30.00' }],
    ['7300.00', { parts: USD.parts, over: '91.82' }],
    ['7100.00', { parts: [{ amount: '7100.00', currency: 'USD', cny: '50228.24' }], short: '108.18' }],
  ])('of %s against 7,208.18 due becomes what the table of the design says', (received, expected) => {
    expect(settle(USD, received)).toEqual(expected)
  })

  it.each([
    ['7183.18', { USD: '0', CNY: '0' }, { short: '25.00' }],
    ['7183.18', { USD: '24.99', CNY: '200' }, { short: '25.00' }],
    ['7183.18', { USD: '25', CNY: '0' }, { bankFee: '25.00' }],
    ['7108.18', { USD: '100', CNY: '0' }, { bankFee: '100.00' }],
    ['7108.17', { USD: '100', CNY: '700' }, { short: '100.01' }],
  ] as const)('of %s to a seller that bears %o is what that seller says', (received, borne, expected) => {
    expect(settle(USD, received, borne)).toMatchObject(expected)
  })

  it('in another currency may be short of the worth of what the seller bears in yuan', () => {
    const euros = { amount: '100000', currency: 'EUR' } as const
    expect(bankFeeTolerance(euros, RATES, { USD: '0', CNY: '700' })).toBe('89.33')
  })

  it('that is short pays the dues in their order, the last one in part', () => {
    expect(settle(BOTH, '39000.00')).toEqual({
      parts: [BOTH.parts[0], { amount: '798.24', currency: 'CNY', cny: '798.24' }],
      short: '2030.76',
    })
    expect(settle(BOTH, '19100.88')).toEqual({
      parts: [{ amount: '2700.00', currency: 'USD', cny: '19100.88' }],
      short: '21929.88',
    })
  })

  it.each([
    ['USD', '30.00'],
    ['CNY', '200.00'],
    ['EUR', '25.52'],
    ['JPY', '4255'],
  ] as const)('in %s may be %s short', (currency, most) => {
    expect(bankFeeTolerance({ amount: '100000', currency }, RATES)).toBe(most)
  })

  it('may be short of no more than a tenth: a cent does not pay a small due', () => {
    expect(bankFeeTolerance({ amount: '150.00', currency: 'CNY' }, RATES)).toBe('15.00')
    const small: Asked = {
      amount: { amount: '150.00', currency: 'CNY' },
      parts: [{ amount: '150.00', currency: 'CNY', cny: '150.00' }],
    }
    expect(settle(small, '0.01')).toMatchObject({ short: '149.99' })
    expect(settle(small, '135.00')).toMatchObject({ bankFee: '15.00' })
    expect(settle(small, '0')).toEqual({ parts: [], short: '150.00' })
  })

  it('never pays more than is due, and loses or makes no cent in its own currency, whatever arrives', () => {
    for (let cents = 1; cents < 900_000; cents += 13_337) {
      const received = new Big(cents).div(100)
      const { parts, bankFee = '0', over = '0', short = '0' } = settle(USD, received.toFixed(2))
      const paid = parts.reduce((sum, part) => sum.plus(part.amount), new Big(0))
      expect(paid.lte(USD.amount.amount)).toBe(true)
      expect(paid.minus(bankFee).plus(over).toFixed(2)).toBe(received.toFixed(2))
      expect(paid.plus(short).toFixed(2)).toBe(roundMoney(USD.amount.amount, 'USD'))
    }
  })
})
