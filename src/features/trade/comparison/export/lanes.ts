import { Big } from 'big.js'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { freeDaysOf } from '@/contract/trade/bid/compareColumn.ts'
import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { isPriced } from '@/contract/trade/bid/priced.ts'
import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import { offered } from '@/contract/trade/bid/share.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import { countsIn, rankOnOf } from '@/contract/trade/tender/evaluation/rankOn.ts'
import { cargoText } from '@/reference/cargoText.ts'
import { moneyText } from '@/contract/money.ts'
import { freeTimeTexts } from '@/ui/tierText.ts'
import type { SheetColumn } from '@/lists/useSheet.ts'
import type { SheetValue } from '@/contract/sheet.ts'
import { rankedLabel } from '../ranked.ts'
import { amountCell, rateCell } from '@/lists/sheetTable.ts'
import type { Shown } from './table.ts'
import type { SheetWords } from './words.ts'

/** A lane in view of a bid; without `lane` it is not quoted. */
export interface LaneRow {
  column: CompareColumn
  asked: TenderLane
  lane: BidLaneView | undefined
}

/** The lanes in view of a bid, quoted or not. */
export function lanesOf(column: CompareColumn, { tender, settings: { laneNo } }: Shown): LaneRow[] {
  return tender.lanes
    .filter((asked) => laneNo === undefined || asked.laneNo === laneNo)
    .map((asked) => ({
      column,
      asked,
      lane: column.bid.lanes.find((lane) => lane.laneNo === asked.laneNo && !lane.noQuote),
    }))
}

const laneNoOf = (t: SheetWords['t']): SheetColumn<LaneRow> => [
  t('comparison.control.lane'),
  ({ asked }) => asked.laneNo,
]

/** Reads a quoted lane. */
const ofQuoted =
  (value: (lane: BidLaneView, asked: TenderLane) => SheetValue | undefined) =>
  ({ lane, asked }: LaneRow): SheetValue | undefined =>
    lane && value(lane, asked)

/** The third sheet: price, carriage and sailings of each lane. */
export function laneColumns(shown: Shown): SheetColumn<LaneRow>[] {
  const { tender, settings, words } = shown
  const { t, freight, formats } = words
  const { currency } = settings
  const port = (code: string | undefined) => code && `${code} ${freight.portName(code)}`
  const cargo = (load: Parameters<typeof cargoText>[2]) => cargoText(t, freight.boxCode, load)
  const priced = (label: string) => `${rankedLabel(t, label, rankOnOf(tender))} (${currency})`
  const price = (of: (prices: LanePrices) => Big) => (row: LaneRow) =>
    row.lane && amountCell(of(pricesOf(row.lane, row.column, shown)), currency)
  return [
    laneNoOf(t),
    [t('comparison.sheet.pol'), ({ asked }) => port(asked.pol)],
    [t('comparison.sheet.pod'), ({ asked }) => port(asked.pod)],
    [t('comparison.sheet.asked'), ({ asked }) => cargo(asked)],
    [
      t('comparison.sheet.offered'),
      ({ lane, asked }) => (lane ? cargo(offered(lane, asked)) : t('comparison.lanes.none')),
    ],
    [priced(t('comparison.matrix.allIn')), price(({ quoted, estimated }) => quoted.plus(estimated))],
    [priced(t('comparison.sheet.quoted')), price(({ quoted }) => quoted)],
    [priced(t('comparison.sheet.estimated')), price(({ estimated }) => estimated)],
    [t('comparison.matrix.carrier'), ofQuoted(({ carrierScac: scac }) => scac && freight.carrierName(scac))],
    [t('comparison.sheet.service'), ofQuoted(({ service }) => service)],
    [t('comparison.matrix.direct'), ofQuoted(({ direct }) => t(direct ? 'common.yes' : 'common.no'))],
    [t('comparison.sheet.via'), ofQuoted(({ via }) => via.map(port).join(', '))],
    [t('comparison.sheet.transitDays'), ofQuoted(({ transitDays }) => transitDays)],
    [
      t('comparison.letter.sailings'),
      ofQuoted(({ sailings }, { pol, pod }) =>
        sailings
          .map(({ vessel, voyage, etd, eta }) => {
            const span = t('comparison.letter.validFromTo', {
              from: formats.date(etd, freight.zoneOf(pol)),
              to: formats.date(eta, freight.zoneOf(pod)),
            })
            return `${vessel} ${voyage} (${span})`
          })
          .join('; '),
      ),
    ],
    [t('comparison.matrix.space'), ofQuoted(({ spaceStatus }) => words.space(spaceStatus))],
  ]
}

interface LanePrices {
  quoted: Big
  estimated: Big
}

/** What counts in the compared price of a lane: quoted, and estimated for what is left open. */
function pricesOf(lane: BidLaneView, { bid }: CompareColumn, { tender, settings, comparison }: Shown): LanePrices {
  const lines = lane.charges.filter((line) => isPriced(line) && countsIn(tender, line))
  const open = (comparison.open.get(bid.id) ?? []).filter((one) => one.laneNo === lane.laneNo && countsIn(tender, one))
  return {
    quoted: sum(lines.map((line) => inCurrency(line.amount, line.currency, settings.currency, tender.rates))),
    estimated: sum(open.map(({ amount = '0' }) => amount)),
  }
}

const sum = (amounts: readonly string[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0))

/** The fourth sheet: free time and what a day costs beyond it. */
export function freeTimeColumns({ words: { t } }: Shown): SheetColumn<LaneRow>[] {
  return [
    laneNoOf(t),
    [t('comparison.sheet.originDays'), ofQuoted(({ freeTime }) => freeTime.originDetDays)],
    [t('comparison.sheet.demDays'), ofQuoted(({ freeTime }) => separate(freeTime, freeTime.destDemDays))],
    [t('comparison.sheet.detDays'), ofQuoted(({ freeTime }) => separate(freeTime, freeTime.destDetDays))],
    [t('comparison.sheet.together'), ofQuoted(({ freeTime }) => freeTime.combinedDays)],
    [t('comparison.sheet.comparedDays'), ofQuoted(freeDaysOf)],
    [
      t('comparison.sheet.dayRate'),
      ofQuoted(({ freeTime: { dayRate: rate } }) => rate && rateCell(rate.amount, rate.currency)),
    ],
    [t('comparison.sheet.currency'), ofQuoted(({ freeTime }) => freeTime.dayRate?.currency)],
    [
      t('comparison.sheet.byDay'),
      ofQuoted(({ freeTime }) => freeTimeTexts(t, { money: moneyText }, freeTime).join('; ')),
    ],
  ]
}

/** Days of one clock; they do not count where both are one. */
const separate = ({ combinedDays }: BidLaneView['freeTime'], days: number): number | undefined =>
  combinedDays === undefined ? days : undefined
