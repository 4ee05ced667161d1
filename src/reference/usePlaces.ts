import { useMemo } from 'react'
import { allPlaces, placesOf } from '@/contract/reference/places.ts'
import type { Port } from '@/contract/reference/schemas.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useFreight } from './useReferences.ts'

interface LaneEnds {
  pol?: string | undefined
  pod?: string | undefined
}

/** The places of a mode: seaports, airports or rail terminals; all of them without a mode. */
export function usePlaces(mode: string | undefined): readonly Port[] {
  const { data } = useFreight()
  return useMemo(() => {
    const known = TRANSPORT_MODES.find((one) => one === mode)
    if (!data) return []
    return known ? placesOf(data, known) : allPlaces(data)
  }, [data, mode])
}

/** Returns the ends of a lane without those places that a mode does not serve. */
export function useFitPlaces(): <T extends LaneEnds>(ends: T, mode: TransportMode) => T {
  const { data } = useFreight()
  return (ends, mode) => {
    if (!data) return ends
    const codes = new Set(placesOf(data, mode).map(({ unlocode }) => unlocode))
    const fits = (code: string | undefined) => (code && codes.has(code) ? code : undefined)
    return { ...ends, pol: fits(ends.pol), pod: fits(ends.pod) }
  }
}
