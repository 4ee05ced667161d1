import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { accountButton, banners, loginLink } from '../../sight.ts'
import { PASSWORD, signIn } from '../../steps.ts'
import { figure } from '../figure.ts'
import { test, watch, type Ground } from './rig.ts'
import { pathOf, type FaultyServer } from './server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A page that sends no requests by itself. */
const STILL = '/other/clause'

interface Asked {
  /** Addresses of all calls of the page, in the order it made them. */
  asked?: string[]
}

/** Records calls where they are made: on a busy machine one from before a moment reaches the server after it. */
async function noteCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const asked: string[] = []
    ;(window as Asked).asked = asked
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override open(method: string, url: string | URL) {
        asked.push(String(url))
        super.open(method, url, true)
      }
    }
  })
}

/** A browser whose clock can be moved for all its tabs at once. */
async function shiftable(browser: Browser, { server }: Ground): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.origin, locale: 'zh-CN', serviceWorkers: 'block' })
  await context.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + Number(localStorage.getItem('shift') ?? 0)
  })
  return context
}

const shift = (page: Page, ms: number) =>
  page.evaluate((more) => localStorage.setItem('shift', String(Number(localStorage.getItem('shift') ?? 0) + more)), ms)
/** Simulates a user returning to a tab. */
const wake = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')))
const tokensLeft = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /TOKEN/.test(key)).length)
const isSignedIn = (page: Page) => accountButton(page).count()

interface Renewals {
  /** Refresh tokens that were sent, in order. */
  sent: string[]
  /** All calls, in order. */
  calls: string[]
}

/** Records every renewal; `delayMs` delays its response. */
function listenTo(server: FaultyServer, delayMs = 0): Renewals {
  const heard: Renewals = { sent: [], calls: [] }
  server.onCall = async (request, response, onward) => {
    heard.calls.push(pathOf(request).replace('/trading-api/trading/', ''))
    if (!pathOf(request).endsWith('/oauth/token')) return false
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    const { status, headers, body } = await onward()
    const asked = JSON.parse(Buffer.concat(parts).toString()) as { grantType: string; refreshToken?: string }
    if (asked.grantType === 'refresh') {
      heard.sent.push(asked.refreshToken ?? '')
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
    response.writeHead(status, { 'content-type': headers['content-type'] ?? 'application/json' }).end(body)
    return true
  }
  return heard
}

/** Eight tabs of one login, each on a page that sends no requests by itself. */
async function openEight(browser: Browser, ground: Ground) {
  const context = await shiftable(browser, ground)
  const first = await context.newPage()
  await signIn(first, 'forwarder')
  const tabs = [first]
  while (tabs.length < 8) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto(STILL)
    await expect(accountButton(tab)).toHaveCount(1)
  }
  return { context, first, tabs }
}

async function renewTogether(browser: Browser, ground: Ground, rounds: number): Promise<void> {
  const { context, first, tabs } = await openEight(browser, ground)
  const heard = listenTo(ground.server)
  for (let round = 1; round <= rounds; round += 1) {
    await shift(first, 61 * MINUTE)
    // Every tab must see the moved clock before any is woken.
    await first.waitForTimeout(120)
    await Promise.all(tabs.map(wake))
    await expect.poll(() => heard.sent.length, { message: `round ${round}` }).toBeGreaterThanOrEqual(round)
    // Time for all eight to get the lock, one after the other.
    await first.waitForTimeout(900)
  }
  const signedIn = await Promise.all(tabs.map(isSignedIn))
  const replays = heard.sent.length - new Set(heard.sent).size
  expect({ calls: heard.sent.length, replays, signedIn }).toEqual({
    calls: rounds,
    replays: 0,
    signedIn: tabs.map(() => 1),
  })
  await context.close()
  figure(`8 tabs x ${rounds} rounds of renewing: ${heard.sent.length} calls, ${replays} replays, 0 logouts`)
}

test('eight tabs look for messages like one', async ({ browser, ground }) => {
  const { context, first } = await openEight(browser, ground)
  const heard = listenTo(ground.server)
  // Two polls of one tab; sixteen if each tab polled for itself.
  await first.waitForTimeout(17_000)
  const looks = heard.calls.filter((call) => call.endsWith('message/unread')).length
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(8)
  await context.close()
  figure(`8 tabs in sight for 17 s: ${looks} looks for messages`)
})

test('eight tabs renew once each hour', async ({ browser, ground }) => renewTogether(browser, ground, 4))

test('eight tabs renew once each hour, sixty hours long', { tag: '@whole' }, async ({ browser, ground }) =>
  renewTogether(browser, ground, 60),
)

async function signOutMeanwhile(browser: Browser, ground: Ground, rounds: number): Promise<void> {
  const context = await shiftable(browser, ground)
  const leaving = await context.newPage()
  await signIn(leaving, 'forwarder')
  const renewing = await context.newPage()
  for (const tab of [leaving, renewing]) await tab.goto(STILL)
  const heard = listenTo(ground.server, 300)
  for (let round = 0; round < rounds; round += 1) {
    for (const tab of [leaving, renewing]) await expect(accountButton(tab)).toHaveCount(1)
    await leaving.getByRole('button', { name: /^账号菜单/ }).click()
    await shift(leaving, 61 * MINUTE)
    await leaving.waitForTimeout(60)
    await wake(renewing)
    // The rounds cover the time before, during and after the response is written.
    await leaving.waitForTimeout(round * 18)
    await leaving.getByRole('button', { name: '退出登录' }).click()
    for (const tab of [leaving, renewing]) await expect(loginLink(tab), `round ${round}`).toHaveCount(1)
    await leaving.waitForTimeout(700)
    expect(await tokensLeft(leaving), `round ${round}: tokens left`).toBe(0)
    expect(await isSignedIn(renewing), `round ${round}: nobody is signed in again`).toBe(0)
    await leaving.evaluate(() => {
      history.pushState(null, '', '/login')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    // By role: until the login page is rendered, the clause page has a section of this name.
    await leaving.getByRole('textbox', { name: /账号/ }).fill('forwarder')
    await leaving.locator('input[type="password"]').fill(PASSWORD)
    await leaving.locator('form button[type="submit"]').click()
  }
  await context.close()
  figure(`${rounds} sign-outs during ${heard.sent.length} renewals: 0 sessions revived`)
}

test('signing out while another tab renews is final', async ({ browser, ground }) =>
  signOutMeanwhile(browser, ground, 2))

test('signing out while another tab renews is final, forty times', { tag: '@whole' }, async ({ browser, ground }) =>
  signOutMeanwhile(browser, ground, 40),
)

test('after sleep, and with a clock that jumps, the pair is renewed before anything else is asked', async ({
  browser,
  ground,
}) => {
  const context = await shiftable(browser, ground)
  await noteCalls(context)
  const { page, uncaught } = await watch(context)
  await signIn(page, 'forwarder')
  const CASES = [
    ['59 minutes later', 59 * MINUTE, 0],
    ['8 hours of sleep', 8 * HOUR, 1],
    ['a clock that goes back a day', -DAY, 1],
    ['a day later', DAY, 1],
    ['4 minutes back', -4 * MINUTE, 0],
  ] as const
  for (const [name, ms, renewals] of CASES) {
    await page.goto('/user')
    await expect(accountButton(page)).toHaveCount(1)
    const heard = listenTo(ground.server)
    // In one step: a poll between the jump of the clock and the return to the tab would renew first.
    const from = await page.evaluate((more) => {
      const before = (window as Asked).asked?.length ?? 0
      localStorage.setItem('shift', String(Number(localStorage.getItem('shift') ?? 0) + more))
      dispatchEvent(new Event('focus'))
      history.pushState(null, '', '/business/myBid')
      dispatchEvent(new PopStateEvent('popstate'))
      return before
    }, ms)
    await expect(page.locator('main tbody tr').first(), name).toBeVisible()
    expect.soft(heard.sent.length, `${name}: renewals`).toBe(renewals)
    const asked = await page.evaluate((start) => (window as Asked).asked?.slice(start) ?? [], from)
    if (renewals > 0) expect.soft(asked[0], `${name}: asked first`).toContain('oauth/token')
    expect.soft(await isSignedIn(page), name).toBe(1)
    ground.server.onCall = undefined
  }
  for (const months of [-13, 26]) {
    await shift(page, months * 30 * DAY)
    await page.goto(STILL)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expect(banners(page)).toHaveCount(1)
  }
  expect(uncaught).toEqual([])
  await context.close()
  figure(`${CASES.length + 2} clocks: renewed when due and before any other call, 0 crashes`)
})

test('a page that comes back from the memory of the browser shows nothing of who signed out', async ({
  browser,
  ground,
}) => {
  const context = await shiftable(browser, ground)
  const page = await context.newPage()
  await signIn(page, 'forwarder')
  await page.goto('/business/myBid')
  await expect(page.locator('main tbody tr').first()).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/TOKEN/.test(key)) localStorage.removeItem(key)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('heading', { name: '已退出登录' })).toBeVisible()
  await expect(page.locator('main tbody tr')).toHaveCount(0)
  await context.close()
})
