import { lockedQty } from '@/contract/trade/bid/quantity.ts'
import type { Demand } from '@/contract/trade/bid/quantity.ts'
import type { ChargeBasis, ChargeState } from '@/contract/trade/bid/values.ts'
import type { Currency } from '@/contract/money.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { isPerBox } from '@/contract/trade/bid/values.ts'
import { chargeIn, currencyIn, numberIn, plain, unitIn } from '@/ui/sheet/priceCell.ts'
import { boxIn, readSheet } from './pasteCells.ts'
import type { PasteWords } from './pasteCells.ts'
import { readGrid } from './pasteGrid.ts'
import type { PriceGrid } from './pasteGrid.ts'
import { blankRow } from './quoteForm.ts'
import type { ChargeRow } from './quoteForm.ts'

/** Paste target: the lines in display order, and the focused cell. */
export interface PastePlace {
  shown: readonly ChargeRow[]
  row: number
  col: string
  asked: TenderLane
  mode: TransportMode
}

/** Paste result: changed and new lines, number of placed rows, and the rows that could not be placed. */
export interface Pasted {
  changed: ChargeRow[]
  placed: number
  left: string[]
}

const demandOf = ({ asked, mode }: Pick<PastePlace, 'asked' | 'mode'>): Demand => ({ ...asked, mode })

const CELL_COLUMNS = ['qty', 'price', 'currency', 'term']

/** One parsed row of a sheet. */
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
  const labelled = (labels: PasteWords['bases']) =>
    rest
      .map((cell) => labels.find(({ value, label }) => plain(cell) === value || plain(cell) === plain(label)))
      .find((found) => found !== undefined)?.value
  const isoCode = rest.map((cell) => boxIn(cell, words.boxes)).find((found) => found !== undefined)
  const money = rest.findIndex((cell) => currencyIn(cell) !== undefined)
  const numbers = rest.map(numberIn)
  // The price is in or beside the currency cell; without a currency it is the last number of the row.
  const price = numbers[money] ?? numbers[money - 1] ?? (money < 0 ? undefined : numbers[money + 1])
  const last = numbers.findLast((number) => number !== undefined)
  const currency = rest[money] === undefined ? undefined : currencyIn(rest[money])
  const basis = labelled(words.bases) ?? rest.map(unitIn).find((one) => one !== undefined)
  const state = labelled(words.states)
  return {
    type,
    ...(isoCode && { isoCode }),
    ...((price ?? last) !== undefined && { price: price ?? last ?? '' }),
    ...(currency && { currency }),
    // The labels' values are dictionary codes.
    ...(basis && { basis: basis as ChargeBasis }),
    ...(state && { state: state as ChargeState }),
  }
}

function apply(row: ChargeRow, said: Said, asked: Demand): ChargeRow {
  const basis = said.basis ?? row.basis
  const isoCode = isPerBox(basis) ? row.isoCode : ''
  const state = said.price === undefined ? (said.state ?? row.state) : 'QUOTED'
  return {
    ...row,
    basis,
    isoCode,
    state,
    ...(basis !== row.basis && { qty: lockedQty({ basis, group: row.group, isoCode: isoCode || undefined }, asked) }),
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
      // The first row may be the sheet's heading.
      if (index > 0 || cells.some((cell) => numberIn(cell) !== undefined)) left.push(cells.join(' ').trim())
      return
    }
    const { type, isoCode } = said
    const row =
      place.shown.find(
        (one) => !done.has(one.key) && one.code === type.code && (isoCode === undefined || one.isoCode === isoCode),
      ) ?? blankRow(type.code, place.asked, place.mode, words.charges, isoCode ?? '')
    done.set(row.key, apply(row, said, demandOf(place)))
  })
  return { changed: [...done.values()], placed: done.size, left }
}

function cellPatch(col: string, cell: string): Partial<ChargeRow> | undefined {
  const number = numberIn(cell)
  // The tender defines quantities: accept a pasted one, but ignore it.
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

/** Assigns prices to their lines, in their order: one per container type, replacing the line for all types. */
export function placePrices(
  prices: readonly Said[],
  place: Omit<PastePlace, 'row' | 'col'>,
  charges: PasteWords['charges'],
): ChargeRow[] {
  const done = new Map<string, ChargeRow>()
  for (const said of prices) {
    const free = place.shown.filter((one) => !done.has(one.key) && one.code === said.type.code)
    const row =
      free.find((one) => one.isoCode === (said.isoCode ?? '')) ??
      free.find((one) => one.isoCode === '' || said.isoCode === undefined) ??
      blankRow(said.type.code, place.asked, place.mode, charges, said.isoCode ?? '')
    const isoCode = said.isoCode ?? ''
    const basis = said.basis ?? (isoCode === '' || isPerBox(row.basis) ? row.basis : 'PER_CONTAINER')
    const next = {
      ...row,
      basis,
      isoCode,
      qty: lockedQty({ basis, group: row.group, isoCode: isoCode || undefined }, demandOf(place)),
    }
    done.set(row.key, apply(next, said, demandOf(place)))
  }
  return [...done.values()]
}

function pasteGrid({ prices, left }: PriceGrid, place: PastePlace, words: PasteWords): Pasted {
  const changed = placePrices(prices, place, words.charges)
  return { changed, placed: changed.length, left }
}

/**
 * Pastes a sheet into the grid. With charges as rows and containers as columns, each price goes to its line. Rows that
 * name a charge go to that charge (added if the lane lacks it). Otherwise cells fill right and down from the focused
 * one. Unrecognized cells are returned, never guessed. Undefined for a single cell, which the input handles itself.
 */
export function pasteCharges(text: string, place: PastePlace, words: PasteWords): Pasted | undefined {
  const sheet = readSheet(text)
  const grid = readGrid(sheet, place.asked.boxes, words)
  if (grid) return pasteGrid(grid, place, words)
  const isNamed = sheet.some((cells) => cells.length > 1 && readRow(cells, words)?.price !== undefined)
  if (isNamed) return pasteNamed(sheet, place, words)
  if (!CELL_COLUMNS.includes(place.col) || (sheet.length < 2 && (sheet[0]?.length ?? 0) < 2)) return undefined
  return pasteCells(sheet, place)
}
