/** One failure as a support person may see it: no stack, no address, no personal data. */
export interface LoggedError {
  id: string
  name: string
  /** Milliseconds since 1970. */
  at: number
}

const LIMIT = 20
const seen = new WeakMap<object, string>()
const entries: LoggedError[] = []

/** Notes a failure once and gives its number for the screen; at most 20 a session are kept. RELIABILITY T31, E8. */
export function logError(error: unknown): string {
  const known = typeof error === 'object' && error !== null ? seen.get(error) : undefined
  if (known !== undefined) return known
  const id = Math.random().toString(36).slice(2, 8).toUpperCase()
  if (typeof error === 'object' && error !== null) seen.set(error, id)
  if (entries.length < LIMIT) entries.push({ id, name: error instanceof Error ? error.name : 'Error', at: Date.now() })
  if (import.meta.env.DEV) console.error(`[${id}]`, error)
  return id
}

/** The failures noted so far in this page. */
export function loggedErrors(): readonly LoggedError[] {
  return entries
}
