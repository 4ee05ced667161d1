import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateText } from '@/ui/DateText.tsx'
import { inLanguage } from './inLanguage.tsx'

test.each([
  [false, '2026-12-18'],
  [true, '2026-12-17'],
])('an end at the first second of 18 December in the market (isEnd %s) reads %s', async (isEnd, said) => {
  const end = '2026-12-18T00:00:00+08:00'
  render(
    await inLanguage(
      'en-US',
      <DateText value={end} precision="date" {...(isEnd ? { isEnd } : { timeZone: 'Asia/Shanghai' })} />,
    ),
  )
  expect(document.querySelector('time')?.textContent?.replaceAll('\u00A0', ' ')).toBe(said)
})
