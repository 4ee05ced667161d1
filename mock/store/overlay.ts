import type { Row, RowOrder, Table } from './port.ts'

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
  const all = (where: (row: Readonly<R>) => boolean = () => true): R[] =>
    changed.size === 0 ? below.all(where) : [...below.all((row) => !isOwn(row) && where(row)), ...own(where)]

  return {
    table: {
      get: (id) => (changed.has(id) ? changed.get(id) : below.get(id)),
      all,
      count: (where) => all(where).length,
      of: (field, value) => [
        ...below.of(field, value).filter((row) => !isOwn(row)),
        ...own((row) => row[field] === value),
      ],
      part: (where, order: RowOrder<R>, from, size) => {
        const rows = all(where).toSorted(order)
        return { rows: rows.slice(from, from + size), total: rows.length }
      },
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
