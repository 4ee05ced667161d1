import { Big } from 'big.js'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import type { CompareColumn, CompareRow, Comparison } from '@/contract/trade/bid/comparison.ts'
import { isPartial } from '@/contract/trade/bid/share.ts'
import { ALL_IN_GROUPS } from '@/contract/trade/bid/values.ts'
import type { ChargeGroup } from '@/contract/trade/bid/values.ts'
import { DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { cargoText } from '@/reference/cargoText.ts'
import type { SheetValue } from '@/shared/xlsx.ts'
import { cellText, estimateText, foreignOf } from './cells.ts'
import {
  carriersOf,
  directText,
  estimatedText,
  FACT_TEXT,
  FACTS,
  firstSailing,
  hasEstimate,
  notWholeText,
  ratesText,
  ratingText,
} from './facts.ts'
import type { Fact } from './facts.ts'
import { bidName } from './names.ts'
import { PAID_TEXT, paidSums } from './paidSums.ts'
import { quotedLines } from './quotedLines.ts'
import { rankedLabel, rankedText } from './ranked.ts'
import type { SheetWords } from './sheetWords.ts'
import { verdictText } from './verdicts.ts'
import type { CompareSettings } from './useComparison.ts'

const GROUPS: readonly ChargeGroup[] = [...ALL_IN_GROUPS, 'CONDITIONAL', 'OPTIONAL']
/** Cells of one bidder: the value, and the original text where it tells more. */
type Pair = readonly [value: SheetValue, written?: string]

/**
 * The comparison as spreadsheet rows. Each bidder has two columns: amounts in the compare currency as numbers, and the
 * amounts in the quoted currency. Below the matrix follow the rates, the lanes and every quoted line.
 */
export function comparisonRows(
  tender: TenderDetail,
  comparison: Comparison,
  settings: CompareSettings,
  words: SheetWords,
): SheetValue[][] {
  const { t } = words
  const { columns } = comparison
  const by = rankedText(t, tender)
  const bids = columns.map((column) => column.bid)
  const lanes = tender.lanes.filter((lane) => settings.laneNo === undefined || lane.laneNo === settings.laneNo)
  const line = (label: string, pair: (column: CompareColumn) => Pair): SheetValue[] => [
    label,
    ...columns.flatMap((column) => {
      const [value, written = ''] = pair(column)
      return [value, written]
    }),
  ]
  return [
    line(`${t('comparison.matrix.item')} (${settings.currency})`, ({ bid }) => {
      const name = bidName(t, words.locale, bid)
      return [name, t('comparison.sheet.written', { name })]
    }),
    line(t('comparison.sheet.receipt'), ({ bid }) => [bid.receiptNo]),
    line(t('comparison.list.status'), ({ bid }) => [words.status(bid.status)]),
    ...priceRows(tender, settings, words).map(([label, pair]) => line(label, pair)),
    ...payerRows(tender, settings, words).map(([label, pair]) => line(label, pair)),
    ...FACTS.map((fact) => line(t(FACT_TEXT[fact]), factsIn(words)[fact])),
    ...demandRows(columns, words, line),
    ...GROUPS.flatMap((group) => groupRows(group, comparison, settings, words, line)),
    [],
    ...(by === undefined ? [] : [[by]]),
    [ratesText(t, tender.rates, bids, settings.currency)],
    [`${t('comparison.weights')} · ${t('comparison.weights.formula', { ...settings.weights })}`],
    [t('comparison.legend.text')],
    [],
    line(t('comparison.sheet.lanes', { currency: tender.compareCurrency }), ({ bid }) => [
      bidName(t, words.locale, bid),
    ]),
    ...lanes.map((lane) => line(laneText(lane, words), (column) => lanePair(column, lane, words))),
    [],
    ...quotedLines(bids, lanes, words),
  ]
}

type LabelledPair = [label: string, pair: (column: CompareColumn) => Pair]

function priceRows(tender: TenderDetail, { daysUsed }: CompareSettings, { t }: SheetWords): LabelledPair[] {
  const labelled = (label: string) => rankedLabel(t, label, rankOnOf(tender))
  return [
    [
      labelled(t('comparison.matrix.allIn')),
      (column) => [Number(column.allIn), hasEstimate(column) ? estimatedText(t, column) : ''],
    ],
    [labelled(t('comparison.matrix.perBox')), (column) => [numberOr(column.perBox)]],
    [labelled(t('comparison.matrix.perTeu')), (column) => [numberOr(column.perTeu)]],
    [labelled(t('comparison.matrix.landed', { days: daysUsed })), (column) => [Number(column.landed)]],
    [
      t('comparison.matrix.delta'),
      (column) => {
        const notWhole = notWholeText(t, column)
        if (notWhole !== undefined) return ['', notWhole]
        const isBest = Number(column.delta) === 0
        return [Number(column.delta), isBest ? t('comparison.matrix.best') : '']
      },
    ],
  ]
}

/** The quoted price by who pays it, where the tender says so. */
function payerRows(tender: TenderDetail, settings: CompareSettings, { t }: SheetWords): LabelledPair[] {
  if (!tender.payers) return []
  return (['ours', 'others'] as const).map((side) => [
    t(PAID_TEXT[side]),
    (column) => {
      const sums = paidSums(column, tender, settings)
      return [Number(sums[side].amount)]
    },
  ])
}

function factsIn({ t, freight, formats, space }: SheetWords): Record<Fact, (column: CompareColumn) => Pair> {
  return {
    score: (column) => [notWholeText(t, column) === undefined ? column.score.total : ''],
    transit: (column) => [column.transitDays ?? ''],
    direct: (column) => [directText(t, column)],
    carrier: (column) => [carriersOf(column).map(freight.carrierName).join(', ')],
    sailing: (column) => {
      const sailing = firstSailing(column)
      return sailing ? [`${sailing.vessel} ${sailing.voyage}`, formats.date(sailing.etd)] : ['']
    },
    space: (column) => [space(column.bid.lanes[0]?.spaceStatus ?? '')],
    freeDays: (column) => [column.freeDays ?? ''],
    validTo: (column) => [column.bid.validTo],
    rating: (column) => [ratingText(column.bid)],
    completeness: (column) => [`${column.bid.completeness}%`],
    submitted: (column) => [formats.dateTime(column.bid.submittedAt)],
    note: (column) => [column.bid.note],
  }
}

/** How each bid meets the demands, in words. */
function demandRows(
  columns: readonly CompareColumn[],
  { t, demand }: SheetWords,
  line: (label: string, pair: (column: CompareColumn) => Pair) => SheetValue[],
): SheetValue[][] {
  const said = (column: CompareColumn, name: string): string => {
    const judgement = column.judged.find((one) => one.demand === name)
    return judgement ? verdictText(t, judgement, column.bid.lanes.length > 1) : ''
  }
  return DEMANDS.filter((name) => columns.some((column) => said(column, name) !== '')).map((name) =>
    line(`${t('comparison.demands.title')} · ${demand(name)}`, (column) => [said(column, name)]),
  )
}

function groupRows(
  group: ChargeGroup,
  { rows, groupTotals }: Comparison,
  settings: CompareSettings,
  words: SheetWords,
  line: (label: string, pair: (column: CompareColumn) => Pair) => SheetValue[],
): SheetValue[][] {
  const own = rows.filter((row) => row.group === group)
  if (own.length === 0) return []
  const total = words.t('comparison.matrix.groupTotal', { group: words.group(group) })
  return [
    line(total, ({ bid }) => [Number(groupTotals[group][bid.id] ?? '0')]),
    ...own.map((row) =>
      line(`${row.code} ${words.freight.chargeName(row.code)}`, ({ bid }) => cellPair(row, bid.id, settings, words)),
    ),
  ]
}

function cellPair(row: CompareRow, bidId: string, { currency }: CompareSettings, { t, formats }: SheetWords): Pair {
  const cell = row.cells[bidId]
  if (!cell) return ['']
  const said = cell.state === 'QUOTED' ? [] : [cellText(t, cell.state)]
  const estimate = estimateText(t, cell, (amount) => formats.money({ amount, currency })) ?? []
  const written = foreignOf(cell, currency).map((amount) => formats.money(amount))
  const price =
    cell.amount || cell.estimate ? new Big(cell.amount ?? '0').plus(cell.estimate ?? '0').toFixed() : undefined
  return [numberOr(price), [said, estimate, written].flat().join(' + ')]
}

/** Route and cargo of a lane. */
function laneText(lane: TenderLane, { t, freight }: SheetWords): string {
  const ends = [lane.pol, ...(lane.pod ? [lane.pod] : [])].map((code) => `${code} ${freight.portName(code)}`)
  return [lane.laneNo, ends.join(' → '), cargoText(t, freight.boxCode, lane)].filter((part) => part !== '').join(' · ')
}

function lanePair({ bid }: CompareColumn, lane: TenderLane, { t }: SheetWords): Pair {
  const quoted = bid.lanes.find((one) => one.laneNo === lane.laneNo && !one.noQuote)
  if (!quoted) return ['', t('comparison.lanes.none')]
  const part = { offered: boxCount({ boxes: quoted.offeredBoxes ?? [] }), asked: boxCount(lane) }
  return [Number(quoted.allIn.amount), isPartial(quoted, lane) ? t('comparison.lanes.part', part) : '']
}

const numberOr = (amount: string | undefined): number | '' => (amount === undefined ? '' : Number(amount))
