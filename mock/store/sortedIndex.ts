import type { Row } from './port.ts'
import { inBounds, isKey, type Bounds, type Key } from './within.ts'

interface Entry {
  key: Key
  id: string
}

/** Ids of rows in the order of a field; rows without a value are left out. */
export class SortedIndex {
  readonly #entries: Entry[] = []

  constructor(rows: Iterable<Row>, valueOf: (row: Row) => unknown) {
    for (const row of rows) {
      const key = valueOf(row)
      if (isKey(key)) this.#entries.push({ key, id: row.id })
    }
    this.#entries.sort(inOrder)
  }

  add(key: unknown, id: string): void {
    if (isKey(key)) this.#entries.splice(this.#placeOf({ key, id }), 0, { key, id })
  }

  remove(key: unknown, id: string): void {
    if (!isKey(key)) return
    const at = this.#placeOf({ key, id })
    if (this.#entries[at]?.id === id) this.#entries.splice(at, 1)
  }

  *ids(bounds: Bounds): Generator<string> {
    for (let at = this.#firstIn(bounds); at < this.#entries.length; at++) {
      const entry = this.#entries[at]
      if (!entry || !inBounds(entry.key, bounds)) return
      yield entry.id
    }
  }

  /** The number of those ids; without an upper bound none is looked at. */
  count(bounds: Bounds): number {
    if (bounds.to === undefined) return this.#entries.length - this.#firstIn(bounds)
    let count = 0
    for (const _ of this.ids(bounds)) count += 1
    return count
  }

  #firstIn({ from }: Bounds): number {
    return from === undefined ? 0 : this.#placeOf({ key: from, id: '' })
  }

  /** The first place that is not before an entry. */
  #placeOf(entry: Entry): number {
    let [low, high] = [0, this.#entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const other = this.#entries[middle]
      if (other && inOrder(other, entry) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

const inOrder = (a: Entry, b: Entry): number =>
  a.key < b.key ? -1 : a.key > b.key ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0
