/** Cut-offs that the schedules name, in the order in which they fall (codes of DCSA Commercial Schedules). */
export const CUT_OFFS = ['EFC', 'DGC', 'DCO', 'VCO', 'RCO', 'FCO', 'CUA'] as const
/** Kinds of boxes that a line takes. */
export const BOX_KINDS = ['DRY', 'REEFER', 'SPECIAL'] as const
/** Orders of a search; departure first unless told otherwise. */
export const SAILING_SORTS = ['etd', 'eta', 'transit', 'cy'] as const
/** What may have changed about a departure since it was published. */
export const CHANGED_FIELDS = ['etd', 'eta', 'vesselName'] as const
/** Shortest and longest window of a search, weeks (Assumed: decision 0004). */
export const MIN_WINDOW_WEEKS = 2
export const MAX_WINDOW_WEEKS = 6
/** How far ahead and how far back a search may begin, weeks (Assumed: decision 0004). */
export const MAX_AHEAD_WEEKS = 12
export const MAX_PAST_WEEKS = 4
/** A box changes ships in no less than this, hours. */
export const MIN_DWELL_HOURS = 18
/** Ports no farther apart than this stand in for each other, kilometres. */
export const NEAR_KM = 300

export type CutOffCode = (typeof CUT_OFFS)[number]
export type BoxKind = (typeof BOX_KINDS)[number]

/** The kind of a container type, from the third letter of its ISO 6346 code. */
export function boxKindOf(isoCode: string): BoxKind {
  const letter = isoCode[2]
  if (letter === 'G') return 'DRY'
  return letter === 'R' || letter === 'H' ? 'REEFER' : 'SPECIAL'
}
