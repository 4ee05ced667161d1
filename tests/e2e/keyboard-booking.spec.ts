import { expect } from '@playwright/test'
import { test } from './test.ts'
import { bookableRates, dayIn } from './booking.ts'
import { press, tabTo, typeDay, typeInto } from './keys.ts'
import { leftOf } from './market.ts'
import { signIn } from './steps.ts'

test('one person finds a listing and books it by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  await signIn(page, 'trader2')
  const search = await page.request.get(`/trading-api/trading/api/listing/page?${bookableRates()}&size=1`)
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
  await typeInto(page, dialog.getByLabel(/^每个 .* 的货重/), '12000')
  const sailing = dialog.getByRole('combobox', { name: /^船期/ })
  if ((await sailing.count()) > 0) {
    await tabTo(page, sailing)
    await page.keyboard.press('End')
  }
  await typeDay(page, dialog.getByLabel(/^货好日期/), dayIn(0))
  await typeInto(page, dialog.getByLabel(/^品名/), '板式家具')
  await typeInto(page, dialog.getByRole('combobox', { name: /^HS 编码/ }), '94036099')
  await typeInto(page, dialog.getByRole('combobox', { name: /^贸易术语/ }), 'DDP')
  for (const [role, country] of [
    ['发货人', 'CN'],
    ['收货人', 'US'],
  ] as const) {
    const party = dialog.getByRole('group', { name: role, exact: true })
    await typeInto(page, party.getByLabel(/^名称/), `${role} Co.`)
    await typeInto(page, party.getByLabel(/^地址/), '1 Dock Road')
    await typeInto(page, party.getByLabel(/^联系人/), 'Ms Li')
    await typeInto(page, party.getByRole('combobox', { name: /^国家或地区/ }), country)
    await page.keyboard.press('Enter')
  }
  await press(page, dialog.getByRole('button', { name: '提交订舱' }))
  const way = page.getByRole('link', { name: '查看订单' })
  await expect(way).toBeVisible()
  expect(await leftOf(page, wanted.id)).toBe(before - 1)
  await press(page, way)
  await expect(page).toHaveURL(/payment\?orderId=/)
  await tabTo(page, page.getByRole('link', { name: wanted.no }))
})
