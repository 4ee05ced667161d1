import { describe, expect, test, vi } from 'vitest'
import { directionOf } from '@/i18n/direction.ts'
import { browserLocaleHost, createLocaleStore, shippedLocale } from '@/i18n/locale.ts'
import type { LocaleHost } from '@/i18n/locale.ts'
import { takeComplaints } from '@tests/setup/vitest.ts'

function host(stored: string | null, browser = ''): LocaleHost & { saved: string[] } {
  const saved: string[] = []
  return {
    saved,
    readStored: () => saved.at(-1) ?? stored,
    store: (value) => void saved.push(value),
    browserLanguage: () => browser,
    reload: vi.fn<() => void>(),
    announce: vi.fn<() => void>(),
  }
}

/** RELIABILITY L1: stored value, raw locale, supported locale. */
const stored: [string, string, string][] = [
  ['zh-CN', 'zh-CN', 'zh-CN'],
  ['zh', 'zh', 'zh-CN'],
  ['zh-TW', 'zh-TW', 'zh-CN'],
  ['en-US', 'en-US', 'en-US'],
  ['en', 'en', 'en-US'],
  ['en-GB', 'en-GB', 'en-US'],
  ['EN-us', 'EN-us', 'en-US'],
  ['en_US', 'en-US', 'en-US'],
  ['fr', 'fr', 'zh-CN'],
  ['ar-EG', 'ar-EG', 'zh-CN'],
  ['', 'zh-CN', 'zh-CN'],
  ['null', 'zh-CN', 'zh-CN'],
  ['xx_YY!!', 'zh-CN', 'zh-CN'],
  ['<script>', 'zh-CN', 'zh-CN'],
]

describe('the current language', () => {
  test.each(stored)('stored %j gives %s, shown as %s', (value, raw, shipped) => {
    const store = createLocaleStore(host(value))
    expect([store.getRaw(), store.getLocale()]).toEqual([raw, shipped])
  })

  test('falls back to the browser, then to zh-CN', () => {
    expect(createLocaleStore(host(null, 'en-GB')).getRaw()).toBe('en-GB')
    expect(createLocaleStore(host('!!', 'en-GB')).getRaw()).toBe('en-GB')
    expect(createLocaleStore(host(null, '')).getRaw()).toBe('zh-CN')
  })

  test('survives blocked storage', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(browserLocaleHost.readStored()).toBeNull()
    expect(() => browserLocaleHost.store('en-US')).not.toThrow()
    blocked.mockRestore()
  })

  test('English of any kind is en-US, everything else zh-CN', () => {
    expect(['en', 'en-AU', 'eng', 'de'].map(shippedLocale)).toEqual(['en-US', 'en-US', 'zh-CN', 'zh-CN'])
  })
})

describe('changing the language', () => {
  test('saves and reloads by default', () => {
    const page = host('zh-CN')
    createLocaleStore(page).setLocale('en-US')
    expect(page.saved).toEqual(['en-US'])
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(page.announce).not.toHaveBeenCalled()
  })

  test('without reload tells the listeners', () => {
    const page = host('zh-CN')
    const store = createLocaleStore(page)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.setLocale('en-US', false)
    expect(store.getLocale()).toBe('en-US')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(page.announce).toHaveBeenCalledTimes(1)
    expect(page.reload).not.toHaveBeenCalled()
  })

  test('to the current one does nothing', () => {
    const page = host('zh-CN')
    createLocaleStore(page).setLocale('zh-CN')
    expect(page.saved).toEqual([])
    expect(page.reload).not.toHaveBeenCalled()
  })

  test('to one that is not shipped is refused with a warning', () => {
    const page = host('zh-CN')
    createLocaleStore(page).setLocale('fr', false)
    expect(page.saved).toEqual([])
    expect(takeComplaints()).toHaveLength(1)
  })

  test('in another tab is followed without reload', () => {
    const page = host('zh-CN')
    const store = createLocaleStore(page)
    page.saved.push('en-US')
    store.adopt()
    expect(store.getLocale()).toBe('en-US')
    expect(page.reload).not.toHaveBeenCalled()
  })
})

test.each([
  ['he', 'rtl'],
  ['ar-EG', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ku', 'rtl'],
  ['arn', 'rtl'],
  ['zh-CN', 'ltr'],
  ['en-US', 'ltr'],
  ['AR', 'ltr'],
])('%s reads %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})
