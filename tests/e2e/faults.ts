import { expect, type Page, type Route } from '@playwright/test'
import { banners, failedParts } from './sight.ts'

/** Ways in which a request can fail. */
export const FAULTS = {
  'status 500': async (route) => route.fulfill({ status: 500, body: 'broken' }),
  offline: async (route) => route.abort('internetdisconnected'),
  'a page instead of data': async (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><h1>proxy</h1>' }),
  'half an answer': async (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":200,"data":{"records":[' }),
} as const satisfies Record<string, (route: Route) => Promise<void>>

/** Never responds. */
export const hang = async (): Promise<void> => new Promise(() => undefined)

/** Returns the URL glob of a call. */
export const callTo = (path: string): string => `**/trading-api/trading/api/${path}*`

/** Makes a call fail until the returned function is called. */
export async function breakCall(page: Page, path: string, fault: (route: Route) => Promise<void>) {
  await page.route(callTo(path), fault)
  return async () => page.unroute(callTo(path))
}

/** Expects an error state in `main` below an intact header, and the content after repair and retry. */
export async function recovers(page: Page, repair: () => Promise<void>, shown: string): Promise<void> {
  const failed = failedParts(page)
  // Longer than the request timeout of 10 s.
  await expect(failed).toBeVisible({ timeout: 30_000 })
  await expect(banners(page)).toBeVisible()
  await expect(page.locator('main h1')).toHaveCount(1)
  await repair()
  await failed.getByRole('button').first().click()
  await expect(page.locator(shown).first()).toBeVisible()
  await expect(failed).toHaveCount(0)
}

/** Counts the requests of a page to a write call. */
export function countSent(page: Page, path: string): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/trading/api/${path}`)) sent += 1
  })
  return () => sent
}
