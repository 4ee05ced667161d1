import type { Rate } from '@/contract/market/rateSheet/schemas.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import type { BoxType } from '@/ui/sheet/boxText.ts'
import { COLUMNS, headingOf, wordOf } from './columns.ts'
import type { ColumnKey } from './columns.ts'

/** Columns of a file: the period is in two of them. */
const WRITTEN = COLUMNS.filter((key) => key !== 'validity')

/** A price that reads as one number only: "12.345" may be 12345. */
const priceText = (price: string): string => (/^\d{1,3}\.\d{3}$/.test(price) ? `${price}0` : price)

/** Cells that are not simply the field of their name. */
function special(rate: Rate, boxTypes: readonly BoxType[], isChinese: boolean): Partial<Record<ColumnKey, SheetValue>> {
  const { isoCode = '' } = rate
  return {
    via: rate.via.join(', '),
    carrier: rate.carrierScac ?? '',
    box: boxTypes.find((one) => one.isoCode === isoCode)?.code ?? isoCode,
    price: { amount: priceText(rate.price) },
    term: wordOf(rate.term, isChinese),
    transit: rate.transitDays ?? '',
    free: rate.freeDays ?? '',
    included: rate.included.join(', '),
  }
}

/** Rates as a table that can be imported again: one a row, with the headings of a language. */
export function exportTable(rates: readonly Rate[], boxTypes: readonly BoxType[], isChinese: boolean): SheetValue[][] {
  return [
    WRITTEN.map((key) => headingOf(key, isChinese)),
    ...rates.map((rate) => {
      const cells: Partial<Record<ColumnKey, unknown>> = { ...rate, ...special(rate, boxTypes, isChinese) }
      return WRITTEN.map((key) => (cells[key] ?? '') as SheetValue)
    }),
  ]
}
