// @vitest-environment node
import { expect, test } from 'vitest'
import { dayIn, PORT_CODE, wholeWithin } from '@/routes/addressForms.ts'
import { oddIn } from '@/routes/addressValues.ts'

const RULES = { tab: ['a', 'b'], pol: PORT_CODE, weeks: wholeWithin(1, 6), from: dayIn }

test.each([
  ['tab=a&pol=CNSHA&weeks=6&from=2026-11-22', {}],
  ['tab=&other=1', {}],
  ['tab=c', { tab: null }],
  ['pol=Shanghai&from=2026-13-40', { pol: null, from: null }],
  ['weeks=99', { weeks: '6' }],
  ['weeks=-3', { weeks: '1' }],
  ['weeks=06', { weeks: '6' }],
  ['weeks=two', { weeks: null }],
])('of %s this cannot be used as it stands: %o', (address, odd) =>
  expect(oddIn(new URLSearchParams(address), RULES)).toEqual(odd),
)

test('two lists of a page keep their parts apart by a prefix', () =>
  expect(oddIn(new URLSearchParams('tab=c&b_tab=d'), RULES, 'b_')).toEqual({ tab: null }))
