/** A stored record: plain JSON with its id. */
export interface Row {
  id: string
}

/** Rows of one kind. Everything handed out is a copy; writes work only inside `atomically`. */
export interface Table<R extends Row> {
  get(id: string): R | undefined
  /** All rows, or those that `where` picks, in no promised order. `where` sees the stored row and must not change it. */
  all(where?: (row: Readonly<R>) => boolean): R[]
  /** How many rows there are, or how many `where` picks; copies nothing. */
  count(where?: (row: Readonly<R>) => boolean): number
  put(row: R): void
  remove(id: string): void
}

/**
 * Where the marketplace is kept. One piece of work runs at a time; it sees everything that earlier pieces wrote and either
 * happens whole, and is kept before `atomically` answers, or not at all. A store shared by several tabs may run `work` again
 * when another tab was faster, so `work` must touch nothing but the store.
 */
export interface Store {
  /** Name for people, e.g. `memory`. */
  readonly kind: string
  table<R extends Row>(name: string): Table<R>
  atomically<T>(work: () => T | Promise<T>): Promise<T>
  /** Removes every row of every table; only inside `atomically`. */
  clear(): void
  close(): Promise<void>
}
