import { expect } from '@playwright/test'
import { test } from './test.ts'
import { scriptOf, stylesOf } from './built.ts'
import { hang } from './faults.ts'
import { banners } from './sight.ts'
import { party, signIn } from './steps.ts'

const ROWS = 'main tbody tr'
const NAME = /^中文品名/
const PAGE = 'src/pages/business/TenderSearchPage.tsx'
const SEARCH = `**${scriptOf(PAGE)}`
const STYLE = stylesOf(PAGE).at(-1) ?? ''
const notFound = { status: 404, contentType: 'text/plain', body: 'Not found' }

test('a page whose file is missing once opens all the same; missing for good it shows the panel and a way back', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route(SEARCH, async (route) => route.fulfill(notFound), { times: 1 })
  await page.locator('header').getByRole('link', { name: '找招标' }).click()
  await expect(page.locator(ROWS).first()).toBeVisible()

  await page.goto('/login')
  await page.route(SEARCH, async (route) => route.fulfill(notFound))
  await page.locator('header').getByRole('link', { name: '找招标' }).click()
  await expect(page.getByRole('heading', { name: '页面未能打开' })).toBeVisible()
  await expect(banners(page)).toBeVisible()
  await page.unroute(SEARCH)
  await page.locator('main').getByRole('button', { name: '重试' }).click()
  await expect(page.locator(ROWS).first()).toBeVisible()
})

test('a missing style file never shows a page without its style', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/login')
  await page.route(`**${STYLE}`, async (route) => route.fulfill(notFound), { times: 1 })
  await page.locator('header').getByRole('link', { name: '找招标' }).click()
  await expect(page.locator(ROWS).first()).toBeVisible()
  const sheets = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href ?? ''))
  expect(sheets.some((href) => href.endsWith(STYLE))).toBe(true)
})

test('a file that hangs shows progress and leaves the old page standing', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/login')
  await page.route(SEARCH, hang)
  await page.locator('header').getByRole('link', { name: '找招标' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(banners(page)).toBeVisible()
})

test('with storage denied the product works and says that the session ends with the page', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', deny)
    Object.defineProperty(window, 'sessionStorage', deny)
  })
  // The toast disappears after 3 s, so look for it from the start.
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText(/浏览器禁止了本地存储/)).toBeVisible()
  await signIn(page, 'trader')
  await page.locator('header').getByRole('link', { name: '发布招标' }).click()
  await expect(page.getByLabel(NAME)).toBeVisible()
  await expect(page.getByRole('button', { name: /^账号菜单/ })).toBeVisible()
})

test('a damaged token in storage makes a guest, quietly', { tag: '@whole' }, async ({ browser }) => {
  const { page, ears } = await party(browser)
  await signIn(page, 'trader')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('TOKEN__')) localStorage.setItem(key, 'v1.broken')
  })
  await page.goto('/business/searchTender')
  await expect(page.locator('header').getByRole('link', { name: '登录' })).toBeVisible()
  await expect(page.locator(ROWS).first()).toBeVisible()
  expect(ears.complaints).toEqual([])
})
