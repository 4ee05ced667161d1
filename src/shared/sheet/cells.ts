/** One cell as a reader gives it. */
export type Cell = string | number | boolean | Date | null
export type Table = readonly (readonly Cell[])[]

/** Where rows come from: a file's bytes, or text that was pasted. */
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

/** Stops reading with a reason that the person can act on. */
export class SheetError extends Error {
  readonly failure: SheetFailure
  constructor(code: SheetFailure['code'], params?: SheetFailure['params']) {
    super(code)
    this.failure = params ? { code, params } : { code }
  }
}

/** Most rows that are read. */
export const MAX_ROWS = 5000
/** Most bytes of a file. */
export const MAX_BYTES = 5 * 1024 * 1024

/** What may be wrong with one cell beyond the rules that a form shares. */
export const CELL_PROBLEMS = [
  'portUnknown',
  'portMeant',
  'date',
  'dateAmbiguous',
  'whole',
  'decimal',
  'yesNo',
  'handover',
  'laneTwice',
  'choice',
  'unknown',
  'kindNotYours',
  'price',
] as const
export type CellProblem = (typeof CELL_PROBLEMS)[number]
