import { describe, expect, test } from 'vitest'
import { directionOf } from '@/i18n/direction.ts'
import { createLocaleStore } from '@/i18n/locale.ts'

/** Spec §4 "Language": stored value, browser language, result. */
const order: [string | null, string, string][] = [
  ['en-US', 'zh-CN', 'en-US'],
  [null, 'en-US', 'en-US'],
  ['', 'en-US', 'en-US'],
  [null, '', 'zh-CN'],
]

/** Spec §4: whether it reloads, which listeners are called. */
const changes: [boolean | undefined, string[]][] = [
  [undefined, ['store en-US', 'reload']],
  [true, ['store en-US', 'reload']],
  [false, ['store en-US', 'listener', 'announce']],
]

const quiet = () => undefined

describe('Spec §4 language', () => {
  test.each(order)('stored %j, browser %j: %s', (stored, browser, expected) => {
    const host = {
      readStored: () => stored,
      browserLanguage: () => browser,
      store: quiet,
      reload: quiet,
      announce: quiet,
    }
    expect(createLocaleStore(host).getRaw()).toBe(expected)
  })

  test.each(changes)('setLocale with realReload %s does %j', (realReload, expected) => {
    const log: string[] = []
    const store = createLocaleStore({
      readStored: () => 'zh-CN',
      browserLanguage: () => '',
      store: (value) => void log.push(`store ${value}`),
      reload: () => void log.push('reload'),
      announce: () => void log.push('announce'),
    })
    store.subscribe(() => void log.push('listener'))
    store.setLocale('en-US', realReload)
    expect(log).toEqual(expected)
  })

  test.each(['he', 'ar', 'fa', 'ku', 'ar-EG'])('%s is right-to-left', (locale) => {
    expect(directionOf(locale)).toBe('rtl')
  })

  test.each(['zh-CN', 'en-US', 'fr'])('%s is left-to-right', (locale) => {
    expect(directionOf(locale)).toBe('ltr')
  })
})
