// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  chargeOf,
  clockDays,
  clockLines,
  daysBetween,
  MAX_DAYS,
  readSteps,
  totalLine,
  wholeSteps,
  writeSteps,
} from '@/features/tools/tariff/sums/freeTime.ts'

const TARIFF = '5-60~10-120~-200'
const days = (from: string, to: string, freeDays: number, steps = TARIFF, countFirst = true) =>
  clockDays({ from, to, countFirst, freeDays, steps: wholeSteps(readSteps(steps)) ?? [] }) ?? []

describe('demurrage and detention, computed by hand', () => {
  test('22: discharged on the 1st, out on the 20th, 7 days free', () => {
    // 20 days counted; 13 charged: 5 × 60 = 300, 5 × 120 = 600, 3 × 200 = 600: 1500
    const found = days('2026-03-01', '2026-03-20', 7)
    expect(chargeOf(found).toFixed(2)).toBe('1500.00')
    expect(clockLines('demurrage', found, 'USD').map(({ sum, figure }) => [sum, figure])).toEqual([
      ['20 − 7', '13'],
      ['5 × 60.00 + 5 × 120.00 + 3 × 200.00', '1,500.00'],
    ])
  })
  test('23: the same with the first day not counted is one day less of the dearest', () => {
    // 19 days; 12 charged: 300 + 600 + 2 × 200 = 1300
    const found = days('2026-03-01', '2026-03-20', 7, TARIFF, false)
    expect([found[0]?.day, found.length, chargeOf(found).toFixed(2)]).toEqual(['2026-03-02', 19, '1300.00'])
  })
  test('24: inside free time nothing is due, on the day after one day', () => {
    // 1st to 7th is 7 days; 1st to 8th is 8 days, 1 × 60
    expect(chargeOf(days('2026-03-01', '2026-03-07', 7)).toFixed()).toBe('0')
    expect(chargeOf(days('2026-03-01', '2026-03-08', 7)).toFixed()).toBe('60')
  })
  test('25: over the end of a leap February, two times and four boxes', () => {
    // 2028-02-27 to 2028-03-02: 27, 28, 29, 1, 2 = 5 days − 3 = 2 × 60 = 120; 03-02 to 03-09: 8 − 4 = 4 × 60 = 240; 360 × 4 = 1440
    const one = days('2028-02-27', '2028-03-02', 3)
    const two = days('2028-03-02', '2028-03-09', 4)
    expect(one.map(({ day }) => day)).toContain('2028-02-29')
    expect(totalLine([chargeOf(one), chargeOf(two)], 4, 'USD')).toMatchObject({
      sum: '(120.00 + 240.00) × 4',
      figure: '1,440.00',
    })
  })
  test('a day past a tariff that ends has no rate', () => {
    const found = days('2026-03-01', '2026-03-05', 1, '2-50')
    expect(found.map(({ rate }) => rate?.toFixed())).toEqual(['0', '50', '50', undefined, undefined])
  })
})

describe('days and steps', () => {
  test('one more day never costs less, and a free day more never more', () => {
    for (let last = 1; last < 28; last += 1) {
      const to = `2026-03-${String(last).padStart(2, '0')}`
      const next = `2026-03-${String(last + 1).padStart(2, '0')}`
      expect(chargeOf(days('2026-03-01', next, 5)).gte(chargeOf(days('2026-03-01', to, 5)))).toBe(true)
      expect(chargeOf(days('2026-03-01', to, 6)).lte(chargeOf(days('2026-03-01', to, 5)))).toBe(true)
    }
  })
  test.each([
    ['2026-03-01', '2026-03-01', true, 1],
    ['2026-03-01', '2026-03-01', false, 0],
    ['2026-03-02', '2026-03-01', true, undefined],
    ['', '2026-03-01', true, undefined],
    ['2026-13-01', '2026-13-02', true, undefined],
    ['2026-03-01', '2036-03-01', true, undefined],
  ])('from %s to %s, first day counted %s, are %s days', (from, to, countFirst, count) => {
    expect(daysBetween(from, to, countFirst)).toBe(count)
    expect(MAX_DAYS).toBe(730)
  })
  test('come back from the address as they were; a gap, a wrong order or a missing rate is refused', () => {
    expect(writeSteps(readSteps(TARIFF))).toBe(TARIFF)
    expect(wholeSteps(readSteps(TARIFF))?.map(({ from, to }) => [from, to])).toEqual([
      [1, 5],
      [6, 10],
      [11, undefined],
    ])
    for (const wrong of ['', '5-', '-60~10-120', '5-60~5-120', '5-60~4-120', '2.5-60', 'x-60', undefined])
      expect(wholeSteps(readSteps(wrong))).toBeUndefined()
  })
})
