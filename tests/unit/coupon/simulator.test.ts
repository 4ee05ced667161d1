// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { RateTable } from '@/contract/money.ts'
import { blankBatch, copyOf, problemsOf, termsOf, tidyBatch } from '@/features/coupon/issue/form.ts'
import { EXAMPLES, fittingOrder, tryOut } from '@/features/coupon/issue/simulate.ts'
import { batchOf, EVERYWHERE } from '@tests/mock/support/coupon.ts'

const RATES: RateTable = {
  date: '2026-11-20',
  source: 'test',
  cnyPer: { CNY: '1', USD: '7', EUR: '8', HKD: '0.9', JPY: '0.05', GBP: '9', SGD: '5' },
}
const scoped = (part: Partial<BatchDraft['scope']>) => ({ ...EVERYWHERE, ...part })
const usd = (amount: string) => ({ amount, currency: 'USD' })
const { sea, lcl, truck } = EXAMPLES
const DISCOUNT = { kind: 'DISCOUNT', value: undefined, threshold: '0' } as const

describe('a coupon tried on an order, computed by hand', () => {
  test('100 dollars off 2,000 give 100 on 3,200', () => {
    const result = tryOut(batchOf({ threshold: '2000' }), sea, RATES)
    expect(result).toEqual({ gross: usd('3200.00'), gives: usd('100.00'), pays: usd('3100.00') })
  })
  test('5 percent of 3,200 are 160, but the cap of 150 holds', () => {
    const result = tryOut(batchOf({ ...DISCOUNT, discountPct: 5, capAmount: '150' }), sea, RATES)
    expect(result).toMatchObject({ gives: usd('150.00'), pays: usd('3050.00') })
  })
  test('20 percent of the haulage alone: 440 of 2,200, though the order is 2,600', () => {
    const scope = scoped({ modes: ['TRUCK'], chargeCodes: ['TRKO'] })
    const terms = batchOf({ ...DISCOUNT, currency: 'CNY', discountPct: 20, capAmount: '600', scope })
    expect(tryOut(terms, truck, RATES)).toMatchObject({
      gives: { amount: '440.00', currency: 'CNY' },
      pays: { amount: '2160.00', currency: 'CNY' },
    })
  })
  test('a free document charge gives the whole line of 60, which is below its cap of 500 yuan', () => {
    const terms = batchOf({
      kind: 'FREE_ITEM',
      value: undefined,
      capAmount: '500',
      threshold: '0',
      currency: 'CNY',
      scope: scoped({ chargeCodes: ['DOC'] }),
    })
    expect(tryOut(terms, lcl, RATES)).toMatchObject({ gives: usd('60.00'), pays: usd('420.00') })
  })
  test('300 yuan are 42.86 dollars at 7, and 3,200 dollars are over the least 5,000 yuan', () => {
    const result = tryOut(batchOf({ value: '300', threshold: '5000', currency: 'CNY' }), sea, RATES)
    expect(result).toMatchObject({ gives: usd('42.86'), pays: usd('3157.14') })
  })
  test('where nothing fits every reason is told, in the fixed order, with what is short', () => {
    const scope = scoped({
      modes: ['AIR'],
      pods: ['DEFRA'],
      isoCodes: ['22G1'],
      carriers: ['COSU'],
      userTypes: [2],
      chargeCodes: ['AIRF'],
      firstOrderOnly: true,
    })
    const terms = batchOf({ threshold: '5000', scope })
    const result = tryOut(terms, sea, RATES)
    expect(result && 'reasons' in result && result.reasons).toEqual([
      { code: 'WRONG_USER_TYPE' },
      { code: 'WRONG_MODE' },
      { code: 'WRONG_LANE' },
      { code: 'WRONG_BOX' },
      { code: 'WRONG_CARRIER' },
      { code: 'NO_CHARGE' },
      { code: 'NOT_FIRST_ORDER' },
      { code: 'BELOW_THRESHOLD', short: '1800.00' },
    ])
    expect(tryOut(terms, fittingOrder(terms), RATES)).toMatchObject({ gives: usd('100.00'), pays: usd('4900.00') })
  })
  test('an order that costs nothing yet is not tried, and a line that is no number does not count', () => {
    expect(tryOut(batchOf(), { ...sea, lines: [{ code: 'OFR', amount: '' }] }, RATES)).toBeUndefined()
    const half = {
      ...sea,
      lines: [
        { code: 'OFR', amount: '1500' },
        { code: 'DOC', amount: 'abc' },
      ],
    }
    expect(tryOut(batchOf(), half, RATES)).toMatchObject({ gross: usd('1500.00') })
  })
})

describe('a batch as it is written', () => {
  const NOW = '2026-11-21T00:00:00.000Z'
  test('goes out with what its kind has, numbers without commas, and no blank lines', () => {
    const typed = batchOf({ value: '1,000', discountPct: 5, threshold: '', transferable: false, maxHandOvers: 4 })
    const tidy = tidyBatch({ ...typed, scope: scoped({ lanes: [{ pol: '', pod: '' }] }), budgetCap: ' ' })
    expect(tidy).toMatchObject({ value: '1000', threshold: '0', maxHandOvers: 1, scope: { lanes: [] } })
    expect(Object.keys(tidy)).not.toEqual(expect.arrayContaining(['discountPct']))
    expect(tidy.budgetCap).toBeUndefined()
  })
  test('never stumbles over what is half typed, whatever it is', () => {
    for (const value of ['', 'abc', '1.2.3', '-5'])
      for (const type of ['RELATIVE', 'ABSOLUTE'] as const) {
        const validity =
          type === 'RELATIVE' ? { type, startAfterDays: 0, daysAfterClaim: 0 } : { type, from: '', to: '' }
        const draft = { ...blankBatch(Date.parse(NOW)), value, budgetCap: '50', claimTo: '', validity }
        const fields = problemsOf(draft, NOW).map((one) => one.field)
        expect(fields[0]).toBe('value')
        expect(fields).toContain('claimTo')
        expect(termsOf(draft)).toBeUndefined()
      }
  })
  test('a lane is counted as it stands in the form, blank lines included', () => {
    const lanes = [
      { pol: '', pod: '' },
      { pol: 'CNSHA', pod: 'CNSHA' },
      { pol: 'CNSHA', pod: '' },
    ]
    expect(problemsOf(batchOf({ scope: scoped({ lanes }) }), NOW)).toEqual([
      { field: 'scope.lanes.1', code: 'portsEqual' },
      { field: 'scope.lanes.2', code: 'required' },
    ])
  })
  test('a copy of one that is over begins now and lasts as long as it did; one that runs stays as it is', () => {
    const old = batchOf({
      claimFrom: '2026-10-01T00:00:00.000Z',
      claimTo: '2026-10-11T00:00:00.000Z',
      validity: { type: 'ABSOLUTE', from: '2026-10-01', to: '2026-10-31' },
    })
    expect(copyOf(old, Date.parse(NOW))).toMatchObject({
      claimFrom: NOW,
      claimTo: '2026-12-01T00:00:00.000Z',
      validity: { from: '2026-11-21', to: '2026-12-21' },
    })
    expect(copyOf(batchOf(), Date.parse(NOW))).toEqual(batchOf())
  })
})
