/** Cut-offs in chronological order (codes of DCSA Commercial Schedules). */
export const CUT_OFFS = ['EFC', 'DGC', 'DCO', 'VCO', 'RCO', 'FCO', 'CUA'] as const
/** Kinds of containers that a line accepts. */
export const BOX_KINDS = ['DRY', 'REEFER', 'SPECIAL'] as const
/** Sort orders of a search; by departure by default. */
export const SAILING_SORTS = ['etd', 'eta', 'transit', 'cy', 'co2'] as const
/** Fields that may change after publication. */
export const CHANGED_FIELDS = ['etd', 'eta', 'vesselName'] as const
/** Minimum and maximum search window, weeks (Assumed: decision 0004). */
export const MIN_WINDOW_WEEKS = 2
export const MAX_WINDOW_WEEKS = 6
/** How far in the future or past a search may start, weeks (Assumed: decision 0004). */
export const MAX_AHEAD_WEEKS = 12
export const MAX_PAST_WEEKS = 4
/** Minimum transhipment time of a container, hours. */
export const MIN_DWELL_HOURS = 18
/** Maximum distance of nearby ports, km. */
export const NEAR_KM = 300

export type CutOffCode = (typeof CUT_OFFS)[number]
export type BoxKind = (typeof BOX_KINDS)[number]

/** The kind of a container type, from the third letter of its ISO 6346 code. */
export function boxKindOf(isoCode: string): BoxKind {
  const letter = isoCode[2]
  if (letter === 'G') return 'DRY'
  return letter === 'R' || letter === 'H' ? 'REEFER' : 'SPECIAL'
}
