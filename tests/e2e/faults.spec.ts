import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { breakCall, callTo, countSent, FAULTS, hang, recovers } from './faults.ts'
import { publish, publishButton, write } from './publish.ts'
import { party, PASSWORD, signIn } from './steps.ts'

const ROWS = 'main tbody tr'
/** Rows of the publisher's list, without the table of lane costs below it. */
const OWN = 'main table:has(caption:text-is("我的招标")) tbody tr'
const NAME = /^中文品名/
const TITLE = /^招标标题/
/** A unique name for each tender without a run of digits: the reviewer rejects text that looks like a phone number. */
const unique = (word: string): string => `${word}${Array.from(Date.now().toString(36)).join('·')}`

/** Expects exactly one tender of the user with these words, whatever else is in the list. */
async function expectOneTender(page: Page, words: string): Promise<void> {
  await page.goto(`/business/myTenderBid?keyword=${encodeURIComponent(words)}`)
  await expect(page.locator(OWN)).toHaveCount(1)
  await expect(page.locator(OWN)).toContainText(words)
}

for (const [name, fault] of Object.entries(FAULTS))
  test(
    `${name}: search, detail, my tenders and payment say so in place and recover by retrying`,
    { tag: '@whole' },
    async ({ page }) => {
      await signIn(page, 'trader')
      let repair = await breakCall(page, 'tender/page', fault)
      await page.goto('/business/searchTender')
      await recovers(page, repair, ROWS)
      const detail = await page.locator('main tbody a[href*="Detial?id="]').first().getAttribute('href')

      repair = await breakCall(page, 'tender/detail', fault)
      await page.goto(detail ?? '')
      await recovers(page, repair, 'main aside')

      repair = await breakCall(page, 'tender/minePage', fault)
      await page.goto('/business/myTenderBid')
      await recovers(page, repair, OWN)

      repair = await breakCall(page, 'order/page', fault)
      await page.goto('/business/payment?tab=all')
      await recovers(page, repair, ROWS)
    },
  )

test(
  'answers that never come are given up after 10 s and can be asked for again',
  { tag: '@whole' },
  async ({ context, page }) => {
    await signIn(page, 'trader')
    const places = [
      ['tender/page', '/business/searchTender', ROWS],
      ['tender/minePage', '/business/myTenderBid', OWN],
      ['order/page', '/business/payment?tab=all', ROWS],
    ] as const
    // One after the other: a tab that gets the focus sends its requests again, which would delay the timeout.
    for (const [path, address, shown] of places) {
      const tab = await context.newPage()
      const repair = await breakCall(tab, path, hang)
      await tab.goto(address)
      await recovers(tab, repair, shown)
      await tab.close()
    }
  },
)

test('the network fails in the middle of publishing: nothing typed is lost, and publishing again makes one tender', async ({
  page,
}) => {
  const cargo = unique('断网')
  await signIn(page, 'trader')
  await write(page, { cargo, title: cargo })
  const sent = countSent(page, 'tender/submit')
  await page.route(callTo('tender/submit'), async (route) => route.abort('connectionreset'), { times: 1 })
  await publishButton(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.goto('/business/tenderIssue?step=cargo')
  await expect(page.getByLabel(NAME)).toHaveValue(cargo)
  await expect(page.getByLabel(TITLE)).toHaveValue(cargo)
  await page.goto('/business/tenderIssue?step=review')
  await publishButton(page).click()
  await expect(page).toHaveURL(/myTenderBid\?tenderId=/)
  expect(sent()).toBe(2)
  await expectOneTender(page, cargo)
})

test(
  'the answer to publishing is lost: sending it again makes no second tender',
  { tag: '@whole' },
  async ({ page }) => {
    const cargo = unique('丢包')
    await signIn(page, 'trader')
    await write(page, { cargo, title: cargo })
    await page.route(
      callTo('tender/submit'),
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await publishButton(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await publishButton(page).click()
    await expect(page).toHaveURL(/myTenderBid\?tenderId=/)
    await expectOneTender(page, cargo)
  },
)

test('a double click publishes, awards and pays once', async ({ page }) => {
  await signIn(page, 'trader')
  await write(page, { cargo: unique('双击') })
  const published = countSent(page, 'tender/submit')
  await publishButton(page).dblclick()
  await expect(page).toHaveURL(/myTenderBid\?tenderId=/)
  expect(published()).toBe(1)

  await page.goto('/business/myTenderBid?status=EVALUATING')
  await page.locator('main tbody a[href*="tenderId="]').first().click()
  await page
    .getByRole('button', { name: /^定标$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  // Whichever bid stands first: price would be a reason for the lowest only.
  await choose(dialog.getByLabel(/^定标理由/), '服务')
  await dialog.getByLabel(/说明/).fill('双击也只应定标一次，请核对')
  const awarded = countSent(page, 'tender/award')
  await dialog.getByRole('button', { name: '确认定标' }).dblclick()
  await expect(page.getByRole('heading', { name: /定标记录/ })).toBeVisible()
  expect(awarded()).toBe(1)

  await page.goto('/business/payment')
  // Orders whose payment is being checked are in the same list.
  const owed = page.locator('main tbody tr').filter({ hasText: '待付款' })
  await owed.first().locator('a[href*="orderId="]').first().click()
  // An order of two currencies needs a rate of today.
  const relock = page.getByRole('button', { name: '更新汇率' })
  const transfer = page.getByRole('radio', { name: /对公转账/ })
  await expect(transfer).toBeVisible()
  if (await relock.isVisible()) {
    await relock.click()
    await expect(relock).toBeHidden()
  }
  await transfer.check()
  const paid = countSent(page, 'payment/create')
  await page.getByRole('button', { name: /^去付款$/ }).dblclick()
  await expect(page.getByText(/汇款识别码/)).toBeVisible()
  expect(paid()).toBe(1)
})

test('the session ends in the middle of the form: after login the same form stands there with everything typed', async ({
  page,
}) => {
  const cargo = unique('会话')
  await signIn(page, 'trader')
  await write(page, { cargo })
  await page.route(
    callTo('tender/submit'),
    async (route) => route.fulfill({ json: { code: 4098, message: '登录已失效' } }),
    { times: 1 },
  )
  await publishButton(page).click()
  await expect(page).toHaveURL(/\/login\?reject=/)
  await page.getByRole('textbox', { name: /账号/ }).fill('trader')
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/business\/tenderIssue\?step=review$/)
  await expect(page.locator('main')).toContainText(cargo)
  await publishButton(page).click()
  await expect(page).toHaveURL(/myTenderBid\?tenderId=/)
})

test(
  'signing out in one tab signs the other out and leaves its page standing',
  { tag: '@whole' },
  async ({ browser }) => {
    const { context, page } = await party(browser)
    await signIn(page, 'forwarder')
    const other = await context.newPage()
    await other.goto('/business/myBid')
    await expect(other.locator(ROWS).first()).toBeVisible()
    await page.getByRole('button', { name: /^账号菜单/ }).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page.locator('header').getByRole('link', { name: '登录' })).toBeVisible()
    await expect(other.getByRole('heading', { name: '已退出登录' })).toBeVisible()
    // Long enough for a poll: nobody is redirected away from the page.
    await other.waitForTimeout(1500)
    await expect(other).toHaveURL(/\/business\/myBid$/)
    await expect(other.getByRole('heading', { name: '已退出登录' })).toBeVisible()
  },
)

test(
  'hostile text is shown as text wherever a tender is seen, and runs nowhere',
  { tag: '@whole' },
  async ({ page, browser }) => {
    const hostile = '<img src=x onerror="window.__xss=1">\u202Eabc\u202C😀</td><script>window.__xss=1</script>'
    await signIn(page, 'trader')
    const id = await publish(page, { cargo: hostile.slice(0, 90), title: hostile.slice(0, 90) })
    const bidder = await party(browser)
    await signIn(bidder.page, 'forwarder')
    const seen = '<img src=x onerror="window.__xss=1">'
    for (const [who, address] of [
      [page, '/business/myTenderBid'],
      [page, `/business/myTenderBid?tenderId=${id}`],
      [page, `/business/foreignTradeDetial?id=${id}`],
      [bidder.page, '/business/searchTender?sort=newest'],
      [bidder.page, `/business/quote?tenderId=${id}`],
    ] as const) {
      await who.goto(address)
      await expect(who.locator('main').getByText(seen).first()).toBeVisible()
      expect(await who.evaluate(() => '__xss' in window)).toBe(false)
      expect(await who.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  },
)

test(
  'ten thousand characters are refused at the field and nothing typed is lost',
  { tag: '@whole' },
  async ({ page }) => {
    await signIn(page, 'trader')
    await page.goto('/business/tenderIssue')
    await page.getByLabel(NAME).fill('长'.repeat(10_000))
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('最多 100 个字符').first()).toBeVisible()
    await expect(page.getByLabel(NAME)).toBeFocused()
    expect((await page.getByLabel(NAME).inputValue()).length).toBe(10_000)
  },
)
