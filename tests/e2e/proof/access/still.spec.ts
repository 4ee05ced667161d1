import { expect } from '@playwright/test'
import { test } from '../../test.ts'
import { visitAll } from './visits.ts'

/**
 * What a field opens stands still at once. A list that still grows or a calendar that still fades lies under the pointer
 * between press and release, and takes a press meant for what is there: two walks lost one on a loaded machine.
 */
test('what a field of the kit opens stands still as soon as it is there', async ({ browser }) => {
  const seen = await visitAll(
    browser,
    'member',
    { locale: 'zh-CN' },
    async ({ page }) => {
      const field = page.getByRole('combobox', { name: '运输方式' })
      await field.click()
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    },
    (path) => path === '/business/tenderIssue',
  )
  expect(seen).toBe(1)
})
