import type { Port } from '@/contract/reference/schemas.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { useFitPlaces, usePlaces } from '@/reference/usePlaces.ts'
import { useFreight } from '@/reference/useReferences.ts'

interface LaneFilters {
  mode?: string | undefined
  pol?: string | undefined
  pod?: string | undefined
}
interface LaneList {
  filters: LaneFilters
  setFilters: (patch: LaneFilters) => void
}

/**
 * Places to filter lanes by: those of the chosen mode, and one in the address that the mode does not serve. A change of
 * the mode clears places that it does not serve.
 */
export function useLaneFilters({ filters, setFilters }: LaneList): LaneList & { places: readonly Port[] } {
  const { portOf } = useFreight()
  const served = usePlaces(filters.mode)
  const fitPlaces = useFitPlaces()
  const chosen = [filters.pol, filters.pod].flatMap((code) => (code ? (portOf(code) ?? []) : []))
  return {
    filters,
    places: [...served, ...chosen.filter((place) => !served.includes(place))],
    setFilters: (patch) => {
      const mode = TRANSPORT_MODES.find((one) => one === patch.mode)
      setFilters(mode ? { ...fitPlaces({ pol: filters.pol, pod: filters.pod }, mode), ...patch } : patch)
    },
  }
}
