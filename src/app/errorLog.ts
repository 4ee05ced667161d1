const seen = new WeakMap<object, string>()

/** Gives a failure its number for the screen, the same one each time it passes by; in development it is printed too. RELIABILITY T31, E8. */
export function logError(error: unknown): string {
  const isThing = typeof error === 'object' && error !== null
  const known = isThing ? seen.get(error) : undefined
  if (known !== undefined) return known
  const id = Math.random().toString(36).slice(2, 8).toUpperCase()
  if (isThing) seen.set(error, id)
  if (import.meta.env.DEV) console.error(`[${id}]`, error)
  return id
}
