import { expect, test } from 'vitest'
import { sortsFor, viewsFor } from '@/features/trade/comparison/views.ts'

test.each([
  ['FCL', ['allIn', 'perBox', 'perTeu', 'landed'], true],
  ['RAIL', ['allIn', 'perBox', 'perTeu', 'landed'], true],
  ['LCL', ['allIn'], true],
  ['AIR', ['allIn'], false],
  ['TRUCK', ['allIn', 'perBox', 'perTeu'], false],
] as const)('bids by %s are compared by what the mode has', (mode, views, hasFreeDays) => {
  expect(viewsFor(mode)).toEqual(views)
  expect(sortsFor(mode).includes('freeDays')).toBe(hasFreeDays)
  expect(sortsFor(mode)).toEqual(expect.arrayContaining(['score', 'price', 'transit', 'co2', 'submitted']))
})
