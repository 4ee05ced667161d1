import { expect } from '@playwright/test'
import { test } from './test.ts'
import { inspectAt as inspect, watchPolicy } from './inspect.ts'
import { party, signIn } from './steps.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const COMBINATIONS = [
  { locale: 'zh-CN', size: PHONE, theme: 'dark', account: 'consolidator' },
  { locale: 'en-US', size: WIDE, theme: 'light', account: 'trader' },
  { locale: 'en-US', size: PHONE, theme: 'dark', account: 'trader' },
  { locale: 'zh-CN', size: WIDE, theme: 'light', account: 'forwarder' },
] as const

for (const { locale, size, theme, account } of COMBINATIONS)
  test(
    `${locale} ${size.width} ${theme}: zones, tools and the home page of ${account}`,
    { tag: '@whole' },
    async ({ browser }) => {
      test.setTimeout(300_000)
      const { page, ears, context } = await party(browser, locale, size)
      await watchPolicy(page)
      await context.addInitScript((value) => localStorage.setItem('cangtong_theme', value), theme)
      for (const address of [
        '/business',
        '/business/foreignTrade/1',
        '/business/foreignTrade/2?keyword=nobody',
        '/business/foreignTrade/3',
        '/business/foreignTrade/2?company=c33',
        '/business/foreignTrade/2?company=nobody',
        '/tool',
        '/tool/customs',
        '/tool/customs?q=8471',
        '/tool/customs?q=qqqq',
        '/tool/customs?code=8471309000',
        '/tool/customs?compare=8471309000,8712003000',
      ])
        await inspect(page, ears, address, locale)
      await signIn(page, account)
      await page.goto('/')
      await expect(page.getByRole('navigation', { name: /^(待办|Tasks)$/ })).toBeVisible()
      await inspect(page, ears, '/home', locale)
      await inspect(page, ears, '/tool/customs?tab=goods', locale)
    },
  )
