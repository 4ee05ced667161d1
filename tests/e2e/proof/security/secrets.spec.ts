import { expect } from '@playwright/test'
import { test } from '../../test.ts'
import { ownerAddresses } from '../../ownerPaths.ts'
import { PASSWORD, party, signIn } from '../../steps.ts'

test(
  'token and password stand in no address, no referrer, no line of the console and no stored entry',
  { tag: '@whole' },
  async ({ browser, request }) => {
    const { page } = await party(browser)
    const secrets = new Set([PASSWORD])
    const told: string[] = []
    let sent = 0
    page.on('request', (one) => {
      told.push(one.url(), one.headers()['referer'] ?? '')
      if (one.headers()['token']) {
        sent += 1
        secrets.add(one.headers()['token'] ?? '')
      }
    })
    page.on('console', (line) => told.push(line.text()))
    page.on('framenavigated', (frame) => told.push(frame.url()))
    const answered = page.waitForResponse('**/trading/oauth/token')
    await signIn(page, 'forwarder')
    const pair = (await (await answered).json()) as { data: Record<string, string> }
    for (const token of Object.values(pair.data)) secrets.add(token)
    const addresses = (await ownerAddresses(request)).filter(({ as }) => as === 'forwarder')
    for (const { address } of addresses) {
      await page.goto(address)
      await expect(page.locator('main h1')).toHaveCount(1)
    }
    const stored = await page.evaluate(async () => {
      const entries = [localStorage, sessionStorage].flatMap((area) =>
        Array.from({ length: area.length }, (_one, at) => area.key(at) ?? '').map((name) => [name, area.getItem(name)]),
      )
      const names = [
        ...(await caches.keys()),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
        document.cookie,
      ]
      return [...entries.flat(), ...names].map(String)
    })
    const held = (texts: string[]) => texts.filter((text) => [...secrets].some((secret) => text.includes(secret)))
    expect(secrets.size).toBeGreaterThanOrEqual(3)
    expect(sent).toBeGreaterThan(20)
    expect(held(told)).toEqual([])
    expect(held(stored)).toEqual([])
    test.info().annotations.push({
      type: 'figure',
      description: `${addresses.length} pages, ${sent} calls with a token, ${told.length} addresses, referrers and console lines, ${stored.length} stored texts: ${held([...told, ...stored]).length} hold a secret`,
    })
  },
)

test('what WeChat hands back leaves the address at once', async ({ browser }) => {
  const { page } = await party(browser)
  await page.goto('/login?code=081secretcode&state=no-such-state')
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page).not.toHaveURL(/081secretcode/)
})
