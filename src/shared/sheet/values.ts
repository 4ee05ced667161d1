import { plainNumber } from '../number.ts'
import type { Cell, CellProblem } from './cells.ts'

/** A cell's value, or its problem; neither for a blank cell. */
export interface Reading<T> {
  value?: T
  problem?: { code: CellProblem; params?: Record<string, string | number> }
}

/** Returns a cell's text, trimmed and without invisible characters, e.g. direction marks. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell)
    .replace(/\p{Cf}/gu, '')
    .replace(/\u00a0|\u3000/g, ' ')
    .trim()
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_MS = 86_400_000
/** Day 0 of Excel's date serials (valid from March 1900), and the serials of 1990 to 2100. */
const EXCEL_ZERO = Date.UTC(1899, 11, 30)
const SERIALS = { from: 32_874, to: 73_415 }

function day(year: number, month: number, date: number): Reading<string> {
  const full = year < 100 ? 2000 + year : year
  const at = new Date(Date.UTC(full, month - 1, date))
  const isReal = full >= 1990 && full < 2100 && at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return isReal ? { value: at.toISOString().slice(0, 10) } : { problem: { code: 'date' } }
}

/** Parses a date in common notations; an ambiguous one is rejected, not guessed. */
export function readDay(cell: Cell | undefined): Reading<string> {
  const text = cellText(cell).normalize('NFKC')
  if (text === '') return {}
  const serial = typeof cell === 'number' || /^\d{5}(\.\d+)?$/.test(text) ? Number(text) : undefined
  if (serial !== undefined && serial >= SERIALS.from && serial < SERIALS.to)
    return { value: new Date(EXCEL_ZERO + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10) }
  const [date = ''] = text.split(/[T ]+(?=\d{1,2}:\d\d)/)
  const yearFirst =
    /^(\d{4})[-/.\u5e74] ?(\d{1,2})[-/.\u6708] ?(\d{1,2})\u65e5?$/u.exec(date) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(date)
  if (yearFirst) return day(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]))
  const named =
    /^(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?[, -]*(\d{4}|\d{2})$/i.exec(date) ??
    /^([a-z]{3})[a-z]*\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?[, -]+(\d{4})$/i.exec(date)
  if (named) {
    const [a = '', b = '', year = ''] = named.slice(1)
    const month = MONTHS.indexOf((/^\d/.test(a) ? b : a).toLowerCase()) + 1
    return month === 0 ? { problem: { code: 'date' } } : day(Number(year), month, Number(/^\d/.test(a) ? a : b))
  }
  const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(date)
  if (!yearLast) return { problem: { code: 'date' } }
  const [first, second, year] = yearLast.slice(1).map(Number) as [number, number, number]
  if (first <= 12 && second <= 12 && first !== second) return { problem: { code: 'dateAmbiguous' } }
  return first > 12 ? day(year, second, first) : day(year, first, second)
}

/** Normalizes a number; other text stays, so that the reader rejects it. */
const digits = (cell: Cell | undefined): string => plainNumber(cellText(cell))

/** Parses a non-negative integer. */
export function readWhole(cell: Cell | undefined): Reading<number> {
  const text = digits(cell)
  if (text === '') return {}
  return /^\d{1,9}(\.0+)?$/.test(text) ? { value: Number(text) } : { problem: { code: 'whole' } }
}

/** Parses a decimal, transmitted as text. */
export function readDecimal(cell: Cell | undefined): Reading<string> {
  const text = digits(cell)
  if (text === '') return {}
  // A spreadsheet's number may have a rounding error.
  const clean = typeof cell === 'number' && cell >= 0 ? String(Math.round(cell * 1e6) / 1e6) : text
  return /^\d{1,12}(\.\d{1,6})?$/.test(clean) ? { value: clean } : { problem: { code: 'decimal' } }
}
