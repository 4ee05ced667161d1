import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { HOSTILE } from '../../../unit/front/news/payloads.ts'
import { breaches, watchPolicy } from '../../inspect.ts'
import { ownerAddresses } from '../../ownerPaths.ts'
import { banners } from '../../sight.ts'
import { party, signIn } from '../../steps.ts'
import { poisonAnswers, refuseWithPayload, type Poisoned } from './poison.ts'

interface Hurt {
  hostileRan?: unknown
}
/** Enough time for a poisoned page to show its content or an error. */
const SHOWN_MS = 700
/** A member's page has a stream open: its network may never be idle. */
const IDLE_MS = 5000
/** Time within which the app replaces the prerendered page. */
const BEGUN_MS = 30_000

/** Opens a page for a guest and one for a forwarder, and records errors, dialogs and requests to other origins. */
async function visitors(browser: Browser, baseURL: string | undefined) {
  const open = async (account?: string) => {
    const { page } = await party(browser)
    const errors: string[] = []
    const strangers: string[] = []
    await watchPolicy(page)
    if (account) await signIn(page, account)
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => errors.push('a dialog')))
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL) strangers.push(request.url())
    })
    return { page, errors, strangers }
  }
  return { guest: await open(), forwarder: await open('forwarder') }
}
type Visitor = Awaited<ReturnType<typeof visitors>>['guest']

/** Opens a URL and checks that nothing forbidden happens; returns whether a payload was shown as text. */
async function visit({ page, errors, strangers }: Visitor, address: string, what: string): Promise<boolean> {
  await page.goto(address)
  // The prerendered copies, one per language, exist until the app starts, which may be after the network is idle.
  await expect.soft(banners(page), `${what}: header`).toHaveCount(1, { timeout: BEGUN_MS })
  await expect.soft(page.locator('main h1').first(), `${what}: shows something`).toBeVisible()
  await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
  await page.waitForTimeout(SHOWN_MS)
  expect.soft(await ran(page), `${what}: ran`).toBeUndefined()
  expect.soft(await breaches(page), `${what}: policy`).toEqual([])
  expect.soft(errors.splice(0), `${what}: uncaught`).toEqual([])
  expect.soft(strangers.splice(0), `${what}: other sites`).toEqual([])
  return /hostileRan|evil\.test/.test(await page.locator('body').innerText())
}
const ran = async (page: Page): Promise<unknown> => page.evaluate(() => (window as Hurt).hostileRan)

/** Opens all URLs in every round; returns the figures. */
async function walk(
  browser: Browser,
  baseURL: string | undefined,
  addresses: { path: string; address: string; as: 'guest' | 'forwarder' }[],
  rounds: readonly (typeof ROUNDS)[number][],
) {
  const who = await visitors(browser, baseURL)
  const total = { visits: 0, fields: 0, shown: 0, payloads: new Set<number>() }
  for (const [number, round] of rounds.entries())
    for (const [at, { path, address, as }] of addresses.entries()) {
      const visitor = who[as]
      // Each page starts at another payload, so that few rounds cover all of them.
      const start = at * 7 + number * 31
      const done: Poisoned =
        round === 'refused'
          ? await refuseWithPayload(visitor.page, start)
          : await poisonAnswers(visitor.page, round, start)
      const isShown = await visit(visitor, address, `${path} ${round}`)
      total.visits += 1
      total.fields += done.fields
      total.shown += isShown ? 1 : 0
      for (const one of done.payloads) total.payloads.add(one)
    }
  return total
}
const ROUNDS = ['behind', 'instead', 'refused'] as const

test('payloads in every text of the answers stay text on a few pages', async ({ browser, request, baseURL }) => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
  const few = new Set([
    '/',
    '/business/foreignTradeDetial',
    '/business/newsDetial',
    '/business/marketDetail',
    '/business/myBid',
  ])
  const addresses = (await ownerAddresses(request)).filter(({ path }) => few.has(path))
  const total = await walk(browser, baseURL, addresses, ['behind'])
  expect(total.payloads.size).toBe(HOSTILE.length)
  expect(total.shown).toBeGreaterThanOrEqual(4)
})

test(
  'payloads in every text of every answer of the 39 paths stay text',
  { tag: '@whole' },
  async ({ browser, request, baseURL }) => {
    const addresses = await ownerAddresses(request)
    const total = await walk(browser, baseURL, addresses, ROUNDS)
    expect(total.payloads.size).toBe(HOSTILE.length)
    expect(total.shown).toBeGreaterThan(40)
    test.info().annotations.push({
      type: 'figure',
      description: `${addresses.length} paths x ${ROUNDS.length} rounds, ${total.payloads.size} payloads in ${total.fields} texts, seen as text on ${total.shown} of ${total.visits} visits: 0 ran, 0 breaches, 0 uncaught`,
    })
  },
)

test('payloads in an address stay text', { tag: '@whole' }, async ({ browser, baseURL }) => {
  const { guest } = await visitors(browser, baseURL)
  const payloads = HOSTILE.filter((_one, at) => at % 12 === 0)
  const addresses = payloads.flatMap((payload) => {
    const text = encodeURIComponent(payload)
    return [
      `/business/searchTender?keyword=${text}`,
      `/business/foreignTrade/${text}`,
      `/other?topic=${text}#${text}`,
      `/${text}`,
    ]
  })
  for (const address of addresses) await visit(guest, address, address.slice(0, 60))
  test.info().annotations.push({ type: 'figure', description: `${addresses.length} addresses with payloads: 0 ran` })
})
