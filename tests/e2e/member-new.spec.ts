import { expect } from '@playwright/test'
import { test } from './test.ts'
import { certify } from './certify.ts'
import { register } from './member.ts'
import { publish } from './publish.ts'
import { quote } from './quote.ts'
import { party, signIn } from './steps.ts'

const BACK = /^(返回|Back)$/

test('a new foreign-trade enterprise registers, is certified and publishes its first tender', async ({ browser }) => {
  test.setTimeout(180_000)
  const { page, ears } = await party(browser)
  await register(page, 1)
  await expect(page).toHaveURL(/\/subBaseInfo/)
  await certify(page, 1)
  const tenderId = await publish(page, { cargo: '首单折叠桌' })
  expect(tenderId).not.toBe('')
  // The robots may already have quoted.
  await expect(page.getByText(/已收到 \d 家报价/)).toBeVisible()
  await page.goto('/user/personalCenter')
  await expect(page.getByRole('heading', { name: '最近动态' })).toBeVisible()
  await expect(page.getByText('招标已发布').first()).toBeVisible()
  expect(ears.complaints).toEqual([])
})

for (const [userType, words, isLoose] of [
  [2, 'a new forwarder', false],
  [3, 'a new consolidation enterprise', true],
] as const)
  test(
    `${words} comes from a tender, registers, is certified, comes back to it and quotes`,
    { tag: '@whole' },
    async ({ browser }) => {
      test.setTimeout(180_000)
      const [trader, newcomer] = [await party(browser), await party(browser)]
      await signIn(trader.page, 'trader')
      const tenderId = await publish(trader.page, { cargo: `认证样单${userType}`, isLoose })
      const { page } = newcomer
      await page.goto(`/business/quote?tenderId=${tenderId}`)
      await expect(page).toHaveURL(/\/login\?reject=/)
      // Only within `main`: the header and its prerendered copy have such a link earlier.
      await page.locator('main').getByRole('link', { name: '注册' }).click()
      await expect(page).toHaveURL(/\/register\?reject=/)
      await register(page, userType, page.url())
      await expect(page).toHaveURL(/\/subBaseInfo\?back=/)
      await certify(page, userType)
      await page.getByRole('link', { name: BACK }).click()
      await expect(page).toHaveURL(new RegExp(`/business/quote\\?tenderId=${tenderId}`))
      const prices = isLoose ? { OFR: '42.5', CFSO: '60', DOC: '380' } : { OFR: '1888', DOC: '451', OTHC: '1033' }
      await quote(page, tenderId, prices, isLoose ? '18' : undefined)
      for (const { ears } of [trader, newcomer]) expect(ears.complaints).toEqual([])
    },
  )
