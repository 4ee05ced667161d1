import { expect, type Page } from '@playwright/test'
import { choose } from './choose.ts'
import { RECEIPT } from './steps.ts'

/** The next step of an order once it is paid. */
const PAID = /等待卖方开始执行|Waiting for the seller to start/

/** On the comparison page: awards the bid in the first column with a reason. */
export async function awardFirst(page: Page): Promise<void> {
  // With the marketplace in the browser, it is loaded from disk first.
  await expect(page.getByRole('table', { name: /报价对比|Comparison/ })).toBeVisible({ timeout: 60_000 })
  await page
    .getByRole('button', { name: /^(定标|Award)$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await choose(dialog.getByLabel(/定标理由|Reason/), /^(价格|Price)$/)
  await dialog.getByLabel(/说明|Note/).fill('best all-in')
  await dialog.getByRole('button', { name: /^(确认定标|Award)$/ }).click()
  await expect(page.getByRole('heading', { name: /定标记录|Award record/ })).toBeVisible()
}

/** Pays an order by transfer with a proof, which is valid for one payment only, and waits for the confirmation. */
export async function payByTransfer(page: Page, receipt = RECEIPT): Promise<void> {
  await sendTransfer(page, receipt)
  await expect(page.getByText(PAID)).toBeVisible()
}

/** Sends what is due by transfer, with its proof. */
export async function sendTransfer(page: Page, receipt = RECEIPT): Promise<void> {
  await page.getByRole('radio', { name: /对公转账|Bank transfer/ }).check()
  await page.getByRole('button', { name: /^(去付款|Pay)$/ }).click()
  await expect(page.getByText(/汇款识别码|Remittance code/)).toBeVisible()
  await page.getByLabel(/付款银行|Paying bank/).fill('示例银行')
  await page.getByLabel(/付款账号|Paying account/).fill('3105 0161 3640 0000 1234')
  await page.locator('input[type=file]').setInputFiles(receipt)
  // Shown as a link once it is uploaded.
  await expect(page.getByRole('link', { name: receipt.name })).toBeVisible()
  await page.getByRole('button', { name: /^(提交凭证|Submit proof)$/ }).click()
}

/** Pays by a wallet's QR code; the demo simulates the scan. */
export async function payByQr(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /支付宝|Alipay/ }).check()
  await page.getByRole('button', { name: /^(去付款|Pay)$/ }).click()
  await expect(page.getByRole('img', { name: /二维码|QR/ }).first()).toBeVisible()
  await expect(page.getByText(PAID)).toBeVisible({ timeout: 30_000 })
}

/** On a paid order: requests an invoice for a tax group, waits until it is issued and returns its number. */
export async function askForInvoice(page: Page, order: RegExp, group = /应税服务|Taxed services/): Promise<string> {
  await page.getByRole('link', { name: /^(申请发票|Request invoice)$/ }).click()
  const row = page.getByRole('row', { name: order }).filter({ hasText: group })
  await row.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /^(申请开票|Request invoice)$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^(提交申请|Submit request)$/ }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: /^(开票记录|Requests)$/ }).click()
  // A reversal to agree to stands above the newest request.
  await page
    .locator('main tbody tr')
    .getByRole('link', { name: /^(查看|Open)$/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /PDF/ })).toBeVisible({ timeout: 30_000 })
  return (
    (await page
      .getByText(/^\d{20}$/)
      .first()
      .textContent()) ?? ''
  )
}
