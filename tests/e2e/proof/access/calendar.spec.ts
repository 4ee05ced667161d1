import { expect } from '@playwright/test'
import { test } from '../../test.ts'
import { visitAll } from './visits.ts'

/** Widths of phones, px. */
const WIDTHS = [360, 390]

/** A calendar with hours beside it is wider than a phone by itself: its first days of a week were beyond the edge. */
test('every day of a calendar with hours is on the screen of a phone', async ({ browser }) => {
  const seen = await visitAll(
    browser,
    'member',
    { locale: 'zh-CN' },
    async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(new URL('/business/tenderIssue?step=rules', page.url()).href)
        await page.getByRole('textbox', { name: /^报价截止/ }).click()
        const days = page.locator('td[title]:visible')
        await expect(days.first()).toBeVisible()
        const edges = await days.evaluateAll((all) =>
          all.map((day) => day.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        )
        expect(edges.length).toBeGreaterThanOrEqual(42)
        expect(Math.min(...edges.flat())).toBeGreaterThanOrEqual(0)
        expect(Math.max(...edges.flat())).toBeLessThanOrEqual(width)
      }
    },
    (path) => path === '/business/tenderIssue',
  )
  expect(seen).toBe(1)
})
