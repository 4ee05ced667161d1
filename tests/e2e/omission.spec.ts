import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { publish } from './publish.ts'
import { quote, quoteButton, writeQuote } from './quote.ts'
import { awardFirst } from './settle.ts'
import { advance, HOUR_MS, party, robotsOff, signIn } from './steps.ts'

const TITLE = 'SHA-LAX 漏报 2×40HQ'

test(
  'a bid that leaves out a charge is compared with an estimate of it, and does not win by it',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(400_000)
    const [buyer, whole, short] = [await party(browser), await party(browser, 'en-US'), await party(browser)]
    await signIn(buyer.page, 'trader')
    await signIn(whole.page, 'forwarder')
    await signIn(short.page, 'forwarder2')
    await robotsOff(buyer.page)
    const tenderId = await publish(buyer.page, { cargo: '户外遮阳伞', title: TITLE })
    // USD 4,000 of freight and 500 at the port of discharge: 4,500.
    await quote(whole.page, tenderId, { OFR: '2000', DTHC: '250' })

    await test.step('a required charge cannot be left blank; left out it has to be said', async () => {
      // USD 4,100 is asked for, less than the other bid.
      await writeQuote(short.page, tenderId, { OFR: '2050', DTHC: '' })
      await quoteButton(short.page).click()
      const price = short.page.getByLabel(/^DTHC.*单价$/).first()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(short.page.getByText(/HZ\d{8}-[0-9A-Z]{6}/)).toHaveCount(0)
      await choose(short.page.getByLabel(/^DTHC.*状态$/).first(), '不含')
      await quoteButton(short.page).click()
      await expect(short.page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()).toBeVisible()
    })

    await advance(buyer.page, 25 * HOUR_MS)
    await buyer.page.reload()
    const matrix = buyer.page.getByRole('table', { name: /报价对比/ })

    await test.step('the comparison fills in the charge from the other bid, and ranks by the whole', async () => {
      await expect(matrix).toBeVisible()
      const allIn = matrix.getByRole('row', { name: /^全包价/ }).first()
      await expect(allIn).toContainText('4,500.00')
      // 4,100 asked for and 500 estimated.
      await expect(allIn).toContainText('4,600.00')
      await expect(allIn).toContainText('含估算 10.9%')
      await expect(allIn.getByRole('cell').first()).toContainText('4,500.00')
      const gaps = matrix
        .getByRole('row', { name: /^与最低价差/ })
        .first()
        .getByRole('cell')
      await expect(gaps.first()).toContainText('最低')
      await expect(gaps.last()).toContainText('100.00')
      await expect(matrix.getByRole('row', { name: /^DTHC/ }).first()).toContainText('估算')
    })

    await test.step('price is no reason to award it', async () => {
      await buyer.page
        .getByRole('button', { name: /^定标$/ })
        .last()
        .click()
      const dialog = buyer.page.getByRole('dialog')
      await expect(dialog.getByText(/定标价高于最低可比价 USD.100\.00/)).toBeVisible()
      await choose(dialog.getByLabel(/定标理由/), '价格')
      await dialog.getByLabel(/说明/).fill('报价合计更低一些')
      await dialog.getByRole('button', { name: '确认定标' }).click()
      await expect(dialog.getByText(/中标方不是最低可比价（第 2 名，高 USD.100\.00）/)).toBeVisible()
      await buyer.page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await awardFirst(buyer.page)
    await whole.page.goto('/business/myBid?tab=won')
    await whole.page
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click()
    await whole.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .last()
      .click()
    await expect(buyer.page.getByText(/已确认/).first()).toBeVisible()
    await short.page.goto('/business/myBid?tab=lost')
    await expect(short.page.getByRole('row', { name: new RegExp(TITLE) }).first()).toContainText(
      '第 2 名 / 共 2 家与中标价差距 2–5%',
    )
    for (const { ears } of [buyer, whole, short]) expect(ears.complaints).toEqual([])
  },
)
