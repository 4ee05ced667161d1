import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import type { Currency } from '@/contract/money.ts'
import { checkCredit, creditableOf, lessCredits, type Billed } from '@/contract/money/order/credits.ts'
import { paidOfDues, surplusOf } from '@/contract/money/order/dues.ts'

const item = (code: string, amount: string, currency: Currency = 'USD'): Billed => ({ code, amount, currency })
const ITEMS = [item('OFR', '3000.00'), item('OFR', '600.00'), item('DOC', '450.00', 'CNY'), item('DEM', '720.00')]

describe('a credit note', () => {
  it('lowers the charges of its code and currency in their order, and no others', () => {
    expect(lessCredits(ITEMS, [item('OFR', '3100'), item('DOC', '450', 'CNY'), item('DEM', '1', 'CNY')])).toEqual([
      item('OFR', '0.00'),
      item('OFR', '500.00'),
      item('DOC', '0.00', 'CNY'),
      item('DEM', '720.00'),
    ])
  })

  it('takes off exactly what it says, whatever the order of notes, and leaves no charge below zero', () => {
    for (let cents = 1; cents <= 432_000; cents += 20_111) {
      const credits = [item('OFR', '0.01'), item('OFR', new Big(Math.min(cents, 359_999)).div(100).toFixed(2))]
      for (const notes of [credits, credits.toReversed()]) {
        const left = lessCredits(ITEMS, notes)
        const sum = (list: readonly Billed[]) => list.reduce((all, one) => all.plus(one.amount), new Big(0))
        expect(sum(ITEMS).minus(sum(left)).toFixed(2)).toBe(sum(notes).toFixed(2))
        expect(left.every(({ amount }) => new Big(amount).gte(0))).toBe(true)
      }
    }
  })

  it('can be written for what is left of a charge, in its currency', () => {
    const creditable = creditableOf(lessCredits(ITEMS, [item('DEM', '720')]))
    expect(creditable).toEqual([item('OFR', '3600.00'), item('DOC', '450.00', 'CNY')])
    const input = { code: 'OFR', currency: 'USD' as const, amount: '3600', reason: 'Rolled twice' }
    expect(checkCredit(input, creditable)).toEqual([])
    expect(checkCredit({ ...input, amount: '3600.01' }, creditable)).toMatchObject([{ field: 'amount' }])
    expect(checkCredit({ ...input, currency: 'CNY' }, creditable)).toMatchObject([{ field: 'code' }])
    expect(checkCredit({ ...input, code: 'DEM' }, creditable)).toMatchObject([{ field: 'code' }])
    expect(checkCredit({ ...input, reason: '' }, creditable)).toMatchObject([{ field: 'reason' }])
    const documents = { code: 'DOC', currency: 'CNY' as const, amount: '450' }
    expect(checkCredit({ ...input, more: [documents] }, creditable)).toEqual([])
    const wrong = [{ ...documents, amount: '450.01' }, { ...input }, { ...documents, code: 'DEM' }]
    expect(checkCredit({ ...input, more: wrong }, creditable)).toMatchObject([
      { field: 'more.0.amount' },
      { field: 'more.1.code', code: 'chargeTwice' },
      { field: 'more.2.code', code: 'required' },
    ])
  })
})

it('what was paid above the dues is surplus, the rest keeps the rate at which it was paid', () => {
  const receipts = [
    { amount: '400.00', currency: 'USD' as const, cny: '2829.76' },
    { amount: '200.00', currency: 'USD' as const, cny: '1420.00' },
  ]
  const dues = [{ amount: '450.00', currency: 'USD' as const }]
  expect(surplusOf(dues, receipts)).toEqual([{ amount: '150.00', currency: 'USD' }])
  expect(paidOfDues(dues, receipts)).toEqual([
    { amount: '400.00', currency: 'USD', cny: '2829.76' },
    { amount: '50.00', currency: 'USD', cny: '355.00' },
  ])
  expect(paidOfDues([], receipts)).toEqual([])
})
