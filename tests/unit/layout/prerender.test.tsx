import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderShells } from '@/layout/prerender.tsx'

test('the first screen is drawn in both languages with one h1 each', async () => {
  const html = await renderShells()
  expect(html.match(/<h1/g)).toHaveLength(2)
  expect(html).toContain('data-locale="zh-CN"')
  expect(html).toContain('data-locale="en-US"')
})

test('nothing in it needs inline script or a style attribute', async () => {
  expect(await renderShells()).not.toMatch(/<script|\sstyle=|javascript:/i)
})

test('no id stands twice in it', async () => {
  const ids = [...(await renderShells()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('no message id is left untranslated', async () => {
  expect(await renderShells()).not.toMatch(/>(?:layout|home|ui|common|route)\.[a-zA-Z.]+</)
})

test('index.html starts boot.js before anything else and holds no inline script', () => {
  const html = readFileSync('index.html', 'utf8')
  expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull()
  expect(html.indexOf('/boot.js')).toBeLessThan(html.indexOf('<body'))
})
