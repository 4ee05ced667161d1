import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { seeLetterPrinted } from './letter.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { askForInvoice, awardFirst, payByTransfer } from './settle.ts'
import { advance, HOUR_MS, party, robotsOff, signIn } from './steps.ts'

test.describe.configure({ mode: 'serial' })

/** These amounts as numbers of their own: ids and times are full of digits. */
const amounts = (values: readonly string[]) => new RegExp(`(?<![\\w.:-])(${values.join('|')})(\\.\\d+)?(?![\\w:-])`)

test('a trader publishes SHA-LAX 2x40HQ sealed, two forwarders quote, the best is awarded, confirmed, paid and invoiced; each sees every change', async ({
  browser,
}) => {
  const [trader, one, two] = [await party(browser), await party(browser, 'en-US'), await party(browser)]
  await signIn(trader.page, 'trader')
  await signIn(one.page, 'forwarder')
  await signIn(two.page, 'forwarder2')
  await robotsOff(trader.page)

  const tenderId = await publish(trader.page, { cargo: '户外折叠椅' })
  await expect(trader.page.getByText('已收到 0 家报价')).toBeVisible()

  await one.page.goto('/business/searchTender?pol=CNSHA&pod=USLAX&sort=newest')
  await expect(one.page.getByRole('link', { name: /Shanghai-Los Angeles 2×40HQ/ }).first()).toBeVisible()
  await quote(one.page, tenderId, { OFR: '1888', DOC: '451', OTHC: '1033' })
  const first = await quote(two.page, tenderId, { OFR: '1999', DOC: '448' })
  const revised = await quote(two.page, tenderId, { OFR: '1777', DOC: '448' })
  expect(revised).not.toBe(first)
  await expect(trader.page.getByText('已收到 2 家报价')).toBeVisible()

  const early = trader.ears.bodies.map((body) => body.text).join('\n')
  expect(early.match(amounts(['1888', '3776', '1999', '3998', '1777', '3554']))).toBeNull()
  expect(one.ears.bodies.map((body) => body.text).join('\n')).not.toMatch(amounts(['3554']))

  await advance(trader.page, 25 * HOUR_MS)
  await trader.page.reload()
  await expect(trader.page.getByText('CNY 451.00')).toBeVisible()
  await awardFirst(trader.page)
  await expect(trader.page.getByText(/^等待 .+ 确认$/)).toBeVisible()
  await seeLetterPrinted(trader.page)

  await one.page.goto('/business/myBid?tab=lost')
  await expect(one.page.getByRole('row', { name: new RegExp('2×40HQ') }).first()).toContainText('2 of 2')
  await two.page.goto('/business/myBid?tab=won')
  await two.page.getByRole('button', { name: '确认中标' }).first().click()
  await two.page.getByRole('dialog').getByRole('button', { name: /确认/ }).last().click()
  await expect(trader.page.getByText(/已确认/).first()).toBeVisible()

  await trader.page.getByRole('link', { name: '去付款' }).click()
  await payByTransfer(trader.page)
  await two.page.goto('/business/payment?tab=paid')
  await expect(two.page.getByRole('row', { name: /上海→洛杉矶 2×40HQ/ }).first()).toContainText('已付款')
  expect(await askForInvoice(trader.page, /上海→洛杉矶 2×40HQ/)).toMatch(/^\d{20}$/)
  for (const { ears } of [trader, one, two]) expect(ears.complaints).toEqual([])
})

test('the seller takes back a part of a charge over a failing network; the invoice gets its red part, and the balance goes back', async ({
  browser,
}) => {
  const [buyer, seller] = [await party(browser), await party(browser, 'en-US')]
  await signIn(buyer.page, 'trader')
  await signIn(seller.page, 'forwarder2')
  await seller.page.goto('/business/payment?tab=paid')
  await openOrder(seller.page, /Shanghai-Los Angeles 2×40HQ/)
  await seller.page.getByRole('button', { name: 'Start order' }).click()

  await test.step('what was typed stays while the network fails, and is sent once it is back', async () => {
    await seller.page.getByRole('link', { name: /^Charges/ }).click()
    await seller.page.getByRole('button', { name: 'Reduce a charge' }).click()
    const form = seller.page.getByRole('form', { name: 'Reduce a charge' })
    await choose(form.getByLabel(/^Charge/), /^DOC .*448\.00$/)
    await form.getByLabel(/^Amount/).fill('106')
    await form.getByLabel(/^Reason/).fill('Documents were late')
    await seller.page.route('**/order/creditNote', async (route) => route.abort())
    const send = form.getByRole('button', { name: 'Reduce', exact: true })
    await send.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByLabel(/^Amount/)).toHaveValue('106')
    await seller.page.unroute('**/order/creditNote')
    await send.click()
    await expect(seller.page.getByRole('table', { name: 'Reductions' })).toContainText('Documents were late')
  })

  await test.step('the buyer agrees to the red invoice of that part', async () => {
    await buyer.page.goto('/user/invoice?tab=requests')
    const row = buyer.page.locator('main tbody tr').filter({ hasText: '448.00' }).first()
    await row.getByRole('link', { name: '查看' }).click()
    const table = buyer.page.getByRole('table', { name: '部分红冲' })
    await expect(table).toContainText('106.00')
    await table.getByRole('button', { name: '确认红冲' }).click()
    await expect(table).toContainText('已开具')
  })

  await test.step('what was paid for it is asked back, agreed to and there', async () => {
    await buyer.page.goto('/business/payment?tab=paid')
    await openOrder(buyer.page, /上海→洛杉矶 2×40HQ/)
    await buyer.page.getByRole('link', { name: /^付款与发票/ }).click()
    await buyer.page.getByRole('button', { name: '申请退回余额' }).click()
    const dialog = buyer.page.getByRole('dialog')
    await choose(dialog.getByLabel(/^原因/), /^费用减免$/)
    await dialog.getByRole('button', { name: '申请退回余额' }).click()
    await expect(buyer.page.getByRole('table', { name: '退款与余额' })).toContainText('待答复')
    await seller.page.getByRole('link', { name: /^Payment and invoices/ }).click()
    await seller.page.reload()
    await seller.page.getByRole('button', { name: 'Approve refund' }).click()
    await expect(seller.page.getByRole('table', { name: 'Refunds and balance' })).toContainText('106.00')
    await expect(async () => {
      await buyer.page.reload()
      await expect(buyer.page.getByRole('table', { name: '退款与余额' })).toContainText('已退款', { timeout: 3000 })
    }).toPass()
  })
  expect(buyer.ears.complaints).toEqual([])
  expect(seller.ears.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([])
})

test(
  'a consolidation enterprise quotes on a loose-cargo tender that a forwarder published',
  { tag: '@whole' },
  async ({ browser }) => {
    const [buyer, fleet] = [await party(browser), await party(browser)]
    await signIn(buyer.page, 'forwarder')
    await signIn(fleet.page, 'consolidator')
    await robotsOff(buyer.page)
    const tenderId = await publish(buyer.page, { cargo: '拼箱家居用品', isLoose: true })
    await expect(buyer.page.getByText('已收到 0 家报价')).toBeVisible()
    await quote(fleet.page, tenderId, { OFR: '42.5', CFSO: '60', DOC: '380' }, '18')
    await expect(buyer.page.getByText('已收到 1 家报价')).toBeVisible()
    await fleet.page.goto('/business/searchTender?mode=FCL')
    await expect(fleet.page.getByRole('link', { name: '报价', exact: true })).toHaveCount(0)
    for (const { ears } of [buyer, fleet]) expect(ears.complaints).toEqual([])
  },
)

/** Opens the first order with this title from a list. */
async function openOrder(page: import('@playwright/test').Page, title: RegExp): Promise<void> {
  const row = page.getByRole('row', { name: title }).first()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/orderId=/)
}
