import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { englishTitle, headStyles, shells } from '@/app/prerender.tsx'
import { headingIds, headingOf } from '@/app/headings.ts'

const page = new DOMParser().parseFromString(shells, 'text/html')

test('the first screen is drawn in both languages, each with a heading of home and of every page that has a fixed one', () => {
  for (const locale of ['zh-CN', 'en-US'])
    expect(page.querySelectorAll(`[data-locale="${locale}"] h1`)).toHaveLength(1 + headingIds.length)
  expect([...page.querySelectorAll('h1')].filter((heading) => !heading.closest('[data-head]'))).toHaveLength(2)
  expect(englishTitle).not.toBe('')
})

test('nothing in it needs inline script or a style attribute', () => {
  expect(shells).not.toMatch(/<script|\sstyle=|javascript:/i)
})

test('no id stands twice in it', () => {
  const ids = [...shells.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('no message id is left untranslated', () => {
  expect(shells).not.toMatch(/>(?:[a-z][a-zA-Z]+\.)+[a-zA-Z]+</)
})

test('a line under the title of one thing keeps its place and names where the answer has each fact', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    const lines = [...page.querySelectorAll(`[data-locale="${locale}"] [data-line]`)]
    expect(lines).toHaveLength(headingIds.filter((id) => headingOf(id).named?.line).length)
    for (const line of lines) {
      expect(line.parentElement?.matches('h1 + p')).toBe(true)
      expect(line.closest('[data-ask]')).toBeTruthy()
      expect(line.textContent).toBe('')
      expect(line.getAttribute('data-line')).toMatch(
        /^\{no\} · \{seller\.name(Zh|En\|seller\.nameZh)\} · .+ \{validTo\}$/,
      )
    }
  }
})

test('each page shows its own heading and no other', () => {
  const shown = [
    ...headStyles.matchAll(
      /html\[data-page='([^']+)'\](?:\[data-one\])? \.[\w-]+\[data-head='([^']+)'\]\{display:block\}/g,
    ),
  ]
  expect(shown.map(([, at]) => at)).toEqual(shown.map(([, , head]) => head))
  const drawn = [...page.querySelectorAll('[data-locale="zh-CN"] [data-head]')].map((one) =>
    one.getAttribute('data-head'),
  )
  expect(shown.map(([, at]) => at)).toEqual(drawn)
})

describe('index.html', () => {
  const source = readFileSync('index.html', 'utf8')
  test('starts boot.js before anything else and holds no inline script', () => {
    expect(source.match(/<script(?![^>]*\ssrc=)/g)).toBeNull()
    expect(source.indexOf('/boot.js')).toBeLessThan(source.indexOf('<body'))
  })
})
