import type { StreetTurn } from '@/contract/market/street/schemas.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import type { City } from '../../../seed/reference.ts'
import { kmBetween } from './places.ts'

const HOUR_MS = 3_600_000

/** An end of a street turn: containers of a type and carrier in a city within a time span. */
export interface TurnEnd {
  city: City
  isoCode: string
  /** Absent if the carrier is not decided yet. */
  carrierScac?: string | undefined
  qty: number
  /** Market time, ms. */
  from: number
  to: number
}

/** A depot: the port's code and position. */
export interface Depot {
  unlocode: string
  lat: number
  lon: number
}

export type Turn = Pick<StreetTurn, 'reasons' | 'km' | 'waitHours' | 'qty' | 'depot' | 'savedKm'>

/**
 * What an empty container and a demand share; undefined if they do not match: other type or carrier, farther than
 * `MAX_TURN_KM`, or needed before it is available or after it must be returned.
 */
export function turnOf(empty: TurnEnd & { carrierScac: string }, need: TurnEnd, depot: Depot): Turn | undefined {
  const km = kmBetween(empty.city, need.city)
  const start = Math.max(empty.from, need.from)
  if (empty.isoCode !== need.isoCode || km > MAX_TURN_KM || start > Math.min(empty.to, need.to)) return undefined
  if (need.carrierScac !== undefined && need.carrierScac !== empty.carrierScac) return undefined
  const qty = Math.min(empty.qty, need.qty)
  if (qty < 1) return undefined
  const runs = kmBetween(empty.city, depot) + kmBetween(depot, need.city)
  return {
    reasons: [
      'SAME_BOX',
      need.carrierScac === undefined ? 'CARRIER_OPEN' : 'SAME_CARRIER',
      ...(empty.city.nameZh === need.city.nameZh ? (['SAME_CITY'] as const) : []),
    ],
    km: Math.round(km),
    waitHours: Math.round((start - empty.from) / HOUR_MS),
    qty,
    depot: depot.unlocode,
    savedKm: Math.max(0, Math.round(runs - km)),
  }
}

/** Sorts matches: fixed carrier first, then by distance, then by waiting time. */
export function betterTurn(a: Turn, b: Turn): number {
  const open = ({ reasons }: Turn): number => Number(reasons.includes('CARRIER_OPEN'))
  return open(a) - open(b) || a.km - b.km || a.waitHours - b.waitHours || b.savedKm - a.savedKm
}
