import type { TransportMode } from '../trade/tender/values.ts'
import type { FreightReference, Port } from './schemas.ts'

type Places = Pick<FreightReference, 'ports' | 'airports' | 'stations'>

/** The places between which a mode carries: airports, rail terminals, else seaports. */
export function placesOf(freight: Places, mode: TransportMode | undefined): readonly Port[] {
  if (mode === 'AIR') return freight.airports ?? []
  return mode === 'RAIL' ? (freight.stations ?? []) : freight.ports
}

/** All places once: a rail terminal in a seaport goes by the port's name. */
export const allPlaces = ({ ports, airports = [], stations = [] }: Places): Port[] => [
  ...new Map([...airports, ...stations, ...ports].map((place) => [place.unlocode, place])).values(),
]
