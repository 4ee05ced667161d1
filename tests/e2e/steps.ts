import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** Password of every demo account (mock/README.md). */
export const PASSWORD = 'Cangtong2026'

/** The console messages and responses of a page, for assertions at the end. */
export interface Ears {
  complaints: string[]
  /** Response bodies of calls, in order. */
  bodies: { url: string; text: string }[]
}

/** Records the console messages and responses of a page. */
export function listen(page: Page): Ears {
  const ears: Ears = { complaints: [], bodies: [] }
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') ears.complaints.push(message.text())
  })
  page.on('pageerror', (error) => ears.complaints.push(String(error)))
  page.on('response', (response) => {
    if (!response.url().includes('/trading-api/')) return
    response.text().then(
      (text) => ears.bodies.push({ url: response.url(), text }),
      // The page navigated away before the response.
      () => undefined,
    )
  })
  return ears
}

/** A browser context for one party, in one language. */
export async function party(
  browser: Browser,
  locale: 'zh-CN' | 'en-US' = 'zh-CN',
  size = { width: 1440, height: 900 },
): Promise<{ context: BrowserContext; page: Page; ears: Ears }> {
  const context = await browser.newContext({ viewport: size, locale })
  await context.addInitScript((value) => {
    try {
      if (localStorage.getItem('umi_locale') === null) localStorage.setItem('umi_locale', value)
    } catch {
      // Storage may be blocked; then the browser's language applies.
    }
  }, locale)
  const page = await context.newPage()
  return { context, page, ears: listen(page) }
}

/** Logs a demo account in through the login page. */
export async function signIn(page: Page, account: string): Promise<void> {
  await page.goto('/login')
  await page
    .getByLabel(/账号|Account/)
    .first()
    .fill(account)
  await page.locator('input[type="password"]').fill(PASSWORD)
  await page.locator('form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Stops the robots: a walk with bidders of its own would meet theirs. */
export async function robotsOff(page: Page): Promise<void> {
  const answer = await page.request.post('/trading-api/trading/api/demo/robots', { data: { robots: false } })
  expect(((await answer.json()) as { code: number }).code).toBe(200)
}

/** Selects a port by typing into its combobox. */
export async function choosePort(page: Page, label: RegExp, text: string, code: string): Promise<void> {
  const input = page.getByRole('combobox', { name: label }).first()
  await input.fill(text)
  await page
    .getByRole('option', { name: new RegExp(code) })
    .first()
    .click()
}

/** The day `days` from now as `YYYY-MM-DD`, the format of date inputs. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Moves the market clock forward, from inside the page so that a marketplace in its service worker gets it too. */
export async function advance(page: Page, advanceMs: number): Promise<void> {
  const code = await page.evaluate(async (ms) => {
    const answer = await fetch('/trading-api/trading/api/demo/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: ms }),
    })
    // The next call does all that fell due meanwhile, a day's work of every enterprise; no page has to wait for it.
    await fetch('/trading-api/trading/api/dict/listAll').catch(() => undefined)
    return ((await answer.json()) as { code: number }).code
  }, advanceMs)
  expect(code).toBe(200)
}

export const HOUR_MS = 3_600_000

/** A one-page PDF as a transfer receipt. */
export const RECEIPT = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% transfer receipt ${'x'.repeat(200)}\n%%EOF`),
}
