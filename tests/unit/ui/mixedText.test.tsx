import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MixedText } from '@/ui/MixedText.tsx'
import { inLanguage } from './inLanguage.tsx'

test.each([
  ['en-US', 'Quoting on 上海到洛杉矶 两个高柜 (T1) ends within 24 hours.', ['上海到洛杉矶 两个高柜']],
  ['en-US', '林知远 accepted “春季 2 折券”.', ['林知远', '春季 2 折券']],
  ['en-US', 'Quoting has closed', []],
  ['zh-CN', '您在 Shanghai to LA（T1）中标，请在 24 小时内确认。', []],
] as const)('in %s “%s” is marked where typed words stand', async (locale, text, marked) => {
  const { container } = render(await inLanguage(locale, <MixedText>{text}</MixedText>))
  expect([...container.querySelectorAll('[lang="zh-CN"]')].map((one) => one.textContent)).toEqual(marked)
  expect(container.textContent).toBe(text)
})
