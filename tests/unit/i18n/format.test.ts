import { describe, expect, test } from 'vitest'
import { createFormats, timeLeft } from '@/i18n/format.ts'

const zh = createFormats('zh-CN')
const en = createFormats('en-US')
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('times', () => {
  test('carry their zone, and a port has its own', () => {
    expect(plain(en.dateTime('2026-12-01T10:00:00Z', 'Asia/Shanghai'))).toBe('2026-12-01 18:00 GMT+8')
    expect(plain(zh.portTime('2026-12-01T10:00:00Z', 'America/Los_Angeles'))).toBe('2026-12-01 02:00 GMT-8')
    expect(en.date('2026-12-01T20:00:00Z', 'Asia/Shanghai')).toBe('2026-12-02')
    expect(en.day('2026-12-01')).toBe('2026-12-01')
  })

  test.each(['', 'nonsense', '2026-13-40'])('%j gives a dash', (text) => {
    expect([en.date(text), en.dateTime(text), en.day(text.slice(0, 3)), en.relative(text, 0)]).toEqual([
      '–',
      '–',
      '–',
      '–',
    ])
  })

  test('an unknown zone does not break the page', () => {
    expect(en.dateTime('2026-12-01T10:00:00Z', 'Mars/Base')).toMatch(/^2026-/)
  })

  test('relative to the server clock', () => {
    const now = Date.parse('2026-12-01T12:00:00Z')
    expect(en.relative('2026-12-01T09:00:00Z', now)).toBe('3 hours ago')
    expect(en.relative('2026-12-03T12:00:00Z', now)).toBe('in 2 days')
    expect(zh.relative('2026-12-01T12:05:00Z', now)).toBe('5分钟后')
  })

  test('countdown', () => {
    expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
    expect(en.countdown(3_661_000)).toBe('1:01:01')
    expect(plain(en.countdown(2 * 86_400_000 + 3_661_000))).toBe('2d 01:01:01')
    expect(plain(zh.countdown(86_400_000))).toBe('1天 00:00:00')
    expect(en.countdown(-5)).toBe('0:00:00')
  })
})

describe('amounts', () => {
  test.each([
    ['1234.50', 'USD 1,234.50'],
    ['-1234567', 'USD −1,234,567'],
    ['0.10', 'USD 0.10'],
    ['12345678901234567890.12', 'USD 12,345,678,901,234,567,890.12'],
    ['1e3', '–'],
    ['', '–'],
  ])('%j is %s', (amount, text) => {
    expect(plain(zh.money({ amount, currency: 'USD' }))).toBe(text)
  })

  test('numbers and shares', () => {
    expect(en.number('1234.5')).toBe('1,234.5')
    expect(en.number('x')).toBe('–')
    expect(en.percent(0.125)).toBe('12.5%')
    expect(plain(en.fileSize(1_500_000))).toBe('1.5 MB')
  })
})
