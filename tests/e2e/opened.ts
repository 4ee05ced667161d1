import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'

/** The result of opening a file in a new tab. */
export interface Opened {
  /** Content type of what the browser shows; undefined if it saved the file. */
  shown?: string | undefined
  /** First bytes of the saved file. */
  saved?: string
}

/** Opens a link to a file in a new tab, as a click does. */
export async function openFile(page: Page, link: Locator): Promise<Opened> {
  await expect(link).toHaveAttribute('target', '_blank')
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const tab = await page.context().newPage()
  const download = tab.waitForEvent('download')
  const saved = download.then(async (file) => ({
    saved: (await readFile(await file.path())).toString('latin1', 0, 8),
  }))
  // A navigation that becomes a download is aborted; a shown page is recognised by its type.
  const shown = tab.goto(address).then((answer) => ({ shown: answer?.headers()['content-type'] }))
  const opened = await Promise.any([saved, shown])
  await tab.close()
  await download.catch(() => undefined)
  return opened
}

/** First bytes of a linked file, fetched by the page itself. */
export async function bytesBehind(page: Page, link: Locator): Promise<string> {
  const address = (await link.getAttribute('href')) ?? ''
  return page.evaluate(async (url) => (await (await fetch(url)).text()).slice(0, 8), address)
}
