// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { exposureOf, freeOf, isShort } from '@/contract/money/credit/exposure.ts'
import { dueDay, payStateOf, type PayFacts } from '@/contract/money/credit/terms.ts'

/** The worked days of TRADE part 5, and the ends of months. */
test.each([
  ['PREPAID', '2026-11-12', undefined],
  ['DEPOSIT_BALANCE', '2026-11-12', '2026-11-15'],
  ['ON_BL', '2026-11-12', '2026-11-15'],
  ['ON_BL', '2026-12-30', '2027-01-02'],
  ['MONTHLY_30', '2026-11-12', '2026-12-30'],
  ['MONTHLY_60', '2026-11-12', '2027-01-29'],
  ['MONTHLY_30', '2028-02-29', '2028-03-30'],
  ['MONTHLY_30', '2026-12-01', '2027-01-30'],
] as const)('cargo paid %s and loaded on %s is due on %s', (term, loadedOn, due) => {
  expect(dueDay(term, loadedOn)).toBe(due)
})

describe('what has to be paid', () => {
  const facts: PayFacts = {
    status: 'EXECUTING',
    payable: { amount: '100.00' },
    paid: { amount: '0.00' },
    isOnCredit: true,
    isChecked: false,
    dueOn: '2026-12-30',
  }
  test.each([
    ['nothing before the confirmation', { status: 'TO_CONFIRM' }, 'NOTHING_DUE'],
    ['nothing of a cancelled order', { status: 'CANCELLED' }, 'NOTHING_DUE'],
    ['nothing on credit before the loading', { status: 'CONFIRMED', dueOn: undefined }, 'NOTHING_DUE'],
    ['nothing on credit before it, also if a part is paid', { paid: { amount: '1' }, dueOn: undefined }, 'NOTHING_DUE'],
    [
      'a deposit, at once',
      { status: 'TO_PAY', isOnCredit: false, isDepositOpen: true, dueOn: undefined },
      'DEPOSIT_DUE',
    ],
    [
      'nothing of a balance before the loading',
      { isOnCredit: false, isDepositOpen: false, dueOn: undefined },
      'NOTHING_DUE',
    ],
    ['a balance, until its day', { isOnCredit: false, isDepositOpen: false }, 'BALANCE_DUE'],
    ['all that is prepaid, at once', { status: 'TO_PAY', isOnCredit: false, dueOn: undefined }, 'DUE'],
    ['on the due day itself', {}, 'DUE'],
    ['the rest of a part', { paid: { amount: '1' } }, 'PARTLY_PAID'],
    ['nothing while a proof is checked', { isChecked: true }, 'CHECKING'],
    ['nothing once all is paid', { paid: { amount: '100.00' } }, 'PAID'],
  ] as const)('is %s', (_, part, expected) => {
    expect(payStateOf({ ...facts, ...part }, '2026-12-30')).toBe(expected)
  })
  test('is overdue from the day after', () => {
    expect(payStateOf(facts, '2026-12-31')).toBe('OVERDUE')
    expect(payStateOf({ ...facts, paid: { amount: '1' } }, '2026-12-31')).toBe('OVERDUE')
  })
})

describe('a credit line', () => {
  const cnyPer = { USD: '7.0806', CNY: '1', EUR: '7.8', HKD: '0.91', JPY: '0.047', GBP: '9.2', SGD: '5.45' }
  const rates = { date: '2026-11-12', source: 'test', cnyPer }
  test('counts what is owed in its own currency, rounded once', () => {
    const owed = [
      { amount: '4800.00', currency: 'USD' },
      { amount: '2900.00', currency: 'CNY' },
      { amount: '0.10', currency: 'CNY' },
    ] as const
    expect(exposureOf(owed, 'USD', rates)).toBe('5209.58')
    expect(exposureOf(owed, 'CNY', rates)).toBe('36886.98')
    expect(exposureOf([], 'USD', rates)).toBe('0.00')
  })
  test('is short only above its limit, and never free below zero', () => {
    const line = { limit: '100.00', used: '60.00' }
    expect(isShort({ ...line, needed: '40.00' })).toBe(false)
    expect(isShort({ ...line, needed: '40.01' })).toBe(true)
    expect([freeOf(line, 'USD'), freeOf({ limit: '10', used: '60' }, 'USD')]).toEqual(['40.00', '0.00'])
  })
})
