import { expect, type Page } from '@playwright/test'
import { fillBooking } from './booking.ts'
import { choosePort } from './steps.ts'

/** The available quantity of a listing's first container type, as a guest sees it. */
export async function leftOf(page: Page, listingId: string): Promise<number> {
  const answer = await page.request.get(`/trading-api/trading/api/listing/detail?id=${listingId}`)
  const { data } = (await answer.json()) as { data: { available: { qty: number }[] } }
  return data.available[0]?.qty ?? 0
}

/** Lists a rate Shanghai to Los Angeles with `qty` 40HQ, waits until it is online, and returns its id. */
export async function listRate(page: Page, title: string, qty: number): Promise<string> {
  await page.goto('/business/myMarket?new=RATE')
  await page.getByLabel(/^标题/).fill(title)
  await choosePort(page, /^起运港/, 'CNSHA', 'CNSHA')
  await choosePort(page, /^目的港/, 'USLAX', 'USLAX')
  await page
    .getByLabel(/^可订箱量/)
    .first()
    .fill(String(qty))
  const prices = page.locator('input[name^="charges."][name$=".unitPrice"]')
  await expect(prices.first()).toBeVisible()
  const count = await prices.count()
  for (let index = 0; index < count; index += 1) await prices.nth(index).fill(index === 0 ? '1800' : '120')
  await page.getByRole('button', { name: '提交审核' }).click()
  const row = page.getByRole('row', { name: new RegExp(title) })
  // The reviewer approves it; the list polls.
  await expect(row).toContainText('在架', { timeout: 40_000 })
  const found = await page.request.get(
    `/trading-api/trading/api/listing/page?kind=RATE&keyword=${encodeURIComponent(title)}`,
  )
  const { data } = (await found.json()) as { data: { records: { id: string }[] } }
  return data.records[0]?.id ?? ''
}

/** On a listing's page: books `qty` 40HQ and returns the URL of the order. */
export async function bookBoxes(page: Page, qty: number, note = ''): Promise<string> {
  await page.getByRole('button', { name: '按此价订舱' }).click()
  const dialog = page.getByRole('dialog')
  await fillBooking(dialog, dialog.getByLabel(/40HQ，最多/), qty)
  if (note) await dialog.getByLabel(/给卖方的留言/).fill(note)
  await dialog.getByRole('button', { name: '提交订舱' }).click()
  const way = page.getByRole('link', { name: '查看订单' })
  await expect(way).toBeVisible()
  return (await way.getAttribute('href')) ?? ''
}

/** On the page of a settled order: gives five stars for every item. */
export async function reviewAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: '评价对方' }).click()
  const form = page.getByRole('form', { name: '评价对方' })
  await expect(form).toBeVisible()
  for (const point of ['价格真实', '准时', '沟通', '单证'])
    await form.getByRole('group', { name: point }).locator('label').last().click()
  await form.getByRole('button', { name: '提交评价' }).click()
  await expect(page.getByText('评价已提交').first()).toBeVisible()
}
