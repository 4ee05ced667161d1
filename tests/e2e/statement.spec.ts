import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { awardFirst, sendTransfer } from './settle.ts'
import { advance, HOUR_MS, party, robotsOff, signIn } from './steps.ts'

const DAY_MS = 24 * HOUR_MS
const TITLE = 'SHA-LAX 月结 2×40HQ'

test(
  'a shipment on monthly terms is loaded and stated; the buyer disputes one line, pays the rest, and both settle the line',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(400_000)
    const [buyer, seller] = [await party(browser), await party(browser, 'en-US')]
    await signIn(buyer.page, 'trader')
    await signIn(seller.page, 'forwarder')
    await robotsOff(buyer.page)

    await test.step('an award on monthly terms is confirmed with a limit of credit', async () => {
      const tenderId = await publish(buyer.page, { cargo: '月结家具', title: TITLE, term: /^月结 30 天$/ })
      await quote(seller.page, tenderId, { OFR: '1880', DOC: '450' })
      await advance(buyer.page, 25 * HOUR_MS)
      await buyer.page.reload()
      await awardFirst(buyer.page)
      await seller.page.goto('/business/myBid?tab=won')
      await seller.page
        .getByRole('button', { name: /^Confirm/ })
        .first()
        .click()
      const dialog = seller.page.getByRole('dialog')
      await dialog.getByLabel(/^Credit limit/).fill('20000')
      await dialog
        .getByRole('button', { name: /^Confirm/ })
        .last()
        .click()
      await expect(dialog).toHaveCount(0)
    })

    await test.step('it is started and loaded', async () => {
      await seller.page.goto('/business/payment?tab=paid')
      await seller.page.getByRole('row', { name: TITLE }).getByRole('link').first().click()
      await seller.page.getByRole('button', { name: 'Start order' }).click()
      await seller.page
        .getByRole('button', { name: /^Report/ })
        .first()
        .click()
      const form = seller.page.getByRole('form', { name: /milestone/i })
      await choose(form.getByLabel(/^Milestone/), /^Loaded on board$/)
      await form.getByRole('button', { name: /^Report/ }).click()
      await expect(seller.page.getByText('Loaded on board').first()).toBeVisible()
    })

    await test.step('the seller sends the statement of the month', async () => {
      await advance(buyer.page, untilNextMonth())
      await signedInAgain(seller.page, 'forwarder')
      await seller.page.goto('/business/payment?tab=statements')
      await seller.page
        .locator('main tbody tr')
        .filter({ hasText: 'Draft' })
        .filter({ hasText: 'Lanyu' })
        .getByRole('link')
        .first()
        .click()
      await seller.page.getByRole('button', { name: 'Send statement' }).click()
      await seller.page.getByRole('dialog').getByRole('button', { name: 'Send statement' }).click()
      await expect(seller.page.getByText('To be checked').first()).toBeVisible()
    })
    await test.step('the buyer disputes one line, confirms the rest and pays it', async () => {
      await signedInAgain(buyer.page, 'trader')
      await buyer.page.goto('/business/payment?tab=statements')
      const row = buyer.page.locator('main tbody tr').filter({ hasText: '宁波望潮' }).first()
      await row.getByRole('link', { name: '核对' }).click()
      await buyer.page.getByRole('button', { name: /^更多.*文件费/ }).click()
      await buyer.page.getByRole('menuitem', { name: '提出异议' }).click()
      const dialog = buyer.page.getByRole('dialog')
      await choose(dialog.getByLabel(/^原因/), '金额有误')
      await dialog.getByLabel(/^应付金额/).fill('400')
      await dialog.getByLabel(/^说明/).fill('文件费约定为 400 元')
      await dialog.getByRole('button', { name: '提出异议' }).click()
      await expect(dialog).toHaveCount(0)
      await buyer.page.getByRole('button', { name: '确认全部' }).click()
      await buyer.page.getByRole('dialog').getByRole('button', { name: '确认全部' }).click()
      await expect(buyer.page.getByText(/买方认为应为 CNY\s400\.00/)).toBeVisible()
      await buyer.page.locator('main tbody').getByRole('link', { name: /^DD/ }).first().click()
      await expect(buyer.page.getByText('其中有异议，暂不到期')).toBeVisible()
      await expect(buyer.page.getByText(/USD\s3,760\.00 应于 .* 前付清/)).toBeVisible()
    })

    await test.step('the seller agrees to the amount, which is then due', async () => {
      await seller.page.reload()
      await seller.page.getByRole('button', { name: 'Reply', exact: true }).click()
      const dialog = seller.page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Reply', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await buyer.page.reload()
      await sendTransfer(buyer.page)
      await expect(
        buyer.page
          .getByRole('term')
          .filter({ hasText: /^未付$/ })
          .locator('xpath=../dd'),
      ).toHaveText(/USD\s?0\.00/)
      await buyer.page.goto('/business/payment?tab=statements')
      const row = buyer.page.locator('main tbody tr').filter({ hasText: '宁波望潮' }).first()
      await expect(row).toContainText('已付清')
    })
    expect([...buyer.ears.complaints, ...seller.ears.complaints]).toEqual([])
  },
)

/** Milliseconds from now until the second day of the next month, with a day to spare. */
function untilNextMonth(): number {
  const now = new Date(Date.now() + 25 * HOUR_MS)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2) - now.getTime() + DAY_MS
}
/** A session may have ended meanwhile. */
async function signedInAgain(page: Page, account: string): Promise<void> {
  await page.goto('/business/payment')
  if (page.url().includes('/login')) await signIn(page, account)
}
