import { expect, type Browser } from '@playwright/test'
import { test } from '../../test.ts'
import { axeFindings, inspectPage } from '../../inspect.ts'
import { figure } from '../figure.ts'
import { SIZES, visitAll, type Locale, type Who } from './visits.ts'

/** The pages that CI checks of each kind: those with the most different parts. */
const FEW = ['/home', '/login', '/business/searchTender', '/business/tenderIssue', '/user/personalCenter']

interface Kind {
  locale: Locale
  size: keyof typeof SIZES
  who: Who
}
const KINDS: readonly Kind[] = (['zh-CN', 'en-US'] as const).flatMap((locale) =>
  (['wide', 'phone'] as const).flatMap((size) => (['guest', 'member'] as const).map((who) => ({ locale, size, who }))),
)
const isSmoke = ({ locale, size, who }: Kind): boolean =>
  (locale === 'zh-CN' && size === 'phone' && who === 'guest') ||
  (locale === 'en-US' && size === 'wide' && who === 'member')

const nameOf = ({ locale, size, who }: Kind): string => `${locale} ${size} ${who}`

// Hundreds of pages: recording would take longer than the checks.
test.use({ trace: 'off' })

/** Checks what holds for every page, in light and dark. */
async function held(browser: Browser, kind: Kind, isWanted?: (path: string) => boolean): Promise<void> {
  const before = test.info().errors.length
  const { locale, who } = kind
  const count = await visitAll(
    browser,
    who,
    { locale, size: SIZES[kind.size] },
    async ({ page, ears, address }) => {
      // A URL that needs a session redirects a guest to the login page, which is checked instead.
      await inspectPage(page, ears, `${address} in light`, locale)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.soft(page.locator('html'), `${address}: theme`).toHaveAttribute('data-theme', 'dark')
      // Wait for colour transitions to finish.
      await page.evaluate(async () =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .map(async (one) => one.finished),
        ),
      )
      expect.soft(await axeFindings(page), `${address} in dark: axe`).toEqual([])
      expect.soft(ears.complaints.splice(0), `${address} in dark: console`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    },
    isWanted,
  )
  const found = test.info().errors.length - before
  figure(
    `${nameOf(kind)}: ${count} paths in light and dark: ${count * 2} cases, ${found} with findings of axe, width, language, policy or console`,
  )
}

for (const kind of KINDS) {
  test(`every path is without findings: ${nameOf(kind)}`, { tag: '@whole' }, async ({ browser }) => held(browser, kind))
  if (isSmoke(kind))
    test(`a few paths are without findings: ${nameOf(kind)}`, async ({ browser }) =>
      held(browser, kind, (path) => FEW.includes(path)))
}
