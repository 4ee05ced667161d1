/** A string store that never throws. `persistent` is false when it lives in memory only. RELIABILITY T13. */
export interface Backing {
  readonly persistent: boolean
  get: (key: string) => string | undefined
  /** Returns false when the browser refuses (full or blocked); nothing is stored then. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

/** Returns an in-memory store. */
export function memoryBacking(): Backing {
  const rows = new Map<string, string>()
  return {
    persistent: false,
    get: (key) => rows.get(key),
    set: (key, value) => {
      rows.set(key, value)
      return true
    },
    remove: (key) => void rows.delete(key),
    keys: () => [...rows.keys()],
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    // Blocked or full storage is not an error: the caller works without it (RELIABILITY finding 8).
    return otherwise
  }
}

/** Returns a store over a browser Storage; every access is guarded, because even reading the property may throw. */
export function storageBacking(open: () => Storage): Backing {
  return {
    persistent: true,
    get: (key) => attempt(() => open().getItem(key) ?? undefined, undefined),
    set: (key, value) =>
      attempt(() => {
        open().setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt(() => open().removeItem(key), undefined),
    keys: () =>
      attempt(() => {
        const store = open()
        return Array.from({ length: store.length }, (_, at) => store.key(at) ?? '')
      }, []),
  }
}

function usable(open: () => Storage): boolean {
  return attempt(
    () => {
      const store = open()
      const probe = '__cangtong_probe__'
      store.setItem(probe, '1')
      store.removeItem(probe)
      return true
    },
    attempt(() => open().length > 0, false),
  )
}

/** Opens localStorage, or memory when the browser denies it. Pass another opener for sessionStorage. */
export function openBacking(open: () => Storage = () => window.localStorage): Backing {
  return usable(open) ? storageBacking(open) : memoryBacking()
}
