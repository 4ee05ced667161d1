import type { Page } from '@playwright/test'
import { test } from './test.ts'
import { lastWeekAt } from '../../mock/domain/reference/laneIndex.ts'
import { inspectAt as inspect, watchPolicy } from './inspect.ts'
import { party, signIn } from './steps.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const COMBINATIONS = [
  { locale: 'zh-CN', size: WIDE, theme: 'light' },
  { locale: 'zh-CN', size: PHONE, theme: 'light' },
  { locale: 'en-US', size: WIDE, theme: 'dark' },
  { locale: 'en-US', size: PHONE, theme: 'light' },
] as const
/** Article of the last published week of the index, which is always there. */
const LAST_INDEX = `nINDEX-${lastWeekAt(Date.now())}`
const STEPS = ['cargo', 'route', 'terms', 'rules', 'review']

// A dozen pages each; their duration is not a test criterion.
test.describe.configure({ timeout: 300_000 })

/** The URL of the first link in the page's table. */
async function firstRow(page: Page, address: string): Promise<string> {
  await page.goto(address)
  const href = await page.locator('main tbody a[href*="d="]').first().getAttribute('href')
  return href ?? ''
}

for (const { locale, size, theme } of COMBINATIONS) {
  const open = async (browser: import('@playwright/test').Browser, account?: string) => {
    const guest = await party(browser, locale, size)
    await watchPolicy(guest.page)
    await guest.context.addInitScript((value) => localStorage.setItem('cangtong_theme', value), theme)
    if (account) await signIn(guest.page, account)
    return guest
  }
  const name = `${locale} ${size.width} ${theme}`

  test(`${name}: the pages of a guest`, { tag: '@whole' }, async ({ browser }) => {
    const { page, ears } = await open(browser)
    for (const path of [
      '/',
      '/home',
      '/login',
      '/test',
      '/no/such/page',
      '/business/searchTender',
      '/business/tendering',
      '/business/market',
      '/coupon/couponMarket',
      '/coupon/couponCollectionCenter',
      '/business/newsList',
      `/business/newsDetial?id=${LAST_INDEX}`,
      '/business/newsDetial?id=nobody',
    ])
      await inspect(page, ears, path, locale)
    for (const path of ['/login?way=sms', '/login?way=wechat', '/register', '/retrievePassword', '/other/clause'])
      await inspect(page, ears, path, locale)
    for (const path of [
      '/other',
      '/other?topic=award#confirm',
      '/other/about',
      '/other/contact',
      '/other/clause?v=2026-07-01',
    ])
      await inspect(page, ears, path, locale)
    await inspect(page, ears, '/business/searchTender?view=map', locale)
    await inspect(page, ears, await firstRow(page, '/business/searchTender'), locale)
  })

  test(`${name}: the pages of a trader`, { tag: '@whole' }, async ({ browser }) => {
    const { page, ears } = await open(browser, 'trader')
    for (const step of STEPS) await inspect(page, ears, `/business/tenderIssue?step=${step}`, locale)
    for (const part of ['', '?part=mine', '?part=points'])
      await inspect(page, ears, `/coupon/couponMarket${part}`, locale)
    await inspect(page, ears, '/business/myTenderBid', locale)
    await inspect(page, ears, await firstRow(page, '/business/myTenderBid?status=EVALUATING'), locale)
    await inspect(page, ears, '/business/payment', locale)
    await inspect(page, ears, await firstRow(page, '/business/payment?tab=all'), locale)
    for (const query of ['', '?tab=giving', '?tab=used', '?gift=gc02'])
      await inspect(page, ears, `/coupon/myCoupon${query}`, locale)
    for (const type of ['TENDER', 'COMPANY', 'SAILING', 'HS', 'NEWS'])
      await inspect(page, ears, `/user/myCollect?type=${type}`, locale)
  })

  test(`${name}: the member area`, { tag: '@whole' }, async ({ browser }) => {
    const { page, ears } = await open(browser, 'trader')
    for (const path of ['/user', '/user/personalCenter', '/user/personalCenter?tab=messages', '/user/changeBaseInfo'])
      await inspect(page, ears, path, locale)
    for (const tab of ['security', 'notifications', 'preferences'])
      await inspect(page, ears, `/user/changeBaseInfo?tab=${tab}`, locale)
    for (const tab of ['billable', 'titles']) await inspect(page, ears, `/user/invoice?tab=${tab}`, locale)
    await inspect(page, ears, '/user/invoice?tab=requests', locale)
    const request = await page.locator('main tbody a[href*="id="]').last().getAttribute('href')
    await inspect(page, ears, request ?? '', locale)
  })

  test(`${name}: the certification`, { tag: '@whole' }, async ({ browser }) => {
    const ended = await open(browser, 'trader-revoked')
    await inspect(ended.page, ended.ears, '/subBaseInfo', locale)
    const changing = await open(browser, 'trader2')
    for (const step of ['company', 'papers', 'review'])
      await inspect(changing.page, changing.ears, `/subBaseInfo?step=${step}`, locale)
    const refused = await open(browser, 'consolidator-rejected')
    for (const step of ['company', 'papers', 'vehicles', 'review'])
      await inspect(refused.page, refused.ears, `/subBaseInfo?step=${step}`, locale)
  })

  test(`${name}: the pages of a forwarder`, { tag: '@whole' }, async ({ browser }) => {
    const { page, ears } = await open(browser, 'forwarder')
    await page.goto('/business/searchTender?mode=FCL&quotable=true')
    const quote = await page.locator('main tbody a[href*="/business/quote"]').first().getAttribute('href')
    await inspect(page, ears, quote ?? '', locale)
    await inspect(page, ears, '/business/myBid', locale)
    await inspect(page, ears, '/business/myBid?tab=won', locale)
    await inspect(page, ears, '/coupon/couponVerification', locale)
    for (const address of ['/business/myMarket', '/business/myMarket?part=received', '/business/myMarket?new=RATE'])
      await inspect(page, ears, address, locale)
    for (const query of ['', '?edit=new', '?id=y000', '?copy=y004'])
      await inspect(page, ears, `/coupon/couponManagement${query}`, locale)
    await page.goto('/business/market?kind=RATE')
    const listing = await page.locator('main a[href*="marketDetail"]').first().getAttribute('href')
    await inspect(page, ears, listing ?? '', locale)
  })
}
