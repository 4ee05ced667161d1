import { DEFAULT_LOCALE, LOCALE_KEY } from '@/config/constants.ts'

/** Supported languages. Spec §9. */
export const LOCALES = ['zh-CN', 'en-US'] as const
export type Locale = (typeof LOCALES)[number]

/** Browser dependencies of the locale store; tests pass their own. */
export interface LocaleHost {
  readStored: () => string | null
  store: (value: string) => void
  browserLanguage: () => string
  reload: () => void
  /** Notifies the page, e.g. `window.dispatchEvent(new Event('languagechange'))`. */
  announce: () => void
}

/** The chosen language. Spec §4; RELIABILITY L1, L2. */
export interface LocaleStore {
  /** The raw value: stored choice, else browser language, else zh-CN. May be an unsupported language. */
  getRaw: () => string
  /** The supported language nearest to the raw value. */
  getLocale: () => Locale
  /**
   * Saves and then reloads, or with `realReload` false notifies the listeners. Does nothing for the current language.
   */
  setLocale: (lang: string, realReload?: boolean) => void
  /** Applies what another tab stored, without a reload. */
  adopt: () => void
  subscribe: (listener: () => void) => () => void
}

const TAG = /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*$/

function clean(value: string | null | undefined): string | undefined {
  return value && value !== 'null' && value !== 'undefined' && TAG.test(value) ? value.replaceAll('_', '-') : undefined
}

/** Returns the supported language nearest to a tag: any English is en-US, everything else zh-CN. RELIABILITY L1. */
export function shippedLocale(raw: string): Locale {
  return /^en(?:-|_|$)/i.test(raw) ? 'en-US' : 'zh-CN'
}

/** Returns a locale store over a host. */
export function createLocaleStore(host: LocaleHost): LocaleStore {
  const listeners = new Set<() => void>()
  const detect = () => clean(host.readStored()) ?? clean(host.browserLanguage()) ?? DEFAULT_LOCALE
  let raw = detect()
  const change = (next: string) => {
    if (next === raw) return
    raw = next
    for (const listener of listeners) listener()
    host.announce()
  }
  return {
    getRaw: () => raw,
    getLocale: () => shippedLocale(raw),
    setLocale: (lang, realReload = true) => {
      const next = clean(lang)
      if (next === undefined || !LOCALES.includes(shippedLocale(next)) || !isShipped(next)) {
        if (import.meta.env.DEV) console.warn(`Language ${lang} is not shipped.`)
        return
      }
      if (next === raw) return
      host.store(next)
      if (realReload) host.reload()
      else change(next)
    },
    adopt: () => change(detect()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function isShipped(tag: string): boolean {
  return LOCALES.some((locale) => locale.toLowerCase() === tag.toLowerCase())
}

function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    // Blocked storage throws on mere access (RELIABILITY finding 8): the choice then lasts for this page only.
    return otherwise
  }
}

/** The browser as locale host; safe when storage is blocked. */
export const browserLocaleHost: LocaleHost = {
  readStored: () => guarded(() => window.localStorage.getItem(LOCALE_KEY), null),
  store: (value) => guarded(() => window.localStorage.setItem(LOCALE_KEY, value), undefined),
  browserLanguage: () => (typeof navigator === 'undefined' ? '' : navigator.language),
  reload: () => window.location.reload(),
  announce: () => void window.dispatchEvent(new Event('languagechange')),
}

/** The page's locale store. */
export const localeStore = createLocaleStore(browserLocaleHost)

/** Returns a bilingual text in the current language if available, else in Chinese, which always exists. */
export function wordsIn(locale: Locale, zh: string, en: string | undefined): string {
  return locale === 'en-US' ? (en ?? zh) : zh
}
