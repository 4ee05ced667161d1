import { expect, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { settled } from '../../inspect.ts'
import { coveredFindings } from './covered.ts'
import { SIZES, visitAll } from './visits.ts'

const ON_PHONE = { locale: 'en-US', size: SIZES.phone } as const
/** Two lines of text and their room, px. */
const STEP_PX = 60

/** The middle of what has a role and a name, from the top of the window. */
async function middleOf(page: Page, role: 'searchbox' | 'button', name?: string | RegExp): Promise<number> {
  const box = await page
    .locator('main')
    .getByRole(role, name === undefined ? {} : { name })
    .first()
    .boundingBox()
  return box ? box.y + box.height / 2 : Number.NaN
}

test('search, filters and settings of an own list share a line on a phone', async ({ browser }) => {
  const paths = ['/business/myTenderBid', '/business/myBid', '/user/invoice']
  const seen = await visitAll(
    browser,
    'member',
    ON_PHONE,
    async ({ page, address }) => {
      const filters = await middleOf(page, 'button', /^Filters/)
      const search = await middleOf(page, 'searchbox')
      expect(Math.abs(search - filters), address).toBeLessThan(20)
      expect(Math.abs((await middleOf(page, 'button', 'More')) - filters), address).toBeLessThan(2)
      await page.locator('main').getByRole('button', { name: 'More', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Export all' })).toBeInViewport({ ratio: 1 })
    },
    (path) => paths.includes(path),
  )
  expect(seen).toBe(paths.length)
})

test('the button to pay is in the first window of a phone, and covers nothing', async ({ browser }) => {
  await visitAll(
    browser,
    'member',
    ON_PHONE,
    async ({ page }) => {
      await page.locator('main').getByRole('link', { name: 'Pay', exact: true }).first().click()
      const pay = page.locator('main').getByRole('button', { name: 'Pay', exact: true })
      await expect(pay).toBeInViewport({ ratio: 1 })
      await settled(page)
      expect(await coveredFindings(page)).toEqual([])
    },
    (path) => path === '/business/payment',
  )
})

test('each of the five steps of a trade is two lines on a phone', async ({ browser }) => {
  await visitAll(
    browser,
    'member',
    ON_PHONE,
    async ({ page }) => {
      const steps = page.locator('main ol:not(nav ol)').first().getByRole('listitem')
      await expect(steps).toHaveCount(5)
      const heights = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThan(STEP_PX)
    },
    (path) => path === '/business',
  )
})
