import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { SheetValue } from '@/shared/xlsx.ts'
import { bidName } from './names.ts'
import type { SheetWords } from './sheetWords.ts'

/** Every quoted line on these lanes in its own currency: quantity, unit price and amount. */
export function quotedLines(
  bids: readonly ReceivedBid[],
  lanes: readonly TenderLane[],
  words: SheetWords,
): SheetValue[][] {
  const { t, freight } = words
  const numbers = new Set(lanes.map((lane) => lane.laneNo))
  const head = [
    t('comparison.sheet.lines'),
    t('comparison.control.lane'),
    t('comparison.sheet.group'),
    t('comparison.sheet.charge'),
    t('comparison.sheet.box'),
    t('comparison.sheet.basis'),
    t('comparison.sheet.qty'),
    t('comparison.sheet.unitPrice'),
    t('comparison.sheet.currency'),
    t('comparison.sheet.amount'),
    t('comparison.list.status'),
    t('comparison.sheet.term'),
    t('comparison.matrix.note'),
  ]
  const lines = bids.flatMap((bid) =>
    bid.lanes
      .filter((lane) => !lane.noQuote && numbers.has(lane.laneNo))
      .flatMap((lane) =>
        lane.charges.map((line): SheetValue[] => {
          const isPriced = line.state === 'QUOTED' && line.basis !== 'AT_COST'
          return [
            bidName(t, words.locale, bid),
            lane.laneNo,
            words.group(line.group),
            `${line.code} ${freight.chargeName(line.code)}`,
            freight.boxCode(line.isoCode),
            words.basis(line.basis),
            isPriced ? Number(line.qty) : '',
            isPriced ? Number(line.unitPrice) : '',
            line.currency,
            isPriced ? Number(line.amount) : '',
            words.state(line.state),
            t(line.paymentTerm === 'PRE' ? 'comparison.sheet.PRE' : 'comparison.sheet.COL'),
            line.note ?? '',
          ]
        }),
      ),
  )
  return [head, ...lines]
}
