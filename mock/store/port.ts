import type { Within } from './within.ts'

/** A stored record: plain JSON with its id. */
export interface Row {
  id: string
}

/** The changes could not be saved (full disk, exceeded quota): they are rolled back, and saved data stay readable. */
export class CannotSave extends Error {
  override readonly name = 'CannotSave'

  constructor(cause: unknown) {
    super('The store cannot keep what was done', { cause })
  }
}

/** Comparator of stored rows; must not change them. */
export type RowOrder<R extends Row> = (a: Readonly<R>, b: Readonly<R>) => number
/** A page of rows. */
export interface Part<R extends Row> {
  rows: R[]
  total: number
}

/** Reads of many rows. */
export interface Reads<R extends Row> {
  /** All rows, or those that match `where`, in the order of insertion. `where` gets the stored row and must not change it. */
  all(where?: (row: Readonly<R>) => boolean): R[]
  /** Number of rows, or of those that match `where`; copies nothing. */
  count(where?: (row: Readonly<R>) => boolean): number
  /** A part of the rows that match `where`, in an order, and their total number. */
  part(where: (row: Readonly<R>) => boolean, order: RowOrder<R>, from: number, size: number): Part<R>
}

/**
 * Rows of one kind. Returned rows are frozen and shared: a change is a new row that is put; writes only work inside
 * `atomically`.
 */
export interface Table<R extends Row> extends Reads<R> {
  get(id: string): R | undefined
  /** Rows with this value of a field, by an index: the same frozen list until one of them changes (`derived.ts`). */
  of<Field extends keyof R & string>(field: Field, value: R[Field]): readonly R[]
  /**
   * The same reads over the rows that indexes find: what the whole table would answer for them, without looking at the
   * others. Whatever grows with the market is read so (decision 0091).
   */
  within(within: Within<R>): Reads<R>
  put(row: R): void
  remove(id: string): void
}

/**
 * Storage of the marketplace. One transaction runs at a time; it sees all earlier writes, and is either applied
 * completely and saved before `atomically` resolves, or not at all (`CannotSave` if only saving failed). A store shared
 * by tabs may run `work` again after a conflict, so `work` must have no other side effects.
 */
export interface Store {
  /** Display name, e.g. `memory`. */
  readonly kind: string
  table<R extends Row>(name: string): Table<R>
  atomically<T>(work: () => T | Promise<T>): Promise<T>
  /** Removes every row of every table; only inside `atomically`. */
  clear(): void
  close(): Promise<void>
}
