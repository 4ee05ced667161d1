import type { Browser, BrowserContext, Page } from '@playwright/test'
import { test } from '../../test.ts'
import { settled, watchPolicy } from '../../inspect.ts'
import { ownerAddresses } from '../../ownerPaths.ts'
import { listen, party, signIn, type Ears } from '../../steps.ts'

/** A language of the product. */
export type Locale = 'zh-CN' | 'en-US'
/** Who looks at the pages. */
export type Who = 'guest' | 'member'

/** The two viewports that every page is checked at. */
export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Pages of carriers; a member opens every other page as a trader. */
const OF_FORWARDERS = [
  '/business/quote',
  '/business/myBid',
  '/business/myMarket',
  '/coupon/couponManagement',
  '/coupon/couponVerification',
]

/** The account that sees the content of a path. */
const accountOf = (path: string): string => (OF_FORWARDERS.includes(path) ? 'forwarder' : 'trader')

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const states = new Map<string, Promise<State>>()

/** The browser storage of an account after login; one login per account. */
async function stateOf(browser: Browser, account: string): Promise<State> {
  const kept = states.get(account)
  if (kept) return kept
  const asking = (async () => {
    const { context, page } = await party(browser)
    await signIn(page, account)
    const state = await context.storageState()
    await context.close()
    return state
  })()
  states.set(account, asking)
  return asking
}

/** Settings under which the pages are opened. */
export interface Looking {
  locale?: Locale
  /** The stored language, if it differs from the one shown (`ar` turns the page right to left). */
  raw?: string
  size?: { width: number; height: number }
  /** Further browser settings. */
  more?: Parameters<Browser['newContext']>[0]
}

/** Opens a browser for an account, or for a guest. */
async function look(
  browser: Browser,
  account: string | undefined,
  { locale = 'zh-CN', raw = locale, size = SIZES.wide, more = {} }: Looking,
): Promise<{ page: Page; ears: Ears }> {
  const context = await browser.newContext({
    viewport: size,
    locale,
    ...more,
    ...(account && { storageState: await stateOf(browser, account) }),
  })
  await context.addInitScript((language) => {
    try {
      // Only once: a language selected on the page stays.
      if (sessionStorage.getItem('looked') === null) localStorage.setItem('umi_locale', language)
      sessionStorage.setItem('looked', 'yes')
    } catch {
      // Documents without storage are not ours.
    }
  }, raw)
  const page = await context.newPage()
  await watchPolicy(page)
  return { page, ears: listen(page) }
}

/** An opened path of the owner. */
export interface Visit {
  page: Page
  ears: Ears
  path: string
  address: string
}

/** Opens all paths of the owner as a guest or member and runs `act` on each; returns their number. */
export async function visitAll(
  browser: Browser,
  who: Who,
  looking: Looking,
  act: (visit: Visit) => Promise<void>,
  isWanted: (path: string) => boolean = () => true,
): Promise<number> {
  const { context } = await party(browser)
  const addresses = (await ownerAddresses(context.request)).filter(({ path }) => isWanted(path))
  await context.close()
  const seats = new Map<string, { page: Page; ears: Ears }>()
  for (const { path, address } of addresses) {
    const account = who === 'guest' ? undefined : accountOf(path)
    const seat = seats.get(account ?? '') ?? (await look(browser, account, looking))
    seats.set(account ?? '', seat)
    await test.step(address, async () => {
      await seat.page.goto(address)
      await settled(seat.page)
      await act({ ...seat, path, address })
      // Responses of this page must not count for the next.
      seat.ears.bodies.length = 0
    })
  }
  for (const { page } of seats.values()) await page.context().close()
  return addresses.length
}
