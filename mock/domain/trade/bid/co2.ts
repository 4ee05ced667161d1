import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import type { TenderDraft, TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { kgPerTonne } from '@/contract/tools/co2/rules.ts'
import type { ReferenceData } from '../../../seed/reference.ts'
import { cityIn, kmBetween } from '../../market/listing/places.ts'
import { co2ById } from '../../tools/schedule/co2.ts'

/** Emissions of a unit of cargo: by ship of a TEU, otherwise of a tonne; kg. Empty if the sailing or the way is not known. */
export type UnitCo2 = Pick<BidLaneView, 'co2PerTeu' | 'co2PerTonne'>

/** From where to where cargo goes; haulage names addresses. */
export type Way = Pick<TenderLane, 'pol' | 'pod' | 'truck'>

/** Emissions of a unit of cargo: of a sailing by its id; by air, rail and truck of the distance between the places. */
export function unitCo2(
  reference: ReferenceData,
  mode: TransportMode,
  way: Way | undefined,
  sailingId: string | undefined,
): UnitCo2 {
  if (mode === 'AIR' || mode === 'RAIL' || mode === 'TRUCK') {
    const km = way && kmOf(reference, way)
    return km === undefined ? {} : { co2PerTonne: kgPerTonne(mode, km) }
  }
  const co2PerTeu = sailingId === undefined ? undefined : co2ById(sailingId)
  return co2PerTeu === undefined ? {} : { co2PerTeu }
}

/** A quoted lane with its emissions: of its earliest sailing, without them if that was typed. */
export function withCo2(lane: BidLaneView, reference: ReferenceData, { mode, lanes }: TenderDraft): BidLaneView {
  const asked = lanes.find(({ laneNo }) => laneNo === lane.laneNo)
  return { ...lane, ...unitCo2(reference, mode, asked, firstOf(lane)?.id) }
}

/** The earliest of the sailings of a lane. */
export const firstOf = ({ sailings }: Pick<BidLaneView, 'sailings'>): BidLaneView['sailings'][number] | undefined =>
  sailings.toSorted((a, b) => Date.parse(a.etd) - Date.parse(b.etd))[0]

/** From one place of a lane to the other as the crow flies; of haulage from the terminal to the farther city. */
function kmOf(reference: ReferenceData, { pol, pod, truck }: Way): number | undefined {
  const from = reference.portByCode.get(pol)
  if (!from) return undefined
  const to = reference.portByCode.get(pod ?? '')
  if (to) return kmBetween(from, to)
  const cities = [truck?.pickup, truck?.drop].flatMap((text) => (text ? (cityIn(reference, text) ?? []) : []))
  return cities.length === 0 ? undefined : Math.max(...cities.map((city) => kmBetween(from, city)))
}
