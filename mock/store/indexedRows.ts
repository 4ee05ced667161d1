import type { Row } from './port.ts'

/** Rows by id, with indexes on the fields used in queries. */
export class IndexedRows {
  readonly #rows = new Map<string, Row>()
  readonly #indexes = new Map<string, Map<unknown, Set<string>>>()

  get size(): number {
    return this.#rows.size
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  values(): IterableIterator<Row> {
    return this.#rows.values()
  }

  set(id: string, row: Row): void {
    const before = this.#rows.get(id)
    this.#rows.set(id, row)
    for (const [field, index] of this.#indexes) {
      const value = valueOf(row, field)
      // A row whose value is unchanged keeps its position.
      if (before && valueOf(before, field) === value) continue
      if (before) index.get(valueOf(before, field))?.delete(id)
      add(index, value, id)
    }
  }

  delete(id: string): void {
    const before = this.#rows.get(id)
    if (!before) return
    this.#rows.delete(id)
    for (const [field, index] of this.#indexes) index.get(valueOf(before, field))?.delete(id)
  }

  /** Rows with this value of a field; the first query on a field creates its index. */
  *of(field: string, value: unknown): Generator<Row> {
    for (const id of this.#index(field).get(value) ?? []) {
      const row = this.#rows.get(id)
      if (row) yield row
    }
  }

  #index(field: string): Map<unknown, Set<string>> {
    let index = this.#indexes.get(field)
    if (!index) {
      index = new Map()
      for (const row of this.#rows.values()) add(index, valueOf(row, field), row.id)
      this.#indexes.set(field, index)
    }
    return index
  }
}

const valueOf = (row: Row, field: string): unknown => (row as unknown as Record<string, unknown>)[field]

function add(index: Map<unknown, Set<string>>, value: unknown, id: string): void {
  const ids = index.get(value)
  if (ids) ids.add(id)
  else index.set(value, new Set([id]))
}
