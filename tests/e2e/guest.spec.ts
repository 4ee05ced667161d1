import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { certify } from './certify.ts'
import { fillSmsCode, freshMobile } from './member.ts'
import { publish } from './publish.ts'
import { quoteButton, writeQuote } from './quote.ts'
import { party, PASSWORD, robotsOff, signIn } from './steps.ts'

/** Publishes a tender to one guest alone; returns it with the guest's link. */
async function inviteOnly(buyer: Page, cargo: string): Promise<{ tenderId: string; link: string }> {
  const tenderId = await publish(buyer, { cargo, guest: '宁波新航货代' })
  const told = buyer.waitForResponse((answer) => answer.url().includes('/guest/list'))
  await buyer.goto(`/business/foreignTradeDetial?id=${tenderId}`)
  const { data } = (await (await told).json()) as { data: { guests: { code: string }[] } }
  return { tenderId, link: `/business/foreignTradeDetial?id=${tenderId}&invite=${data.guests[0]?.code ?? ''}` }
}

test(
  'a guest reads a tender by its link without an account, and is led to register',
  { tag: '@whole' },
  async ({ browser }) => {
    const [buyer, guest] = [await party(browser), await party(browser)]
    await signIn(buyer.page, 'trader')
    await robotsOff(buyer.page)
    const { tenderId, link } = await inviteOnly(buyer.page, '访客')
    const row = buyer.page.getByRole('row', { name: /宁波新航货代/ })
    await expect(row).toContainText('未打开')

    await guest.page.goto(link)
    await expect(guest.page.getByText('报价须在截止前完成认证')).toBeVisible()
    await expect(guest.page).toHaveURL(`/business/foreignTradeDetial?id=${tenderId}`)
    await buyer.page.reload()
    await expect(row).toContainText('已打开')
    await guest.page.getByRole('link', { name: '报价', exact: true }).click()
    await expect(guest.page.getByRole('heading', { level: 1, name: '注册并报价' })).toBeVisible()

    await row.getByRole('button', { name: /^撤回/ }).click()
    await buyer.page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click()
    await expect(row).toContainText('已撤回')
    await guest.page.goto(`/business/foreignTradeDetial?id=${tenderId}`)
    await expect(guest.page.getByText('该链接已被招标方撤回')).toBeVisible()
  },
)

test(
  'a guest registers on the way and leaves a quote, which is handed in when it is certified',
  { tag: '@whole' },
  async ({ browser }) => {
    test.setTimeout(240_000)
    const [buyer, guest] = [await party(browser), await party(browser)]
    await signIn(buyer.page, 'trader')
    await robotsOff(buyer.page)
    const { tenderId, link } = await inviteOnly(buyer.page, '新客')
    const { page } = guest
    await page.goto(link)
    await page.getByRole('link', { name: '报价', exact: true }).click()
    await page.getByRole('radio').first().check()
    await page.getByLabel(/^手机号/).fill(freshMobile())
    await fillSmsCode(page)
    await page.locator('input[type="password"]').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.locator('form button[type="submit"]').click()
    await expect(page).not.toHaveURL(/\/register/)

    await test.step('the quote waits, and does not count yet', async () => {
      await writeQuote(page, tenderId, { OFR: '1888', DOC: '451', OTHC: '1033' })
      await page.getByRole('button', { name: '认证后提交' }).click()
      await expect(page.getByText(/等待认证/)).toBeVisible()
      await buyer.page.goto(`/business/myTenderBid?tenderId=${tenderId}`)
      await expect(buyer.page.getByText(/暂无报价|还没有报价|已收到 0 家报价/).first()).toBeVisible()
    })

    await test.step('it counts once its enterprise is certified', async () => {
      await page.goto('/subBaseInfo')
      await certify(page, 2)
      await page.goto(`/business/quote?tenderId=${tenderId}`)
      await expect(page.getByText(/HZ\d{8}-[0-9A-Z]{6}/).first()).toBeVisible()
      await expect(quoteButton(page)).toHaveText(/修改报价/)
      await buyer.page.reload()
      await expect(buyer.page.getByText(/已收到 1 家报价/)).toBeVisible()
    })
    for (const { ears } of [buyer, guest]) expect(ears.complaints).toEqual([])
  },
)
