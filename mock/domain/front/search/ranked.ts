import type { Row, Table } from '../../../store/port.ts'
import { quality, type Keys, type Question } from './keys.ts'

/** The best matches, their total number, and whether the first one is exact. */
export interface Ranked<T> {
  found: T[]
  total: number
  isExact: boolean
}

type Order<T> = (a: Readonly<T>, b: Readonly<T>) => number

/** Matching rows, best first; ties by `order`. `bonus` changes the rank of a row. */
export function rankedRows<R extends Row>(
  table: Table<R>,
  qualityOf: (row: Readonly<R>) => number | undefined,
  order: Order<R>,
  size: number,
): Ranked<R> {
  const qualities = new Map<string, number>()
  const fits = (row: Readonly<R>): boolean => {
    const one = qualityOf(row)
    if (one !== undefined) qualities.set(row.id, one)
    return one !== undefined
  }
  const of = (row: Readonly<R>): number => qualities.get(row.id) ?? 99
  const { rows, total } = table.part(fits, (a, b) => of(a) - of(b) || order(a, b), 0, size)
  const [first] = rows
  return { found: rows, total, isExact: first !== undefined && of(first) === 0 }
}

/** Matching items of a list, best first; ties keep the list's order. */
export function rankedItems<T>(
  things: readonly T[],
  keysOf: (thing: T) => Keys,
  question: Question,
  size: number,
): Ranked<T> {
  const fitting = things
    .flatMap((thing) => {
      const one = quality(keysOf(thing), question)
      return one === undefined ? [] : [{ thing, one }]
    })
    .toSorted((a, b) => a.one - b.one)
  return {
    found: fitting.slice(0, size).map(({ thing }) => thing),
    total: fitting.length,
    isExact: fitting[0]?.one === 0,
  }
}
