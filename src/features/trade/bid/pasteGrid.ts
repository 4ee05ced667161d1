import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import type { Currency } from '@/contract/money.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { isPerBox } from '@/contract/trade/bid/values.ts'
import { chargeIn, currencyIn, numberIn, plain, unitIn } from '@/ui/sheet/priceCell.ts'
import { boxIn } from './pasteCells.ts'
import type { PasteWords } from './pasteCells.ts'

/** One price of a grid: charge, and container type if any. */
export interface GridPrice {
  type: ChargeType
  price: string
  isoCode?: string
  currency?: Currency
  basis?: ChargeBasis
}

/** Parsed prices of a grid, and the rows and columns that were not used. */
export interface PriceGrid {
  prices: GridPrice[]
  left: string[]
}

interface BoxColumn {
  at: number
  heading: string
  isoCode: string
}

/** Columns headed by a container type. */
function boxColumns(cells: readonly string[], words: PasteWords): BoxColumn[] {
  const columns = cells.flatMap((heading, at) => {
    const isoCode = boxIn(heading, words.boxes)
    return isoCode === undefined ? [] : [{ at, heading, isoCode }]
  })
  const isHeading = cells.every((cell, at) => columns.some((one) => one.at === at) || numberIn(cell) === undefined)
  return isHeading ? columns : []
}

/** Reads charges as rows and container types as columns; undefined for a sheet without such a heading. */
export function readGrid(
  sheet: readonly (readonly string[])[],
  asked: readonly { isoCode: string }[],
  words: PasteWords,
): PriceGrid | undefined {
  const head = sheet.findIndex((cells) => boxColumns(cells, words).length > 0 && !namesCharge(cells, words))
  const columns = boxColumns(sheet[head] ?? [], words)
  if (columns.length === 0) return undefined
  const wanted = columns.filter(({ isoCode }) => asked.some((box) => box.isoCode === isoCode))
  const read = sheet.slice(head + 1).map((cells) => readGridRow(cells, columns, wanted, words))
  const unasked = columns.flatMap((column) => {
    const numbers = sheet.slice(head + 1).flatMap((cells) => numberIn(cells[column.at] ?? '') ?? [])
    return wanted.includes(column) || numbers.length === 0 ? [] : [`${column.heading}: ${numbers.join(', ')}`]
  })
  return { prices: read.flatMap(({ prices }) => prices), left: [...read.flatMap(({ left }) => left), ...unasked] }
}

/** Whether a cell names a charge; a heading like "Currency" is only the beginning of a charge's name. */
function isCharge(cell: string, charges: PasteWords['charges']): boolean {
  const type = chargeIn(cell, charges)
  const text = plain(cell)
  const names = type ? [plain(type.nameZh), plain(type.nameEn)] : []
  return type !== undefined && (type.code === text || !names.some((name) => name !== text && name.startsWith(text)))
}

const namesCharge = (cells: readonly string[], { charges, boxes }: PasteWords): boolean =>
  cells.some((cell) => boxIn(cell, boxes) === undefined && isCharge(cell, charges))

function readGridRow(
  cells: readonly string[],
  columns: readonly BoxColumn[],
  wanted: readonly BoxColumn[],
  words: PasteWords,
): PriceGrid {
  const isPrice = (at: number) => columns.some((column) => column.at === at)
  const others = cells.filter((_, at) => !isPrice(at))
  const name = others.find((cell) => numberIn(cell) === undefined && chargeIn(cell, words.charges) !== undefined)
  const type = name === undefined ? undefined : chargeIn(name, words.charges)
  const said = wanted.flatMap(({ at, isoCode }) => {
    const price = numberIn(cells[at] ?? '')
    return price === undefined ? [] : [{ cell: cells[at] ?? '', price, isoCode }]
  })
  const unread = { prices: [], left: [cells.join(' ').trim()] }
  if (!type) return unread
  const rest = others.filter((cell) => cell !== name)
  const currency = [...rest, ...said.map(({ cell }) => cell)].map(currencyIn).find((one) => one !== undefined)
  const basis = [...rest, ...said.map(({ cell }) => cell)].map(unitIn).find((one) => one !== undefined)
  const facts = { type, ...(currency && { currency }), ...(basis && { basis }) }
  // Other columns apply to all container types.
  const alone = rest.map(numberIn).find((number) => number !== undefined)
  const [first] = said
  if (!first) {
    if (columns.some(({ at }) => numberIn(cells[at] ?? '') !== undefined)) return { prices: [], left: [] }
    return alone === undefined ? unread : { prices: [{ ...facts, price: alone }], left: [] }
  }
  if (!isPerBox(basis ?? type.basis)) {
    // One price for the whole charge: under one of the containers, or the same under all.
    if (said.some(({ price }) => price !== first.price)) return unread
    return { prices: [{ ...facts, price: first.price }], left: [] }
  }
  return { prices: said.map(({ price, isoCode }) => ({ ...facts, price, isoCode })), left: [] }
}
