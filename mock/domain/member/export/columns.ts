import { moneyText } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import type { ExportWords } from './words.ts'

/** A column of an exported table: its heading and the cell of a record; a missing value is an empty cell. */
export type Column<T> = readonly [heading: string, cell: (record: T) => SheetValue | undefined]

/** Rows of a table without its head. */
export const cellsOf = <T>(columns: readonly Column<T>[], record: T): SheetValue[] =>
  columns.map(([, cell]) => cell(record) ?? '')

export const headOf = <T>(columns: readonly Column<T>[]): string[] => columns.map(([heading]) => heading)

/** A table with its head. */
export const tableOf = <T>(columns: readonly Column<T>[], records: readonly T[]): SheetValue[][] => [
  headOf(columns),
  ...records.map((record) => cellsOf(columns, record)),
]

/** An amount as a number that can be added up, with its currency in the next column. */
export const moneyColumns = <T>(
  { say }: ExportWords,
  heading: string,
  of: (record: T) => Money | undefined,
): [Column<T>, Column<T>] => [
  [heading, (record) => amountCell(of(record)?.amount)],
  [say('currency'), (record) => of(record)?.currency],
]

export const amountCell = (amount: string | undefined) => (amount === undefined ? undefined : { amount })

/** Amounts of several currencies in one cell. */
export const sumText = (amounts: readonly Money[]): string => amounts.map(moneyText).join(' + ')
