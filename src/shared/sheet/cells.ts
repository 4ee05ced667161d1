/** One cell, as parsed. */
export type Cell = string | number | boolean | Date | null
export type Table = readonly (readonly Cell[])[]

/** Source of rows: a file's bytes, or pasted text. */
export type Source = { kind: 'file'; name: string; bytes: ArrayBuffer } | { kind: 'text'; text: string }

/** Why a whole sheet could not be read. */
export const SHEET_FAILURES = [
  'empty',
  'tooBig',
  'tooLarge',
  'oldXls',
  'password',
  'notSheet',
  'encoding',
  'broken',
  'noHeading',
  'noColumns',
  'columnTwice',
  'noRows',
  'tooMany',
  'unavailable',
] as const
export interface SheetFailure {
  code: (typeof SHEET_FAILURES)[number]
  params?: Record<string, string | number>
}

/** Aborts reading with a reason that the user can act on. */
export class SheetError extends Error {
  readonly failure: SheetFailure
  constructor(code: SheetFailure['code'], params?: SheetFailure['params']) {
    super(code)
    this.failure = params ? { code, params } : { code }
  }
}

/** Maximum number of rows. */
export const MAX_ROWS = 5000
/** Maximum file size, bytes. */
export const MAX_BYTES = 5 * 1024 * 1024

/** Cell problems beyond the rules shared with forms. */
export const CELL_PROBLEMS = [
  'portUnknown',
  'portMeant',
  'date',
  'dateAmbiguous',
  'whole',
  'decimal',
  'yesNo',
  'handover',
  'boxText',
  'laneTwice',
  'choice',
  'unknown',
  'kindNotYours',
  'price',
  'priceMeant',
  'priceEach',
] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]
