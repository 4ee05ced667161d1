import type { ServerResponse } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { scriptOf } from '../../built.ts'
import { failures, waiting } from '../../sight.ts'
import { figure } from '../figure.ts'
import { expectWhole, look, lookWhenStill, test, visitor, watch, type Ground, type Place, type Watched } from './rig.ts'
import { pathOf, type Fault } from './server.ts'

type Spoil = (response: ServerResponse, body: () => Promise<Buffer>) => void | Promise<void>

const fill =
  (status: number, type: string, body: string, cache = 'no-store') =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': type, 'cache-control': cache, 'x-content-type-options': 'nosniff' })
      .end(body)
const PAGE = '<!doctype html><h1>page</h1>'

/** Ways in which a page's file fails to load (RELIABILITY, appendix B). A hanging one loads after `repair`. */
const MODES: Record<string, { ends: '.js' | '.css'; spoil: Spoil | 'hang' }> = {
  'script 404': { ends: '.js', spoil: fill(404, 'text/plain', 'Not found') },
  'script 500': { ends: '.js', spoil: fill(500, 'text/plain', 'broken') },
  'script reset': { ends: '.js', spoil: (response) => void response.destroy() },
  'a page for a script': { ends: '.js', spoil: fill(200, 'text/html', PAGE) },
  'half a script': {
    ends: '.js',
    spoil: async (response, body) =>
      fill(200, 'text/javascript', `${(await body()).toString().slice(0, -40)}{`)(response),
  },
  // As sent by a proxy that lost the file: the browser caches it for a year.
  'empty script': { ends: '.js', spoil: fill(200, 'text/javascript', '', 'public, max-age=31536000, immutable') },
  'script without a page in it': { ends: '.js', spoil: fill(200, 'text/javascript', 'export const nothing = 1') },
  'script hangs': { ends: '.js', spoil: 'hang' },
  'style 404': { ends: '.css', spoil: fill(404, 'text/plain', 'Not found') },
  'style 500': { ends: '.css', spoil: fill(500, 'text/plain', 'broken') },
  'a page for a style': { ends: '.css', spoil: fill(200, 'text/html', PAGE) },
  'style hangs': { ends: '.css', spoil: 'hang' },
}

/** Navigates as a link of the product does. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

interface Files {
  fault: Fault
  /** Number of spoiled files. */
  spoiled: () => number
  /** Lets the hanging and all later requests pass. */
  repair: () => void
}

/** Spoils files of a type that were not fetched before. */
function spoiling(known: ReadonlySet<string>, { ends, spoil }: (typeof MODES)[string]): Files {
  const held: (() => void)[] = []
  let spoiled = 0
  let isRepaired = false
  return {
    spoiled: () => spoiled,
    repair: () => {
      isRepaired = true
      for (const release of held) release()
    },
    fault: async (request, response, onward) => {
      const path = pathOf(request)
      if (isRepaired || !path.startsWith('/assets/') || !path.endsWith(ends) || known.has(path)) return false
      spoiled += 1
      if (spoil !== 'hang') {
        await spoil(response, async () => (await onward()).body)
        return true
      }
      await new Promise<void>((resolve) => held.push(resolve))
      return false
    },
  }
}

/** Navigates to a page whose files fail to load, then repairs them. */
async function suffer(of: Watched, { server }: Ground, place: Place, name: string): Promise<boolean> {
  const { page, uncaught, documents } = of
  const mode = MODES[name]
  if (!mode) throw new Error(name)
  const title = `${place.path}, ${name}`
  const known = new Set<string>()
  server.onFile = (request) => {
    known.add(pathOf(request))
    return false
  }
  // A page that shares no file of its own with the opened one.
  await page.goto(place.path === '/other/clause' ? '/test' : '/other/clause')
  await lookWhenStill(page)
  await page.evaluate(() => sessionStorage.clear())
  const before = documents()
  const files = spoiling(known, mode)
  server.onFile = files.fault
  await follow(page, place.address)
  // Many pages have no own style file, some no own script.
  await expect
    .poll(files.spoiled, { timeout: 2500 })
    .toBeGreaterThan(0)
    .catch(() => undefined)

  if (mode.spoil === 'hang') {
    if (files.spoiled() > 0) {
      await expect
        .soft(page.getByRole('progressbar').or(waiting(page)).first(), `${title}: shows that it is coming`)
        .toBeVisible()
      expect.soft(await look(page), `${title}: nothing blank meanwhile`).toMatchObject({ headers: 1, isStyled: true })
    }
    files.repair()
    expectWhole(await lookWhenStill(page), uncaught, title)
    expect.soft(documents(), `${title}: without a reload`).toBe(before)
    return files.spoiled() > 0
  }

  // The error state of the page, or of each lazy section with a failed file.
  const said = failures(page)
  // The loader retries after 300 ms and then reloads once; the state after that is final.
  await expect
    .poll(
      // Parts below the window ask for nothing until they are near it.
      async () =>
        (await said.count()) > 0 || (files.spoiled() === 0 && (await lookWhenStill(page, 5000)).waiting === 0),
      { message: title },
    )
    .toBe(true)
  const seen = await lookWhenStill(page)
  expectWhole(seen, uncaught, title)
  expect.soft(documents() - before, `${title}: reloads`).toBeLessThanOrEqual(1)
  const count = await said.count()
  if (files.spoiled() > 0) expect.soft(count, `${title}: says so`).toBeGreaterThan(0)
  expect.soft(seen.panels, `${title}: once for the page`).toBeLessThanOrEqual(1)
  files.repair()
  if (files.spoiled() > 0) {
    for (let left = count; left > 0 && (await said.count()) > 0; left -= 1)
      await said.first().getByRole('button', { name: '重试' }).click()
    await expect.soft(said, `${title}: comes when its files come`).toHaveCount(0)
    expectWhole(await lookWhenStill(page), uncaught, `${title}, afterwards`)
  }
  return files.spoiled() > 0
}

/** Two pages for guests and two for members. */
const QUICK = ['/business/market', '/business/tendering', '/business/quote', '/coupon/myCoupon']

async function sufferAll(
  browser: import('@playwright/test').Browser,
  ground: Ground,
  places: readonly Place[],
  names: readonly string[],
) {
  let spoiled = 0
  for (const place of places)
    for (const name of names) {
      const context = await visitor(browser, ground, place.as)
      if (await suffer(await watch(context), ground, place, name)) spoiled += 1
      await context.close()
    }
  const cases = places.length * names.length
  figure(
    `${places.length} paths x ${names.length} modes of files: ${cases} cases, ${spoiled} with a file to spoil, 0 blank, 0 unstyled, 0 loops`,
  )
}

test('a page whose files do not come says so, never loops, and comes when they come', async ({ browser, ground }) => {
  const places = ground.places.filter(({ path }) => QUICK.includes(path))
  await sufferAll(browser, ground, places.slice(0, 2), ['script 404', 'script hangs'])
  await sufferAll(browser, ground, places.slice(2), ['style 404', 'a page for a script'])
})

for (const name of Object.keys(MODES))
  test(
    `${name}: every page says so, never loops, and comes when its files come`,
    { tag: '@whole' },
    async ({ browser, ground }) => {
      await sufferAll(browser, ground, ground.places, [name])
    },
  )

test('a file that never comes counts as failed after 120 s', { tag: '@whole' }, async ({ browser, ground }) => {
  const { server } = ground
  const context = await visitor(browser, ground, 'guest')
  const { page, documents } = await watch(context)
  await page.clock.install()
  await page.goto('/other/clause')
  await page.clock.runFor(3000)
  await lookWhenStill(page)
  await page.evaluate(() => sessionStorage.clear())
  const files = spoiling(new Set(), { ends: '.js', spoil: 'hang' })
  server.onFile = files.fault
  await follow(page, '/business/market')
  await expect.poll(files.spoiled).toBeGreaterThan(0)
  const before = documents()
  await page.clock.fastForward(118_000)
  expect(documents()).toBe(before)
  await page.clock.fastForward(4000)
  // It reloads once, and now the file exists.
  files.repair()
  await expect.poll(documents).toBe(before + 1)
  await context.close()
  figure('1 hanging file: given up after 120 s')
})

test('texts of one page that never come hold no other page', async ({ browser, ground }) => {
  const { server } = ground
  const texts = scriptOf('src/features/market/market/messages/zh-CN.ts')
  const context = await visitor(browser, ground, 'guest')
  const { page } = await watch(context)
  await page.goto('/other/clause')
  await lookWhenStill(page)
  let isAsked = false
  server.onFile = async (request) => {
    if (pathOf(request) !== texts) return false
    isAsked = true
    return new Promise(() => undefined)
  }
  await follow(page, '/business/market')
  await expect.poll(() => isAsked).toBe(true)
  await follow(page, '/tool/shipDate')
  await expect(page).toHaveTitle(/船期/)
  await expect(page.locator('main h1')).toHaveText(/船期/)
  await context.close()
})
