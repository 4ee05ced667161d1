import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { awardFirst, sendTransfer } from './settle.ts'
import { advance, HOUR_MS, party, RECEIPT, robotsOff, signIn } from './steps.ts'

/** A term of payment: when its buyer pays what is due on the order's page. */
interface Walk {
  term: RegExp
  title: string
  /** It needs a credit line, which is granted by confirming. */
  isOnCredit: boolean
  depositPct?: string
  paysBefore: boolean
  paysLoaded: boolean
}
const WALKS: readonly Walk[] = [
  { term: /^预付$/, title: 'SHA-LAX 预付', isOnCredit: false, paysBefore: true, paysLoaded: false },
  {
    term: /^定金加尾款$/,
    title: 'SHA-LAX 定金',
    depositPct: '30',
    isOnCredit: false,
    paysBefore: true,
    paysLoaded: true,
  },
  { term: /^见提单付款$/, title: 'SHA-LAX 见单', isOnCredit: true, paysBefore: false, paysLoaded: true },
  { term: /^月结 60 天$/, title: 'SHA-LAX 月结', isOnCredit: true, paysBefore: false, paysLoaded: true },
]

test.describe.configure({ mode: 'serial' })
for (const { term, title, isOnCredit, paysBefore, paysLoaded, ...rest } of WALKS)
  test(
    `${title}: both parties bring the order to its settlement on its page`,
    { tag: '@whole' },
    async ({ browser }) => {
      test.setTimeout(400_000)
      const [buyer, seller] = [await party(browser), await party(browser, 'en-US')]
      await signIn(buyer.page, 'trader')
      await signIn(seller.page, 'forwarder')
      await robotsOff(buyer.page)
      const tenderId = await publish(buyer.page, { cargo: '户外家具', title, term, ...rest })
      await quote(seller.page, tenderId, { OFR: '1880', DOC: '450' })
      await advance(buyer.page, 25 * HOUR_MS)
      await buyer.page.reload()
      await awardFirst(buyer.page)
      await confirmAward(seller.page, title, isOnCredit)
      await buyer.page
        .getByRole('link', { name: /^(去付款|查看订单)$/ })
        .first()
        .click()
      await expect(buyer.page).toHaveURL(/orderId=/)
      const { search } = new URL(buyer.page.url())
      const order = `/business/payment?orderId=${new URLSearchParams(search).get('orderId') ?? ''}`
      await buyer.page.goto(order)
      await seller.page.goto(order)
      const step = (page: Page) => page.getByRole('region', { name: /^(下一步|Next step)/ })

      if (paysBefore) await pay(buyer.page, `${title}-1`)
      await seller.page.getByRole('button', { name: 'Start order' }).click()
      await report(seller.page, /^Loaded on board$/)
      if (paysLoaded) await buyer.page.reload()
      if (paysLoaded) await pay(buyer.page, `${title}-2`)
      await seller.page.reload()
      await seller.page.getByRole('button', { name: 'Confirm delivery' }).click()
      await seller.page.getByRole('dialog').getByRole('button', { name: 'Confirm delivery' }).click()
      await buyer.page.reload()
      await buyer.page.getByRole('button', { name: '验收' }).click()
      await buyer.page.getByRole('dialog').getByRole('button', { name: '验收' }).click()
      await expect(step(buyer.page)).toContainText('评价')
      await expect(buyer.page.getByText('已结算').first()).toBeVisible()
      await seller.page.reload()
      await expect(seller.page.getByText('Settled').first()).toBeVisible()
      expect([...buyer.ears.complaints, ...seller.ears.complaints]).toEqual([])
    },
  )

/** The winner confirms its award of this title, with a limit of credit where the term needs one. */
async function confirmAward(page: Page, title: string, isOnCredit: boolean): Promise<void> {
  await page.goto('/business/myBid?tab=won')
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Confirm/ })
    .click()
  const dialog = page.getByRole('dialog')
  const limit = dialog.getByLabel(/^Credit limit/)
  if (isOnCredit && (await limit.isVisible())) await limit.fill('60000')
  await dialog
    .getByRole('button', { name: /^Confirm/ })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
}

/** Pays all that is due by the button of the next step; a proof is valid once. */
async function pay(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: /^(去付款|付款与发票.*)$/ })
    .first()
    .click()
  await sendTransfer(page, {
    ...RECEIPT,
    name: `${name}.pdf`,
    buffer: Buffer.concat([RECEIPT.buffer, Buffer.from(name)]),
  })
  await expect(page.getByText(/等待卖方|运输中/).first()).toBeVisible()
}

async function report(page: Page, milestone: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Report milestone' }).click()
  const form = page.getByRole('form', { name: /milestone/i })
  await choose(form.getByLabel(/^Milestone/), milestone)
  await form.getByRole('button', { name: /^Report/ }).click()
  await expect(page.getByText(milestone).first()).toBeVisible()
}
