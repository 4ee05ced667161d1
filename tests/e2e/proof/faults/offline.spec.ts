import { expect, type Page } from '@playwright/test'
import { failedParts } from '../../sight.ts'
import { figure } from '../figure.ts'
import { expectWhole, lookWhenStill, test, visitor, watch, type Ground, type Place } from './rig.ts'

/** The words below the header while there is no network; none at other times. */
const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: /^网络已断开/ })
const FIELDS = 'main textarea:not([readonly]), main input[type="text"]:not([readonly]):not([role="combobox"])'

/** Goes offline on a loaded page, types, and goes online again. */
async function lose(
  browser: import('@playwright/test').Browser,
  ground: Ground,
  places: readonly Place[],
): Promise<void> {
  let forms = 0
  for (const as of ['guest', 'forwarder'] as const) {
    const context = await visitor(browser, ground, as)
    for (const place of places.filter((one) => one.as === as)) {
      const of = `${place.path}, offline`
      const { page, uncaught, documents } = await watch(context)
      await page.goto(place.address)
      const before = await lookWhenStill(page)
      await context.setOffline(true)
      await expect.soft(bannerOf(page), `${of}: says so`).toBeVisible()
      const field = page.locator(FIELDS).first()
      const isForm = (await field.count()) > 0 && (await field.isEditable())
      if (isForm) await field.fill('断网时写的')
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      const seen = await lookWhenStill(page)
      expectWhole(seen, uncaught, of)
      expect.soft(seen.words, `${of}: what stood there still stands`).toBeGreaterThan(before.words * 0.6)
      await context.setOffline(false)
      await expect.soft(bannerOf(page), `${of}: and when it is over`).toHaveCount(0)
      const after = await lookWhenStill(page)
      expectWhole(after, uncaught, `${of}, afterwards`)
      if (isForm) {
        forms += 1
        await expect.soft(field, `${of}: nothing typed is lost`).toHaveValue('断网时写的')
      }
      expect.soft(documents(), `${of}: without a reload`).toBe(1)
      await page.close()
    }
    await context.close()
  }
  figure(`${places.length} paths offline after load: ${places.length} cases, ${forms} with something typed, 0 lost`)
}

test('a page that loses the network says so and keeps what is typed', async ({ browser, ground }) =>
  lose(
    browser,
    ground,
    ground.places.filter(({ path }) => ['/other/contact', '/business/tenderIssue'].includes(path)),
  ))

test('all 39 pages outlive the loss of the network', { tag: '@whole' }, async ({ browser, ground }) =>
  lose(browser, ground, ground.places),
)

test('what failed while there was no network is asked again when it is back', async ({ browser, ground }) => {
  const context = await visitor(browser, ground, 'guest')
  const { page } = await watch(context)
  await page.goto('/business/market')
  await lookWhenStill(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /下一页/ }).click()
  await expect(failedParts(page)).toBeVisible()
  await context.setOffline(false)
  await expect(failedParts(page)).toHaveCount(0)
  await context.close()
})
