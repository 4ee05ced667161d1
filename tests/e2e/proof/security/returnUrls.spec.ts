import { expect, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { GOOD, HOSTILE_ADDRESSES, ORIGIN, OWN_HOSTILE } from '../../../unit/session/returnUrls.ts'
import { PASSWORD, party, signIn } from '../../steps.ts'

/** Records requests to other origins. */
function strangers(page: Page, base: string | undefined): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== base) found.push(request.url())
  })
  return found
}

const here = (base: string | undefined, input: string): string => input.replaceAll(ORIGIN, base ?? '')
const login = (input: string): string => `/login?reject=${encodeURIComponent(input)}`
const placeOf = (page: Page): string => {
  const url = new URL(page.url())
  return url.pathname + url.search + url.hash
}

/** Valid URLs of the table that mean the same on a plain-HTTP origin. */
const good = GOOD.filter(([input]) => !input.includes(':443') && !input.includes('TRADE'))

test('through the login form hostile return addresses lead home and a good one leads back', async ({
  browser,
  baseURL,
}) => {
  const { page } = await party(browser)
  const foreign = strangers(page, baseURL)
  const cases = ['https://evil.com/', '//evil.com', 'javascript:alert(document.cookie)', '/%5cevil.com']
  for (const [input, expected] of [...cases.map((one) => [one, '/'] as const), good[0] ?? ['', '']]) {
    await page.goto(login(here(baseURL, input)))
    await page
      .getByLabel(/账号|Account/)
      .first()
      .fill('trader')
    await page.locator('input[type="password"]').fill(PASSWORD)
    await page.locator('form button[type="submit"]').click()
    await expect.poll(() => placeOf(page), { message: input }).toBe(expected)
    await page.evaluate(() => localStorage.clear())
  }
  expect(foreign).toEqual([])
})

test(
  'every return address of the table leads where it may, and nothing is asked of another site',
  { tag: '@whole' },
  async ({ browser, baseURL }) => {
    const { page } = await party(browser)
    const foreign = strangers(page, baseURL)
    await signIn(page, 'trader')
    const hostile = [...HOSTILE_ADDRESSES, ...OWN_HOSTILE]
    for (const [input, expected] of [...hostile.map((one) => [one, '/'] as const), ...good]) {
      await page.goto(login(here(baseURL, input)))
      await expect.soft.poll(() => placeOf(page), { message: input.slice(0, 80) }).toBe(expected)
    }
    expect(foreign).toEqual([])
    test.info().annotations.push({
      type: 'figure',
      description: `${hostile.length} hostile and ${good.length} good return addresses through the login page: ${foreign.length} requests off the origin`,
    })
  },
)
