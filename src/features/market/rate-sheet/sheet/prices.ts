import type { Rate } from '@/contract/market/rateSheet/schemas.ts'
import type { Currency } from '@/contract/money.ts'
import { usualCurrency } from '@/contract/reference/charges.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import { CHARGE_BASES, isPerBox } from '@/contract/trade/bid/values.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import { basisIn, MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import { cellText } from '@/shared/sheet/values.ts'
import type { Reading } from '@/shared/sheet/values.ts'
import { chargeIn, currencyIn, plain, unitIn } from '@/ui/sheet/priceCell.ts'
import { readBoxes, readPrices } from './cells.ts'
import type { CellPrices } from './cells.ts'
import type { RateColumn } from './columns.ts'
import type { RateContext, RateFault, RowCells } from './types.ts'

/** One price of a row. */
export type RowPrice = Pick<Rate, 'code' | 'basis' | 'price' | 'currency' | 'isoCode'> & { column: RateColumn }

/** Prices of a row, and the charges that it says are included. */
export interface RowPrices {
  prices: RowPrice[]
  included: string[]
}

/** Headings of the price columns: they may name the currency. */
export type Headings = Partial<Record<RateColumn, string>>

type Tell = (column: RateColumn, problem: NonNullable<Reading<unknown>['problem']>) => void

function basisOf(text: string): ChargeBasis | undefined {
  const wanted = plain(text).replaceAll(' ', '_')
  return CHARGE_BASES.find((one) => one === wanted) ?? unitIn(`/${text}`)
}

/** Reads all prices of a row: of columns of container types, of charges, and of the one of a long sheet. */
export function pricesOf(cells: RowCells, headings: Headings, context: RateContext, tell: Tell): RowPrices {
  const { mode, charges, boxTypes, defaults } = context
  const found: RowPrices = { prices: [], included: [] }
  const said = currencyIn(cellText(cells.currency))
  const basisSaid = basisOf(cellText(cells.basis))
  if (cells.basis !== undefined && cellText(cells.basis) !== '' && !basisSaid) tell('basis', { code: 'unknown' })
  const typeText = cellText(cells.code)
  const named = typeText === '' ? charges.find(({ code }) => code === MAIN_CHARGE[mode]) : chargeIn(typeText, charges)
  if (!named) tell('code', { code: 'unknown' })

  /** Adds the prices of a cell, one a container type if its basis has such. */
  const add = (
    column: RateColumn,
    charge: ChargeType,
    cell: CellPrices,
    isoCodes: readonly string[],
    usual?: Currency,
  ) => {
    const basis = cell.basis ?? (column.startsWith('charge.') ? undefined : basisSaid) ?? basisIn(mode, charge)
    // What is at cost has no price to keep.
    if (basis === 'AT_COST') return tell(column, { code: 'price' })
    const currency = cell.currency ?? currencyIn(headings[column] ?? '') ?? said ?? usual ?? defaults.currency
    const facts = { code: charge.code, basis, currency, column }
    const [first] = cell.prices
    if (first === undefined) return
    const isEach = isPerBox(basis) && isoCodes.length > 0
    if (cell.prices.length !== (isEach ? isoCodes.length : 1)) return tell(column, { code: 'priceEach' })
    if (!isEach) found.prices.push({ ...facts, price: first })
    else
      for (const [at, isoCode] of isoCodes.entries())
        found.prices.push({ ...facts, price: cell.prices[at] ?? first, isoCode })
  }
  const read = (column: RateColumn): CellPrices | undefined => {
    const { value, problem } = readPrices(cells[column])
    if (problem) tell(column, problem)
    return value
  }

  const boxes = readBoxes(cells.box, boxTypes)
  if (boxes.problem) tell('box', boxes.problem)
  const columns = Object.keys(cells) as RateColumn[]
  const types = columns.flatMap((column) => (column.startsWith('price.') ? column.slice(6).split('+') : []))
  for (const column of columns) {
    if (column !== 'price' && !column.startsWith('price.') && !column.startsWith('charge.')) continue
    const cell = read(column)
    if (!cell) continue
    if (column.startsWith('charge.')) {
      const charge = charges.find(({ code }) => code === column.slice(7))
      if (!charge) continue
      if (cell.isIncluded) found.included.push(charge.code)
      // Nothing to pay: sheets write a nought where a charge does not apply.
      else if (cell.prices.some((price) => price !== '0'))
        add(column, charge, cell, cell.prices.length > 1 ? types : [], usualCurrency(charge, mode))
    } else if (named && cell.isIncluded) found.included.push(named.code)
    else if (named) add(column, named, cell, column === 'price' ? (boxes.value ?? []) : column.slice(6).split('+'))
  }
  return found
}

/** The first price column of a row, for the problem of a row without a price. */
export const priceColumn = (cells: RowCells): RateFault['column'] =>
  (Object.keys(cells) as RateColumn[]).find((column) => /^(?:price|charge)(?:\.|$)/.test(column)) ?? 'price'
