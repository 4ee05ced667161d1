import { expect } from '@playwright/test'
import { test } from './test.ts'
import { press, typeInto } from './keys.ts'
import { signIn } from './steps.ts'

test('a trader finds an HS code by keyboard and tenders with it', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'trader')
  await page.goto('/tool/customs')
  const input = page.locator('main form[role="search"] input').first()
  await typeInto(page, input, '8471309000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=8471309000/)
  await press(page, page.locator('main a[href*="code=8471309000"]').first())
  await expect(page.getByRole('heading', { name: /8471309000/ }).first()).toBeVisible()
  await press(page, page.locator('main a[href*="tenderIssue"][href*="8471309000"]').first())
  await expect(page).toHaveURL(/tenderIssue\?hs=8471309000/)
  await expect(page.getByLabel(/HS ?编码/).first()).toHaveValue(/8471309000|8471\.?30/)
})

test('goods that are kept fill the cargo of a tender', { tag: '@whole' }, async ({ page }) => {
  await signIn(page, 'trader')
  await page.goto('/tool/customs?tab=goods')
  const name = (await page.locator('main tbody strong').first().innerText()).trim()
  await page.goto('/business/tenderIssue?step=cargo')
  await page.getByRole('button', { name: '选择商品' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: name }).first().click()
  await expect(page.getByLabel(/^中文品名/)).toHaveValue(name)
})
