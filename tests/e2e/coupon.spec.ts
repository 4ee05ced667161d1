import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { codesOf, collect, fillBill, issueCash } from './coupon.ts'
import { bookBoxes, listRate } from './market.ts'
import { payByTransfer } from './settle.ts'
import { party, signIn } from './steps.ts'
import { chooseAction } from './rowActions.ts'

test(
  'a forwarder issues a coupon; a trader collects two, pays with one, has the other verified at the counter, and it is undone',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(420_000)
    const [seller, buyer] = [await party(browser), await party(browser)]
    await signIn(seller.page, 'forwarder')
    await signIn(buyer.page, 'trader2')
    const name = '冬季满千减百五'
    await issueCash(seller.page, name, '150')
    await collect(buyer.page, name)
    await collect(buyer.page, name)
    await codesOf(buyer.page, name, 2)

    // An order from the same seller: a listing that is booked and accepted.
    const title = '上海→洛杉矶 用券特价'
    const id = await listRate(seller.page, title, 6)
    await buyer.page.goto(`/business/marketDetail?id=${id}`)
    const order = await bookBoxes(buyer.page, 2)
    await seller.page.goto('/business/myMarket?part=received')
    const row = seller.page.getByRole('row', { name: new RegExp(title) })
    await row.getByRole('button', { name: '接受' }).click()
    await seller.page.getByRole('dialog').getByRole('button', { name: '接受' }).click()
    await expect(row.getByRole('button', { name: '接受' })).toHaveCount(0)

    await buyer.page.goto(`${order}&tab=payment`)
    const usable = buyer.page.getByRole('list', { name: '可用的优惠券' })
    await usable
      .getByRole('checkbox', { name: new RegExp(name) })
      .first()
      .check()
    await buyer.page.getByRole('button', { name: /^使用所选的 1 张/ }).click()
    await expect(buyer.page.getByRole('term').filter({ hasText: name })).toBeVisible()
    // Locked for this order, so it cannot be used elsewhere.
    await codesOf(buyer.page, name, 1)
    await codesOf(buyer.page, name, 1, 'locked')
    await buyer.page.goto(`${order}&tab=payment`)
    await payByTransfer(buyer.page)
    await buyer.page.getByRole('link', { name: '费用', exact: true }).click()
    await buyer.page.getByText('报价与账单对照').first().click()
    await expect(buyer.page.getByRole('table', { name: '报价与账单对照' })).toContainText(name)
    await codesOf(buyer.page, name, 1, 'used')

    const [code = ''] = await codesOf(buyer.page, name, 1)
    // The counter scans the code from the picture on the holder's screen.
    await buyer.page.getByRole('button', { name: `显示“${name}”的二维码` }).click()
    const picture = buyer.page.getByRole('dialog').locator('canvas, svg').first()
    await expect(picture).toBeVisible()
    const qr = await buyer.page.getByRole('dialog').screenshot()
    await seller.page.goto('/coupon/couponVerification')
    const input = seller.page.getByRole('textbox', { name: /^券码/ }).first()
    await fillBill(seller.page)
    const chooser = seller.page.waitForEvent('filechooser')
    await seller.page.getByRole('button', { name: '识别图片' }).click()
    await (await chooser).setFiles({ name: 'qr.png', mimeType: 'image/png', buffer: qr })
    await expect(seller.page.getByText('可核销').first()).toBeVisible()
    await seller.page.getByRole('button', { name: '确认核销' }).click()
    await expect(seller.page.getByText(/已核销，凭证号 HX/).first()).toBeVisible()
    await codesOf(buyer.page, name, 2, 'used')
    // A used code is rejected with its own message.
    await fillBill(seller.page)
    await input.fill(code)
    await input.press('Enter')
    await expect(seller.page.getByText(/该券已于 .* 使用/).first()).toBeVisible()

    await chooseAction(seller.page.locator('main tbody tr').first(), '撤销')
    const dialog = seller.page.getByRole('dialog')
    await choose(dialog.getByLabel(/^撤销原因/), '核错了券')
    await dialog.getByRole('button', { name: /^撤销/ }).click()
    await expect(seller.page.getByText(/^已撤销 HX/).first()).toBeVisible()
    expect(await codesOf(buyer.page, name, 1)).toEqual([code])
    for (const { ears } of [seller, buyer]) expect(ears.complaints).toEqual([])
  },
)
