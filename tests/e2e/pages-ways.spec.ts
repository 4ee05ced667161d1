import { expect } from '@playwright/test'
import { test } from './test.ts'
import { choose } from './choose.ts'
import { settled } from './inspect.ts'
import { party } from './steps.ts'

test('home asks for at most ten documents, scripts and styles and for none of antd', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet'].includes(request.resourceType())) files.push(request.url())
  })
  await page.goto('/')
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => /antd/i.test(file))).toEqual([])
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(10)
})

test('an address that is none shows the 404 page inside the layout with a way home', async ({ page }) => {
  for (const path of ['/nothing', '/business/none', '/business/quote/x', '/%E4%B8%AD', '/a/b/c?d=1#e', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /返回首页/ })).toBeVisible()
    expect(page.url()).toContain(path)
  }
})

test('the correctly spelled address is led to the owner’s spelling with its query', async ({ page }) => {
  await page.goto('/business/foreignTradeDetail?id=none#top')
  await expect(page).toHaveURL(/\/business\/foreignTradeDetial\?id=none#top$/)
})

test('back and forward keep the filters of a search', async ({ page }) => {
  await page.goto('/business/searchTender')
  const mode = page.getByLabel(/^运输方式/)
  await choose(mode, '海运拼箱')
  await expect(page).toHaveURL(/mode=LCL/)
  await page.locator('main tbody a[href*="Detial"]').first().click()
  await expect(page).toHaveURL(/foreignTradeDetial/)
  await page.goBack()
  await expect(mode).toHaveValue('LCL')
  await page.goBack()
  await expect(mode).toHaveValue('')
  await page.goForward()
  await expect(mode).toHaveValue('LCL')
  await page.goForward()
  await expect(page).toHaveURL(/foreignTradeDetial/)
})

test('changing the language loads nothing anew and keeps what was typed', async ({ browser }) => {
  const { page, ears } = await party(browser)
  await page.goto('/business/tenderIssue')
  await page.getByLabel(/^中文品名/).fill('折叠椅')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.locator('header').getByRole('button', { name: 'EN：切换到英文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByLabel(/^Cargo name \(Chinese\)/)).toHaveValue('折叠椅')
  await settled(page)
  expect(documents).toBe(0)
  expect(ears.complaints).toEqual([])
})

test('the header has the owner’s labels for the pages that are there', async ({ browser }) => {
  for (const [locale, labels] of [
    ['zh-CN', ['首页', '找招标', '发布招标']],
    ['en-US', ['Home', 'Tenders', 'Publish a tender']],
  ] as const) {
    const { page } = await party(browser, locale)
    await page.goto('/')
    await settled(page)
    const main = page.locator('header').getByRole('navigation')
    for (const label of labels) await expect(main.getByRole('link', { name: label, exact: true })).toBeVisible()
    await expect(
      page.locator('header').getByRole('link', { name: locale === 'zh-CN' ? '登录' : 'Log in' }),
    ).toBeVisible()
  }
})
