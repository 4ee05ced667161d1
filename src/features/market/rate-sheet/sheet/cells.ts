import { Big } from 'big.js'
import type { Currency } from '@/contract/money.ts'
import type { ChargeBasis } from '@/contract/trade/bid/values.ts'
import type { Cell } from '@/shared/sheet/cells.ts'
import { numberMeant } from '@/shared/sheet/numberMeant.ts'
import { cellText, readDay } from '@/shared/sheet/values.ts'
import type { Reading } from '@/shared/sheet/values.ts'
import { readBoxText } from '@/ui/sheet/boxText.ts'
import type { BoxType } from '@/ui/sheet/boxText.ts'
import { currencyIn, numberIn, unitIn } from '@/ui/sheet/priceCell.ts'
import { boxesIn, says } from './columns.ts'

/** Prices in one cell, in its order. */
export interface CellPrices {
  prices: string[]
  currency?: Currency
  basis?: ChargeBasis
  /** The cell says that another price includes the charge. */
  isIncluded?: true
}

function onePrice(text: string): Reading<string> {
  const number = numberIn(text)
  const meant = number === undefined ? undefined : numberMeant(number)
  if (!meant) return { problem: { code: 'price' } }
  if ('meant' in meant) return { problem: { code: 'priceMeant', params: { names: meant.meant.join(' / ') } } }
  return { value: new Big(meant.value).toFixed() }
}

/** Prices of a cell: `USD 1850`, `CNY 450/B/L`, or several as in `850/1300`; neither value nor problem for no price. */
export function readPrices(cell: Cell | undefined): Reading<CellPrices> {
  const text = cellText(cell).normalize('NFKC')
  if (text === '' || says(text, 'none')) return {}
  if (says(text, 'included')) return { value: { prices: [], isIncluded: true } }
  if (typeof cell === 'number')
    return cell < 0 ? { problem: { code: 'price' } } : { value: { prices: [new Big(cell).round(6).toFixed()] } }
  const basis = unitIn(text)
  const currency = currencyIn(text)
  const parts = basis ? [text] : text.split('/')
  const read = parts.map(onePrice)
  const problem = read.find((one) => one.problem)?.problem
  if (problem) return { problem }
  const prices = read.flatMap(({ value }) => value ?? [])
  return { value: { prices, ...(currency && { currency }), ...(basis && { basis }) } }
}

/** Container types of a cell: `40HQ`, `20GP/40GP` or `2x40HQ+1x20GP`, whose numbers are not part of a rate. */
export function readBoxes(cell: Cell | undefined, boxTypes: readonly BoxType[]): Reading<string[]> {
  const text = cellText(cell)
  if (text === '' || says(text, 'none')) return {}
  const boxes = boxesIn(text, boxTypes)
  if (boxes.length > 0) return { value: boxes }
  const { value, problem } = readBoxText(cell, boxTypes)
  return problem ? { problem } : { value: (value ?? []).map(({ isoCode }) => isoCode) }
}

const DAYS = /^(?:(\d{1,3})\s*[-~]\s*)?(\d{1,3})\s*(?:days?|d|\u5929|\u65e5)?\.?$/i

/** Days as written: `18`, `18 days`; of a range the longer, which is what can be kept. */
export function readDays(cell: Cell | undefined): Reading<number> {
  const text = cellText(cell).normalize('NFKC')
  if (text === '' || says(text, 'none')) return {}
  const [, , last] = DAYS.exec(text) ?? []
  return last === undefined ? { problem: { code: 'whole' } } : { value: Number(last) }
}

/** First and last day of a period: `2026-12-01 ~ 2026-12-31`; a single day is the last one. */
export function readPeriod(cell: Cell | undefined): Reading<{ from?: string; to: string }> {
  const text = cellText(cell).normalize('NFKC')
  if (text === '') return {}
  const whole = readDay(cell)
  if (whole.value !== undefined) return { value: { to: whole.value } }
  for (const { index, 0: sign } of text.matchAll(/\s*(?:~|-|\u2013|\u2014|\u81f3|\bto\b)\s*/gi)) {
    const [from, to] = [readDay(text.slice(0, index)), readDay(text.slice(index + sign.length))]
    if (from.value !== undefined && to.value !== undefined) return { value: { from: from.value, to: to.value } }
  }
  return { problem: { code: 'date' } }
}

/** Parts of a list in a cell. */
export const partsOf = (cell: Cell | undefined): string[] =>
  cellText(cell)
    .split(/[\n;,&+/\uff0c\uff1b\u3001]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
