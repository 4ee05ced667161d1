import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { test as base } from '../../test.ts'
import { ownerAddresses } from '../../ownerPaths.ts'
import { signIn } from '../../steps.ts'
import { startFaulty, type FaultyServer } from './server.ts'

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>
/** One of the owner's paths as a URL. */
export type Place = Awaited<ReturnType<typeof ownerAddresses>>[number]

/** What the tests run on: the owner's 39 paths, a fault-injecting server, and the stored session of a forwarder. */
export interface Ground {
  places: Place[]
  forwarder: Stored
  server: FaultyServer
}

/** `ground` is prepared once per worker: one server and one login for any number of pages. */
export const test = base.extend<{ repaired: undefined }, { ground: Ground }>({
  // A failed test must not leave its fault to the next one.
  repaired: [
    async ({ ground: { server } }, use) => {
      await use(undefined)
      server.onCall = undefined
      server.onFile = undefined
      server.folder = undefined
    },
    { auto: true },
  ],
  ground: [
    async ({ browser, playwright }, use, { project }) => {
      const server = await startFaulty(String(project.use.baseURL))
      const baseURL = server.origin
      const request = await playwright.request.newContext({ baseURL })
      const places = await ownerAddresses(request)
      await request.dispose()
      const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
      const page = await context.newPage()
      await signIn(page, 'forwarder')
      const forwarder = await context.storageState()
      await context.close()
      await use({ places, forwarder, server })
      await server.close()
    },
    { scope: 'worker' },
  ],
})

interface Noted {
  toastsNoted?: string[]
}

/** Records the text of every toast from the first script on, because toasts disappear after three seconds. */
async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = []
    ;(window as Noted).toastsNoted = noted
    const toasts = 'section[aria-label="提示消息"] :is([role="status"], [role="alert"])'
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const toast of [node, ...node.querySelectorAll('*')])
              if (toast.matches(toasts)) noted.push(`${toast.role}: ${toast.textContent}`)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Returns the toasts since the document was opened. */
export async function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Noted).toastsNoted ?? ['not noted'])
}

/** A watched page: its uncaught errors and how often its document and the login page were requested. */
export interface Watched {
  context: BrowserContext
  page: Page
  /** Uncaught errors since the last check. */
  uncaught: string[]
  documents: () => number
  /** How often the page navigated to the login page. */
  logins: () => number
}

/** Opens a watched page. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage()
  await noteToasts(page)
  const uncaught: string[] = []
  let documents = 0
  let logins = 0
  page.on('pageerror', (error) => uncaught.push(String(error)))
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === '/login') logins += 1
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
  })
  return { context, page, uncaught, documents: () => documents, logins: () => logins }
}

/** Returns a browser context for a guest or for the forwarder. */
export async function visitor(
  browser: Browser,
  { server, forwarder }: Ground,
  as: Place['as'],
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: server.origin,
    locale: 'zh-CN',
    serviceWorkers: 'block',
    ...(as === 'forwarder' && { storageState: forwarder }),
  })
}

/** What is on the screen, as far as faults are concerned. */
export interface Seen {
  headers: number
  footers: number
  headings: number
  /** Number of visible characters in `main`. */
  words: number
  /** Error states with a retry button. */
  errors: number
  /** Error panels in place of a whole page. */
  panels: number
  waiting: number
  toasts: number
  successes: number
  isStyled: boolean
}

/** Reads the state of the screen. */
export async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const count = (selector: string) => all(selector).length
    const main = document.querySelector<HTMLElement>('main')
    const header = document.querySelector('header')
    const toasts = all('section[aria-label="提示消息"] :is([role="status"], [role="alert"])')
    /** Painted in the colour of what went well. */
    const isGreen = (toast: HTMLElement) => {
      const style = getComputedStyle(toast)
      return style.getPropertyValue('--tone') === style.getPropertyValue('--ct-ok')
    }
    return {
      // Each prerendered copy has one too.
      headers: count('header'),
      footers: count('footer'),
      headings: count('main h1'),
      words: main?.innerText.trim().length ?? 0,
      errors: all('main [role="alert"]:not(:has(h1)) button').filter((one) => one.textContent === '重试').length,
      panels: count('main [role="alert"] h1'),
      waiting:
        count('main [aria-busy="true"]') + all('main output').filter((one) => one.textContent === '正在加载').length,
      toasts: toasts.length,
      successes: toasts.filter(isGreen).length,
      isStyled: header !== null && getComputedStyle(header).position === 'sticky',
    }
  })
}

/** Scrolls through the page once, so that lazily rendered parts load. */
async function unroll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
  })
}

/** Reads the screen until nothing is loading, or until the timeout. */
export async function lookWhenStill(page: Page, timeoutMs = 40_000): Promise<Seen> {
  const end = Date.now() + timeoutMs
  let stillSince = 0
  for (;;) {
    // A navigation destroys the document: read it again.
    const seen = await look(page).catch(() => undefined)
    const stands = seen?.headings === 1 && seen.headers === 1
    if (!stands || seen.waiting > 0) stillSince = 0
    else if (stillSince === 0) stillSince = Date.now()
    else if (Date.now() - stillSince >= 100) return seen
    if (seen && Date.now() > end) return seen
    if (stands && seen.waiting > 0) await unroll(page).catch(() => undefined)
    await page.waitForTimeout(30)
  }
}

/** Checks what holds for every screen, whatever failed; `name` is the case. */
export function expectWhole(seen: Seen, uncaught: string[], name: string): void {
  const { headers, footers, headings, waiting, isStyled } = seen
  expect
    .soft({ headers, footers, headings, waiting, isStyled, uncaught: uncaught.splice(0) }, name)
    .toEqual({ headers: 1, footers: 1, headings: 1, waiting: 0, isStyled: true, uncaught: [] })
  expect.soft(seen.words, `${name}: not blank`).toBeGreaterThan(20)
  expect.soft(seen.toasts, `${name}: toasts`).toBeLessThanOrEqual(3)
  expect.soft(seen.successes, `${name}: shown as done`).toBe(0)
}
