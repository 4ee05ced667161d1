import { describe, expect, test } from 'vitest'
import { createFormats, type Formats } from '@/i18n/format.ts'

const formats = { 'zh-CN': createFormats('zh-CN'), 'en-US': createFormats('en-US') }
const NOON = Date.parse('2026-12-01T12:00:00Z')

/** Name, call, and the Chinese and English result; one text if both are the same. */
const ROWS: readonly [string, (write: Formats) => string, string, string?][] = [
  ['a large amount', (f) => f.money({ amount: '1234567.50', currency: 'CNY' }), 'CNY 1,234,567.50'],
  ['an amount below nothing', (f) => f.money({ amount: '-0.05', currency: 'USD' }), 'USD −0.05'],
  ['no money', (f) => f.money({ amount: '0', currency: 'EUR' }), 'EUR 0'],
  ['a large number', (f) => f.number('1234567.891'), '1,234,567.891'],
  ['a number below nothing', (f) => f.number(-1234), '-1,234'],
  ['a share', (f) => f.percent(0.125), '12.5%'],
  ['the whole', (f) => f.percent(1), '100%'],
  ['a size in kB', (f) => f.fileSize(20_000), '20 kB'],
  ['a size in MB', (f) => f.fileSize(1_500_000), '1.5 MB'],
  ['a day over the turn of the year', (f) => f.date('2026-12-31T20:00:00Z', 'Asia/Shanghai'), '2027-01-01'],
  ['midnight', (f) => f.dateTime('2026-12-31T16:00:00Z', 'Asia/Shanghai'), '2027-01-01 00:00 GMT+8'],
  [
    'the hour that summer time skips',
    (f) => f.dateTime('2026-03-08T10:30:00Z', 'America/Los_Angeles'),
    '2026-03-08 03:30 GMT-7',
  ],
  ['a port in summer', (f) => f.portTime('2026-06-01T22:00:00Z', 'Europe/Berlin'), '2026-06-02 00:00 GMT+2'],
  [
    'half an hour beside the hour',
    (f) => f.portTime('2026-06-01T00:00:00Z', 'Asia/Kolkata'),
    '2026-06-01 05:30 GMT+5:30',
  ],
  ['a leap day', (f) => f.day('2028-02-29'), '2028-02-29'],
  ['hours ago', (f) => f.relative('2026-12-01T09:00:00Z', NOON), '3小时前', '3 hours ago'],
  ['in minutes', (f) => f.relative('2026-12-01T12:05:00Z', NOON), '5分钟后', 'in 5 minutes'],
  ['the day after tomorrow', (f) => f.relative('2026-12-03T12:00:00Z', NOON), '后天', 'in 2 days'],
  ['less than a minute', (f) => f.countdown(59_000), '0:00:59'],
  ['more than a day', (f) => f.countdown(90_061_000), '1天 01:01:01', '1d 01:01:01'],
]

describe.each(['zh-CN', 'en-US'] as const)('in %s', (locale) => {
  test.each(ROWS)('%s', (_, write, zh, en = zh) => {
    expect(write(formats[locale]).replaceAll('\u00A0', ' ')).toBe(locale === 'zh-CN' ? zh : en)
  })
})
