/** The user's choice: a fixed mode, or the system's. */
export type ThemeChoice = 'light' | 'dark' | 'auto'
/** The mode shown. */
export type ThemeMode = 'light' | 'dark'

/** localStorage key of the choice; `public/boot.js` reads the same one before the first paint. */
export const THEME_KEY = 'cangtong_theme'

const listeners = new Set<() => void>()
let chosen: ThemeChoice | null = null

function read(): ThemeChoice {
  try {
    const value = localStorage.getItem(THEME_KEY)
    return value === 'light' || value === 'dark' ? value : 'auto'
  } catch {
    // No storage at build time; denied in some browsers, where even `typeof` throws (RELIABILITY finding 8).
    return 'auto'
  }
}

function prefersDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches
}

function apply(): void {
  document.documentElement.dataset.theme = themeMode.mode()
  for (const listener of listeners) listener()
}

/** External store of the theme: kept in localStorage, shown as `data-theme` on html, synchronized between tabs. */
export const themeMode = {
  choice: (): ThemeChoice => (chosen ??= read()),
  mode: (): ThemeMode => {
    const choice = themeMode.choice()
    return choice === 'auto' ? (prefersDark() ? 'dark' : 'light') : choice
  },
  choose: (next: ThemeChoice): void => {
    chosen = next
    try {
      if (next === 'auto') localStorage.removeItem(THEME_KEY)
      else localStorage.setItem(THEME_KEY, next)
    } catch {
      // As in read(): the choice then lasts as long as the page.
    }
    apply()
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) listenOutside(true)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) listenOutside(false)
    }
  },
}

function onStorage(event: StorageEvent): void {
  if (event.key !== THEME_KEY) return
  chosen = null
  apply()
}

function listenOutside(isOn: boolean): void {
  const query = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
  if (isOn) {
    window.addEventListener('storage', onStorage)
    query?.addEventListener('change', apply)
  } else {
    window.removeEventListener('storage', onStorage)
    query?.removeEventListener('change', apply)
  }
}
