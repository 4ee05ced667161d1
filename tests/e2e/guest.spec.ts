import { expect, test } from '@playwright/test'
import { publish } from './publish.ts'
import { party, robotsOff, signIn } from './steps.ts'

test(
  'a guest reads a tender by its link without an account, and is led to register',
  { tag: '@whole' },
  async ({ browser }) => {
    const [buyer, guest] = [await party(browser), await party(browser)]
    await signIn(buyer.page, 'trader')
    await robotsOff(buyer.page)
    const tenderId = await publish(buyer.page, { cargo: '访客', guest: '宁波新航货代' })
    const told = buyer.page.waitForResponse((answer) => answer.url().includes('/guest/list'))
    await buyer.page.goto(`/business/foreignTradeDetial?id=${tenderId}`)
    const { data } = (await (await told).json()) as { data: { guests: { code: string }[] } }
    const row = buyer.page.getByRole('row', { name: /宁波新航货代/ })
    await expect(row).toContainText('未打开')

    await guest.page.goto(`/business/foreignTradeDetial?id=${tenderId}&invite=${data.guests[0]?.code ?? ''}`)
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
