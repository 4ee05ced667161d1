/** A deterministic random source: the same seed text yields the same sequence. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  /** An integer from `min` to `max`, both inclusive. */
  int: (min: number, max: number) => number
  pick: <T>(list: readonly T[]) => T
  /** `count` different items. */
  some: <T>(list: readonly T[], count: number) => T[]
  chance: (share: number) => boolean
  /** An independent sequence for a part: however many numbers it draws, the sequence after it stays the same. */
  fork: () => Random
}

/** Mulberry32 over a hash of the seed text. */
export function createRandom(seed: string): Random {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(list: readonly T[]): T => {
    const one = list[int(0, list.length - 1)]
    if (one === undefined) throw new Error('Nothing to pick from')
    return one
  }
  const some = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list]
    const out: T[] = []
    while (out.length < count && rest.length > 0) out.push(...rest.splice(int(0, rest.length - 1), 1))
    return out
  }
  return { next, int, pick, some, chance: (share) => next() < share, fork: () => createRandom(String(next())) }
}
