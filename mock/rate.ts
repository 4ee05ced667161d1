const WINDOW_MS = 60_000

/** Counts calls by address within a minute, in memory alone; returns the seconds to wait once there are too many, else 0. */
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
