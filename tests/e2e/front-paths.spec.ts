import { expect, test, type Page } from '@playwright/test'
import { settled } from './inspect.ts'
import { party, signIn, type Ears } from './steps.ts'

/** A path of the owner (Spec §2): who opens it, and a page with a link to it, or `menu`, the account menu. */
interface Way {
  path: string
  as: 'guest' | 'forwarder'
  from: string
  /** The address itself is of a thing: only its path is compared, the query comes from the link. */
  hasThing?: true
}

const guest = (path: string, from: string): Way => ({ path, as: 'guest', from })
const member = (path: string, from = 'menu'): Way => ({ path, as: 'forwarder', from })

/** All 39 in the owner's order; `/home` is reached as what it is, another address of `/`. */
const WAYS: readonly Way[] = [
  guest('/', '/other'),
  guest('/home', '/'),
  guest('/login', '/'),
  guest('/retrievePassword', '/login'),
  guest('/register', '/'),
  member('/subBaseInfo'),
  guest('/test', '/'),
  guest('/business', '/business/market'),
  guest('/business/foreignTrade/1', '/'),
  { ...guest('/business/foreignTradeDetial', '/business/searchTender'), hasThing: true },
  guest('/business/tendering', '/'),
  member('/business/myBid'),
  member('/business/payment'),
  member('/business/tenderIssue'),
  { ...member('/business/quote', '/business/searchTender?quotable=true&mode=FCL'), hasThing: true },
  guest('/business/searchTender', '/'),
  member('/business/myTenderBid'),
  { ...guest('/business/newsDetial', '/business/newsList'), hasThing: true },
  guest('/business/newsList', '/'),
  guest('/business/market', '/'),
  { ...guest('/business/marketDetail', '/business/market'), hasThing: true },
  member('/business/myMarket'),
  member('/coupon/couponManagement'),
  guest('/coupon/couponCollectionCenter', '/'),
  member('/coupon/myCoupon'),
  guest('/coupon/couponMarket', '/coupon/couponCollectionCenter'),
  member('/coupon/couponVerification'),
  member('/user', '/user/personalCenter'),
  member('/user/personalCenter'),
  member('/user/changeBaseInfo'),
  member('/user/invoice'),
  member('/user/myCollect'),
  guest('/other', '/'),
  guest('/other/about', '/'),
  guest('/other/contact', '/'),
  guest('/other/clause', '/'),
  guest('/tool', '/tool/shipDate'),
  guest('/tool/shipDate', '/'),
  guest('/tool/customs', '/'),
]
const NO_PAGE = /没有这个页面|There is no such page/

/** The heading of a page that stands; fails on the 404 page, on an error and on an empty page. */
async function headingOf(page: Page): Promise<string> {
  const heading = page.locator('main h1')
  await expect(heading).toHaveCount(1)
  await expect(heading).not.toHaveText(NO_PAGE)
  await expect(heading).not.toHaveText('')
  await expect(page.locator('main .ct-state-error')).toHaveCount(0)
  return heading.innerText()
}

/** Follows the first link to a path, as a person does. */
async function walkTo(page: Page, { path, from, hasThing }: Way): Promise<void> {
  await page.goto(from === 'menu' ? '/' : from)
  await headingOf(page)
  if (from === 'menu') await page.locator('.ct-account').click()
  // The home page's own links lead to `/`.
  const href = path === '/home' ? '/' : path
  const links = page.locator(hasThing ? `main a[href^="${href}?"]` : `a[href="${href}"], a[href^="${href}?"]`)
  const link = links.locator('visible=true').first()
  await link.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(href)
}

async function visit(page: Page, ears: Ears, way: Way): Promise<void> {
  if (!way.hasThing) {
    await page.goto(way.path)
    const cold = await headingOf(page)
    await page.reload()
    expect.soft(await headingOf(page), `${way.path} reloaded`).toBe(cold)
  }
  await walkTo(page, way)
  // While a thing is on its way the page has a heading of its own.
  if (way.hasThing) await settled(page)
  const walked = await headingOf(page)
  if (way.hasThing) {
    await page.reload()
    await settled(page)
    expect.soft(await headingOf(page), `${way.path} reloaded`).toBe(walked)
  }
  expect.soft(ears.complaints.splice(0), way.path).toEqual([])
}

test.describe.configure({ timeout: 400_000 })

test('there are 39 paths', () => {
  expect(new Set(WAYS.map(({ path }) => path)).size).toBe(39)
})

for (const locale of ['zh-CN', 'en-US'] as const)
  for (const as of ['guest', 'forwarder'] as const)
    test(`${locale}: every path of the owner opens, reloads and is walked to, ${as}`, async ({ browser }) => {
      const { page, ears } = await party(browser, locale)
      if (as === 'forwarder') await signIn(page, 'forwarder')
      for (const way of WAYS.filter((one) => one.as === as)) {
        await test.step(way.path, () => visit(page, ears, way))
        await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
      }
    })
