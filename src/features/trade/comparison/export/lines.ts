import { inCurrency } from '@/contract/trade/bid/calc.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { Estimate } from '@/contract/trade/bid/estimates.ts'
import { lineCost } from '@/contract/trade/bid/lineCost.ts'
import { isBinding, isPriced } from '@/contract/trade/bid/priced.ts'
import type { BidLaneView, ChargeLine } from '@/contract/trade/bid/schemas.ts'
import { paidAtOf } from '@/contract/trade/tender/payers/split.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import { takenText } from '@/ui/unitPriceText.ts'
import { cellText } from '../cells.ts'
import { TERM_TEXT } from './summary.ts'
import { amountCell, rateCell } from '@/lists/sheetTable.ts'
import type { Shown } from './table.ts'
import type { SheetWords } from './words.ts'

/** A charge of a lane of a bid: the line that says it, and the estimate for what has no binding price. */
export interface Line {
  column: CompareColumn
  lane: BidLaneView
  code: string
  group: ChargeLine['group']
  line?: ChargeLine | undefined
  estimate?: Estimate | undefined
}

const SOURCE_TEXT = {
  OWN: 'comparison.record.estimates',
  MEDIAN: 'comparison.sheet.source.MEDIAN',
  BOTH: 'comparison.sheet.source.BOTH',
  BIDDER: 'comparison.sheet.source.BIDDER',
  MIXED: 'comparison.sheet.source.MIXED',
} as const

/** The lines of a bid in view, and a row more for each estimate that is not for one line alone. */
export function linesOf(column: CompareColumn, { comparison, settings: { laneNo } }: Shown): Line[] {
  const ofBid = comparison.open.get(column.bid.id) ?? []
  return column.bid.lanes
    .filter((lane) => !lane.noQuote && (laneNo === undefined || lane.laneNo === laneNo))
    .flatMap((lane) => {
      const open = ofBid.filter((estimate) => estimate.laneNo === lane.laneNo)
      const said = lane.charges.map((line): Line => {
        const { code, group } = line
        return { column, lane, code, group, line, estimate: open.find((estimate) => isFor(estimate, line, lane)) }
      })
      const left = open.filter((estimate) => said.every((one) => one.estimate !== estimate))
      const alone = left.map((estimate): Line => {
        const { code, group } = estimate
        return { column, lane, code, group, estimate }
      })
      return [...said, ...alone]
    })
}

/** Whether an estimate is for this line alone: the only open one of its charge, for all containers. */
function isFor({ code, group }: Estimate, line: ChargeLine, { charges }: BidLaneView): boolean {
  const open = charges.filter((one) => one.code === code && one.group === group && !isBinding(one))
  return open.length === 1 && open[0] === line && line.isoCode === undefined
}

/**
 * The second sheet without its bidders: every line as quoted and converted. The converted amounts of the charges that
 * count add up to the compared price. TRADE.md 1.5.
 */
export function lineColumns({ tender, settings, words }: Shown): SheetColumn<Line>[] {
  const { currency } = settings
  const { t, freight } = words
  const ifPriced =
    (value: (line: ChargeLine) => SheetValue | undefined) =>
    ({ line }: Line): SheetValue | undefined =>
      line && isPriced(line) ? value(line) : undefined
  const original = ifPriced((line) => amountCell(line.amount, line.currency))
  const quantity = ifPriced(({ qty }) => Number(qty))
  return [
    [t('comparison.control.lane'), ({ lane }) => lane.laneNo],
    [t('comparison.sheet.code'), ({ code }) => code],
    [t('comparison.sheet.charge'), ({ code }) => freight.chargeName(code)],
    [t('comparison.sheet.group'), ({ group }) => words.group(group)],
    [t('comparison.sheet.basis'), ({ line }) => line && words.basis(line.basis)],
    [t('comparison.sheet.box'), ({ line }) => line?.isoCode && freight.boxCode(line.isoCode)],
    [t('comparison.sheet.qty'), (row) => quantity(row) ?? (row.estimate?.boxes || undefined)],
    [t('comparison.sheet.unitPrice'), ifPriced((line) => rateCell(lineCost(line).unitPrice, line.currency))],
    [t('comparison.sheet.currency'), ifPriced((line) => line.currency)],
    [t('comparison.sheet.taken'), ifPriced((line) => takenText(t, line))],
    [t('comparison.sheet.original'), original],
    [
      t('comparison.sheet.converted', { currency }),
      ({ line, estimate }) =>
        line && isBinding(line)
          ? amountCell(inCurrency(line.amount, line.currency, currency, tender.rates), currency)
          : amountCell(estimate?.amount, currency),
    ],
    [t('comparison.sheet.state'), (row) => stateText(row, words)],
    [t('comparison.sheet.includedIn'), ({ line }) => line?.includedIn],
    [t('comparison.sheet.source'), ({ estimate }) => estimate && sourceText(estimate, words)],
    [
      t('comparison.sheet.term'),
      ({ line, code, group }) => {
        const paidAt = line?.paymentTerm ?? (tender.payers && paidAtOf(tender.payers, { code, group }))
        return paidAt && t(TERM_TEXT[paidAt])
      },
    ],
    [t('comparison.matrix.note'), ({ line }) => line?.note],
  ]
}

/** What the bid says of the charge; nothing at all of one that is required. */
function stateText({ line, lane, code, group }: Line, { t, state }: SheetWords): string {
  const said = line ?? lane.charges.find((one) => one.code === code && one.group === group && !isBinding(one))
  if (!said) return cellText(t, 'MISSING')
  return said.state === 'QUOTED' && !isPriced(said) ? cellText(t, 'AT_COST') : state(said.state)
}

function sourceText({ amount, source = 'MEDIAN' }: Estimate, { t }: SheetWords): string {
  return amount === undefined ? t('comparison.cell.unpriced') : t(SOURCE_TEXT[source])
}
