import { expect, it } from 'vitest'
import { additionsUntil } from '@/contract/money/order/additions.ts'

it.each([
  // A Monday; three whole weeks.
  ['2026-11-23T10:00:00.000Z', '2026-12-14T10:00:00.000Z'],
  // A Friday evening in the market's zone.
  ['2026-11-27T12:00:00.000Z', '2026-12-18T12:00:00.000Z'],
  // Friday in UTC, Saturday in the market's zone: the first business day is Monday there.
  ['2026-11-27T20:00:00.000Z', '2026-12-17T20:00:00.000Z'],
  // A Sunday; over the turn of the year, whose holiday is not known.
  ['2026-12-20T10:00:00.000Z', '2027-01-08T10:00:00.000Z'],
])('after a delivery at %s additions can be proposed until %s', (delivered, until) => {
  expect(new Date(additionsUntil(Date.parse(delivered))).toISOString()).toBe(until)
})
