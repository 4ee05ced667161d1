import { describe, expect, it } from 'vitest'
import { lateFeeOf, latePartsOf } from '@/contract/money/statement/lateFee.ts'

const owed = [{ amount: '11850.00', from: '2026-12-30' }]

describe('the late fee', () => {
  it('is the overdue amount by the daily rate and the days until it was paid', () => {
    const parts = latePartsOf({ owed, paid: [{ amount: '11850.00', on: '2027-01-11' }] }, '2026-12-30', '2027-02-01')
    expect(parts).toEqual([{ amount: '11850.00', days: 12 }])
    expect(lateFeeOf(parts, '0.05', 'USD')).toBe('71.10')
  })

  it('is nothing for what was paid on its day', () => {
    const paid = [{ amount: '11850.00', on: '2026-12-30' }]
    expect(latePartsOf({ owed, paid }, '2026-12-30', '2027-02-01')).toEqual([])
    expect(lateFeeOf([], '0.05', 'USD')).toBe('0.00')
  })

  it('follows what was paid in part, and is rounded once', () => {
    const paid = [
      { amount: '1850.00', on: '2027-01-02' },
      { amount: '10000.00', on: '2027-01-05' },
    ]
    const parts = latePartsOf({ owed, paid }, '2026-12-30', '2027-02-01')
    expect(parts).toEqual([
      { amount: '11850.00', days: 3 },
      { amount: '10000.00', days: 3 },
    ])
    expect(lateFeeOf(parts, '0.033', 'USD')).toBe('21.63')
  })

  it('counts no day twice: two periods make what one makes', () => {
    const days = (from: string, until: string) =>
      latePartsOf({ owed, paid: [{ amount: '11850.00', on: '2027-01-11' }] }, from, until).map((part) => part.days)
    expect(days('2026-12-30', '2027-01-01')).toEqual([2])
    expect(days('2027-01-01', '2027-02-01')).toEqual([10])
    expect(days('2027-02-01', '2027-03-01')).toEqual([])
  })

  it('counts what was agreed later from its own day, and no day of a dispute', () => {
    const later = [...owed, { amount: '720.00', from: '2027-01-04' }]
    expect(latePartsOf({ owed: later, paid: [] }, '2026-12-30', '2027-01-09')).toEqual([
      { amount: '11850.00', days: 5 },
      { amount: '12570.00', days: 5 },
    ])
    const paused = [{ from: '2027-01-01', until: '2027-01-08' }]
    expect(latePartsOf({ owed, paid: [], paused }, '2026-12-30', '2027-01-09')).toEqual([
      { amount: '11850.00', days: 3 },
    ])
  })
})
