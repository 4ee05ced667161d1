/** A stored record: plain JSON with its id. */
export interface Row {
  id: string
}

/** What was done could not be kept (a full disk, a spent quota): it is taken back, what was kept before can still be read. */
export class CannotSave extends Error {
  override readonly name = 'CannotSave'

  constructor(cause: unknown) {
    super('The store cannot keep what was done', { cause })
  }
}

/** Which of two stored rows comes first; must not change them. */
export type RowOrder<R extends Row> = (a: Readonly<R>, b: Readonly<R>) => number
/** A page of rows. */
export interface Part<R extends Row> {
  rows: R[]
  total: number
}

/** Rows of one kind. What is handed out is frozen and shared: a change is a new row that is put; writes work only inside `atomically`. */
export interface Table<R extends Row> {
  get(id: string): R | undefined
  /** All rows, or those that `where` picks, in no promised order. `where` sees the stored row and must not change it. */
  all(where?: (row: Readonly<R>) => boolean): R[]
  /** How many rows there are, or how many `where` picks; copies nothing. */
  count(where?: (row: Readonly<R>) => boolean): number
  /** Rows whose field has this value, found by an index: as quick among many rows as among few. */
  of<Field extends keyof R & string>(field: Field, value: R[Field]): R[]
  /** A part of the rows that `where` picks, in an order, and how many there are in all.. */
  part(where: (row: Readonly<R>) => boolean, order: RowOrder<R>, from: number, size: number): Part<R>
  put(row: R): void
  remove(id: string): void
}

/**
 * Where the marketplace is kept. One piece of work runs at a time; it sees everything that earlier pieces wrote and either
 * happens whole, and is kept before `atomically` answers, or not at all (`CannotSave` where only the keeping failed). A store shared by several tabs may run `work` again
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
