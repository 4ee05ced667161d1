import { test, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { settled, watchPolicy } from '../../inspect.ts'
import { ownerAddresses } from '../../ownerPaths.ts'
import { listen, party, signIn, type Ears } from '../../steps.ts'

/** A language of the product. */
export type Locale = 'zh-CN' | 'en-US'
/** Who looks at the pages. */
export type Who = 'guest' | 'member'

/** The two widths that every page is held to. */
export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

/** Pages of those who offer carriage; a member sees every other page as a trader. */
const OF_FORWARDERS = [
  '/business/quote',
  '/business/myBid',
  '/business/myMarket',
  '/coupon/couponManagement',
  '/coupon/couponVerification',
]

/** The account that shows the content of a path. */
const accountOf = (path: string): string => (OF_FORWARDERS.includes(path) ? 'forwarder' : 'trader')

type State = Awaited<ReturnType<BrowserContext['storageState']>>
const states = new Map<string, Promise<State>>()

/** The browser storage of an account that signed in once; whoever asks again gets the same. */
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

/** How a page is looked at. */
export interface Looking {
  locale?: Locale
  /** The stored language, where it is another than the one that is shown (`ar` turns the page round). */
  raw?: string
  size?: { width: number; height: number }
  /** Settings of the browser beside these. */
  more?: Parameters<Browser['newContext']>[0]
}

/** Opens a browser for one account, or for a guest, that looks in one way. */
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
      // Only at first: a language chosen on the page stays.
      if (sessionStorage.getItem('looked') === null) localStorage.setItem('umi_locale', language)
      sessionStorage.setItem('looked', 'yes')
    } catch {
      // A document without storage is none of ours.
    }
  }, raw)
  const page = await context.newPage()
  await watchPolicy(page)
  return { page, ears: listen(page) }
}

/** A path of the owner where it stands in the browser. */
export interface Visit {
  page: Page
  ears: Ears
  path: string
  address: string
}

/** Opens all paths of the owner as somebody, looking in one way, and does the same on each; gives their number. */
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
      // What was heard on this page is told of this page only.
      seat.ears.bodies.length = 0
    })
  }
  for (const { page } of seats.values()) await page.context().close()
  return addresses.length
}
