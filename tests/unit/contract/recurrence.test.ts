import { describe, expect, it, test } from 'vitest'
import { checkRecurrence, latestOccurrence, nextOccurrence } from '@/contract/trade/tender/template/recurrence.ts'

describe('the days of a recurrence', () => {
  test.each([
    // Saturday 28 November 2026.
    ['WEEKLY', 6, 0, '2026-11-28', '2026-11-28'],
    ['WEEKLY', 5, 0, '2026-12-04', '2026-12-04'],
    ['WEEKLY', 7, 0, '2026-11-29', '2026-11-29'],
    ['WEEKLY', 1, 2, '2026-11-28', '2026-11-30'],
    ['WEEKLY', 1, 3, '2026-12-04', '2026-12-07'],
    ['WEEKLY', 1, 28, '2026-11-30', '2026-12-28'],
    ['MONTHLY', 28, 0, '2026-11-28', '2026-11-28'],
    ['MONTHLY', 27, 0, '2026-12-27', '2026-12-27'],
    ['MONTHLY', 31, 0, '2026-11-30', '2026-11-30'],
    ['MONTHLY', 1, 10, '2026-12-22', '2027-01-01'],
  ] as const)('%s on %i, %i days ahead: drafted on %s for %s', (cycle, on, aheadDays, draftOn, publishOn) => {
    expect(nextOccurrence({ cycle, on, aheadDays }, '2026-11-28')).toEqual({ draftOn, publishOn })
  })

  it('in February fall on its last day', () => {
    const rule = { cycle: 'MONTHLY', on: 30, aheadDays: 0 } as const
    expect(nextOccurrence(rule, '2027-02-01').publishOn).toBe('2027-02-28')
    expect(nextOccurrence(rule, '2027-02-28', '2027-02-28').publishOn).toBe('2027-03-30')
    expect(latestOccurrence(rule, '2027-02-27').publishOn).toBe('2027-01-30')
  })

  it('follow one another without a gap: the latest is the one before the next', () => {
    const rules = [
      { cycle: 'WEEKLY', on: 3, aheadDays: 9 },
      { cycle: 'MONTHLY', on: 31, aheadDays: 4 },
    ] as const
    for (const rule of rules)
      for (let day = 0; day < 400; day++) {
        const today = new Date(Date.UTC(2026, 10, 28 + day)).toISOString().slice(0, 10)
        const latest = latestOccurrence(rule, today)
        expect(latest.draftOn <= today).toBe(true)
        const next = nextOccurrence(rule, today, latest.publishOn)
        expect(next.draftOn > today).toBe(true)
        expect(latestOccurrence(rule, next.draftOn)).toEqual(next)
      }
  })
})

test.each([
  [{}, []],
  [{ cycle: 'WEEKLY', on: 7, aheadDays: 28 } as const, []],
  [{ cycle: 'WEEKLY', on: 8, aheadDays: 29 } as const, ['on', 'aheadDays']],
  [{ cycle: 'MONTHLY', on: 31, aheadDays: 0 } as const, []],
  [{ cycle: 'MONTHLY', on: 1.5 } as const, ['on', 'aheadDays']],
])('%j is refused at %j', (input, fields) => {
  expect(checkRecurrence(input).map(({ field }) => field)).toEqual(fields)
})
