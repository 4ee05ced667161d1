import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './choose.ts'

/** Unit price by charge code; the other required charges are marked as included. */
export interface Prices {
  [code: string]: string
}

/** The button that sends a quote. */
export function quoteButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(提交报价|修改报价|Submit bid|Submit the quote|Revise bid|Revise)/ })
}

/** Labels of the prices that can be typed now. */
export const priceLabels = async (page: Page): Promise<string[]> =>
  page
    .getByLabel(/(单价|unit price)$/i)
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))

/** The code of the charge that a label begins with. */
export const codeIn = (label: string): string => /^([A-Z]+)/.exec(label)?.[1] ?? ''

/** Fills in the quote form of a tender without sending it. */
export async function writeQuote(page: Page, tenderId: string, prices: Prices, transitDays = '16'): Promise<void> {
  await page.goto(`/business/quote?tenderId=${tenderId}`)
  await expect(page.getByLabel(/^(航程|Transit)/).first()).toBeVisible()
  await page
    .getByLabel(/^(航程|Transit)/)
    .first()
    .fill(transitDays)
  // A price that is included leaves its field to the charge that it is part of.
  for (const label of await priceLabels(page)) {
    const code = codeIn(label)
    const price = prices[code]
    if (price !== undefined) await page.getByLabel(label, { exact: true }).first().fill(price)
    else
      await choose(page.getByLabel(new RegExp(`^${code}\\b.*(状态|state|status)$`, 'i')).first(), /^(已包含|Included)$/)
  }
}

/** Fills in and sends the quote form of a tender; returns the receipt number. */
export async function quote(page: Page, tenderId: string, prices: Prices, transitDays = '16'): Promise<string> {
  await writeQuote(page, tenderId, prices, transitDays)
  const receipt = page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()
  // A revision still shows the receipt of the previous version until its response arrives.
  const before = (await receipt.isVisible()) ? ((await receipt.textContent())?.trim() ?? '') : ''
  await quoteButton(page).click()
  await expect(receipt).toBeVisible()
  if (before !== '') await expect(receipt).not.toHaveText(before)
  return (await receipt.textContent())?.trim() ?? ''
}
