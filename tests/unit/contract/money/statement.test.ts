import { describe, expect, it } from 'vitest'
import { lessOf } from '@/contract/money/order/dues.ts'
import { closingOf, disputedIn, openingOf, statementStatusOf } from '@/contract/money/statement/balance.ts'
import { checkAnswer, checkDispute, isMore, mayConfirm, mayDispute } from '@/contract/money/statement/rules.ts'
import type { StatementLine } from '@/contract/money/statement/schemas.ts'

const line = (amount: string, part: Partial<StatementLine> = {}, currency: 'USD' | 'CNY' = 'USD'): StatementLine => ({
  key: amount,
  kind: 'CHARGE',
  amount: { amount, currency },
  state: 'OPEN',
  ...part,
})
const usd = (amount: string) => ({ amount, currency: 'USD' })

/** The example of TRADE part 5. */
const EXAMPLE = [
  line('4800.00'),
  line('7200.00'),
  line('720.00', { kind: 'ADDITION', code: 'DEM', state: 'DISPUTED' }),
  line('-150.00', { kind: 'REDUCTION' }),
  line('7475.00', {}, 'CNY'),
]

describe('a monthly statement', () => {
  it('adds up as in the example, and what is disputed does not fall due', () => {
    const closing = closingOf(EXAMPLE)
    expect(closing).toEqual([usd('12570.00'), { amount: '7475.00', currency: 'CNY' }])
    expect(disputedIn(EXAMPLE)).toEqual([usd('720.00')])
    expect(lessOf(closing, disputedIn(EXAMPLE))).toEqual([usd('11850.00'), { amount: '7475.00', currency: 'CNY' }])
    expect(openingOf(EXAMPLE)).toEqual([])
  })

  it('counts what was agreed instead of what was billed, and what was carried over', () => {
    const lines = [line('100.00', { kind: 'CARRIED' }), line('720.00', { state: 'AGREED', agreed: '500.00' })]
    expect(openingOf(lines)).toEqual([usd('100.00')])
    expect(closingOf(lines)).toEqual([usd('600.00')])
    expect(closingOf([line('10.00'), line('-10.00', { kind: 'PAYMENT' })])).toEqual([])
  })

  const done = line('10.00', { state: 'CONFIRMED' })
  it.each([
    ['DISPUTED', [line('1.00'), line('2.00', { state: 'DISPUTED' })], [usd('3.00')], [usd('3.00')]],
    ['SENT', [line('1.00'), done], [usd('11.00')], [usd('11.00')]],
    ['CONFIRMED', [done], [usd('10.00')], [usd('10.00')]],
    ['PART_PAID', [done], [usd('10.00')], [usd('4.00')]],
    ['PAID', [done], [usd('10.00')], []],
    ['PAID', [done], [usd('10.00')], [usd('-1.00')]],
  ] as const)('is %s by its lines and what is open', (status, lines, closing, open) => {
    const sums = { closing: [...closing], open: [...open] } as Parameters<typeof statementStatusOf>[1]
    expect(statementStatusOf(lines, sums)).toBe(status)
  })

  it('lets charges and additions be disputed until they are confirmed', () => {
    expect(
      (['CHARGE', 'ADDITION', 'REDUCTION', 'PAYMENT', 'CARRIED'] as const).map((kind) =>
        mayDispute(line('1', { kind })),
      ),
    ).toEqual([true, true, false, false, false])
    expect(
      (['OPEN', 'DISPUTED', 'CONFIRMED', 'AGREED', 'WITHDRAWN'] as const).map((state) =>
        mayConfirm(line('1', { state })),
      ),
    ).toEqual([true, true, false, false, false])
    expect(mayDispute(line('1', { state: 'CONFIRMED' }))).toBe(false)
  })

  it.each([
    ['500', 'Agreed were 500 dollars', []],
    ['0', 'Not our cargo at all', []],
    ['720', 'Agreed were 500 dollars', ['believed range']],
    ['720.01', 'Agreed were 500 dollars', ['believed range']],
    ['', 'no', ['believed required', 'note tooShort']],
  ])('a dispute that believes in %s with the words "%s"', (believed, note, codes) => {
    const found = checkDispute({ believed, note }, line('720.00'))
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(codes)
  })

  it('an answer up to what the buyer believes needs no words; more is an offer with a reason', () => {
    const dispute = { reason: 'WRONG_RATE' as const, believed: '500.00', note: '', at: '2026-12-02T00:00:00Z' }
    const disputed = line('720.00', { state: 'DISPUTED', dispute })
    expect(['499', '500', '500.01'].map((amount) => isMore(amount, disputed))).toEqual([false, false, true])
    expect(checkAnswer({ amount: '500', note: '' }, disputed)).toEqual([])
    expect(checkAnswer({ amount: '600', note: '' }, disputed)).toMatchObject([{ field: 'note' }])
    expect(checkAnswer({ amount: '600', note: 'Four days at 150' }, disputed)).toEqual([])
    expect(checkAnswer({ amount: '720.5', note: 'Four days at 150' }, disputed)).toMatchObject([{ field: 'amount' }])
  })
})
