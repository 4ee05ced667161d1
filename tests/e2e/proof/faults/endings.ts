import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { loginLink } from '../../sight.ts'
import type { Ground } from './rig.ts'
import { pathOf } from './server.ts'

/** A form that saves drafts: the account that fills it in, its URL, one field, and another account that may open it. */
export interface Form {
  name: string
  as: string
  other: string
  address: string
  field: (page: Page) => Locator
}

const labelled = (words: RegExp) => (page: Page) => page.locator('main').getByLabel(words).first()

/** Returns the forms that save drafts. */
export function formsOf({ places }: Ground): Form[] {
  const quote = places.find(({ path }) => path === '/business/quote')?.address ?? ''
  const forwarder = { as: 'forwarder', other: 'forwarder2' }
  return [
    { ...forwarder, name: 'contact', address: '/other/contact', field: labelled(/^内容/) },
    { ...forwarder, name: 'listing', address: '/business/myMarket?new=RATE', field: labelled(/^备注/) },
    { ...forwarder, name: 'coupon', address: '/coupon/couponManagement?edit=new', field: labelled(/^使用说明/) },
    { ...forwarder, name: 'card', address: '/user/changeBaseInfo', field: labelled(/^企业简介/) },
    { ...forwarder, name: 'quote', address: quote, field: labelled(/^报价说明/) },
    { as: 'trader', other: 'trader2', name: 'tender', address: '/business/tenderIssue', field: labelled(/^中文品名/) },
    {
      as: 'consolidator-rejected',
      other: 'consolidator',
      name: 'papers',
      address: '/subBaseInfo?step=papers',
      field: labelled(/^证照编号/),
    },
  ]
}

/** A browser with an open form in which text was typed more than a second ago. */
export interface Stage {
  ground: Ground
  context: BrowserContext
  page: Page
  form: Form
  /** The stored session, to log in again without the form. */
  stored: [string, string][]
}

/** Returns the stored session of a page. */
export const storedOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => /TOKEN|EPOCH/.test(key)))
/** Restores a stored session and the clock. */
export const restore = (page: Page, stored: [string, string][]) =>
  page.evaluate((entries) => {
    localStorage.removeItem('shift')
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Ways in which a form ends without being sent; each returns the page on which it is opened again. */
export const ENDINGS: Record<string, (stage: Stage) => Promise<Page>> = {
  'the session is refused': async ({ ground: { server }, page, stored }) => {
    server.onCall = (request, response) => {
      if (!pathOf(request).endsWith('/oauth/token')) return false
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":4098,"message":"登录已失效"}')
      return true
    }
    await page.evaluate(() => {
      localStorage.setItem('shift', String(61 * 60_000))
      dispatchEvent(new Event('focus'))
    })
    await expect(page).toHaveURL(/\/login\?reject=/)
    server.onCall = undefined
    await restore(page, stored)
    return page
  },
  'the session ends in another tab': async ({ context, page, stored }) => {
    const other = await context.newPage()
    await other.goto('/other/clause')
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/TOKEN/.test(key)) localStorage.removeItem(key)
    })
    await expect(loginLink(page)).toHaveCount(1)
    await restore(other, stored)
    await page.close()
    return other
  },
  reload: async ({ page }) => {
    await page.reload()
    return page
  },
  'the tab is closed': async ({ context, page }) => {
    await page.close()
    return context.newPage()
  },
  'the tab crashes': async ({ context, page }) => {
    const gone = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await gone
    await page.close()
    return context.newPage()
  },
  'the files of the next page are gone': async ({ ground: { server }, page }) => {
    server.onFile = (request, response) => {
      if (!pathOf(request).startsWith('/assets/')) return false
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found')
      return true
    }
    const reloaded = page.waitForEvent('load')
    await go(page, '/tool/shipDate')
    // After two failed attempts the page reloads itself.
    await reloaded
    server.onFile = undefined
    return page
  },
  'back and forward': async ({ page }) => {
    await go(page, '/other/clause')
    await expect(page.locator('main h1')).toHaveText(/条款|协议/)
    await page.goBack()
    return page
  },
}
