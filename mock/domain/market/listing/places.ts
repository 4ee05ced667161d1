import type { City, ReferenceData } from '../../../seed/reference.ts'

/** A geographic position in degrees. */
type Point = Pick<City, 'lat' | 'lon'>

const EARTH_KM = 6371
const rad = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance of two positions as the crow flies, km. */
export function kmBetween(a: Point, b: Point): number {
  const half = (from: number, to: number): number => Math.sin(rad(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}

/** The city named in a text, in Chinese or English; the longest name if there are several. */
export function cityIn({ cities }: ReferenceData, text: string): City | undefined {
  const low = text.toLowerCase()
  return cities
    .filter(({ nameZh, nameEn }) => text.includes(nameZh) || low.includes(nameEn.toLowerCase()))
    .toSorted((a, b) => b.nameZh.length - a.nameZh.length)[0]
}

/** The city of a port. */
export function cityOfPort({ cities }: ReferenceData, unlocode: string): City | undefined {
  return cities.find(({ ports }) => ports.includes(unlocode))
}

/** The nearest port in a city's own country: its depot is where empty containers are picked up and returned. */
export function nearestPort({ freight, cities }: ReferenceData, place: Point) {
  const own = new Set(cities.flatMap(({ ports }) => ports))
  return freight.ports
    .filter(({ unlocode }) => own.has(unlocode))
    .toSorted((a, b) => kmBetween(place, a) - kmBetween(place, b))[0]
}
