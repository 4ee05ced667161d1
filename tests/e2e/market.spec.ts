import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { bookBoxes, leftOf, listRate, reviewAll } from './market.ts'
import { chooseAction } from './rowActions.ts'
import { payByTransfer } from './settle.ts'
import { party, robotsOff, signIn } from './steps.ts'

/** Lists poll every 15 seconds. */
const HEARS = { timeout: 40_000 }

test('a forwarder lists ten boxes; a trader books three, pays, accepts; both review, and what is left is right throughout', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const [seller, buyer] = [await party(browser), await party(browser)]
  await signIn(seller.page, 'forwarder')
  await signIn(buyer.page, 'trader')
  await robotsOff(seller.page)
  const title = '上海→洛杉矶 十箱特价'
  const id = await listRate(seller.page, title, 10)
  expect(await leftOf(seller.page, id)).toBe(10)
  await seller.page.goto('/business/myMarket?part=received')
  await expect(seller.page.getByRole('table')).toBeVisible()

  await buyer.page.goto(`/business/market?kind=RATE&keyword=${encodeURIComponent(title)}`)
  await buyer.page.getByRole('link', { name: title }).click()
  const order = await bookBoxes(buyer.page, 3, '请配 3 个好箱')
  expect(await leftOf(buyer.page, id)).toBe(7)
  await buyer.page.goto(order)
  await expect(buyer.page.getByText(/^等待卖方确认订单/)).toBeVisible()
  await expect(buyer.page.getByText('3×40HQ').first()).toBeVisible()

  const row = seller.page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('请配 3 个好箱', HEARS)
  await row.getByRole('button', { name: '接受' }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: '接受' }).click()
  const toPay = buyer.page.getByRole('link', { name: '去付款' })
  await expect(toPay).toBeVisible(HEARS)
  await toPay.click()
  expect(await leftOf(buyer.page, id)).toBe(7)

  await payByTransfer(buyer.page)
  await seller.page.goto(`${order}&tab=shipment`)
  await seller.page.getByRole('button', { name: '开始执行' }).click()
  await seller.page.getByRole('button', { name: '上报节点' }).click()
  const report = seller.page.getByRole('form', { name: '上报节点' })
  await report.getByLabel(/^箱号/).fill('CSQU3054383 45G1 CT1')
  await report.getByRole('button', { name: '上报' }).click()
  await expect(seller.page.getByText('CSQU3054383').first()).toBeVisible()
  await seller.page.getByRole('button', { name: '确认送达' }).click()
  await seller.page.getByRole('dialog').getByRole('button', { name: '确认送达' }).click()
  await expect(seller.page.getByText(/^等待买方验收/)).toBeVisible()

  await buyer.page.goto(order)
  await buyer.page.getByRole('button', { name: '验收' }).click()
  await buyer.page.getByRole('dialog').getByRole('button', { name: '验收' }).click()
  await reviewAll(buyer.page)
  await seller.page.goto(order)
  await reviewAll(seller.page)
  await expect(seller.page.getByText('对方评价')).toBeVisible()
  await buyer.page.reload()
  await expect(buyer.page.getByText('对方评价')).toBeVisible()
  expect(await leftOf(buyer.page, id)).toBe(7)
  await buyer.page.getByRole('link', { name: /^HP\d{8}-\d{4}$/ }).click()
  await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const { ears } of [seller, buyer]) expect(ears.complaints).toEqual([])
})

test(
  'the last boxes are held for one; refused with a reason, they are free again',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const [seller, buyer, guest] = [await party(browser), await party(browser), await party(browser)]
    await signIn(seller.page, 'forwarder2')
    await signIn(buyer.page, 'trader2')
    await robotsOff(seller.page)
    const title = '上海→洛杉矶 最后五箱'
    const id = await listRate(seller.page, title, 5)
    await buyer.page.goto(`/business/marketDetail?id=${id}`)
    await bookBoxes(buyer.page, 5)
    expect(await leftOf(buyer.page, id)).toBe(0)
    await guest.page.goto(`/business/marketDetail?id=${id}`)
    await expect(guest.page.getByText('此挂牌已售罄。')).toBeVisible()

    await seller.page.goto('/business/myMarket?part=received')
    await chooseAction(seller.page.getByRole('row', { name: new RegExp(title) }), '拒绝')
    const dialog = seller.page.getByRole('dialog')
    await choose(dialog.getByRole('combobox'), '没有舱位或箱')
    await dialog.getByRole('textbox').fill('船公司收回舱位')
    await dialog.getByRole('button', { name: /拒绝/ }).click()
    await expect(dialog).toHaveCount(0)
    expect(await leftOf(seller.page, id)).toBe(5)

    await buyer.page.goto('/business/myMarket?part=made&tab=closed')
    await expect(buyer.page.getByRole('row', { name: new RegExp(title) })).toContainText('船公司收回舱位')
    await guest.page.reload()
    await expect(guest.page.getByText('此挂牌已售罄。')).toHaveCount(0)
    for (const { ears } of [seller, buyer, guest]) expect(ears.complaints).toEqual([])
  },
)
