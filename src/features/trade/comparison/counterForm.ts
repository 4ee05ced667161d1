import { Big } from 'big.js'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import type { ChargeLine, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { isAllInGroup } from '@/contract/trade/bid/values.ts'
import { minorDigits } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'

/** A line for which a lower price can be wanted. */
export interface CounterRow {
  key: string
  laneNo: number
  index: number
  line: ChargeLine
}

/** Wanted unit prices as typed, by row key. */
export type Wanted = Readonly<Record<string, string>>

/** The lines of a bid that count in its all-in price and have a unit price. */
export function counterRows(bid: ReceivedBid): CounterRow[] {
  return bid.lanes
    .filter((lane) => !lane.noQuote)
    .flatMap((lane) =>
      lane.charges.map((line, index) => ({ key: `${lane.laneNo}-${index}`, laneNo: lane.laneNo, index, line })),
    )
    .filter(({ line }) => line.state === 'QUOTED' && line.basis !== 'AT_COST' && isAllInGroup(line.group))
}

/** Whether a typed price can be sent: a number below the quoted one. */
export function isLower({ line }: CounterRow, typed: string): boolean {
  return /^\d{1,9}(\.\d{1,4})?$/.test(typed) && new Big(typed).lt(line.unitPrice)
}

/** Freight lines so many percent cheaper, rounded down to the minor unit. */
export function cutFreight(rows: readonly CounterRow[], percent: number): Wanted {
  return Object.fromEntries(
    rows
      .filter(({ line }) => line.group === 'FREIGHT')
      .map(({ key, line }) => [
        key,
        new Big(line.unitPrice)
          .times(100 - percent)
          .div(100)
          .round(minorDigits(line.currency), Big.roundDown)
          .toFixed(),
      ]),
  )
}

/** All-in of the bid with the wanted prices, those that cannot be sent left as quoted. */
export function wantedAllIn(
  tender: TenderDetail,
  bid: ReceivedBid,
  rows: readonly CounterRow[],
  wanted: Wanted,
): Money {
  const lanes = bid.lanes.map((lane) => ({
    ...lane,
    charges: lane.charges.map((line, index) => {
      const row = rows.find((one) => one.laneNo === lane.laneNo && one.index === index)
      const typed = row ? (wanted[row.key] ?? '') : ''
      return row && isLower(row, typed) ? { ...line, unitPrice: typed } : line
    }),
  }))
  return bidAllIn(lanes, tender.compareCurrency, tender.rates, tender.cargo.value)
}
