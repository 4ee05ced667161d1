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
