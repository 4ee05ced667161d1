import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { coveredFindings } from './covered.ts'
import { geometryFindings } from './geometry.ts'
import { typeFindings } from './type.ts'
import { figure } from '../figure.ts'
import { SIZES, visitAll } from './visits.ts'

/** Text spacing that a reader may set (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

interface Condition {
  name: string
  size: { width: number; height: number }
  dir?: 'rtl'
  isSpaced?: true
}
const ZOOMED = { width: 720, height: 450 }
const CONDITIONS: readonly Condition[] = [
  { name: '1440', size: SIZES.wide },
  { name: '1440 from right to left', size: SIZES.wide, dir: 'rtl' },
  { name: '1440 with wide text', size: SIZES.wide, isSpaced: true },
  { name: '1440 at 200 %', size: ZOOMED },
  // The narrowest window with the workspace's menu.
  { name: '1280', size: { width: 1280, height: 800 } },
  { name: '390', size: SIZES.phone },
  { name: '390 from right to left', size: SIZES.phone, dir: 'rtl' },
  { name: '390 with wide text', size: SIZES.phone, isSpaced: true },
  { name: '1280 at 400 %', size: { width: 320, height: 256 } },
]

/** Applies a condition to the loaded page. */
async function put(page: Page, { size, dir, isSpaced }: Condition): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    ([direction, css]) => {
      document.documentElement.dir = direction
      document.querySelector('#spacing')?.remove()
      if (css === '') return
      const style = document.createElement('style')
      style.id = 'spacing'
      style.textContent = css
      document.head.append(style)
    },
    [dir ?? 'ltr', isSpaced ? SPACING : ''] as const,
  )
  // Lazy parts were loaded by `settled`; wait for parts that render after a resize.
  await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

// Hundreds of pages: recording would take longer than the checks.
test.use({ trace: 'off' })

const FEW = [
  '/home',
  '/business/searchTender',
  '/business/myTenderBid',
  '/business/tenderIssue',
  '/user/personalCenter',
]
/** Paths with a bottom bar. */
const WITH_BARS = ['/user/invoice', '/business/quote']

async function measured(
  browser: Browser,
  locale: 'zh-CN' | 'en-US',
  isWanted?: (path: string) => boolean,
): Promise<void> {
  let found = 0
  const paths = await visitAll(
    browser,
    'member',
    { locale },
    async ({ page, address }) => {
      for (const condition of CONDITIONS) {
        await put(page, condition)
        const findings = [...(await geometryFindings(page)), ...(await typeFindings(page))]
        found += findings.length
        expect.soft(findings, `${address}, ${condition.name}`).toEqual([])
      }
    },
    isWanted,
  )
  figure(
    `${locale}: ${paths} paths x ${CONDITIONS.length} conditions: ${paths * CONDITIONS.length} cases, ${found} texts clipped, overlapping, outside or under 12 px`,
  )
}

for (const locale of ['zh-CN', 'en-US'] as const)
  test(`no text of any path is clipped, covered or outside: ${locale}`, { tag: '@whole' }, async ({ browser }) =>
    measured(browser, locale),
  )

test('no text of a few paths is clipped, covered or outside', async ({ browser }) =>
  measured(browser, 'en-US', (path) => FEW.includes(path)))

/** The number of bars of the page that stick to the foot of the window. */
const barsIn = async (page: Page): Promise<number> =>
  page.locator('main *').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { position, bottom } = getComputedStyle(one)
        return position === 'sticky' && bottom !== 'auto' && one.checkVisibility()
      }).length,
  )

/** Checks on a phone, in every scroll position, that no bar covers a control. */
async function pressed(browser: Browser, locale: 'zh-CN' | 'en-US', isWanted?: (path: string) => boolean) {
  let found = 0
  const look = { locale, size: SIZES.phone }
  const paths = await visitAll(
    browser,
    'member',
    look,
    async ({ page, path, address }) => {
      if (WITH_BARS.includes(path)) await expect.poll(() => barsIn(page), address).toBe(1)
      const findings = await coveredFindings(page)
      found += findings.length
      expect.soft(findings, address).toEqual([])
    },
    isWanted,
  )
  figure(`${locale}: ${paths} paths at 390 x 844 in every scroll position: ${found} things to press under a bar`)
}

for (const locale of ['zh-CN', 'en-US'] as const)
  test(`nothing to press lies under a bar on a phone: ${locale}`, { tag: '@whole' }, async ({ browser }) =>
    pressed(browser, locale),
  )

test('nothing to press lies under a bar on a phone: paths with bars of their own', async ({ browser }) =>
  pressed(browser, 'zh-CN', (path) => WITH_BARS.includes(path)))
