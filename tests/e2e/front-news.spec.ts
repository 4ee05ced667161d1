import { expect, type APIRequestContext } from '@playwright/test'
import { test } from './test.ts'
import { newsDeskEndpoints } from '../../src/contract/front/news/endpoints.ts'
import type { PublishNews } from '../../src/contract/front/news/schemas.ts'
import { lastWeekAt } from '../../mock/domain/reference/laneIndex.ts'
import { HOSTILE } from '../unit/front/news/payloads.ts'
import { axeFindings, breaches, settled, untranslated, watchPolicy } from './inspect.ts'
import { party } from './steps.ts'

/** Publishes an article through the mock's control endpoint; returns its id. */
async function publish(request: APIRequestContext, part: Partial<PublishNews>): Promise<string> {
  const data = { category: 'PORT', status: 'PUBLISHED', ...part }
  const answer = await request.post(`/trading-api${newsDeskEndpoints.publishNews.path}`, { data })
  const { code, data: published } = (await answer.json()) as { code: number; data: { id: string } }
  expect(code).toBe(200)
  return published.id
}

test(
  'hostile bodies run nothing, load nothing and leave the words readable',
  { tag: '@whole' },
  async ({ browser, request }) => {
    test.setTimeout(400_000)
    const { page, ears } = await party(browser, 'en-US')
    await watchPolicy(page)
    const strangers: string[] = []
    page.on('request', (one) => {
      const { protocol, hostname } = new URL(one.url())
      if (protocol.startsWith('http') && hostname !== '127.0.0.1') strangers.push(one.url())
    })
    page.on('dialog', (dialog) => {
      strangers.push(`dialog ${dialog.message()}`)
      void dialog.dismiss()
    })
    for (const [place, payload] of HOSTILE.entries()) {
      const titleEn = `Hostile ${place}`
      // A new article each time: the same one could come from the browser cache.
      const id = await publish(request, { titleEn, bodyEn: `<p>Before it</p>${payload}<p>After it</p>` })
      await page.goto(`/business/newsDetial?id=${id}`)
      await expect(page.getByRole('heading', { level: 1, name: titleEn })).toBeVisible()
      // What was published stands beside the words before it.
      const rich = page.getByRole('article').locator(':has(> p:text-is("Before it"))')
      await expect(rich).toContainText('Before it')
      for (const one of await rich.locator('a, img').all()) await one.hover({ timeout: 500 }).catch(() => {})
      const found = await rich.evaluate((body) => ({
        ran: 'hostileRan' in window,
        wrong: Array.from(body.querySelectorAll('*')).flatMap((one) =>
          [
            /^(script|style|iframe|object|embed|form|input|button|svg|math|video|audio|link|meta|base|template)$/.test(
              one.localName,
            ) && one.localName,
            ...one.getAttributeNames().map((name) => /^(on|style|id|srcset|ping|background)/.test(name) && name),
          ].filter(Boolean),
        ),
        bodyIsSeen: document.body.checkVisibility(),
      }))
      expect.soft(found, payload).toEqual({ ran: false, wrong: [], bodyIsSeen: true })
      expect.soft(await breaches(page), payload).toEqual([])
      expect.soft(strangers.splice(0), payload).toEqual([])
      expect.soft(new URL(page.url()).pathname, payload).toBe('/business/newsDetial')
      expect.soft(ears.complaints.splice(0), payload).toEqual([])
    }
  },
)

test(
  'a reader finds an article, goes to the next one, and to the market of its port',
  { tag: '@whole' },
  async ({ browser, request }) => {
    const { page, ears } = await party(browser, 'en-US')
    await watchPolicy(page)
    const id = await publish(request, {
      titleEn: 'Reefer plugs at the north berth',
      bodyEn: '<p>See the <a href="/business/market?pol=CNNGB">market</a>.</p>',
      ports: ['CNNGB'],
    })
    await page.goto('/business/newsList')
    await page.getByRole('searchbox', { name: 'Title, summary or port' }).fill('reefer plugs at the north')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=reefer/)
    await page.getByRole('link', { name: 'Reefer plugs at the north berth' }).click()
    await expect(page).toHaveURL(`/business/newsDetial?id=${id}`)
    // The list stays, dimmed, until the article is there.
    await expect(page.locator('main h1')).toContainText('Reefer plugs at the north berth')
    await settled(page)
    expect(await axeFindings(page)).toEqual([])
    expect(await untranslated(page, ears)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('article').getByText('See the market.')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('link', { name: 'market', exact: true }).click()
    await expect(page).toHaveURL('/business/market?pol=CNNGB')
    const last = `nINDEX-${lastWeekAt(Date.now())}`
    await page.goto(`/business/newsDetail?id=${last}`)
    await expect(page).toHaveURL(`/business/newsDetial?id=${last}`)
    await settled(page)
    const first = await page.locator('main h1').textContent()
    await page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link').first().click()
    await expect(page.locator('main h1')).not.toHaveText(first ?? '')
    expect(await breaches(page)).toEqual([])
  },
)
