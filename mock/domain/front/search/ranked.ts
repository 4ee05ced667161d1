import type { Match, Question } from '@/contract/front/search/match.ts'
import type { MatchedBy } from '@/contract/front/search/values.ts'
import { firstOf } from '../../../store/firstOf.ts'
import type { Reads, Row } from '../../../store/port.ts'
import { matchOfKeys, type SearchKeys } from './keys.ts'

/** A result and by what it matched. */
export interface Hit<T> {
  thing: T
  by: MatchedBy
}

/** The best matches, their total number, and whether the first one is exact. */
export interface Ranked<T> {
  found: Hit<T>[]
  total: number
  isExact: boolean
}

type Order<T> = (a: Readonly<T>, b: Readonly<T>) => number

/** An item that matches. */
export interface Matching<T> {
  thing: T
  match: Match
}

/** The best of these, as results; ties by `order`. */
export function rankedMatches<T>(matching: readonly Matching<T>[], order: Order<T>, size: number): Ranked<T> {
  const best = firstOf(matching, (a, b) => a.match.rank - b.match.rank || order(a.thing, b.thing), size)
  return {
    found: best.map(({ thing, match: { by } }) => ({ thing, by })),
    total: matching.length,
    isExact: best[0]?.match.rank === 0,
  }
}

/** Matching rows, best first; ties by `order`. */
export function rankedRows<R extends Row>(
  table: Reads<R>,
  matchOfRow: (row: Readonly<R>) => Match | undefined,
  order: Order<R>,
  size: number,
): Ranked<R> {
  const matching: Matching<R>[] = []
  for (const thing of table.all()) {
    const match = matchOfRow(thing)
    if (match) matching.push({ thing, match })
  }
  return rankedMatches(matching, order, size)
}

/** Initials are a name of a place like any other: `sh` is Shanghai. */
const EXACT_RANK = 1

/** Matching items of a list, best first; ties keep the list's order. */
export function rankedItems<T>(
  things: readonly T[],
  keysOf: (thing: T) => SearchKeys,
  question: Question,
  size: number,
): Ranked<T> {
  const matching = things.flatMap((thing): Matching<T>[] => {
    const match = matchOfKeys(keysOf(thing), question)
    return match ? [{ thing, match }] : []
  })
  const isExact = matching.some(({ match }) => match.rank <= EXACT_RANK)
  return { ...rankedMatches(matching, () => 0, size), isExact }
}
