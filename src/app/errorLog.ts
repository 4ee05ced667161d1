const seen = new WeakMap<object, string>()
type Report = (id: string, error: unknown) => void
/** What happened before somebody listens; more than it holds is not told anyway. */
const waiting: Parameters<Report>[] = []
const MOST_WAITING = 20
let report: Report = (...failure) => {
  if (waiting.length < MOST_WAITING) waiting.push(failure)
}

/** Gives its failures, past and coming, to whoever reports them. */
export function reportErrorsTo(next: Report): void {
  report = next
  for (const failure of waiting.splice(0)) next(...failure)
}

/** Gives a failure its number for the screen, the same one each time it passes by; in development it is printed too. RELIABILITY T31, E8. */
export function logError(error: unknown): string {
  const isThing = typeof error === 'object' && error !== null
  const known = isThing ? seen.get(error) : undefined
  if (known !== undefined) return known
  const id = Math.random().toString(36).slice(2, 8).toUpperCase()
  if (isThing) seen.set(error, id)
  if (import.meta.env.DEV) console.error(`[${id}]`, error)
  // What is no thing tells nothing: another site's script, or a value thrown away.
  if (isThing) report(id, error)
  return id
}
