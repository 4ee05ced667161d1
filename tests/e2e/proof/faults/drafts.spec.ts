import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { signIn } from '../../steps.ts'
import { figure, test, type Ground } from './rig.ts'
import { pathOf } from './server.ts'

/** A form that keeps what is typed: who fills it, where it is, a field of it, and somebody else who may open it. */
interface Form {
  name: string
  as: string
  other: string
  address: string
  field: (page: Page) => Locator
}

const labelled = (words: RegExp) => (page: Page) => page.locator('main').getByLabel(words).first()

function formsOf({ places }: Ground): Form[] {
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

/** A browser with a form open in which something was typed more than a second ago. */
interface Stage {
  ground: Ground
  context: BrowserContext
  page: Page
  form: Form
  /** The stored session, to sign in again without the form. */
  stored: [string, string][]
}

const storedOf = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => /TOKEN|EPOCH/.test(key)))
const restore = (page: Page, stored: [string, string][]) =>
  page.evaluate((entries) => {
    localStorage.removeItem('shift')
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
const go = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Ways in which a form goes without being sent; each gives the page on which it is opened again. */
const ENDINGS: Record<string, (stage: Stage) => Promise<Page>> = {
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
    await expect(page.locator('#root .ct-login')).toHaveCount(1)
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
    // Twice in vain, then the page loads itself anew.
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

const typed = (name: string): string => `${name}·${Array.from(Date.now().toString(36)).join('·')}`

/** Opens the form, types, lets a second pass, ends it, opens it again: what was typed stands there. */
async function endAndReturn(stage: Stage, name: string, end: (stage: Stage) => Promise<Page>): Promise<[string, Page]> {
  const { page, form } = stage
  const words = typed(form.name)
  await page.goto(form.address)
  await form.field(page).fill(words)
  await page.waitForTimeout(1100)
  const next = await end(stage)
  await next.goto(form.address)
  await expect.soft(form.field(next), `${form.name}, ${name}`).toHaveValue(words)
  return [words, next]
}

async function open(
  browser: Browser,
  ground: Ground,
  account: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: ground.server.origin, locale: 'zh-CN', serviceWorkers: 'block' })
  await shiftable(context)
  const page = await context.newPage()
  await signIn(page, account)
  return { context, page }
}

/** A clock that a test can move. */
async function shiftable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem('shift') ?? 0)
  })
}

async function endAll(
  browser: Browser,
  ground: Ground,
  forms: readonly Form[],
  endings: readonly string[],
): Promise<void> {
  for (const form of forms) {
    const { context, page: first } = await open(browser, ground, form.as)
    const stored = await storedOf(first)
    let page = first
    let words = ''
    for (const name of endings) {
      const end = ENDINGS[name]
      if (end) [words, page] = await endAndReturn({ ground, context, page, form, stored }, name, end)
    }
    // The same browser, somebody else: nothing of it is seen.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/TOKEN/.test(key)) localStorage.removeItem(key)
    })
    await signIn(page, form.other)
    await page.goto(form.address)
    await expect(page.locator('main h1')).toHaveCount(1)
    await page.waitForTimeout(800)
    const seen = await page.evaluate(() => [
      document.body.innerText,
      ...Array.from(document.querySelectorAll('input, textarea'), (field) => (field as HTMLInputElement).value),
    ])
    expect
      .soft(
        seen.filter((text) => text.includes(words)),
        `${form.name}: seen by ${form.other}`,
      )
      .toEqual([])
    await context.close()
  }
  figure(
    `${forms.length} forms x ${endings.length} endings: ${forms.length * endings.length} drafts, 0 lost, 0 seen by another member`,
  )
}

test.describe.configure({ timeout: 1_800_000 })

test('what was typed outlives the end of the session and a reload', async ({ browser, ground }) => {
  const forms = formsOf(ground).filter(({ name }) => name === 'tender')
  await endAll(browser, ground, forms, ['the session is refused', 'reload'])
})

test('what was typed outlives every ending of every form', { tag: '@whole' }, async ({ browser, ground }) =>
  endAll(browser, ground, formsOf(ground), Object.keys(ENDINGS)),
)

/** The process of the browser that works in a folder. */
function processOf(folder: string): number {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const words = readFileSync(`/proc/${entry}/cmdline`, 'utf8')
      if (words.includes(`--user-data-dir=${folder}`) && !words.includes('--type=')) return Number(entry)
    } catch {
      // Gone meanwhile.
    }
  throw new Error('no browser found')
}

test(
  'what was typed outlives a browser that is killed',
  { tag: '@whole' },
  async ({ browser, ground }, { project }) => {
    const { launchOptions } = project.use
    for (const form of formsOf(ground)) {
      const { context: lent, page: lender } = await open(browser, ground, form.as)
      const stored = await storedOf(lender)
      await lent.close()
      const folder = await mkdtemp(join(tmpdir(), 'cangtong-'))
      const launch = async () => {
        const context = await chromium.launchPersistentContext(folder, {
          ...launchOptions,
          baseURL: ground.server.origin,
          locale: 'zh-CN',
        })
        const page = await context.newPage()
        await page.goto('/boot.js')
        await restore(page, stored)
        return { context, page }
      }
      const { context, page } = await launch()
      await endAndReturn({ ground, context, page, form, stored }, 'killed', async () => {
        const closed = context.waitForEvent('close')
        process.kill(processOf(folder), 'SIGKILL')
        await closed
        return (await launch()).page
      }).then(async ([, next]) => next.context().close())
      rmSync(folder, { recursive: true, force: true })
    }
    figure(`${formsOf(ground).length} forms x 1 killed browser: 0 drafts lost`)
  },
)
