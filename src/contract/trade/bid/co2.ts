import { teuOfCargo, tonnesOfCargo } from '../../tools/co2/rules.ts'
import type { TenderLane } from '../tender/draft.ts'
import type { BidLaneView } from './schemas.ts'
import { offered } from './share.ts'

/** Estimated kilograms CO2e of what a bid offers of a lane; undefined if its sailing or its way is not known. */
export function co2OfLane(
  { co2PerTeu, co2PerTonne, ...lane }: Pick<BidLaneView, 'offeredBoxes' | 'co2PerTeu' | 'co2PerTonne'>,
  asked: Pick<TenderLane, 'boxes' | 'loose' | 'blCount' | 'plannedBookings'> | undefined,
  teuOf: (isoCode: string) => number,
): number | undefined {
  if (!asked) return undefined
  const cargo = offered(lane, asked)
  if (co2PerTonne !== undefined) return Math.round(co2PerTonne * tonnesOfCargo(cargo, teuOf))
  return co2PerTeu === undefined ? undefined : Math.round(co2PerTeu * teuOfCargo(cargo, teuOf))
}
