import { render, screen } from '@testing-library/react'
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

test('a moment reads as one text, of which the day and the zone are pieces of their own', async () => {
  render(await inLanguage('zh-CN', <DateText value="2026-12-18T02:30:00Z" timeZone="America/Los_Angeles" />))
  expect(document.querySelector('time')?.textContent).toBe('2026-12-17 18:30\u00A0GMT-8')
  expect(screen.getByText('2026-12-17').tagName).toBe('SPAN')
  expect(screen.getByText('GMT-8').tagName).toBe('SPAN')
})

test('what is no date is a dash', async () => {
  render(await inLanguage('en-US', <DateText value="soon" />))
  expect(document.querySelector('time')?.textContent).toBe('–')
})
