import { sha256Of } from '@/contract/money/order/contract/text.ts'
import type { Currency } from '@/contract/money.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import { toCsv } from '@/contract/csv.ts'
import { plainValue } from '@/contract/sheet.ts'
import type { Sheet, SheetValue } from '@/contract/sheet.ts'
import { usedCurrencies } from '../facts.ts'
import { freeTimeColumns, laneColumns, lanesOf } from './lanes.ts'
import { lineColumns, linesOf } from './lines.ts'
import { settingRows } from './settings.ts'
import type { Exported } from './settings.ts'
import { bidderColumns, summaryColumns } from './summary.ts'
import { cellsOf, headOf, tableOf } from '@/lists/sheetTable.ts'
import type { Shown } from './table.ts'

/** The comparison as a workbook of six sheets. TRADE.md 1.5, decision 0046. */
export async function comparisonBook(shown: Shown, exported: Exported): Promise<Sheet[]> {
  const sheets = figureSheets(shown)
  const name = shown.words.t('comparison.sheet.settings')
  return [...sheets, { name, rows: settingRows(shown, exported, await hashOf(sheets)) }]
}

/** The lines as a table, each beside the summary of its bid; a bid without lines has a row too. */
export function comparisonCsv(shown: Shown): string {
  const [summary, lines] = [summaryColumns(shown), lineColumns(shown)]
  const rows = shown.comparison.columns.flatMap((column) => {
    const said = linesOf(column, shown).map((line) => cellsOf(lines, line))
    const own = cellsOf(summary, column)
    return (said.length > 0 ? said : [lines.map(() => '')]).map((line) => [...own, ...line])
  })
  return toCsv([[...headOf(summary), ...headOf(lines)], ...rows])
}

/** Text of sheets that their hash is of: a CSV with each sheet below its name. */
export const textOf = (sheets: readonly Sheet[]): string =>
  toCsv(sheets.flatMap(({ name, rows }) => [[name], ...rows.map((row) => row.map(plainValue))]))

/** SHA-256 of sheets; none where the browser does not hash, as on plain http. */
async function hashOf(sheets: readonly Sheet[]): Promise<string | undefined> {
  return 'subtle' in crypto ? sha256Of(textOf(sheets)) : undefined
}

function figureSheets(shown: Shown): Sheet[] {
  const { words, comparison } = shown
  const { t } = words
  const bidder = bidderColumns(words)
  /** A table with the bidder before each row. */
  const byBidder = <Row>(
    name: string,
    columns: readonly SheetColumn<Row>[],
    rowsOf: (column: CompareColumn, of: Shown) => readonly Row[],
  ): Sheet => ({
    name,
    rows: [
      [...headOf(bidder), ...headOf(columns)],
      ...comparison.columns.flatMap((column) =>
        rowsOf(column, shown).map((row) => [...cellsOf(bidder, column), ...cellsOf(columns, row)]),
      ),
    ],
  })
  return [
    { name: t('comparison.sheet.summary'), rows: tableOf(summaryColumns(shown), comparison.columns) },
    byBidder(t('comparison.sheet.lines'), lineColumns(shown), linesOf),
    byBidder(t('comparison.sheet.lanes'), laneColumns(shown), lanesOf),
    byBidder(t('comparison.sheet.freeTime'), freeTimeColumns(shown), lanesOf),
    { name: t('comparison.sheet.rates'), rows: rateRows(shown) },
  ]
}

/** The exchange rates used, with their date and source. */
function rateRows({ tender: { rates }, comparison, settings, words: { t } }: Shown): SheetValue[][] {
  const bids = comparison.columns.map(({ bid }) => bid)
  const columns: SheetColumn<Currency>[] = [
    [t('comparison.sheet.currency'), (currency) => currency],
    [t('comparison.sheet.cny'), (currency) => ({ amount: rates.cnyPer[currency] })],
    [t('comparison.sheet.date'), () => rates.date],
    [t('comparison.sheet.rateSource'), () => rates.source],
  ]
  return tableOf(columns, usedCurrencies(bids, settings.currency))
}
