import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { shells } from '@/app/prerender.tsx'
import { STORAGE_EXPIRY_SECONDS } from '@/config/constants.ts'
import { MEMBER_UNTIL_KEY, withMemberUntil } from '@/session/memberUntil.ts'
import { createTokenStore } from '@/session/tokens.ts'
import { openBacking } from '@/storage/backing.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { storageKey, storagePrefix } from '@/storage/keys.ts'

const source = readFileSync('public/boot.js', 'utf8')
/** Runs boot.js as index.html would. */
function boot(data: Record<string, string> = {}): void {
  const me = document.createElement('script')
  Object.assign(me.dataset, data)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(me)
  // oxlint-disable-next-line typescript/no-implied-eval -- the only way to run a classic script here
  new Function(source)()
}
afterEach(() => {
  localStorage.clear()
  for (const name of ['member', 'work', 'plain']) delete document.documentElement.dataset[name]
  window.history.replaceState({}, '', '/')
})

const styles = ['src/layout/header.css', 'src/pages/home/hero.css'].map((file) => readFileSync(file, 'utf8')).join('')
const HIDING = [...styles.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{\s*visibility: hidden/g)].flatMap(
  ([, names = '']) => names.trim(),
)
/** The prerendered links that pass, in both languages, and how many of them the styles leave to be seen. */
function linksOf(isMember: boolean, isMeant: (link: Element) => boolean): { all: number; seen: number } {
  const page = new DOMParser().parseFromString(shells, 'text/html')
  if (isMember) page.documentElement.dataset['member'] = ''
  const all = [...page.querySelectorAll('a')].filter(isMeant)
  return { all: all.length, seen: all.filter((link) => !HIDING.some((names) => link.closest(names))).length }
}

test('the first frame of whoever has a stored token does not offer to log in', () => {
  localStorage.setItem(storageKey(storagePrefix('production'), 'TOKEN__'), 'x')
  boot()
  expect(document.documentElement.dataset['member']).toBe('')
  const isWayIn = (link: Element) => /^(登录|注册|Log in|Register)$/.test(link.textContent)
  expect(linksOf(true, isWayIn)).toEqual({ all: 4, seen: 0 })
  expect(linksOf(false, isWayIn)).toEqual({ all: 4, seen: 4 })
})

test('nor the ways in that a visitor has on the first page', () => {
  const isOfHome = (link: Element) => link.closest('main nav') !== null && !link.closest('[data-head], [data-plain]')
  expect(linksOf(true, isOfHome)).toEqual({ all: 6, seen: 0 })
  expect(linksOf(false, isOfHome)).toEqual({ all: 6, seen: 6 })
})

const DAY_MS = 24 * 3600_000

/** The token store over this browser's storage, at a time. */
const tokensAt = (now: number) => {
  const prefix = storagePrefix('production')
  const backing = openBacking()
  const storage = createExpiringStorage({ backing, prefix, lifetimeSeconds: STORAGE_EXPIRY_SECONDS, now: () => now })
  return withMemberUntil(createTokenStore(storage, backing), backing, () => now)
}

test.each([
  ['yesterday', 1, ''],
  ['31 days ago', 31, undefined],
] as const)('a pair that was stored %s decides the first frame by whether it still lives', (_, days, member) => {
  tokensAt(Date.now() - days * DAY_MS).writePair({ access: 'a', refresh: 'r' })
  boot()
  expect(document.documentElement.dataset['member']).toBe(member)
})

test('the note has the name that the first frame looks for', () => expect(source).toContain(`'${MEMBER_UNTIL_KEY}'`))

test('nothing of a pair is left once it is cleared', () => {
  const tokens = tokensAt(Date.now())
  tokens.writePair({ access: 'a', refresh: 'r' })
  tokens.clear()
  expect(Object.keys(localStorage)).toEqual([])
})

test.each([
  ['/business/payment', true, '', ''],
  ['/business/payment?tab=credit', true, '', undefined],
  ['/business/searchTender', true, undefined, undefined],
  ['/business/payment', false, undefined, undefined],
])(
  'the first frame of %s with a token (%s) has the place of the menu, and its heading at once',
  (address, isMember, work, plain) => {
    if (isMember) localStorage.setItem(storageKey(storagePrefix('production'), 'TOKEN__'), 'x')
    window.history.replaceState({}, '', address)
    boot({ work: '/business/mybid /business/payment' })
    expect(document.documentElement.dataset['work']).toBe(work)
    expect(document.documentElement.dataset['plain']).toBe(plain)
  },
)

test('the first frame of a visitor offers it', () => {
  localStorage.setItem('cangtong_theme', 'light')
  boot()
  expect(document.documentElement.dataset['member']).toBeUndefined()
})
