import { expect } from '@playwright/test'
import { test } from './test.ts'
import { press, tabTo, typeDay, typeInto } from './keys.ts'
import { advance, dayFromNow, HOUR_MS, PASSWORD } from './steps.ts'

test('the skip link leads past the header, and a new page takes the focus to its heading', async ({ page }) => {
  await page.goto('/business/searchTender')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到正文' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await page.reload()
  await press(page, page.locator('header').getByRole('link', { name: '发布招标' }))
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveTitle(/发布招标/)
})

test('one person logs in, publishes SHA-LAX 2x40HQ, awards, pays and is invoiced by keyboard alone', async ({
  page,
}) => {
  await page.goto('/login')
  await typeInto(page, page.getByRole('textbox', { name: '账号' }), 'trader')
  await typeInto(page, page.locator('input[type="password"]'), PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/login/)

  await press(page, page.locator('header').getByRole('link', { name: '发布招标' }))
  const next = page.getByRole('button', { name: '下一步' })
  await typeInto(page, page.getByLabel(/^中文品名/), '键盘折叠椅')
  await typeInto(page, page.getByLabel(/^件数/).first(), '400')
  await typeInto(page, page.getByLabel(/^毛重/).first(), '18000')
  await typeInto(page, page.getByLabel(/^体积/).first(), '120')
  await press(page, next)
  for (const [label, code] of [
    [/起运港/, 'CNSHA'],
    [/目的港/, 'USLAX'],
  ] as const) {
    await typeInto(page, page.getByRole('combobox', { name: label }).first(), code)
    await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  await typeInto(page, page.getByLabel(/^箱量/).first(), '2')
  await typeDay(page, page.getByLabel(/^货好日期/), dayFromNow(4))
  await typeDay(page, page.getByLabel(/^最早开航/), dayFromNow(7))
  await typeDay(page, page.getByLabel(/^最晚开航/), dayFromNow(14))
  await press(page, next)
  await press(page, next)
  await press(page, page.getByRole('button', { name: '24 小时后' }))
  await typeDay(page, page.getByLabel(/^报价有效期至/), dayFromNow(40))
  await press(page, next)
  await press(page, page.getByRole('button', { name: '发布招标', exact: true }))
  await expect(page).toHaveURL(/myTenderBid\?tenderId=/)
  await expect(page.getByText(/已收到 [2-4] 家报价/)).toBeVisible({ timeout: 30_000 })
  await advance(page, 25 * HOUR_MS)
  await page.reload()

  const award = page.getByRole('button', { name: '定标', exact: true }).first()
  await press(page, award)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    // The browser toolbar may be a tab stop; nothing behind the dialog may.
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('main') !== null && !document.activeElement?.closest('dialog'),
      ),
    ).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(award).toBeFocused()
  await page.keyboard.press('Enter')
  const reason = dialog.getByRole('combobox', { name: /^定标理由/ })
  await press(page, dialog.getByRole('button', { name: '确认定标' }))
  await expect(reason).toBeFocused()
  // A field that takes the focus stays closed; Escape closes its list, not the dialog.
  await expect(reason).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(reason).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(reason).toHaveAttribute('aria-expanded', 'false')
  await expect(dialog).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(reason.locator('..')).toHaveText('价格')
  await typeInto(page, dialog.getByLabel(/说明/), 'best all-in')
  await press(page, dialog.getByRole('button', { name: '确认定标' }))
  await expect(page.getByRole('heading', { name: /定标记录/ })).toBeVisible()
  await advance(page, 60_000)
  await page.reload()
  await press(page, page.getByRole('link', { name: '去付款' }))
  await tabTo(page, page.getByRole('radio').first())
  const wallet = page.getByRole('radio', { name: /支付宝/ })
  for (let turn = 0; turn < 4 && !(await wallet.isChecked()); turn += 1) await page.keyboard.press('ArrowDown')
  await expect(wallet).toBeChecked()
  await press(page, page.getByRole('button', { name: /^去付款$/ }))
  await expect(page.getByText('已付款，等待卖方开始执行。')).toBeVisible({ timeout: 30_000 })

  await press(page, page.getByRole('link', { name: '申请发票' }))
  const share = page.locator('main tbody tr').filter({ hasText: '应税服务' }).first().getByRole('checkbox')
  await tabTo(page, share)
  await page.keyboard.press('Space')
  await expect(share).toBeChecked()
  await press(page, page.getByRole('button', { name: '申请开票' }))
  await press(page, dialog.getByRole('button', { name: '提交申请' }))
  await expect(dialog).toHaveCount(0)
  await press(page, page.getByRole('link', { name: '开票记录' }))
  await press(page, page.locator('main tbody tr').getByRole('link', { name: '查看' }).first())
  const paper = page.getByRole('link', { name: /PDF/ })
  await expect(paper).toBeVisible({ timeout: 30_000 })
  await tabTo(page, paper)
})
