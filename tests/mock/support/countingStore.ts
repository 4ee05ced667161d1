import type { Reads, Row, Store, Table } from '@mock/store/port.ts'

/** A store that counts the rows that are looked at and those that are put: work that no other program on the machine disturbs. */
export function countingStore(below: Store) {
  const seen = { rows: 0, put: 0 }
  const reads = <R extends Row>(inner: Reads<R>): Reads<R> => {
    const counted = (where: (row: Readonly<R>) => boolean) => (row: Readonly<R>) => {
      seen.rows += 1
      return where(row)
    }
    return {
      all: (where = () => true) => inner.all(counted(where)),
      count: (where) => (where ? inner.count(counted(where)) : inner.count()),
      part: (where, order, from, size) => inner.part(counted(where), order, from, size),
    }
  }
  const table = <R extends Row>(name: string): Table<R> => {
    const inner = below.table<R>(name)
    return {
      ...inner,
      ...reads(inner),
      get: (id) => {
        seen.rows += 1
        return inner.get(id)
      },
      of: (field, value) => {
        const found = inner.of(field, value)
        seen.rows += found.length
        return found
      },
      put: (row) => {
        seen.put += 1
        inner.put(row)
      },
      within: (within) => reads(inner.within(within)),
    }
  }
  return { seen, store: { ...below, table } satisfies Store }
}
