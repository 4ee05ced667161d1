import { expect } from '@playwright/test'
import { test } from './test.ts'
import { certify } from './certify.ts'
import { party, signIn } from './steps.ts'

test(
  'an enterprise without certification is led to it from where it is stopped, gets it, and goes on there',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const { page, ears } = await party(browser, 'en-US')
    await signIn(page, 'trader-new')
    await page.goto('/business/tenderIssue?step=review')
    await page.getByRole('link', { name: 'Get verified' }).click()
    await expect(page).toHaveURL(/\/subBaseInfo\?back=/)
    await certify(page, 1, 'licence blurred.pdf')
    await expect(page.getByText('Certification rejected')).toBeVisible()
    await expect(page.getByText(/unreadable|Unreadable/).first()).toBeVisible()

    await page.getByRole('button', { name: /^Remove licence blurred/ }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'licence.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 300 } }),
      })
    await expect(page.getByRole('link', { name: 'licence.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Submit for review' }).click()
    await expect(page.getByText('Verified', { exact: true }).first()).toBeVisible({ timeout: 20_000 })
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/business\/tenderIssue\?step=review/)
    await expect(page.getByRole('button', { name: 'Publish tender' })).not.toHaveAttribute('aria-disabled', 'true')
    expect(ears.complaints).toEqual([])
  },
)
