import type { SailingPick } from '../../trade/bid/carriage/schemas.ts'
import { hasLane } from './kinds.ts'
import type { ListedSailing, ListingDetail } from './schemas.ts'

/** The sailings that can still be booked: not left, and their papers still taken. `now`: ms since 1970. MARKET 7.1. */
export const openSailings = (sailings: readonly ListedSailing[], now: number): ListedSailing[] =>
  sailings.filter(({ etd, papersBy = etd }) => Math.min(Date.parse(etd), Date.parse(papersBy)) > now)

/** Whether a listing names sailings and none of them can be booked any more: until it names others, it cannot either. */
export const isOutOfSailings = ({ kind, sailings }: Pick<ListingDetail, 'kind' | 'sailings'>, now: number): boolean =>
  hasLane(kind) && sailings.length > 0 && openSailings(sailings, now).length === 0

/** A sailing as it is booked. */
export function pickedOf({ papersBy: _known, ...pick }: ListedSailing): SailingPick {
  return pick
}
