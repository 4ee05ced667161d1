import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asks, englishTitle, headStyles, shells, workPaths } from '@/app/prerender.tsx'
import { headingIds, headingOf, plainHeadingIds } from '@/app/headings.ts'

const page = new DOMParser().parseFromString(shells, 'text/html')

test('the first screen is drawn in both languages, each with a heading of home and of every page that has a fixed one', () => {
  for (const locale of ['zh-CN', 'en-US'])
    expect(page.querySelectorAll(`[data-locale="${locale}"] h1`)).toHaveLength(
      1 + headingIds.length + plainHeadingIds.length,
    )
  expect(
    [...page.querySelectorAll('h1')].filter((heading) => !heading.closest('[data-head], [data-plain]')),
  ).toHaveLength(2)
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
      expect(line.closest('[data-named]')).toBeTruthy()
      expect(line.textContent).toBe('')
      expect(line.getAttribute('data-line')).toMatch(
        /^\{no\} · \{seller\.name(Zh|En\|seller\.nameZh)\} · .+ \{validTo\}$/,
      )
    }
  }
})

test.each(['head', 'plain'])('each page shows its own heading and no other: %s', (name) => {
  const condition = name === 'head' ? /^(?:\[data-one\])?$/ : /^$/
  const before = name === 'head' ? '' : String.raw`\[data-work\]\[data-plain\]`
  const rule = new RegExp(
    String.raw`html${before}\[data-page='([^']+)'\](\S*) \.[\w-]+\[data-${name}='([^']+)'\]\{display:block\}`,
    'g',
  )
  const shown = [...headStyles.matchAll(rule)]
  for (const [, at, more = '', head] of shown) {
    expect(at).toBe(head)
    expect(more).toMatch(condition)
  }
  const drawn = [...page.querySelectorAll(`[data-locale="zh-CN"] [data-${name}]`)].map((one) =>
    one.getAttribute(`data-${name}`),
  )
  expect(shown.map(([, at]) => at)).toEqual(drawn)
})

test('boot.js is told what a page with one thing asks for, and which pages have the menu beside them', () => {
  const named = asks.split(',').map((one) => one.split(' '))
  expect(new Set(named.map(([path]) => path))).toEqual(
    new Set([...page.querySelectorAll('[data-named]')].map((one) => one.getAttribute('data-head'))),
  )
  expect(named).toContainEqual(['/business/quote', '/trading-api/trading/api/tender/detail', 'tenderId'])
  expect(named).toContainEqual(['/business/marketdetail', '/trading-api/trading/api/listing/detail', 'id', 'counts'])
  expect(workPaths.split(' ')).toEqual(expect.arrayContaining(['/business/payment', '/business/quote']))
  expect(workPaths.split(' ')).not.toContain('/business/searchtender')
})

describe('index.html', () => {
  const source = readFileSync('index.html', 'utf8')
  test('starts boot.js before anything else and holds no inline script', () => {
    expect(source.match(/<script(?![^>]*\ssrc=)/g)).toBeNull()
    expect(source.indexOf('/boot.js')).toBeLessThan(source.indexOf('<body'))
  })
})
