import type { Reads, Row, Table } from './port.ts'
import { isWithin } from './within.ts'

/** A table over another one: its writes stay in it until they are kept. */
export interface Overlay<R extends Row> {
  table: Table<R>
  /** Writes what was written into the table below. */
  keep: () => void
}

/** Returns an overlay over a table, so that something can be tried and dropped. */
export function overlayOn<R extends Row>(below: Table<R>): Overlay<R> {
  /** Rows as they are here; undefined: removed. */
  const changed = new Map<string, R | undefined>()
  const isOwn = (row: Readonly<R>): boolean => changed.has(row.id)
  const own = (where: (row: Readonly<R>) => boolean): R[] =>
    [...changed.values()].flatMap((row) => (row && where(row) ? [row] : []))
  const readsOver = (reads: Reads<R>, isAsked: (row: Readonly<R>) => boolean): Reads<R> => {
    const all: Reads<R>['all'] = (where = () => true) =>
      changed.size === 0
        ? reads.all(where)
        : [...reads.all((row) => !isOwn(row) && where(row)), ...own((row) => isAsked(row) && where(row))]
    return {
      all,
      count: (where) => all(where).length,
      part: (where, order, from, size) => {
        const rows = all(where).toSorted(order)
        return { rows: rows.slice(from, from + size), total: rows.length }
      },
    }
  }

  return {
    table: {
      ...readsOver(below, () => true),
      get: (id) => (changed.has(id) ? changed.get(id) : below.get(id)),
      within: (within) => readsOver(below.within(within), (row) => isWithin(row, within)),
      of: (field, value) => [
        ...below.of(field, value).filter((row) => !isOwn(row)),
        ...own((row) => row[field] === value),
      ],
      put: (row) => void changed.set(row.id, row),
      remove: (id) => void changed.set(id, undefined),
    },
    keep: () => {
      for (const [id, row] of changed)
        if (row) below.put(row)
        else below.remove(id)
    },
  }
}
