import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { settled } from '../../inspect.ts'
import { party } from '../../steps.ts'
import { geometryFindings } from './geometry.ts'
import { figure } from '../figure.ts'
import { SIZES, visitAll } from './visits.ts'

// Hundreds of pages: recording would take longer than the checks.
test.use({ trace: 'off' })

/** RELIABILITY L1: stored value, language shown, text direction. */
const STORED = [
  ['zh-CN', 'zh-CN', 'ltr'],
  ['zh', 'zh-CN', 'ltr'],
  ['zh-TW', 'zh-CN', 'ltr'],
  ['en-US', 'en-US', 'ltr'],
  ['en', 'en-US', 'ltr'],
  ['en-GB', 'en-US', 'ltr'],
  ['EN-us', 'en-US', 'ltr'],
  ['en_US', 'en-US', 'ltr'],
  ['fr', 'zh-CN', 'ltr'],
  ['ar-EG', 'zh-CN', 'rtl'],
  ['', 'zh-CN', 'ltr'],
  ['null', 'zh-CN', 'ltr'],
  ['xx_YY!!', 'zh-CN', 'ltr'],
  ['<script>', 'zh-CN', 'ltr'],
] as const

test('no stored language breaks the page', async ({ browser }) => {
  for (const [value, lang, dir] of STORED) {
    const { context, page, ears } = await party(browser)
    await context.addInitScript((stored) => localStorage.setItem('umi_locale', stored), value)
    await page.goto('/other/clause')
    await settled(page)
    const html = page.locator('html')
    await expect.soft(html, value).toHaveAttribute('lang', lang)
    await expect.soft(html, value).toHaveAttribute('dir', dir)
    await expect.soft(page, value).toHaveTitle(lang === 'en-US' ? /Cangtong/ : /仓通/)
    expect.soft(ears.complaints, value).toEqual([])
    await context.close()
  }
  const { page, ears } = await party(browser)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto('/other/clause')
  await settled(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(ears.complaints).toEqual([])
  figure(`${STORED.length} stored languages and denied storage: 0 crashes`)
})

/** Right to left by the stored language, as an Arabic user would have it. */
async function turned(browser: Browser, isWanted?: (path: string) => boolean): Promise<void> {
  let found = 0
  const paths = await visitAll(
    browser,
    'member',
    { raw: 'ar', size: SIZES.wide },
    async ({ page, ears, address }) => {
      for (const size of [SIZES.wide, SIZES.phone]) {
        await page.setViewportSize(size)
        await expect.soft(page.locator('html'), address).toHaveAttribute('dir', 'rtl')
        const findings = await geometryFindings(page)
        expect.soft(findings, `${address} from right to left, ${size.width}`).toEqual([])
        found += findings.length
      }
      // The logo is at the start side of the text direction.
      await page.setViewportSize(SIZES.wide)
      const mark = await page
        .getByRole('banner')
        .getByRole('link', { name: /^(仓通|Cangtong)/ })
        .boundingBox()
      expect.soft(mark?.x ?? 0, `${address}: the header is turned`).toBeGreaterThan(SIZES.wide.width / 2)
      expect.soft(ears.complaints.splice(0), `${address}: console`).toEqual([])
    },
    isWanted,
  )
  figure(`${paths} paths from right to left x 2 widths: ${paths * 2} cases, ${found} findings`)
}
test('every path reads from right to left', { tag: '@whole' }, async ({ browser }) => turned(browser))
test('a few paths read from right to left', async ({ browser }) =>
  turned(browser, (path) => ['/home', '/business/quote'].includes(path)))

const FIELD =
  'main input:is([type="text"], [type="search"], [type="tel"], [type="email"], :not([type])):not([role="combobox"], [readonly], [disabled], [inputmode]), main textarea:not([readonly])'

/** The first text field, if the page has one. */
async function firstField(page: Page): Promise<string | undefined> {
  return page.evaluate((selector) => {
    const field = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
    field?.setAttribute('data-proof', 'first')
    return field ? '[data-proof="first"]' : undefined
  }, FIELD)
}

/** Types into the first field of a page and switches the language and back. */
async function kept(browser: Browser, isWanted?: (path: string) => boolean): Promise<void> {
  let fields = 0
  const paths = await visitAll(
    browser,
    'member',
    { size: SIZES.wide },
    async ({ page, ears, address }) => {
      const selector = await firstField(page)
      const field = page.locator(selector ?? 'html')
      if (selector) {
        fields += 1
        await field.pressSequentially('abc12')
      }
      const typed = selector && (await field.inputValue())
      if (selector) expect.soft(typed, `${address}: typed`).not.toBe('')
      for (const locale of ['en-US', 'zh-CN'] as const) {
        await page
          .locator('header')
          .getByRole('button', { name: /^(?:EN|中文)/ })
          .click()
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('main h1')).toHaveCount(1)
        if (selector) await expect.soft(field, `${address} in ${locale}`).toHaveValue(typed ?? '')
      }
      expect.soft(ears.complaints.splice(0), `${address}: console`).toEqual([])
    },
    isWanted,
  )
  figure(
    `${paths} paths, language changed there and back: ${paths * 2} cases, ${fields} with a field that kept its words`,
  )
}
test('what is typed on any path outlasts a change of the language', { tag: '@whole' }, async ({ browser }) =>
  kept(browser),
)
test('what is typed on a few paths outlasts a change of the language', async ({ browser }) =>
  kept(browser, (path) => ['/business/tenderIssue', '/other/contact'].includes(path)))
