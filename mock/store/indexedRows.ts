import type { Row } from './port.ts'
import { SortedIndex } from './sortedIndex.ts'
import { askedOf, valueAt } from './within.ts'

/** Rows with one value of a field. */
interface Bucket {
  rows: Map<string, Row>
  /** The same rows as a list, until one of them changes. */
  list?: readonly Row[] | undefined
  /** Whether they come as in the order of all rows; otherwise a row came back to this value. */
  isInOrder: boolean
  /** Place of the last one. */
  last: number
}

/** Rows by id, with indexes on the fields used in queries; the first query on a field creates its index. */
export class IndexedRows {
  readonly #rows = new Map<string, Row>()
  /** Place of each row in the order of insertion. */
  readonly #places = new Map<string, number>()
  readonly #indexes = new Map<string, Map<unknown, Bucket>>()
  readonly #sorted = new Map<string, SortedIndex>()
  #nextPlace = 0

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
    if (!before) this.#places.set(id, this.#nextPlace++)
    for (const [field, index] of this.#indexes) {
      const value = valueAt(row, field)
      // A row whose value is unchanged keeps its position.
      if (before && valueAt(before, field) === value) {
        const bucket = index.get(value)
        bucket?.rows.set(id, row)
        if (bucket) bucket.list = undefined
        continue
      }
      if (before) take(index, valueAt(before, field), id)
      add(index, value, row, this.#places.get(id) ?? 0)
    }
    for (const [field, index] of this.#sorted) {
      const value = valueAt(row, field)
      if (before && valueAt(before, field) === value) continue
      if (before) index.remove(valueAt(before, field), id)
      index.add(value, id)
    }
  }

  delete(id: string): void {
    const before = this.#rows.get(id)
    if (!before) return
    this.#rows.delete(id)
    this.#places.delete(id)
    for (const [field, index] of this.#indexes) take(index, valueAt(before, field), id)
    for (const [field, index] of this.#sorted) index.remove(valueAt(before, field), id)
  }

  /** Rows with this value of a field: the same frozen list until one of them changes. */
  of(field: string, value: unknown): readonly Row[] {
    const bucket = this.#index(field).get(value)
    return bucket ? listOf(bucket) : NO_ROWS
  }

  /** Rows found by indexes, in the order of all rows. */
  within(within: object): readonly Row[] {
    const buckets = this.#bucketsOf(within)
    if (buckets) return this.#rowsOf(buckets)
    const found: Row[] = []
    for (const id of this.#idsWithin(within)) {
      const row = this.#rows.get(id)
      if (row) found.push(row)
    }
    return this.#inOrder(found)
  }

  /** The rows of these buckets, each once. */
  #rowsOf(buckets: readonly Bucket[]): readonly Row[] {
    const [first, ...more] = buckets
    if (!first) return NO_ROWS
    if (more.length === 0) return first.isInOrder ? listOf(first) : this.#inOrder(listOf(first))
    const rows = this.#inOrder(buckets.flatMap(listOf))
    // In order, a row of two buckets stands beside itself.
    return rows.filter((row, at) => row !== rows[at - 1])
  }

  /** The buckets with rows of these values; undefined if bounds are asked for. */
  #bucketsOf(within: object): Bucket[] | undefined {
    const buckets: Bucket[] = []
    for (const asked of askedOf(within)) {
      if ('bounds' in asked) return undefined
      for (const key of asked.keys) {
        const bucket = this.#index(asked.path).get(key)
        if (bucket) buckets.push(bucket)
      }
    }
    return buckets
  }

  countWithin(within: object): number {
    const [first, ...more] = askedOf(within)
    if (first && more.length === 0 && 'bounds' in first) return this.#sortedBy(first.path).count(first.bounds)
    return this.#idsWithin(within).size
  }

  #inOrder(rows: readonly Row[]): Row[] {
    const placed = rows.map((row) => ({ row, place: this.#places.get(row.id) ?? 0 }))
    return placed.toSorted((a, b) => a.place - b.place).map(({ row }) => row)
  }

  #idsWithin(within: object): ReadonlySet<string> {
    const ids = new Set<string>()
    for (const asked of askedOf(within)) {
      if ('bounds' in asked) for (const id of this.#sortedBy(asked.path).ids(asked.bounds)) ids.add(id)
      else
        for (const key of asked.keys) for (const id of this.#index(asked.path).get(key)?.rows.keys() ?? []) ids.add(id)
    }
    return ids
  }

  #index(field: string): Map<unknown, Bucket> {
    let index = this.#indexes.get(field)
    if (!index) {
      index = new Map()
      for (const row of this.#rows.values()) add(index, valueAt(row, field), row, this.#places.get(row.id) ?? 0)
      this.#indexes.set(field, index)
    }
    return index
  }

  #sortedBy(field: string): SortedIndex {
    let index = this.#sorted.get(field)
    if (!index) {
      index = new SortedIndex(this.#rows.values(), (row) => valueAt(row, field))
      this.#sorted.set(field, index)
    }
    return index
  }
}

const NO_ROWS: readonly Row[] = Object.freeze([])

const listOf = (bucket: Bucket): readonly Row[] => (bucket.list ??= Object.freeze(Array.from(bucket.rows.values())))

function add(index: Map<unknown, Bucket>, value: unknown, row: Row, place: number): void {
  let bucket = index.get(value)
  if (!bucket) {
    bucket = { rows: new Map(), isInOrder: true, last: place }
    index.set(value, bucket)
  }
  if (place < bucket.last) bucket.isInOrder = false
  else bucket.last = place
  bucket.rows.set(row.id, row)
  bucket.list = undefined
}

/** An empty bucket goes too: values such as times come and go. */
function take(index: Map<unknown, Bucket>, value: unknown, id: string): void {
  const bucket = index.get(value)
  if (!bucket?.rows.delete(id)) return
  bucket.list = undefined
  if (bucket.rows.size === 0) index.delete(value)
}
