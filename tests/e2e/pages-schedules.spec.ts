import { expect } from '@playwright/test'
import { test } from './test.ts'
import { inspectAt as inspect, watchPolicy } from './inspect.ts'
import { party } from './steps.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const COMBINATIONS = [
  { locale: 'zh-CN', size: WIDE, theme: 'light' },
  { locale: 'zh-CN', size: PHONE, theme: 'dark' },
  { locale: 'en-US', size: WIDE, theme: 'dark' },
  { locale: 'en-US', size: PHONE, theme: 'light' },
] as const
const LANE = '/tool/shipDate?pol=USLAX&pod=CNSHA'

for (const { locale, size, theme } of COMBINATIONS)
  test(`${locale} ${size.width} ${theme}: every view of the schedules`, { tag: '@whole' }, async ({ browser }) => {
    test.setTimeout(240_000)
    const { page, ears, context } = await party(browser, locale, size)
    await watchPolicy(page)
    await context.addInitScript((value) => localStorage.setItem('cangtong_theme', value), theme)
    await page.goto(LANE)
    // The first link of a row leads to its sailing.
    const rows = page.getByRole('table', { name: /^(船期|Sailings)$/ }).locator('tbody tr')
    await expect(rows.first()).toBeVisible()
    const ids = await rows.evaluateAll((all) =>
      all.map((row) => new URL(row.querySelector('a')?.href ?? '', location.origin).searchParams.get('id') ?? ''),
    )
    expect(ids.slice(0, 4).filter((id) => id !== '')).toHaveLength(4)
    const from = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)
    await inspect(page, ears, '/tool/shipDate', locale)
    await inspect(page, ears, `${LANE}&from=${from}&compare=${encodeURIComponent(ids[0] ?? '')}`, locale)
    await inspect(page, ears, `${LANE}&id=${encodeURIComponent(ids[2] ?? '')}`, locale)
    await inspect(page, ears, `${LANE}&view=calendar`, locale)
    await inspect(page, ears, `${LANE}&view=chart`, locale)
    await inspect(page, ears, `${LANE}&view=compare&compare=${encodeURIComponent(ids.slice(0, 4).join(','))}`, locale)
    await inspect(page, ears, `${LANE}&carrier=ZIMU&transhipments=0`, locale)
    await inspect(page, ears, '/tool/shipDate?id=nothing', locale)
  })
