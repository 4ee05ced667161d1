import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { LOCALE_KEY } from '@/config/constants.ts'
import { directionOf } from './direction.ts'
import type { Direction } from './direction.ts'
import { localeStore, shippedLocale } from './locale.ts'
import type { Locale, LocaleStore } from './locale.ts'
import type { MessageStore } from './messageStore.ts'

/** The current language, its direction, and the setter. */
export interface LocaleState {
  locale: Locale
  /** The stored or browser value, possibly an unsupported language; defines the direction. */
  raw: string
  direction: Direction
  setLocale: LocaleStore['setLocale']
}

const LocaleContext = createContext<LocaleState | undefined>(undefined)

/** Returns language, direction and `setLocale`; must be used under LocaleProvider. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext)
  if (!state) throw new Error('useLocale needs a LocaleProvider above it')
  return state
}

type LoadTexts = (names: readonly string[]) => Promise<void>
const TextsContext = createContext<LoadTexts>(() => Promise.resolve())

/** Returns a function that loads messages of a lazy section; rejects when they cannot be loaded. */
export function useLoadTexts(): LoadTexts {
  return useContext(TextsContext)
}

interface LocaleProviderProps {
  messages: Pick<MessageStore, 'snapshot' | 'subscribe' | 'switchTo'> & {
    load: (names: readonly never[]) => Promise<void>
  }
  store?: LocaleStore
  /** Called when the files of a language cannot be loaded; the old language stays. */
  onLoadError?: (error: unknown) => void
  /** Called for missing texts; by default they are logged in development. */
  onTextError?: (error: Error) => void
  children: ReactNode
}

/** Provides texts and direction, and follows language changes of this and other tabs without a reload. */
export function LocaleProvider({
  messages,
  store = localeStore,
  onLoadError,
  onTextError = reportIntlError,
  children,
}: LocaleProviderProps) {
  const shown = useSyncExternalStore(messages.subscribe, messages.snapshot, messages.snapshot)
  const raw = useSyncExternalStore(store.subscribe, store.getRaw, store.getRaw)
  const direction = directionOf(raw)
  const wanted = shippedLocale(raw)

  // The names are only known in app/catalogues.ts; a wrong one rejects.
  const load = messages.load as LoadTexts
  useEffect(() => {
    messages.switchTo(wanted).catch((error: unknown) => onLoadError?.(error))
  }, [wanted, messages, onLoadError])

  useEffect(() => {
    document.documentElement.lang = shown.locale
    document.documentElement.dir = direction
  }, [shown.locale, direction])

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === LOCALE_KEY) store.adopt()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [store])

  return (
    <LocaleContext value={{ locale: shown.locale, raw, direction, setLocale: store.setLocale }}>
      <IntlProvider locale={shown.locale} messages={shown.messages} onError={onTextError}>
        <TextsContext value={load}>{children}</TextsContext>
      </IntlProvider>
    </LocaleContext>
  )
}

function reportIntlError(error: Error): void {
  // A missing text shows its id; log it for developers only.
  if (import.meta.env.DEV) console.error(error.message)
}
