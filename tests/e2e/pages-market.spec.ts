import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { inspectPage as inspect, watchPolicy } from './inspect.ts'
import { party, signIn } from './steps.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const COMBINATIONS = [
  { locale: 'zh-CN', size: PHONE, theme: 'dark', account: undefined },
  { locale: 'en-US', size: WIDE, theme: 'light', account: 'trader' },
  { locale: 'en-US', size: PHONE, theme: 'light', account: 'trader' },
  { locale: 'zh-CN', size: WIDE, theme: 'dark', account: 'forwarder' },
] as const

/** Ids of the listings on the page. */
async function idsOn(page: Page): Promise<string[]> {
  const links = page
    .getByRole('list', { name: /^(挂牌列表|Listings)$/ })
    .getByRole('heading', { level: 2 })
    .getByRole('link')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  return addresses.map((address) => new URL(address, 'http://x').searchParams.get('id') ?? '')
}

for (const { locale, size, theme, account } of COMBINATIONS)
  test(
    `${locale} ${size.width} ${theme} ${account ?? 'guest'}: the market, four side by side, a listing`,
    { tag: '@whole' },
    async ({ browser }) => {
      test.setTimeout(240_000)
      const { page, ears, context } = await party(browser, locale, size)
      await watchPolicy(page)
      await context.addInitScript((value) => localStorage.setItem('cangtong_theme', value), theme)
      if (account) await signIn(page, account)
      await page.goto('/business/market?kind=RATE')
      const ids = (await idsOn(page)).slice(0, 4)
      await page.goto(`/business/market?kind=RATE&compare=${ids.join(',')}`)
      await inspect(page, ears, 'list with tray', locale)
      await page.goto(`/business/market?kind=RATE&comparing=1&compare=${ids.join(',')}`)
      await expect(
        page
          .getByRole('table', { name: /^(挂牌对比|Compare listings)$/ })
          .locator('thead')
          .getByRole('columnheader'),
      ).toHaveCount(5)
      await inspect(page, ears, 'comparison', locale)
      await page.goto(`/business/marketDetail?id=${ids[0] ?? ''}`)
      await expect(page.locator('#questions')).toBeVisible()
      await inspect(page, ears, 'listing', locale)
      if (!account) return
      await page.goto('/user/myCollect?type=LISTING')
      await inspect(page, ears, 'favourites', locale)
    },
  )
