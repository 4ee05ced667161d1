import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import { kgPerTonne } from '@/contract/tools/co2/rules.ts'
import type { ReferenceData } from '../../../seed/reference.ts'
import { cityIn, kmBetween } from '../../market/listing/places.ts'
import { co2ById } from '../../tools/schedule/co2.ts'

/**
 * A quoted lane with its emissions: of its earliest sailing, without them if that was typed; by air, rail and truck of the
 * distance between its places, without them if one is not known.
 */
export function withCo2(lane: BidLaneView, reference: ReferenceData, { mode, lanes }: TenderDraft): BidLaneView {
  if (mode === 'AIR' || mode === 'RAIL' || mode === 'TRUCK') {
    const asked = lanes.find(({ laneNo }) => laneNo === lane.laneNo)
    const km = asked && kmOf(reference, asked)
    return { ...lane, ...(km !== undefined && { co2PerTonne: kgPerTonne(mode, km) }) }
  }
  const [first] = lane.sailings.toSorted((a, b) => Date.parse(a.etd) - Date.parse(b.etd))
  const co2PerTeu = first?.id === undefined ? undefined : co2ById(first.id)
  return { ...lane, ...(co2PerTeu !== undefined && { co2PerTeu }) }
}

/** From one place of a lane to the other as the crow flies; of haulage from the terminal to the farther city. */
function kmOf(reference: ReferenceData, { pol, pod, truck }: TenderLane): number | undefined {
  const from = reference.portByCode.get(pol)
  if (!from) return undefined
  const to = reference.portByCode.get(pod ?? '')
  if (to) return kmBetween(from, to)
  const cities = [truck?.pickup, truck?.drop].flatMap((text) => (text ? (cityIn(reference, text) ?? []) : []))
  return cities.length === 0 ? undefined : Math.max(...cities.map((city) => kmBetween(from, city)))
}
