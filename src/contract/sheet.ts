/** A decimal string, shown with as many places as it has. */
export interface SheetAmount {
  amount: string
}

/** Value of a cell; numbers stay numbers, text is never read as a formula. */
export type SheetValue = string | number | SheetAmount

/** A sheet of a workbook; the first row is the head. */
export interface Sheet {
  name: string
  rows: readonly (readonly SheetValue[])[]
}

/** The value without its format. */
export const plainValue = (value: SheetValue): string | number =>
  typeof value === 'object' ? Number(value.amount) : value
