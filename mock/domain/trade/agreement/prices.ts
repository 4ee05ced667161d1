import { callOffLines, valueShare } from '@/contract/trade/agreement/callOff.ts'
import { atFuelPrice } from '@/contract/trade/agreement/fuel.ts'
import { pricesAt, type PriceTerms } from '@/contract/trade/agreement/floating.ts'
import type { FuelQuarter } from '@/contract/reference/fuel/schemas.ts'
import { boxCount } from '@/contract/trade/bid/quantity.ts'
import type { ChargeInput, ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { Boxes } from '@/contract/trade/tender/draft.ts'
import type { RateTable } from '@/contract/money.ts'
import type { Deps } from '../../deps.ts'
import { fuelFrom } from '../../reference/fuel.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { periodOfAll } from './callOffs.ts'

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

/** What the prices of an agreement depend on, with the quarters whose price of fuel is known. */
export function termsOf(deps: Deps, agreement: AgreementRow): PriceTerms {
  return { ...agreement, ...fuelPart(deps, agreement) }
}

/** Quarters whose price of fuel counts for an agreement; nothing if none does. */
export const fuelPart = (deps: Deps, { term, lanes }: AgreementRow): { fuel?: FuelQuarter[] } =>
  term.fuel ? { fuel: fuelFrom(deps, periodOfAll({ lanes }).from) } : {}

/** Lines of a call-off at the prices of its agreement: as they were agreed, and as they hold for it. */
export function linesOfCallOff(
  deps: Deps,
  agreement: AgreementRow,
  wish: PricedWish,
): { agreed: ChargeLine[]; held: ChargeLine[] } {
  const { lanes, value, mode } = agreement
  const lane = lanes.find(({ laneNo }) => laneNo === wish.laneNo)
  if (!lane) return { agreed: [], held: [] }
  const { assumedDays } = lane
  const contracted = boxCount({ boxes: lanes.flatMap(({ boxes }) => boxes) })
  const share = value && valueShare(value, boxCount(wish), contracted)
  const lines = (prices: readonly ChargeInput[]) =>
    callOffLines(prices, { ...wish, assumedDays, mode }, wish.rates, share)
  const { fuel } = agreement.term
  // One price for all containers is told a type, as it is held.
  const agreed = fuel ? atFuelPrice(lane, fuel, [], '') : lane.charges
  return { agreed: lines(agreed), held: lines(pricesAt(lane, termsOf(deps, agreement), wish.etd, wish.at)) }
}
