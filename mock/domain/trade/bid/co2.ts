import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import { co2ById } from '../../tools/schedule/co2.ts'

/** A quoted lane with the emissions of its earliest sailing; without them if that was typed. */
export function withCo2(lane: BidLaneView): BidLaneView {
  const [first] = lane.sailings.toSorted((a, b) => Date.parse(a.etd) - Date.parse(b.etd))
  const co2PerTeu = first?.id === undefined ? undefined : co2ById(first.id)
  return { ...lane, ...(co2PerTeu !== undefined && { co2PerTeu }) }
}
