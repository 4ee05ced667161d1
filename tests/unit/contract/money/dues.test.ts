import { Big } from 'big.js'
import { describe, expect, test } from 'vitest'
import { cutReceipts, duesIn, payWays, restOf, wayKey, type PayWay } from '@/contract/money/order/dues.ts'
import { CURRENCIES, roundMoney, sumByCurrency, type Currency, type Money, type RateTable } from '@/contract/money.ts'

/** Rates of the examples of the design. */
const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { USD: '7.0744', CNY: '1', EUR: '7.8359', HKD: '0.91', JPY: '0.0470', GBP: '9.1', SGD: '5.3' },
}
/** The same fractions in every run. */
function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const money = (amount: string, currency: Currency): Money => ({ amount, currency })

describe('receipts', () => {
  const first = { amount: '100.00', currency: 'USD', cny: '700.00' } as const
  const last = { amount: '30.00', currency: 'USD', cny: '213.00' } as const
  const yuan = { amount: '450.00', currency: 'CNY', cny: '450.00' } as const
  test.each([
    ['0.00', [first, yuan, last]],
    ['10.00', [first, yuan, { amount: '20.00', currency: 'USD', cny: '142.00' }]],
    ['30.00', [first, yuan]],
    ['50.00', [{ amount: '80.00', currency: 'USD', cny: '560.00' }, yuan]],
    ['999.00', [yuan]],
  ])('are cut by %s dollars from the last one on, each at its own rate', (amount, left) => {
    expect(cutReceipts([first, yuan, last], money(amount, 'USD'))).toEqual(left)
  })
})

describe('dues', () => {
  test.each([
    [[money('2829.00', 'CNY')], 'CNY', '2829.00'],
    [[money('5400.00', 'USD'), money('2829.00', 'CNY')], 'CNY', '41030.76'],
    [[money('5400.00', 'USD'), money('2829.00', 'CNY')], 'USD', '5799.89'],
    [[money('931.65', 'EUR')], 'CNY', '7300.32'],
    [[money('1234.56', 'USD')], 'JPY', '185825'],
  ] as const)('%j are paid in %s with %s', (dues, currency, amount) => {
    expect(duesIn(dues, currency, RATES)).toEqual({ amount, currency })
  })

  test('can be paid together in two currencies, and each alone', () => {
    const ways = payWays([money('5400.00', 'USD'), money('2829.00', 'CNY')], 'USD', RATES)
    expect(ways.map((way) => [wayKey(way), way.amount])).toEqual([
      ['USD+CNY=USD', '5799.89'],
      ['USD+CNY=CNY', '41030.76'],
      ['USD=USD', '5400.00'],
      ['USD=CNY', '38201.76'],
      ['CNY=CNY', '2829.00'],
    ])
    expect(payWays([money('10.00', 'CNY')], 'USD', RATES)).toEqual([
      { dues: ['CNY'], amount: '10.00', currency: 'CNY' },
    ])
    expect(payWays([], 'USD', RATES)).toEqual([])
  })

  test('paid in any order and any way end at nothing, and no payment changes another due', () => {
    const random = fractions(7)
    for (let round = 0; round < 200; round += 1) {
      const dues = sumByCurrency(
        Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
          const currency = CURRENCIES[Math.floor(random() * CURRENCIES.length)] ?? 'USD'
          return money(roundMoney(new Big(1 + random() * 9000), currency), currency)
        }),
      )
      const paid: Money[] = []
      for (let step = 0; step < 10 && restOf(dues, paid).length > 0; step += 1) {
        const rest = restOf(dues, paid)
        const ways = payWays(rest, 'USD', RATES)
        const way: PayWay | undefined = ways[Math.floor(random() * ways.length)]
        const part = rest.filter(({ currency }) => way?.dues.includes(currency))
        paid.push(...part)
        const others = rest.filter(({ currency }) => !way?.dues.includes(currency))
        expect(restOf(dues, paid)).toEqual(others)
      }
      expect(restOf(dues, paid)).toEqual([])
    }
  })
})
