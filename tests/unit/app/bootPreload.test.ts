import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'

const TABLE = {
  files: ['a.js', 'b.js', 'c.js'],
  pages: { 'zh-CN': { '/business/x': [0, 1], '/n/:id': [2] }, 'en-US': {} },
}
const NONE = 'var table = null'
const source = readFileSync('public/boot.js', 'utf8')

/** Runs boot.js at an address as the build leaves it, and returns what it asks for ahead. */
function boot(path: string): string[] {
  window.history.replaceState({}, '', path)
  const me = document.createElement('script')
  Object.assign(me.dataset, { entry: '/entry.js', base: '/base.js', zh: 'core.js', en: 'core-en.js' })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(me)
  // The entry starts after a while: not in this test.
  vi.useFakeTimers()
  // oxlint-disable-next-line typescript/no-implied-eval -- the only way to run a classic script here
  new Function(source.replace(NONE, `var table = ${JSON.stringify(TABLE)}`))()
  return [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href') ?? '')
}
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  document.head.replaceChildren()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test('has one place for the table of pages', () => {
  expect(source.split(NONE)).toHaveLength(2)
})

test('asks for the files of the page beside those of every page', () => {
  localStorage.setItem('umi_locale', 'zh-CN')
  expect(boot('/business/x')).toEqual(['/entry.js', '/core.js', '/a.js', '/b.js'])
})

test('lets what is painted and what the page asks for go before them', () => {
  boot('/business/x')
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  expect(links.map((link) => link.fetchPriority)).toEqual(links.map(() => 'low'))
  expect(links).not.toHaveLength(0)
})

test('knows a page by the form of its address', () => {
  localStorage.setItem('umi_locale', 'zh-CN')
  expect(boot('/n/42')).toEqual(['/entry.js', '/core.js', '/c.js'])
})

test('asks for nothing more where a language has no such page', () => {
  localStorage.setItem('umi_locale', 'en-US')
  expect(boot('/business/x')).toEqual(['/entry.js', '/core-en.js'])
})
