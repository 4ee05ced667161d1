import { expect } from '@playwright/test'
import { test } from './test.ts'
import { publish } from './publish.ts'
import { bytesBehind, openFile } from './opened.ts'
import { askForInvoice, awardFirst, payByQr } from './settle.ts'
import { advance, HOUR_MS, listen, signIn } from './steps.ts'

test('one person and the robots walk the main job in one browser, over a reload in the middle', async ({ page }) => {
  const ears = listen(page)
  await signIn(page, 'trader')
  // A page that asks before it is left, and stays, is answered as before.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')))
  await advance(page, 1000)
  const tenderId = await publish(page, { cargo: '折叠自行车' })
  await expect(page.getByText(/报价密封中/)).toBeVisible()
  await advance(page, 60_000)
  await expect(page.getByText(/已收到 [2-4] 家报价/)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/已收到 [2-4] 家报价/)).toBeVisible()

  await advance(page, 25 * HOUR_MS)
  await page.reload()
  await awardFirst(page)
  await advance(page, 60_000)
  await page.reload()
  await expect(page.getByText(/已确认/).first()).toBeVisible()
  await page.getByRole('link', { name: '去付款' }).click()
  await payByQr(page)
  await askForInvoice(page, /上海→洛杉矶 2×40HQ/)
  // In a new tab: the worker requests the file from this page.
  const pdf = page.getByRole('link', { name: /PDF/ })
  expect(await openFile(page, pdf)).toEqual({ shown: 'application/pdf' })
  expect(await bytesBehind(page, pdf)).toMatch(/^%PDF-1/)
  expect(await openFile(page, page.getByRole('link', { name: /XML/ }))).toEqual({ saved: '<?xml ve' })
  await page.goto(`/business/foreignTradeDetial?id=${tenderId}`)
  await expect(page.getByText('已成交')).toBeVisible()
  expect(ears.complaints).toEqual([])
})
