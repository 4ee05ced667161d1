import { defaultQty } from '@/contract/bid/calc.ts'
import type { ChargeBasis, ChargeState } from '@/contract/bid/values.ts'
import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderLane } from '@/contract/tender/draft.ts'
import type { TransportMode } from '@/contract/tender/values.ts'
import { isPerBox } from './offer.ts'
import { blankRow } from './quoteForm.ts'
import type { ChargeRow } from './quoteForm.ts'

interface Label {
  value: string
  label: string
}

/** What cells of a sheet are understood by. */
export interface PasteWords {
  charges: readonly ChargeType[]
  boxes: readonly { isoCode: string; code: string }[]
  bases: readonly Label[]
  states: readonly Label[]
}

/** Where a sheet is pasted: the lines in the order in which they are shown, and the cell that has the focus. */
export interface PastePlace {
  shown: readonly ChargeRow[]
  row: number
  col: string
  asked: TenderLane
  mode: TransportMode
}

/** What became of a sheet: the lines that changed or are new, how many rows found a place, and those that did not. */
export interface Pasted {
  changed: ChargeRow[]
  placed: number
  left: string[]
}

const CELL_COLUMNS = ['qty', 'price', 'currency', 'term']

const SIGNS: readonly (readonly [string, Currency])[] = [
  ['HK$', 'HKD'],
  ['US$', 'USD'],
  ['S$', 'SGD'],
  ['$', 'USD'],
  ['RMB', 'CNY'],
  ['¥', 'CNY'],
  ['€', 'EUR'],
  ['£', 'GBP'],
]

const plain = (cell: string) => cell.normalize('NFKC').replace(/\s+/gu, ' ').trim().toUpperCase()

/** Rows and cells of what a sheet puts on the clipboard; empty rows are dropped. */
export function readSheet(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

function currencyIn(cell: string): Currency | undefined {
  const text = plain(cell)
  return CURRENCIES.find((code) => text.includes(code)) ?? SIGNS.find(([sign]) => text.includes(sign))?.[1]
}

/** A price as sheets write it: thousands apart by comma, point or blank; undefined for what is none. */
export function numberIn(cell: string): string | undefined {
  let text = plain(cell)
  for (const code of CURRENCIES) text = text.replace(code, '')
  for (const [sign] of SIGNS) text = text.replace(sign, '')
  text = text.replace(/[\s%]/g, '')
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) text = text.replaceAll('.', '').replace(',', '.')
  else if (/^\d+,(\d{1,2}|\d{4,})$/.test(text)) text = text.replace(',', '.')
  else text = text.replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined
}

function chargeIn(cell: string, charges: readonly ChargeType[]): ChargeType | undefined {
  const text = plain(cell)
  if (text === '') return undefined
  const [first] = text.split(/[\s(:/-]/)
  const named = (charge: ChargeType) => [plain(charge.nameZh), plain(charge.nameEn)]
  const longer = charges.filter((charge) => named(charge).some((name) => name.startsWith(text)))
  return (
    charges.find((charge) => charge.code === text) ??
    charges.find((charge) => named(charge).includes(text)) ??
    charges.find((charge) => charge.code === first) ??
    (longer.length === 1 ? longer[0] : undefined) ??
    charges
      .filter((charge) => named(charge).some((name) => text.includes(name)))
      .toSorted((a, b) => b.nameEn.length - a.nameEn.length)[0]
  )
}

const NO_BOX = 'none'

/** The box type of a cell, also as 40'HC; `none` for one that is not known here; undefined for what is no box type. */
function boxIn(cell: string, boxes: PasteWords['boxes']): string | undefined {
  const text = plain(cell)
    .replace(/['\u2032\s]/g, '')
    .replace(/^(\d\d)HC$/, '$1HQ')
  const known = boxes.find(({ isoCode, code }) => isoCode === text || code === text)
  return known?.isoCode ?? (/^(20|40|45)[A-Z]{2,3}$/.test(text) ? NO_BOX : undefined)
}

/** What one row of a sheet says about a charge. */
interface Said {
  type: ChargeType
  isoCode?: string
  price?: string
  currency?: Currency
  basis?: ChargeBasis
  state?: ChargeState
}

function readRow(cells: readonly string[], words: PasteWords): Said | undefined {
  const at = cells.findIndex((cell) => numberIn(cell) === undefined && chargeIn(cell, words.charges) !== undefined)
  const type = at < 0 ? undefined : chargeIn(cells[at] ?? '', words.charges)
  if (!type) return undefined
  const rest = cells.filter((_, index) => index !== at)
  const labelled = (labels: readonly Label[]) =>
    rest
      .map((cell) => labels.find(({ value, label }) => plain(cell) === value || plain(cell) === plain(label)))
      .find((found) => found !== undefined)?.value
  const isoCode = rest.map((cell) => boxIn(cell, words.boxes)).find((found) => found !== undefined)
  const money = rest.findIndex((cell) => currencyIn(cell) !== undefined)
  const numbers = rest.map(numberIn)
  // The price stands with or beside its currency; without one it is the last number of the row.
  const price = numbers[money] ?? numbers[money - 1] ?? (money < 0 ? undefined : numbers[money + 1])
  const last = numbers.findLast((number) => number !== undefined)
  const currency = rest[money] === undefined ? undefined : currencyIn(rest[money])
  const basis = labelled(words.bases)
  const state = labelled(words.states)
  return {
    type,
    ...(isoCode && { isoCode }),
    ...((price ?? last) !== undefined && { price: price ?? last ?? '' }),
    ...(currency && { currency }),
    // The labels' values are the codes of the dictionaries.
    ...(basis && { basis: basis as ChargeBasis }),
    ...(state && { state: state as ChargeState }),
  }
}

function apply(row: ChargeRow, said: Said, asked: TenderLane): ChargeRow {
  const basis = said.basis ?? row.basis
  const isoCode = isPerBox(basis) ? row.isoCode : ''
  const state = said.price === undefined ? (said.state ?? row.state) : 'QUOTED'
  return {
    ...row,
    basis,
    isoCode,
    state,
    ...(basis !== row.basis && { qty: defaultQty(basis, asked, isoCode || undefined) }),
    ...(said.price !== undefined && { unitPrice: said.price }),
    ...(said.currency && { currency: said.currency }),
  }
}

function pasteNamed(sheet: readonly string[][], place: PastePlace, words: PasteWords): Pasted {
  const done = new Map<string, ChargeRow>()
  const left: string[] = []
  sheet.forEach((cells, index) => {
    const said = readRow(cells, words)
    const isUseful = said && (said.price !== undefined || said.state !== undefined)
    const asks = !said?.isoCode || place.asked.boxes.some((box) => box.isoCode === said.isoCode)
    if (!said || !isUseful || !asks) {
      // The first row may be the heading of the sheet.
      if (index > 0 || cells.some((cell) => numberIn(cell) !== undefined)) left.push(cells.join(' ').trim())
      return
    }
    const { type, isoCode } = said
    const row =
      place.shown.find(
        (one) => !done.has(one.key) && one.code === type.code && (isoCode === undefined || one.isoCode === isoCode),
      ) ?? blankRow(type.code, place.asked, place.mode, words.charges, isoCode ?? '')
    done.set(row.key, apply(row, said, place.asked))
  })
  return { changed: [...done.values()], placed: done.size, left }
}

function cellPatch(col: string, cell: string): Partial<ChargeRow> | undefined {
  const number = numberIn(cell)
  // The tender decides quantities: a pasted one has nowhere to go and stands in no one's way.
  if (col === 'qty') return {}
  if (col === 'price') {
    const currency = currencyIn(cell)
    return number === undefined ? undefined : { unitPrice: number, state: 'QUOTED', ...(currency && { currency }) }
  }
  if (col === 'currency') {
    const currency = currencyIn(cell)
    return currency && { currency }
  }
  const term = plain(cell)
  return term === 'PRE' || term === 'COL' ? { paymentTerm: term } : undefined
}

function pasteCells(sheet: readonly string[][], place: PastePlace): Pasted {
  const changed: ChargeRow[] = []
  const left: string[] = []
  const from = CELL_COLUMNS.indexOf(place.col)
  sheet.forEach((cells, index) => {
    let row = place.shown[place.row + index]
    if (!row) return void left.push(cells.join(' ').trim())
    let isWhole = true
    cells.forEach((cell, offset) => {
      const col = CELL_COLUMNS[from + offset]
      const patch = cell === '' ? {} : col === undefined ? undefined : cellPatch(col, cell)
      if (patch && row) row = { ...row, ...patch }
      else isWhole = false
    })
    if (row !== place.shown[place.row + index]) changed.push(row)
    if (!isWhole) left.push(cells.join(' ').trim())
  })
  return { changed, placed: changed.length, left }
}

/**
 * Places a sheet in the grid: rows that name a charge go to that charge wherever it stands (and are added where the lane has no
 * such line); otherwise the cells go right and down from the one that has the focus. Undefined for a single cell, which the
 * input takes itself. Nothing is guessed: what is not understood is given back.
 */
export function pasteCharges(text: string, place: PastePlace, words: PasteWords): Pasted | undefined {
  const sheet = readSheet(text)
  const isNamed = sheet.some((cells) => cells.length > 1 && readRow(cells, words)?.price !== undefined)
  if (isNamed) return pasteNamed(sheet, place, words)
  if (!CELL_COLUMNS.includes(place.col) || (sheet.length < 2 && (sheet[0]?.length ?? 0) < 2)) return undefined
  return pasteCells(sheet, place)
}
