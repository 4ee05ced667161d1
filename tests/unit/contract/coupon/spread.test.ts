import { Big } from 'big.js'
import { createRandom } from '@mock/seed/random.ts'
import { describe, expect, test } from 'vitest'
import { spreadCoupons, type Chargeable, type Spent } from '@/contract/coupon/spread.ts'
import { paidByGroup } from '@/contract/money/invoice/attribute.ts'
import { duesIn } from '@/contract/money/order/dues.ts'
import { convert, roundMoney, sumByCurrency, type Currency, type RateTable } from '@/contract/money.ts'

/** Rates of the example of the design. */
const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { USD: '7.0994', CNY: '1', EUR: '7.8359', HKD: '0.91', JPY: '0.0470', GBP: '9.1', SGD: '5.3' },
}
const LINES: Chargeable[] = [
  { code: 'OFR', amount: '3777.76', currency: 'USD' },
  { code: 'OTHC', amount: '1650.00', currency: 'CNY' },
  { code: 'CUSE', amount: '450.00', currency: 'CNY' },
  { code: 'DOC', amount: '450.00', currency: 'CNY' },
]
const inUsd = (amount: string, currency: Currency) => roundMoney(convert(amount, currency, 'USD', RATES), 'USD')
const FIVE_PERCENT: Spent = {
  terms: { kind: 'DISCOUNT', discountPct: 5, capAmount: '1000', currency: 'USD' },
  codes: ['OFR'],
  amount: '188.89',
}
const FREE_DOC: Spent = {
  terms: { kind: 'FREE_ITEM', capAmount: '1000', currency: 'CNY' },
  codes: ['DOC'],
  amount: inUsd('450', 'CNY'),
}
const HUNDRED: Spent = {
  terms: { kind: 'CASH', value: '100', currency: 'CNY' },
  codes: [],
  amount: inUsd('100', 'CNY'),
}
const net = (lines: readonly Chargeable[], off: readonly string[]) =>
  lines.map(({ amount, currency }, at) => ({ amount: new Big(amount).minus(off[at] ?? 0).toFixed(2), currency }))

describe('coupons on an order', () => {
  test('lower the charges they were given for, each in its own currency', () => {
    const off = spreadCoupons(LINES, [FIVE_PERCENT, FREE_DOC, HUNDRED], 'USD', RATES)
    expect(off).toEqual(['188.89', '78.57', '21.43', '450.00'])
  })

  test('are on the invoice at that charge: 25,478.82 exempt, 2,000.00 taxed', () => {
    const items = net(LINES, spreadCoupons(LINES, [FIVE_PERCENT, FREE_DOC, HUNDRED], 'USD', RATES))
    const receipts = sumByCurrency(items).map((due) => ({ ...due, cny: duesIn([due], 'CNY', RATES).amount }))
    const taxed = items.map((item, at) => ({ ...item, taxGroup: at === 0 ? ('EXEMPT' as const) : ('TAXED' as const) }))
    expect(paidByGroup(taxed, receipts)).toEqual([
      { taxGroup: 'EXEMPT', cny: '25478.82', originals: [{ amount: '3588.87', currency: 'USD' }] },
      { taxGroup: 'TAXED', cny: '2000.00', originals: [{ amount: '2000.00', currency: 'CNY' }] },
    ])
  })

  test('in the order’s one currency take off exactly what they save', () => {
    const lines = LINES.map(({ code, amount, currency }): Chargeable => {
      return { code, amount: inUsd(amount, currency), currency: 'USD' }
    })
    const coupons = [FIVE_PERCENT, FREE_DOC, HUNDRED]
    const off = spreadCoupons(lines, coupons, 'USD', RATES)
    const saved = coupons.reduce((sum, { amount }) => sum.plus(amount), new Big(0))
    expect(off.reduce((sum, one) => sum.plus(one), new Big(0)).toFixed(2)).toBe(saved.toFixed(2))
    expect(off[3]).toBe(FREE_DOC.amount)
  })

  test('in one currency leave 3,575.85 exempt and 295.24 taxed of 266.27 off 4,137.36', () => {
    // The design names the charges after conversion; OTHC and CUSE are USD 296.31 together.
    const lines = ['3777.76', '232.92', '63.39', '63.29'].map((amount, at): Chargeable => {
      return { code: LINES[at]?.code ?? '', amount, currency: 'USD' }
    })
    const freeDoc = { ...FREE_DOC, amount: '63.29' }
    const left = net(lines, spreadCoupons(lines, [FIVE_PERCENT, freeDoc, HUNDRED], 'USD', RATES))
    const total = (of: readonly { amount: string }[]) =>
      of.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2)
    expect([total(lines), total(left)]).toEqual(['4137.36', '3871.09'])
    expect([left[0]?.amount, total(left.slice(1))]).toEqual(['3575.85', '295.24'])
  })

  test('cut by a maximum take no more than that', () => {
    const capped = { ...FIVE_PERCENT, terms: { ...FIVE_PERCENT.terms, capAmount: '50' }, amount: '50.00' }
    expect(spreadCoupons(LINES, [capped], 'USD', RATES)).toEqual(['50.00', '0.00', '0.00', '0.00'])
    const yen: Chargeable[] = [{ code: 'OFR', amount: '50000', currency: 'JPY' }]
    expect(spreadCoupons(yen, [{ ...HUNDRED, amount: '2128' }], 'JPY', RATES)).toEqual(['2128'])
  })

  test('lower what is due in the coupon’s currency first, whatever currency the order compares in', () => {
    const lines = LINES.slice(0, 2)
    const voucher: Spent = {
      terms: { kind: 'CASH', value: '25', currency: 'USD' },
      codes: [],
      // Its worth at the rates of another day.
      amount: '176.86',
    }
    expect(spreadCoupons(lines, [voucher], 'CNY', RATES)).toEqual(['25.00', '0.00'])
    const large: Spent = { ...voucher, terms: { ...voucher.terms, value: '3877.76' }, amount: '27530' }
    expect(spreadCoupons(lines, [large], 'CNY', RATES)).toEqual(['3777.76', '709.94'])
  })

  test('never make an order free', () => {
    const all: Spent = {
      terms: { kind: 'FREE_ITEM', capAmount: '9000', currency: 'USD' },
      codes: [],
      amount: '4136.94',
    }
    const off = spreadCoupons(LINES, [all], 'USD', RATES)
    expect(net(LINES, off).some(({ amount }) => Number(amount) > 0)).toBe(true)
    const cash: Spent = { ...all, terms: { kind: 'CASH', value: '9000', currency: 'USD' } }
    expect(net(LINES, spreadCoupons(LINES, [cash], 'USD', RATES)).some(({ amount }) => Number(amount) > 0)).toBe(true)
  })

  test('leave of any charges what is due, to the cent, whichever are used on them', () => {
    const random = createRandom('coupons on any charges')
    for (let run = 0; run < 200; run += 1) {
      const currencies = ['USD', 'CNY', 'EUR'] as const
      const lines = Array.from({ length: random.int(1, 6) }, (_, at): Chargeable => {
        const amount = new Big(random.int(1, 500_000)).div(100).toFixed(2)
        return { code: ['OFR', 'OTHC', 'DOC'][at % 3] ?? 'OFR', amount, currency: random.pick(currencies) }
      })
      const coupons = Array.from({ length: random.int(1, 3) }, (): Spent => {
        const currency = random.pick(currencies)
        const value = String(random.int(1, 3000))
        const codes = random.pick([[], ['OFR'], ['DOC', 'OTHC']])
        return { terms: { kind: 'CASH', value, currency }, codes, amount: inUsd(value, currency) }
      })
      const left = net(lines, spreadCoupons(lines, coupons, 'USD', RATES))
      for (const { amount } of left) expect(Number(amount)).toBeGreaterThanOrEqual(0)
      const dues = sumByCurrency(left).filter(({ amount }) => Number(amount) > 0)
      const receipts = dues.map((due) => ({ ...due, cny: duesIn([due], 'CNY', RATES).amount }))
      const taxed = left.map((one, at) => ({
        ...one,
        taxGroup: at % 2 === 0 ? ('EXEMPT' as const) : ('TAXED' as const),
      }))
      const cny = paidByGroup(taxed, receipts).reduce((sum, share) => sum.plus(share.cny), new Big(0))
      const paid = receipts.reduce((sum, receipt) => sum.plus(receipt.cny), new Big(0))
      expect(cny.toFixed(2)).toBe(paid.toFixed(2))
    }
  })

  test('never make a charge negative, whichever are used together', () => {
    const all = [FIVE_PERCENT, FREE_DOC, HUNDRED]
    const sets = Array.from({ length: 8 }, (_, bits) => all.filter((_coupon, at) => (bits & (1 << at)) !== 0))
    for (const some of sets)
      for (const order of [some, some.toReversed()])
        for (const factor of ['1', '0.1', '0.01']) {
          const lines = LINES.map((line) => ({ ...line, amount: new Big(line.amount).times(factor).toFixed(2) }))
          for (const { amount } of net(lines, spreadCoupons(lines, order, 'USD', RATES)))
            expect(Number(amount)).toBeGreaterThanOrEqual(0)
        }
  })
})

describe('what was paid', () => {
  const item = (taxGroup: 'EXEMPT' | 'TAXED', amount: string, currency: Currency) => ({ taxGroup, amount, currency })
  const items = [item('EXEMPT', '5400.00', 'USD'), item('TAXED', '2829.00', 'CNY'), item('TAXED', '100.00', 'USD')]
  const usd = { amount: '5400.00', currency: 'USD' as const, cny: '38201.76' }
  const cny = { amount: '2829.00', currency: 'CNY' as const, cny: '2829.00' }

  test('can be invoiced though another due is open', () => {
    expect(paidByGroup(items, [usd]).map((share) => share.cny)).toEqual(['38201.76', '0.00'])
    expect(paidByGroup(items, [cny]).map((share) => share.cny)).toEqual(['0.00', '2829.00'])
  })

  test('later counts for what was added, at its own rate, and all groups together are what was paid', () => {
    const later = { amount: '100.00', currency: 'USD' as const, cny: '712.34' }
    expect(paidByGroup(items, [usd, cny, later])).toEqual([
      { taxGroup: 'EXEMPT', cny: '38201.76', originals: [{ amount: '5400.00', currency: 'USD' }] },
      {
        taxGroup: 'TAXED',
        cny: '3541.34',
        originals: [
          { amount: '2829.00', currency: 'CNY' },
          { amount: '100.00', currency: 'USD' },
        ],
      },
    ])
  })
})
