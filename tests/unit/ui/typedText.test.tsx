import { expect, test } from 'vitest'
import { typedLang } from '@/ui/TypedText.tsx'

test.each([
  ['上海→洛杉矶 2×40HQ', 'en-US', 'zh-CN'],
  ['Shanghai to LA, two 40HQ', 'zh-CN', 'en'],
  ['上海→洛杉矶 2×40HQ', 'zh-CN', undefined],
  ['Shanghai to LA, two 40HQ', 'en-US', undefined],
  ['2×40HQ FOB CNSHA', 'zh-CN', undefined],
  ['SPECIAL RATE TO LAX', 'zh-CN', 'en'],
  ['', 'en-US', undefined],
])('typed words “%s” on a page in %s are marked as %s', (text, locale, lang) => {
  expect(typedLang(text, locale)).toBe(lang)
})
