import { Big } from 'big.js'
import { bidAllIn } from '@/contract/trade/bid/calc.ts'
import { atLowerRate, lineCost } from '@/contract/trade/bid/lineCost.ts'
import type { ChargeLine, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { isAllInGroup } from '@/contract/trade/bid/values.ts'
import { minorDigits } from '@/contract/money.ts'
import type { Money } from '@/contract/money.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'

/** A line for which a lower price can be requested. */
export interface CounterRow {
  key: string
  laneNo: number
  index: number
  line: ChargeLine
}

/** Requested unit prices as typed, by row key. */
export type Wanted = Readonly<Record<string, string>>

/** Lines of a bid that have a unit price and count in the all-in price. */
export function counterRows(bid: ReceivedBid): CounterRow[] {
  return bid.lanes
    .filter((lane) => !lane.noQuote)
    .flatMap((lane) =>
      lane.charges.map((line, index) => ({ key: `${lane.laneNo}-${index}`, laneNo: lane.laneNo, index, line })),
    )
    .filter(({ line }) => line.state === 'QUOTED' && line.basis !== 'AT_COST' && isAllInGroup(line.group))
}

/** The rate on which the amount of a line stands: that of a weight break, or its unit price. */
export const ratePaid = (line: ChargeLine): string => lineCost(line).unitPrice

/** Whether a typed price is valid: a number below the quoted price. */
export function isLower({ line }: CounterRow, typed: string): boolean {
  return /^\d{1,9}(\.\d{1,4})?$/.test(typed) && new Big(typed).lt(ratePaid(line))
}

/** Freight prices reduced by a percentage, rounded down to the minor unit. */
export function cutFreight(rows: readonly CounterRow[], percent: number): Wanted {
  return Object.fromEntries(
    rows
      .filter(({ line }) => line.group === 'FREIGHT')
      .map(({ key, line }) => [
        key,
        new Big(ratePaid(line))
          .times(100 - percent)
          .div(100)
          .round(minorDigits(line.currency), Big.roundDown)
          .toFixed(),
      ]),
  )
}

/** All-in with the requested prices; invalid ones are replaced by the quoted price. */
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
      return row && isLower(row, typed) ? atLowerRate(line, typed) : line
    }),
  }))
  return bidAllIn(lanes, tender.compareCurrency, tender.rates, tender.cargo.value)
}
