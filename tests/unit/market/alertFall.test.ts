import { expect, it } from 'vitest'
import { fallText } from '@/features/market/alert/fallText.ts'
import type { TextOf } from '@/i18n/useText.ts'

const t = ((id: string, { pct }: { pct?: string } = {}) => (pct === undefined ? id : `${id} ${pct}`)) as TextOf

it.each([
  ['1800', '2000', 'alert.fall 10.0'],
  ['2100', '2000', 'alert.rise 5.0'],
  ['2000', '2000', 'alert.same'],
  ['2000.5', '2000', 'alert.same'],
  ['2000', undefined, undefined],
  [undefined, '2000', undefined],
])('a price of %s after %s is told as %s', (best, before, text) => {
  expect(fallText(t, { ...(best && { best }), ...(before && { before }) })).toBe(text)
})
