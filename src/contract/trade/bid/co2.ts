import { teuOfCargo } from '../../tools/co2/rules.ts'
import type { TenderLane } from '../tender/draft.ts'
import type { BidLaneView } from './schemas.ts'
import { offered } from './share.ts'

/** Estimated kilograms CO2e of what a bid offers of a lane; undefined if its sailing is not one of the schedules. */
export function co2OfLane(
  lane: Pick<BidLaneView, 'offeredBoxes' | 'co2PerTeu'>,
  asked: Pick<TenderLane, 'boxes' | 'loose' | 'blCount' | 'plannedBookings'> | undefined,
  teuOf: (isoCode: string) => number,
): number | undefined {
  if (lane.co2PerTeu === undefined || !asked) return undefined
  return Math.round(lane.co2PerTeu * teuOfCargo(offered(lane, asked), teuOf))
}
