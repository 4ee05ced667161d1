const seen = new WeakMap<object, string>()
type Report = (id: string, error: unknown) => void
/** Errors before a reporter subscribes; limited, as later ones are not reported anyway. */
const waiting: Parameters<Report>[] = []
const MOST_WAITING = 20
let report: Report = (...failure) => {
  if (waiting.length < MOST_WAITING) waiting.push(failure)
}

/** Subscribes a reporter to past and future errors. */
export function reportErrorsTo(next: Report): void {
  report = next
  for (const failure of waiting.splice(0)) next(...failure)
}

/** Returns the error id for the screen, the same for the same error; logs it in development. RELIABILITY T31, E8. */
export function logError(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null
  const known = isObject ? seen.get(error) : undefined
  if (known !== undefined) return known
  const id = Math.random().toString(36).slice(2, 8).toUpperCase()
  if (isObject) seen.set(error, id)
  if (import.meta.env.DEV) console.error(`[${id}]`, error)
  // Only objects can be identified; others come from foreign scripts or are thrown primitives.
  if (isObject) report(id, error)
  return id
}
