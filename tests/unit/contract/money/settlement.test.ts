import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { duesIn } from '@/contract/money/order/dues.ts'
import { rateText, settledSum, settleDues, settleLines } from '@/contract/money/order/settlement.ts'
import {
  CURRENCIES,
  minorDigits,
  roundMoney,
  sumByCurrency,
  type Currency,
  type Money,
  type RateTable,
} from '@/contract/money.ts'
import { checkPaymentParts, partsOf } from '@/contract/trade/tender/payment/rules.ts'
import { PAYMENT_TERMS } from '@/contract/trade/tender/values.ts'
import { rateDayOf } from '@/contract/trade/tender/payment/values.ts'

/** Rates of the examples of the design. */
const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { USD: '7.0744', CNY: '1', EUR: '7.8359', HKD: '0.91', JPY: '0.0470', GBP: '9.1', SGD: '5.3' },
}
const money = (amount: string, currency: Currency): Money => ({ amount, currency })
const sumOf = (amounts: readonly string[]): Big => amounts.reduce((sum, one) => sum.plus(one), new Big(0))

/** The same fractions in every run. */
function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

describe('dues in one currency', () => {
  test.each([
    [[money('5400.00', 'USD'), money('2829.00', 'CNY')], 'USD', ['5400.00', '399.89'], '5799.89'],
    [[money('5400.00', 'USD'), money('2829.00', 'CNY')], 'CNY', ['38201.76', '2829.00'], '41030.76'],
    [[money('2829.00', 'CNY')], 'CNY', ['2829.00'], '2829.00'],
    [[money('931.65', 'EUR')], 'CNY', ['7300.32'], '7300.32'],
    [[money('1234.56', 'USD')], 'JPY', ['185825'], '185825'],
  ] as const)('%j are %s %j, together %s', (lines, currency, values, sum) => {
    const dues = settleDues(lines, currency, RATES)
    expect(dues.map(({ value }) => value)).toEqual(values)
    expect(settledSum(dues, currency)).toEqual({ amount: sum, currency })
  })

  test('are summed first, so that many small lines are rounded once', () => {
    const lines = Array.from({ length: 9 }, () => money('0.04', 'CNY'))
    expect(settleDues(lines, 'USD', RATES)).toEqual([{ amount: '0.36', currency: 'CNY', value: '0.05' }])
    expect(sumOf(settleLines(lines, 'USD', RATES)).toFixed(2)).toBe('0.05')
  })

  test('are never converted twice: the compiler refuses it', () => {
    const dues = settleDues([money('2829.00', 'CNY')], 'USD', RATES)
    // @ts-expect-error What was converted is not as quoted any more.
    expect(settleDues(dues, 'EUR', RATES)).toHaveLength(1)
  })

  test('as one sum are not quoted any more either, and a sum that was paid is not converted back', () => {
    const sum = settledSum(settleDues([money('2829.00', 'CNY')], 'USD', RATES), 'USD')
    // @ts-expect-error The sum was converted.
    expect(settleDues([sum], 'EUR', RATES)).toHaveLength(1)
    const paid = duesIn([money('2829.00', 'CNY')], 'USD', RATES)
    // @ts-expect-error What was paid was converted.
    expect(duesIn([paid], 'CNY', RATES).currency).toBe('CNY')
  })

  test.each([7, 11, 13, 17])('are divided over their lines to the cent (seed %i)', (seed) => {
    const next = fractions(seed)
    for (let run = 0; run < 100; run += 1) {
      const pick = <Item>(of: readonly Item[]): Item => of[Math.floor(next() * of.length)] as Item
      const lines = Array.from({ length: 1 + Math.floor(next() * 12) }, () => {
        const currency = pick(CURRENCIES)
        return money(roundMoney(new Big(next() * 9000), currency), currency)
      })
      const to = pick(CURRENCIES)
      const values = settleLines(lines, to, RATES)
      for (const { amount, currency } of sumByCurrency(lines)) {
        const mine = values.filter((_, index) => lines[index]?.currency === currency)
        const once = new Big(amount).times(RATES.cnyPer[currency]).div(RATES.cnyPer[to])
        expect(sumOf(mine).toFixed()).toBe(once.round(minorDigits(to), Big.roundHalfUp).toFixed())
      }
      const own = lines.map(({ amount, currency }, index) => (currency === to ? amount : values[index]))
      expect(values).toEqual(own)
      expect(values.filter((value) => new Big(value).lt(0))).toEqual([])
    }
  })
})

describe('a settlement', () => {
  test('takes the rate of the confirmation, of the loading, or of the statement', () => {
    expect(PAYMENT_TERMS.map((term) => [term, rateDayOf(term)])).toEqual([
      ['PREPAID', 'LOCK'],
      ['DEPOSIT_BALANCE', 'LOCK'],
      ['ON_BL', 'LOADING'],
      ['MONTHLY_30', 'STATEMENT'],
      ['MONTHLY_60', 'STATEMENT'],
    ])
  })

  test('names the rates that a conversion rests on', () => {
    expect(rateText('CNY', 'USD', RATES.cnyPer)).toBe('1 USD = 7.0744 CNY')
    expect(rateText('EUR', 'USD', RATES.cnyPer)).toBe('1 EUR = 7.8359 CNY · 1 USD = 7.0744 CNY')
  })

  test('in one currency needs the currency, and each by itself is said by nothing', () => {
    const wrong = (draft: Parameters<typeof checkPaymentParts>[0]): string[] => {
      const found: string[] = []
      checkPaymentParts(draft, (field, code) => void found.push(`${field} ${code}`))
      return found
    }
    expect(wrong({ settlement: 'ONE' })).toEqual(['settlementCurrency required'])
    expect(wrong({ settlement: 'ONE', settlementCurrency: 'EUR' })).toEqual([])
    expect(wrong({ settlement: 'PER_CURRENCY' })).toEqual([])
    expect(partsOf({ settlement: 'ONE', settlementCurrency: 'EUR' })).toEqual({
      settlement: 'ONE',
      settlementCurrency: 'EUR',
    })
    expect(partsOf({ settlement: 'PER_CURRENCY', settlementCurrency: 'EUR' })).toEqual({})
  })
})
