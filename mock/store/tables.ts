import { firstOf } from './firstOf.ts'
import { IndexedRows } from './indexedRows.ts'
import { adopt, keep, type Shared } from './keep.ts'
import type { Reads, Row, Table } from './port.ts'

/** Changes of one transaction; `row` is absent if it was removed. */
export interface Changes {
  cleared: boolean
  rows: { table: string; id: string; row?: Row }[]
}

interface Undo {
  table: string
  id: string
  before: Row | undefined
}

/** In-memory rows that every adapter reads from, with an undo log for rollbacks. */
export class Tables {
  #tables = new Map<string, IndexedRows>()
  #views = new Map<string, Table<Row>>()
  #undo: Undo[] = []
  #beforeClear: Map<string, IndexedRows> | undefined
  #open = false

  /** Loads rows from disk, outside of transactions. */
  load(rows: Iterable<{ table: string; id: string; row?: Row }>): void {
    const shared: Shared = { texts: new Map(), parts: new Map() }
    for (const { table, id, row } of rows) {
      // Its own id: the text of the key would be kept beside it.
      if (row) this.#rows(table).set(row.id, adopt(row, shared))
      else this.#rows(table).delete(id)
    }
  }

  /** Removes everything, outside of transactions. */
  forget(): void {
    this.#tables = new Map()
  }

  begin(): void {
    this.#open = true
    this.#undo = []
    this.#beforeClear = undefined
  }

  /** Changes since `begin`, each row once. */
  changes(): Changes {
    const seen = new Set<string>()
    const rows: Changes['rows'] = []
    for (const { table, id } of this.#undo) {
      const key = `${table}\n${id}`
      if (seen.has(key)) continue
      seen.add(key)
      const row = this.#rows(table).get(id)
      rows.push(row ? { table, id, row } : { table, id })
    }
    return { cleared: this.#beforeClear !== undefined, rows }
  }

  commit(): void {
    this.#open = false
    this.#undo = []
    this.#beforeClear = undefined
  }

  rollback(): void {
    if (this.#beforeClear) this.#tables = this.#beforeClear
    else {
      for (const { table, id, before } of this.#undo.toReversed()) {
        if (before) this.#rows(table).set(id, before)
        else this.#rows(table).delete(id)
      }
    }
    this.commit()
  }

  clear(): void {
    this.#mustBeOpen()
    if (!this.#beforeClear) {
      this.#beforeClear = this.#asBefore()
      this.#undo = []
    }
    this.#tables = new Map()
    this.#undo = []
  }

  view<R extends Row>(name: string): Table<R> {
    let view = this.#views.get(name)
    if (!view) {
      view = this.#makeView(name)
      this.#views.set(name, view)
    }
    return view as unknown as Table<R>
  }

  #makeView(name: string): Table<Row> {
    return {
      get: (id) => this.#rows(name).get(id),
      ...readsOf(() => this.#rows(name).values()),
      count: (where) => (where ? counted(this.#rows(name).values(), where) : this.#rows(name).size),
      of: (field, value) => this.#rows(name).of(field, value),
      within: (within) => {
        const rows = () => this.#rows(name)
        const reads = readsOf(() => rows().within(within))
        return { ...reads, count: (where) => (where ? reads.count(where) : rows().countWithin(within)) }
      },
      put: (row) => {
        this.#mustBeOpen()
        const rows = this.#rows(name)
        this.#undo.push({ table: name, id: row.id, before: rows.get(row.id) })
        rows.set(row.id, keep(row))
      },
      remove: (id) => {
        this.#mustBeOpen()
        const rows = this.#rows(name)
        const before = rows.get(id)
        if (!before) return
        this.#undo.push({ table: name, id, before })
        rows.delete(id)
      },
    }
  }

  /** The tables as of `begin`. */
  #asBefore(): Map<string, IndexedRows> {
    for (const { table, id, before } of this.#undo.toReversed()) {
      if (before) this.#rows(table).set(id, before)
      else this.#rows(table).delete(id)
    }
    return this.#tables
  }

  #rows(name: string): IndexedRows {
    let rows = this.#tables.get(name)
    if (!rows) {
      rows = new IndexedRows()
      this.#tables.set(name, rows)
    }
    return rows
  }

  #mustBeOpen(): void {
    if (!this.#open) throw new Error('The store is written to only inside atomically()')
  }
}

/** Reads over rows that are looked up anew each time. */
function readsOf(rows: () => Iterable<Row>): Reads<Row> {
  return {
    all: (where) => {
      const found: Row[] = []
      for (const row of rows()) if (!where || where(row)) found.push(row)
      return found
    },
    count: (where) => (where ? counted(rows(), where) : Array.from(rows()).length),
    part: (where, order, from, size) => {
      const found: Row[] = []
      for (const row of rows()) if (where(row)) found.push(row)
      return { rows: firstOf(found, order, from + size).slice(from), total: found.length }
    },
  }
}

function counted(rows: Iterable<Row>, where: (row: Row) => boolean): number {
  let count = 0
  for (const row of rows) if (where(row)) count++
  return count
}
