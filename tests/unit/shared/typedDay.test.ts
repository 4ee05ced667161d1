// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { typedDay } from '@/shared/typedDay.ts'

describe('a typed day', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    [' 2026/1/3 ', '2026-01-03'],
    ['2026.11.3', '2026-11-03'],
    ['20261123', '2026-11-23'],
    ['2026\u5e7411\u67083\u65e5', '2026-11-03'],
    ['2024-02-29', '2024-02-29'],
  ])('%s is %s', (text, day) => expect(typedDay(text, false)).toBe(day))
  test.each([
    '',
    '2026',
    '2026-11',
    '2026112',
    '2026-02-29',
    '2026-13-01',
    '0020-11-23',
    '23.11.2026',
    '2026-11-23 10:00',
  ])('%s is none', (text) => expect(typedDay(text, false)).toBeUndefined())
  test.each([
    ['2026-11-23 9:05', '2026-11-23T09:05'],
    ['2026-11-23T18:00', '2026-11-23T18:00'],
    ['20261123 23:59', '2026-11-23T23:59'],
  ])('%s is the moment %s', (text, moment) => expect(typedDay(text, true)).toBe(moment))
  test.each(['2026-11-23', '2026-11-23 24:00', '2026-11-23 10:60', '2026-11-31 10:00'])('%s is no moment', (text) =>
    expect(typedDay(text, true)).toBeUndefined(),
  )
})
