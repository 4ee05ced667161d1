import { expect } from '@playwright/test'
import { test } from './test.ts'
import { fillSmsCode, register, solvePuzzle } from './member.ts'
import { accountButton } from './sight.ts'
import { party, PASSWORD, signIn } from './steps.ts'

const NEW_PASSWORD = 'Ningbo-to-Hamburg-88'

test(
  'an enterprise registers, logs in by SMS, forgets its password and gets a new one, which ends every session',
  { tag: '@whole' },
  async ({ browser }) => {
    const [one, two] = [await party(browser), await party(browser, 'en-US')]
    const mobile = await register(one.page, 2, '/register?reject=%2Fbusiness%2FsearchTender%3Fpol%3DCNSHA')
    expect(decodeURIComponent(one.page.url())).toContain('/business/searchTender?pol=CNSHA')
    await expect(accountButton(one.page)).toContainText(mobile)

    await two.page.goto('/login?way=sms')
    await two.page.getByLabel(/^Mobile number/).fill(mobile)
    await fillSmsCode(two.page)
    await two.page.locator('form button[type="submit"]').click()
    await expect(two.page).not.toHaveURL(/\/login/)
    await expect(accountButton(two.page)).toContainText(mobile)

    const three = await party(browser)
    await three.page.goto('/retrievePassword')
    await three.page.getByLabel(/^手机号/).fill(mobile)
    await three.page.getByRole('button', { name: '下一步' }).click()
    await three.page.getByRole('slider').waitFor()
    await solvePuzzle(three.page)
    await three.page.getByRole('button', { name: '填入验证码' }).click()
    await three.page.getByRole('button', { name: '下一步' }).click()
    await three.page.locator('input[type="password"]').fill(NEW_PASSWORD)
    await three.page.getByRole('button', { name: '设置新密码' }).click()
    await expect(three.page.getByText('新密码已设置')).toBeVisible()
    await expect(three.page.getByLabel(/^账号/)).toHaveValue(mobile)
    await three.page.locator('input[type="password"]').fill(NEW_PASSWORD)
    await three.page.locator('form button[type="submit"]').click()
    await expect(three.page).not.toHaveURL(/\/login/)

    await one.page.goto('/business/myBid')
    await expect(one.page).toHaveURL(/\/login\?reject=/)
    for (const { ears } of [one, two, three]) expect(ears.complaints).toEqual([])
  },
)

test(
  'somebody logs in by the pretend WeChat, which leaves neither code nor state in the address',
  { tag: '@whole' },
  async ({ browser }) => {
    const { page, ears } = await party(browser)
    await page.goto('/login?way=wechat&reject=%2Fbusiness%2FmyBid')
    await page.getByRole('button', { name: /在微信里拒绝授权/ }).click()
    await expect(page.getByText('您在微信里取消了授权')).toBeVisible()
    await expect(page).toHaveURL(/\/login\?way=wechat&reject=%2Fbusiness%2FmyBid$/)
    await page.getByRole('button', { name: /已绑定账号 forwarder$/ }).click()
    await expect(page).toHaveURL(/\/business\/myBid$/)
    await page.goto('/test')
    await page.goBack()
    expect(page.url()).not.toMatch(/code=|state=/)

    const stranger = await party(browser)
    await stranger.page.goto('/login?code=wechat-trader&state=0123456789abcdef0123456789abcdef')
    await expect(stranger.page.getByText('不是从本页发起')).toBeVisible()
    expect(stranger.ears.bodies.filter(({ url }) => url.includes('wechatCallBack'))).toEqual([])
    for (const one of [ears, stranger.ears]) expect(one.complaints).toEqual([])
  },
)

test(
  'a guest reads the terms from the register page without losing what was typed, and jumps to a clause',
  { tag: '@whole' },
  async ({ browser }) => {
    const { context, page } = await party(browser)
    await page.goto('/register')
    await page.getByRole('radio').first().check()
    await page.locator('input[type="password"]').fill(PASSWORD)
    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: '《服务条款与隐私政策》' }).click(),
    ])
    await terms.getByRole('link', { name: '密封报价' }).click()
    await expect(terms.getByRole('heading', { name: /密封报价/ })).toBeInViewport()
    await expect(page.locator('input[type="password"]')).toHaveValue(PASSWORD)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
  },
)

test('a member signed in is not shown the ways in', { tag: '@whole' }, async ({ browser }) => {
  const { page } = await party(browser)
  await signIn(page, 'forwarder2')
  for (const path of ['/register', '/retrievePassword']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})
