import { placesOf } from '@/contract/reference/places.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import airports from '../../seed/data/airports.json' with { type: 'json' }
import rail from '../../seed/data/rail.json' with { type: 'json' }
import type { ReferenceData } from '../../seed/reference.ts'

/** A train between two terminals: days terminal to terminal, and the price of a 40-foot box, USD. Invented. */
export interface Train {
  from: string
  to: string
  days: readonly [least: number, most: number]
  usd40: number
}

export const TRAINS: readonly Train[] = rail.routes.map(({ days: [least = 14, most = least], ...train }) => ({
  ...train,
  days: [least, most],
}))

/** The train between two terminals; undefined if there is none. */
export const trainBetween = (from: string, to: string | undefined): Train | undefined =>
  TRAINS.find((one) => one.from === from && one.to === to)

const airDays = new Map(airports.items.map(({ iata, days }) => [iata, days]))

/** Least and most days by air between two airports: those of the farther one from China. */
export function flightDays(from: string, to: string | undefined): readonly [number, number] {
  const [[a = 2, b = 4] = [], [c = 2, d = 4] = []] = [airDays.get(from), airDays.get(to ?? '')]
  return [Math.max(a, c), Math.max(b, d)]
}

/** Whether a mode carries from or to a place. */
export const isPlaceOf = ({ freight }: ReferenceData, mode: TransportMode, code: string): boolean =>
  placesOf(freight, mode).some(({ unlocode }) => unlocode === code)
