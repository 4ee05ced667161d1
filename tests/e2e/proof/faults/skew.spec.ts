import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Browser } from '@playwright/test'
import { failedPage } from '../../sight.ts'
import { figure } from '../figure.ts'
import { expectWhole, lookWhenStill, test, visitor, watch, type Ground, type Place } from './rig.ts'

const BUILD = fileURLToPath(new URL('../../../../dist', import.meta.url))
const MARK = 'data-release="second"'
/** Told while a page is coming. */
const COMING = '正在打开页面'

/** Creates the next release of the build: the same product, every file renamed, no old file kept. */
function nextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cangtong-release-'))
  cpSync(BUILD, folder, { recursive: true })
  const assets = join(folder, 'assets')
  const names = new Map(
    readdirSync(assets).map((name) => [name, name.replace(/(\.\w+)$/, (end) => `_2${end}`)] as const),
  )
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next))
  const renamed = (text: string) =>
    text.replaceAll(/[\w-]+\.(?:js|css|svg|woff2|json|wasm|png|webp)\b/g, (name) => names.get(name) ?? name)
  const rewrite = (file: string, also = (text: string) => text) =>
    writeFileSync(file, also(renamed(readFileSync(file, 'utf8'))))
  for (const next of names.values()) if (/\.(js|css|json)$/.test(next)) rewrite(join(assets, next))
  rewrite(join(folder, 'index.html'), (text) => text.replace('<html ', `<html ${MARK} `))
  return folder
}

/** Deploys a new release while a tab is open, which then navigates to a page that it has not fetched. */
async function release(browser: Browser, ground: Ground, places: readonly Place[], isBlocked = false): Promise<void> {
  const { server } = ground
  const second = nextRelease()
  let reloads = 0
  try {
    for (const place of places) {
      const of = `${place.path}, new release${isBlocked ? ', storage blocked' : ''}`
      const context = await visitor(browser, ground, place.as)
      if (isBlocked)
        await context.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Access is denied for this document.', 'SecurityError')
              },
            })
        })
      const { page, uncaught, documents } = await watch(context)
      server.folder = BUILD
      await page.goto(place.path === '/other/clause' ? '/test' : '/other/clause')
      await lookWhenStill(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-release')
      const heading = page.locator('main h1').first()
      const former = (await heading.textContent()) ?? ''
      server.folder = second
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, place.address)
      const wanted = new URL(place.address, server.origin).pathname
      const panel = failedPage(page)
      if (isBlocked) {
        await expect.soft(panel, of).toBeVisible()
        expect.soft(documents(), `${of}: no reload`).toBe(1)
      } else {
        // The old page stays until the wanted one, or a reload, replaces it.
        await expect(heading, of).not.toHaveText(former)
        await expect(page.getByRole('progressbar', { name: COMING }).or(page.getByText(COMING))).toHaveCount(0)
        const seen = await lookWhenStill(page)
        expectWhole(seen, uncaught, of)
        expect.soft(seen.panels, `${of}: the new page, not an error`).toBe(0)
        expect.soft(documents(), `${of}: at most one reload`).toBeLessThanOrEqual(2)
        expect.soft(new URL(page.url()).pathname, of).toBe(wanted)
        const sheets = await page.evaluate(() =>
          Array.from(
            document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])'),
            (link) => link.sheet !== null,
          ),
        )
        expect.soft(sheets, `${of}: every style is there`).not.toContain(false)
        reloads += documents() - 1
      }
      await context.close()
    }
  } finally {
    rmSync(second, { recursive: true, force: true })
  }
  figure(
    `${places.length} paths after a new release${isBlocked ? ' without storage' : ''}: ${reloads} reloads, 0 loops, 0 unstyled`,
  )
}

test('a tab of the former release reaches the new one', async ({ browser, ground }) => {
  const of = (path: string) => ground.places.filter((place) => place.path === path)
  await release(browser, ground, [...of('/business/market'), ...of('/business/myBid')])
  await release(browser, ground, of('/business/market'), true)
})

test(
  'a tab of the former release reaches all 39 pages of the new one',
  { tag: '@whole' },
  async ({ browser, ground }) => release(browser, ground, ground.places),
)
