import { callOffLines, valueShare } from '@/contract/trade/agreement/callOff.ts'
import { pricesAt } from '@/contract/trade/agreement/floating.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { RateTable } from '@/contract/money.ts'
import type { AgreementRow } from '../../tradeRows.ts'

/** What the price of a call-off depends on. */
export interface PricedWish {
  laneNo: number
  boxes: Boxes[]
  blCount: number
  /** The wanted day of departure. */
  etd: string
  /** When it was requested. */
  at: string
  rates: RateTable
}

/** Lines of a call-off at the prices of its agreement: as they were agreed, and with the notices that bind it. */
export function linesOfCallOff(
  agreement: AgreementRow,
  wish: PricedWish,
): { agreed: ChargeLine[]; held: ChargeLine[] } {
  const { lanes, value, mode } = agreement
  const lane = lanes.find(({ laneNo }) => laneNo === wish.laneNo)
  if (!lane) return { agreed: [], held: [] }
  const contracted = boxCount({ boxes: lanes.flatMap(({ boxes }) => boxes) })
  const share = value && valueShare(value, boxCount(wish), contracted)
  const lines = (prices: typeof lane.charges) => callOffLines(prices, { ...wish, mode }, wish.rates, share)
  return { agreed: lines(lane.charges), held: lines(pricesAt(lane, agreement, wish.etd, wish.at)) }
}
