import { expect, test } from '@playwright/test'
import { press, tabTo, typeInto } from './keys.ts'
import { leftOf } from './market.ts'
import { signIn } from './steps.ts'

test('one person finds a listing and books it by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await signIn(page, 'trader2')
  const search = await page.request.get('/trading-api/trading/api/listing/page?kind=RATE&mode=FCL&size=1')
  const { data } = (await search.json()) as { data: { records: { id: string; no: string; title: string }[] } }
  const [wanted] = data.records
  if (!wanted) throw new Error('no rate is listed')
  const before = await leftOf(page, wanted.id)

  await page.goto('/business/market?kind=RATE')
  await typeInto(page, page.getByRole('searchbox', { name: '关键字' }), wanted.no)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${wanted.no}`))
  const link = page.getByRole('link', { name: wanted.title })
  await expect(link).toHaveCount(1)
  await press(page, link)
  await expect(page).toHaveURL(new RegExp(`marketDetail\\?id=${wanted.id}`))

  const order = page.getByRole('button', { name: '按此价订舱' })
  await press(page, order)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(order).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, dialog.getByRole('button', { name: '提交订舱' }))
  // The missing field has an error message and gets the focus.
  const qty = dialog.getByLabel(/，最多/).first()
  await expect(qty).toBeFocused()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  const way = page.getByRole('link', { name: '查看订单' })
  await expect(way).toBeVisible()
  expect(await leftOf(page, wanted.id)).toBe(before - 1)
  await press(page, way)
  await expect(page).toHaveURL(/payment\?orderId=/)
  await tabTo(page, page.getByRole('link', { name: wanted.no }))
})
