import { expect } from '@playwright/test'
import { test } from './test.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { party, signIn } from './steps.ts'

test(
  'a coupon is collected, given by link and taken by another member by keyboard alone',
  { tag: '@whole' },
  async ({ page, browser }) => {
    await signIn(page, 'trader2')
    await page.goto('/coupon/couponCollectionCenter?usableByMe=true')
    const collect = page.getByRole('button', { name: /^立即领取“/ }).first()
    await expect(collect).toBeVisible()
    const [, name = ''] = /“(.*)”/.exec((await collect.getAttribute('aria-label')) ?? '') ?? []
    const ticket = page.getByRole('article').filter({ has: collect })
    const index = await page
      .getByRole('article')
      .evaluateAll(
        (all, label) => all.findIndex((one) => one.querySelector(`[aria-label="${label}"]`)),
        (await collect.getAttribute('aria-label')) ?? '',
      )
    await press(page, collect)
    const confirm = page.getByRole('button', { name: /^支付 .* 积分$/ })
    const see = page.getByRole('link', { name: `在我的券中查看“${name}”` })
    await expect(confirm.or(see)).toBeVisible()
    if (await confirm.isVisible()) await press(page, confirm)
    await expect(page.getByRole('article').nth(index)).toContainText('已领 1')
    await expect(ticket.or(see).first()).toBeVisible()
    await press(page, see)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    // The QR code is opened and closed by keyboard; the focus returns.
    const qr = page.getByRole('button', { name: `显示“${name}”的二维码` })
    await press(page, qr)
    await expect(page.getByRole('dialog').locator('canvas')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(qr).toBeFocused()

    await press(page, page.getByRole('button', { name: '转赠', exact: true }))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('radio', { name: '转赠给手机号' }))
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: '生成链接和提取码' })).toBeChecked()
    await typeInto(page, dialog.getByRole('textbox', { name: '留言' }), '下票可用')
    await press(page, dialog.getByRole('button', { name: '确认转赠' }))
    // The form names the code too: wait for the link, which only the answer has.
    await expect(dialog).toContainText('gift=')
    const words = await dialog.innerText()
    const [, gift = ''] = /gift=([\w-]+)/.exec(words) ?? []
    const pickUp = await dialog.locator('strong').innerText()
    await press(page, dialog.getByRole('button', { name: '完成' }))
    await expect(page.getByText('转赠中').first()).toBeVisible()

    const other = await party(browser, 'zh-CN')
    await signIn(other.page, 'trader')
    await other.page.goto(`/coupon/myCoupon?gift=${gift}`)
    await expect(other.page.getByText('下票可用')).toBeVisible()
    await typeInto(other.page, other.page.getByRole('textbox', { name: /提取码/ }), pickUp.toLowerCase())
    await other.page.keyboard.press('Enter')
    await expect(other.page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(other.page.getByText('接受转赠')).toBeVisible()
    expect(other.ears.complaints).toEqual([])
    await other.context.close()
  },
)
