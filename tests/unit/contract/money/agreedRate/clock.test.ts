import { expect, test } from 'vitest'
import { clockOf, portDay, type ClockTerms } from '@/contract/money/order/agreedRate/clock.ts'

const flat = (rate: string) => [{ fromDay: 1, rate }]
/** 120 to day 5, then 180. */
const STEPS = [
  { fromDay: 1, toDay: 5, rate: '120' },
  { fromDay: 6, rate: '180' },
]
const free = (days: number, part: Partial<ClockTerms> = {}): ClockTerms => ({ free: days, tiers: STEPS, ...part })

test.each<[string, string, string, ClockTerms, [used: number, over: number, cost: string]]>([
  ['demurrage of the example', '2026-12-01', '2026-12-12', free(7), [11, 4, '480.00']],
  ['detention of the example', '2026-12-12', '2026-12-22', free(7, { tiers: flat('90') }), [10, 3, '270.00']],
  ['the example with one combined free time', '2026-12-01', '2026-12-22', free(14), [21, 7, '960.00']],
  ['picked up on the day of discharge', '2026-12-01', '2026-12-01', free(0), [0, 0, '0.00']],
  [
    'the same, the first day counted',
    '2026-12-01',
    '2026-12-01',
    free(0, { start: 'DISCHARGE_DAY' }),
    [1, 1, '120.00'],
  ],
  ['within the free days to the day', '2026-12-01', '2026-12-08', free(7), [7, 0, '0.00']],
  [
    'a day later with the first day counted',
    '2026-12-01',
    '2026-12-08',
    free(7, { start: 'DISCHARGE_DAY' }),
    [8, 1, '120.00'],
  ],
  ['over the 29th of February', '2028-02-27', '2028-03-01', free(0), [3, 3, '360.00']],
  ['the same days of a common year', '2027-02-27', '2027-03-01', free(0), [2, 2, '240.00']],
  // 4 December 2026 is a Friday.
  ['working days over a weekend', '2026-12-04', '2026-12-08', free(0, { unit: 'WD' }), [2, 2, '240.00']],
  [
    'working days that begin on a Saturday',
    '2026-12-05',
    '2026-12-07',
    free(0, { unit: 'WD', start: 'DISCHARGE_DAY' }),
    [1, 1, '120.00'],
  ],
  // Christmas is a Friday; holidays are not known.
  ['working days over a holiday', '2026-12-24', '2026-12-28', free(0, { unit: 'WD' }), [2, 2, '240.00']],
  ['the last day of the first tier', '2026-12-01', '2026-12-13', free(7), [12, 5, '600.00']],
  ['the first day of the second tier', '2026-12-01', '2026-12-14', free(7), [13, 6, '780.00']],
  [
    'past the last tier that was agreed',
    '2026-12-01',
    '2026-12-31',
    free(7, { tiers: STEPS.slice(0, 1) }),
    [30, 23, '600.00'],
  ],
  ['over the turn of the year', '2026-12-30', '2027-01-02', free(0), [3, 3, '360.00']],
])('%s', (_, from, to, terms, wanted) => {
  const { used, over, cost } = clockOf(from, to, terms)
  expect([used, over, cost.toFixed(2)]).toEqual(wanted)
})

test('a day is that of the port, not of the reader', () => {
  // Late in the evening of 1 December in Los Angeles, the next day in Shanghai; at the change of summer time.
  expect(portDay('2026-12-02T06:30:00.000Z', 'America/Los_Angeles')).toBe('2026-12-01')
  expect(portDay('2026-12-02T06:30:00.000Z', 'Asia/Shanghai')).toBe('2026-12-02')
  expect(portDay('2027-03-28T22:30:00.000Z', 'Europe/Berlin')).toBe('2027-03-29')
})
