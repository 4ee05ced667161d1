import { Big } from 'big.js'
import { minorDigits, roundMoney } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import type { SheetAmount, SheetValue } from '@/contract/sheet.ts'
import type { SheetColumn } from './useSheet.ts'

/** Cells of rows by their columns; text without the blanks around it, as a reader of the file gets it. */
export function cellsOf<Row>(columns: readonly SheetColumn<Row>[], row: Row): SheetValue[] {
  return columns.map(([, value]) => {
    const cell = value(row) ?? ''
    return typeof cell === 'string' ? cell.trim() : cell
  })
}

/** A table with its head. */
export function tableOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): SheetValue[][] {
  return [headOf(columns), ...rows.map((row) => cellsOf(columns, row))]
}

export const headOf = (columns: readonly SheetColumn<never>[]): string[] => columns.map(([heading]) => heading)

/** An amount with the places of its currency; no cell without one. */
export const amountCell = (amount: Big | string | undefined, currency: Currency): SheetAmount | undefined =>
  amount === undefined ? undefined : { amount: roundMoney(amount, currency) }

/** A price of a unit: as quoted, with at least the places of its currency. */
export function rateCell(price: string, currency: Currency): SheetAmount {
  const [, fraction = ''] = new Big(price).toFixed().split('.')
  return { amount: new Big(price).toFixed(Math.max(minorDigits(currency), fraction.length)) }
}
