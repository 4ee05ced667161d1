// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { couponCalendar } from '@/features/coupon/mine/calendar.ts'
import { fairPoints } from '@/features/coupon/mine/fair.ts'

const REMINDER = {
  uid: 'k1@market.test',
  summary: 'Coupon expires: 100 off; Shanghai, Los Angeles',
  description: 'Code TRAD-E222-6GZG\nissued by A\\B',
  url: 'https://market.test/coupon/myCoupon?id=k1',
  end: '2026-12-19T16:00:00.000Z',
  now: '2026-11-21T08:30:15.123Z',
  days: [3, 1],
}

describe('the reminder of the end of a coupon', () => {
  test('is an event of its last hour with an alarm for each number of days before', () => {
    const lines = couponCalendar(REMINDER).split('\r\n')
    expect(lines).toContain('DTSTAMP:20261121T083015Z')
    expect(lines).toContain('DTSTART:20261219T150000Z')
    expect(lines).toContain('DTEND:20261219T160000Z')
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P3D', 'TRIGGER:-P1D'])
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
  })

  test('keeps marks of the format out of the words', () => {
    const text = couponCalendar(REMINDER)
    expect(text).toContain('SUMMARY:Coupon expires: 100 off\\; Shanghai\\, Los Angeles\r\n')
    expect(text).toContain('DESCRIPTION:Code TRAD-E222-6GZG\\nissued by A\\\\B\r\n')
  })

  test('folds long lines by bytes and never inside a character', () => {
    const summary = '优惠券到期：欧洲基本港立减八十美元'.repeat(6)
    const text = couponCalendar({ ...REMINDER, summary })
    const sizes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`)
    expect(text).not.toContain('\uFFFD')
  })
})

describe('what a coupon is worth to its holder', () => {
  test.each([
    [{ mostPoints: 7000, fits: 1, openOrders: 4 }, 1750],
    [{ mostPoints: 1001, fits: 2, openOrders: 3 }, 667],
    [{ mostPoints: 1000, fits: 0, openOrders: 2 }, 0],
    [{ mostPoints: 1000, fits: 0, openOrders: 0 }, undefined],
  ])('%j is %s points', (coupon, points) => expect(fairPoints(coupon)).toBe(points))
})
