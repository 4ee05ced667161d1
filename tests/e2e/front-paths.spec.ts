import { expect, type Page } from '@playwright/test'
import { test } from './test.ts'
import { settled } from './inspect.ts'
import { WAYS, type Way } from './ownerPaths.ts'
import { accountButton, failedParts } from './sight.ts'
import { party, signIn, type Ears } from './steps.ts'

const NO_PAGE = /页面不存在|Page not found/

/** The heading of a loaded page; fails on the 404 page, an error and an empty page. */
async function headingOf(page: Page): Promise<string> {
  const heading = page.locator('main h1')
  await expect(heading).toHaveCount(1)
  await expect(heading).not.toHaveText(NO_PAGE)
  await expect(heading).not.toHaveText('')
  await expect(failedParts(page)).toHaveCount(0)
  return heading.innerText()
}

/** Clicks the first visible link to a path. */
async function walkTo(page: Page, { path, from, hasThing }: Way): Promise<void> {
  await page.goto(from === 'menu' ? '/' : from)
  await headingOf(page)
  if (from === 'menu') await accountButton(page).click()
  // The home page is linked as `/`.
  const href = path === '/home' ? '/' : path
  const links = page.locator(hasThing ? `main a[href^="${href}?"]` : `a[href="${href}"], a[href^="${href}?"]`)
  const link = links.locator('visible=true').first()
  await link.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(href)
}

async function visit(page: Page, ears: Ears, way: Way): Promise<void> {
  if (!way.hasThing) {
    await page.goto(way.path)
    const cold = await headingOf(page)
    await page.reload()
    expect.soft(await headingOf(page), `${way.path} reloaded`).toBe(cold)
  }
  await walkTo(page, way)
  // A page of one item has a generic heading until the item is loaded.
  if (way.hasThing) await settled(page)
  const walked = await headingOf(page)
  if (way.hasThing) {
    await page.reload()
    await settled(page)
    expect.soft(await headingOf(page), `${way.path} reloaded`).toBe(walked)
  }
  expect.soft(ears.complaints.splice(0), way.path).toEqual([])
}

test.describe.configure({ timeout: 400_000 })

test('there are 39 paths', () => {
  expect(new Set(WAYS.map(({ path }) => path)).size).toBe(39)
})

for (const locale of ['zh-CN', 'en-US'] as const)
  for (const as of ['guest', 'forwarder'] as const)
    test(
      `${locale}: every path of the owner opens, reloads and is walked to, ${as}`,
      { tag: '@whole' },
      async ({ browser }) => {
        const { page, ears } = await party(browser, locale)
        if (as === 'forwarder') await signIn(page, 'forwarder')
        for (const way of WAYS.filter((one) => one.as === as)) {
          await test.step(way.path, () => visit(page, ears, way))
          await expect.soft(page.locator('html')).toHaveAttribute('lang', locale)
        }
      },
    )
