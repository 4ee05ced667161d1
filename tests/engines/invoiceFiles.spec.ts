import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { link, row, within } from './visitor.ts'
import { test } from './world.ts'

test('invoice files are opened from their links, and saved', { tag: '@whole' }, async ({ arrive, engine }) => {
  const buyer = await arrive({ account: 'trader' })
  await buyer.open('/user/invoice?tab=requests')
  await buyer.press(within(row(/已交付/), link(/^查看$/, 0)))
  const { href } = await buyer.see(link(/PDF/))
  const fetched = `async (href) => (await (await fetch(href)).text()).slice(0, 5)`
  expect(await buyer.driver.run(fetched, [href])).toBe('%PDF-')
  // The link opens a tab; whoever saves the file gets the same.
  await buyer.driver.run(
    `(href) => { const a = document.createElement('a'); a.href = href; a.download = 'invoice.pdf'; document.body.append(a); a.click(); a.remove() }`,
    [href],
  )
  const saved = await buyer.until('the saved file', async () =>
    (await readdir(engine.downloads)).find((name) => name.endsWith('.pdf')),
  )
  expect((await readFile(join(engine.downloads, saved))).toString('latin1', 0, 5)).toBe('%PDF-')
})
