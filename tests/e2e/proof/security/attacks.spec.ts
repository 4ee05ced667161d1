import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { AGAIN } from './poison.ts'
import { VECTORS, type Vector } from './vectors.ts'

interface Attacked {
  hits?: string[]
  attack?: (name: string) => void
  trustedTypes?: { defaultPolicy: unknown }
}
const EVIL = 'https://evil.test/'
/** Time within which an injected script would have run, ms. */
const TIME_MS = 1500

/** The attacks as page code in a timer: `page.evaluate` bypasses the policy, a timer of the page does not. */
const script = `window.hits = []; window.attack = (name) => setTimeout(() => { ({
${VECTORS.map(
  ({ name, code }) => `${JSON.stringify(name)}() {
  const mark = ${JSON.stringify(`window.hits.push('${name}')`)};
  const evil = ${JSON.stringify(`${EVIL}${encodeURIComponent(name)}/`)};
  ${code} }`,
).join(',\n')} })[name]() }, 0)`

/**
 * Opens a page with the attacks, without its policy if `isBare`. `through` returns the names of the successful ones.
 */
async function victim(
  context: BrowserContext,
  isBare: boolean,
): Promise<{ page: Page; through: () => Promise<string[]> }> {
  const page = await context.newPage()
  const arrived: string[] = []
  await page.route(`${EVIL}**`, async (route) => {
    arrived.push(decodeURIComponent(new URL(route.request().url()).pathname.split('/')[1] ?? ''))
    await route.fulfill({ status: 200, contentType: 'text/plain', body: '' })
  })
  await page.route('**/boot.js', async (route) => {
    const answer = await route.fetch(AGAIN)
    await route.fulfill({ response: answer, body: `${script};${await answer.text()}` })
  })
  if (isBare)
    await page.route('**/other/about', async (route) => {
      const answer = await route.fetch(AGAIN)
      const { 'content-security-policy': _policy, ...headers } = answer.headers()
      await route.fulfill({ response: answer, headers })
    })
  await page.goto('/other/about')
  // The product's own policy must be in place; the content does not matter.
  await expect
    .poll(async () => page.evaluate(() => Boolean((window as Attacked).trustedTypes?.defaultPolicy)), {
      timeout: 60_000,
    })
    .toBe(true)
  return {
    page,
    through: async () => [...arrived, ...(await page.evaluate(() => (window as Attacked).hits ?? []).catch(() => []))],
  }
}

/** Tries every vector; returns the names of those that succeeded. */
async function attackAll(context: BrowserContext, isBare: boolean): Promise<string[]> {
  const won = new Set<string>()
  const strike = async (page: Page, { name }: Vector) =>
    page.evaluate((one) => (window as Attacked).attack?.(one), name)
  const staying = await victim(context, isBare)
  staying.page.on('pageerror', () => undefined)
  for (const vector of VECTORS.filter(({ leaves }) => !leaves)) await strike(staying.page, vector)
  await staying.page.waitForTimeout(TIME_MS)
  for (const name of await staying.through()) won.add(name)
  await staying.page.close()
  for (const vector of VECTORS.filter(({ leaves }) => leaves)) {
    const leaving = await victim(context, isBare)
    await strike(leaving.page, vector)
    await leaving.page.waitForTimeout(TIME_MS)
    for (const name of await leaving.through()) won.add(name)
    await leaving.page.close()
  }
  return [...won].toSorted()
}

test('of thirty attacks from inside the page only leaving it altogether succeeds; without the headers all do', async ({
  context,
}) => {
  expect(VECTORS.length).toBe(30)
  const shielded = await attackAll(context, false)
  expect(shielded).toEqual(['navigation'])
  const bare = await attackAll(context, true)
  expect(bare).toEqual(VECTORS.map(({ name }) => name).toSorted())
  test.info().annotations.push({
    type: 'figure',
    description: `${VECTORS.length} attacks: ${shielded.length} succeeds with the headers (${shielded.join(', ')}), ${bare.length} without`,
  })
})

test('another site cannot frame the product or reach it as its opener', async ({ context, baseURL }) => {
  const page = await context.newPage()
  await page.route(`${EVIL}**`, async (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe id="f" src="${baseURL}/login"></iframe><a id="a" target="_blank" rel="opener" href="${baseURL}/login">go</a>`,
    }),
  )
  await page.goto(EVIL)
  await page.waitForTimeout(TIME_MS)
  const frame = page.frames().find((one) => one !== page.mainFrame())
  expect(frame?.url() ?? '').toMatch(/^chrome-error:|^$/)
  const [opened] = await Promise.all([context.waitForEvent('page'), page.locator('#a').click()])
  await expect(opened.locator('main h1')).toHaveCount(1)
  expect(await opened.evaluate(() => window.opener === null)).toBe(true)
  test.info().annotations.push({ type: 'figure', description: 'framing: 0 frames shown, opener cut' })
})
