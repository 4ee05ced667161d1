const WINDOW_MS = 60_000

/** Counts calls per address and minute, in memory only; returns the seconds to wait above the limit, else 0. */
export function createRate(now: () => number, most: number): (address: string) => number {
  let since = now()
  let counts = new Map<string, number>()
  return (address) => {
    if (now() - since >= WINDOW_MS) {
      since = now()
      counts = new Map()
    }
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count > most ? Math.ceil((since + WINDOW_MS - now()) / 1000) : 0
  }
}

/**
 * Allows `most` calls of each name in any period of `windowMs`, in memory only; returns the seconds to wait above that,
 * else 0. A refused call does not count, so that whoever waits gets through.
 */
export function createSlidingRate(now: () => number, windowMs: number, most: number): (name: string) => number {
  const calls = new Map<string, number[]>()
  return (name) => {
    const since = now() - windowMs
    const recent = (calls.get(name) ?? []).filter((time) => time > since)
    calls.set(name, recent)
    const [oldest = 0] = recent
    if (recent.length >= most) return Math.max(1, Math.ceil((oldest - since) / 1000))
    recent.push(now())
    return 0
  }
}
