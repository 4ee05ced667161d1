import { expect, type Page } from '@playwright/test'
import { choose } from './choose.ts'

/** Creates a coupon of `value` yuan off an order of 1,000, good at the counter too, submits it, and waits until the reviewer has approved it. */
export async function issueCash(page: Page, name: string, value: string): Promise<void> {
  await page.goto('/coupon/couponManagement?edit=new')
  await page.getByLabel(/^券名称/).fill(name)
  await page.getByLabel(/^面值/).fill(value)
  await page.getByLabel(/^使用门槛/).fill('1000')
  await page.getByLabel(/^发放总量/).fill('20')
  await page.getByLabel(/^每人限领/).fill('2')
  await page.getByLabel(/^可在柜台抵扣/).check()
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(value)
  await page.getByRole('button', { name: '提交审核' }).click()
  // The reviewer approves it; the page polls.
  await expect(page.getByText('发放中').first()).toBeVisible({ timeout: 40_000 })
}

/** Collects one coupon of a batch in the collection centre. */
export async function collect(page: Page, name: string): Promise<void> {
  await page.goto(`/coupon/couponCollectionCenter?q=${encodeURIComponent(name)}`)
  const button = page.getByRole('button', { name: `领取“${name}”` })
  await button.click()
  await expect(page.getByText('领取成功').first()).toBeVisible()
}

const CODE = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/

/** Waits until a tab of the user's coupons lists `count` coupons of a name; returns their codes as displayed. */
export async function codesOf(page: Page, name: string, count: number, tab = 'usable'): Promise<string[]> {
  await page.goto(`/coupon/myCoupon?tab=${tab}`)
  const tickets = page.getByRole('article').filter({ hasText: name })
  const codes = async () => (await tickets.allTextContents()).flatMap((text) => CODE.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await codes()).length).toBe(count)
  return codes()
}

/** At the counter: enters a bill above any threshold, without which a coupon with one is not verified. */
export async function fillBill(page: Page): Promise<void> {
  await choose(page.getByLabel('账单', { exact: true }), '账单金额')
  await page.getByRole('textbox', { name: '账单金额' }).fill('900000')
}
