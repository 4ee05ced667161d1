import type { Locale } from './locale.ts'

/** Message texts by id. */
export type Messages = Readonly<Record<string, string>>

/** Loaders of one set of messages per language. */
export type CatalogueLoaders<Name extends string> = Record<Name, Record<Locale, () => Promise<Messages>>>

/** Current language and texts, always consistent. */
export interface MessageSnapshot {
  locale: Locale
  messages: Messages
}

/** Holds the loaded messages and swaps them all at once when the language changes. */
export interface MessageStore<Name extends string = string> {
  snapshot: () => MessageSnapshot
  subscribe: (listener: () => void) => () => void
  /**
   * Loads these messages, and waits for no others, in the current language; resolves at once if loaded. Rejects on
   * failure.
   */
  load: (names: readonly Name[]) => Promise<void>
  /**
   * Loads all current messages in another language, then shows them; the last call wins. Messages that arrive late keep
   * the previous language until then. Rejects when nothing can be loaded.
   */
  switchTo: (locale: Locale) => Promise<void>
}

/** Maximum wait of a language change for messages, most of which belong to pages not shown. */
const SWITCH_WAIT_MS = 5_000

/** Returns a message store over a loader. */
export function createMessageStore<Name extends string>(
  fetchTexts: (name: Name, locale: Locale) => Promise<Messages>,
  locale: Locale,
): MessageStore<Name> {
  const listeners = new Set<() => void>()
  /** Loaded messages with their current language. */
  const held = new Map<Name, Locale>()
  const cache = new Map<string, Promise<Messages>>()
  let target = locale
  let shown: MessageSnapshot = { locale, messages: {} }
  /** The running change of language; never rejects. */
  let switching: Promise<void> = Promise.resolve()

  const fetchOne = (name: Name, into: Locale): Promise<Messages> => {
    const key = `${into}/${name}`
    const known = cache.get(key)
    if (known) return known
    const loading = fetchTexts(name, into)
    cache.set(key, loading)
    // Do not cache a failure, or a retry could never succeed.
    loading.catch(() => cache.delete(key))
    return loading
  }
  const show = (into: Locale, arrived: ReadonlyMap<Name, Messages>): void => {
    for (const name of arrived.keys()) held.set(name, into)
    shown = { locale: into, messages: Object.assign({}, shown.messages, ...arrived.values()) }
    for (const listener of listeners) listener()
  }
  const load = async (names: readonly Name[]): Promise<void> => {
    await switching
    const into = shown.locale
    const missing = names.filter((name) => held.get(name) !== into)
    if (missing.length === 0) return
    const texts = await Promise.all(missing.map(async (name) => [name, await fetchOne(name, into)] as const))
    if (into !== target) return load(names)
    show(into, new Map(texts))
  }
  const change = async (into: Locale): Promise<void> => {
    const arrived = new Map<Name, Messages>()
    let isShown = false
    let failure: unknown
    const fetchInto = async (name: Name): Promise<void> => {
      try {
        const texts = await fetchOne(name, into)
        arrived.set(name, texts)
        if (isShown && into === target) show(into, new Map([[name, texts]]))
      } catch (error) {
        failure = error
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, SWITCH_WAIT_MS)))
    await Promise.race([Promise.all([...held.keys()].map(fetchInto)), limit])
    clearTimeout(timer)
    if (into !== target) return
    if (arrived.size === 0 && failure !== undefined) {
      target = shown.locale
      throw failure
    }
    isShown = true
    show(into, arrived)
  }

  return {
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    switchTo: (next) => {
      target = next
      const changing = next === shown.locale ? Promise.resolve() : change(next)
      switching = changing.catch(() => undefined)
      return changing
    },
  }
}
