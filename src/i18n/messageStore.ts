import type { Locale } from './locale.ts'

/** Message texts by id. */
export type Messages = Readonly<Record<string, string>>

/** How to get one catalogue in each language. */
export type CatalogueLoaders<Name extends string> = Record<Name, Record<Locale, () => Promise<Messages>>>

/** What is shown now: language and texts always belong together. */
export interface MessageSnapshot {
  locale: Locale
  messages: Messages
}

/** Holds the catalogues that were loaded and swaps them all at once when the language changes. */
export interface MessageStore<Name extends string = string> {
  snapshot: () => MessageSnapshot
  subscribe: (listener: () => void) => () => void
  /** Loads catalogues in the current language; at once when they are there. Rejects when a file cannot be fetched. */
  load: (names: readonly Name[]) => Promise<void>
  /** Loads everything held so far in another language and then shows it; the last call wins. Rejects like `load`. */
  switchTo: (locale: Locale) => Promise<void>
}

/** Gives a message store over a way to fetch a catalogue in a language. */
export function createMessageStore<Name extends string>(
  fetchTexts: (name: Name, locale: Locale) => Promise<Messages>,
  locale: Locale,
): MessageStore<Name> {
  const listeners = new Set<() => void>()
  const wanted = new Set<Name>()
  /** What `shown` has; less than `wanted` while something is under way. */
  let held = new Set<Name>()
  const cache = new Map<string, Promise<Messages>>()
  let target = locale
  let shown: MessageSnapshot = { locale, messages: {} }

  const fetchOne = (name: Name, into: Locale): Promise<Messages> => {
    const key = `${into}/${name}`
    const known = cache.get(key)
    if (known) return known
    const loading = fetchTexts(name, into)
    cache.set(key, loading)
    // A failed fetch must not be remembered, or a retry could never help.
    loading.catch(() => cache.delete(key))
    return loading
  }
  const show = async (into: Locale): Promise<void> => {
    const names = [...wanted]
    const parts = await Promise.all(names.map((name) => fetchOne(name, into)))
    if (into !== target) return
    const messages: Messages = Object.assign({}, ...parts)
    // A slower, smaller load must not take away what a later one brought.
    if (into === shown.locale) {
      shown = { locale: into, messages: { ...shown.messages, ...messages } }
      held = new Set([...held, ...names])
    } else if (names.length < wanted.size) return show(into)
    else {
      shown = { locale: into, messages }
      held = new Set(names)
    }
    for (const listener of listeners) listener()
  }

  return {
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load: (names) => {
      if (target === shown.locale && names.every((name) => held.has(name))) return Promise.resolve()
      // What somebody else is fetching already is waited for, not taken for there.
      const fresh = names.filter((name) => !wanted.has(name))
      for (const name of fresh) wanted.add(name)
      return show(target).catch((error: unknown) => {
        for (const name of fresh) wanted.delete(name)
        throw error
      })
    },
    switchTo: (next) => {
      target = next
      return next === shown.locale ? Promise.resolve() : show(next)
    },
  }
}
