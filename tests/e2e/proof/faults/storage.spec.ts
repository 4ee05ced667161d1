import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { figure } from '../figure.ts'
import { expectWhole, lookWhenStill, test, toastsOf, visitor, watch, type Ground, type Place } from './rig.ts'

const NOT_KEPT = '浏览器禁止了本地存储'

/** Faults of the browser storage: before the page starts, or while it is open. */
const MODES: Record<
  string,
  { before?: (context: BrowserContext) => Promise<unknown>; during?: (page: Page) => Promise<unknown> }
> = {
  blocked: {
    before: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
      }),
  },
  full: {
    before: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      }),
  },
  damaged: {
    before: (context) =>
      context.addInitScript(() => {
        const names = ['TOKEN__', 'REFRESH_TOKEN', 'EPOCH', 'draft:anon:ticket:new', 'draft:x', 'own:1:x']
        for (const name of names) localStorage.setItem(`CANGTONG__PRODUCTION__1__${name}`, '{"v":1,\u0000 v1.AAAA')
        for (const name of ['umi_locale', 'cangtong_theme', 'recentSearches']) localStorage.setItem(name, '{[\uffff')
        for (const key of Object.keys(localStorage))
          localStorage.setItem(key, localStorage.getItem(key)?.slice(0, -7) ?? '')
      }),
  },
  'cleared in use': {
    during: (page) =>
      page.evaluate(async () => {
        localStorage.clear()
        sessionStorage.clear()
        for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
      }),
  },
}

async function suffer(browser: Browser, ground: Ground, places: readonly Place[], name: string): Promise<void> {
  const mode = MODES[name]
  for (const as of ['guest', 'forwarder'] as const) {
    const context = await visitor(browser, ground, as)
    await mode?.before?.(context)
    for (const place of places.filter((one) => one.as === as)) {
      const of = `${place.path}, storage ${name}`
      const { page, uncaught } = await watch(context)
      await page.goto(place.address)
      const seen = await lookWhenStill(page)
      expectWhole(seen, uncaught, of)
      expect.soft(seen.panels, `${of}: the page itself stands`).toBe(0)
      if (name === 'blocked')
        expect.soft(await toastsOf(page), `${of}: says so`).toContainEqual(expect.stringContaining(NOT_KEPT))
      if (mode?.during) {
        await mode.during(page)
        await page.evaluate(() => {
          for (const event of ['focus', 'online']) dispatchEvent(new Event(event))
          history.pushState(null, '', location.pathname === '/other' ? '/tool' : '/other')
          dispatchEvent(new PopStateEvent('popstate'))
        })
        expectWhole(await lookWhenStill(page), uncaught, `${of}, afterwards`)
        await page.evaluate(
          (entries) => {
            for (const { name: key, value } of entries) localStorage.setItem(key, value)
          },
          as === 'forwarder' ? (ground.forwarder.origins[0]?.localStorage ?? []) : [],
        )
      }
      await page.close()
    }
    await context.close()
  }
  figure(`${places.length} paths, storage ${name}: ${places.length} cases, 0 blank, 0 uncaught`)
}

test('pages stand where storage is blocked or damaged', async ({ browser, ground }) => {
  const places = ground.places.filter(({ path }) => ['/', '/business/myBid', '/other/contact'].includes(path))
  await suffer(browser, ground, places, 'blocked')
  await suffer(browser, ground, places, 'damaged')
})

for (const name of Object.keys(MODES))
  test(`storage ${name}: every page stands`, { tag: '@whole' }, async ({ browser, ground }) =>
    suffer(browser, ground, ground.places, name),
  )
