import { STALE_DAYS } from './values.ts'
import type { ListingStatus } from './values.ts'

export type ListingActor = 'seller' | 'clerk' | 'clock'

/** Allowed status transitions of a listing, by actor (FIELD 2.5). SOLD_OUT is derived from ONLINE without stock, not a transition. */
export const LISTING_EDGES = [
  { from: 'DRAFT', to: 'REVIEWING', by: 'seller' },
  { from: 'REJECTED', to: 'REVIEWING', by: 'seller' },
  { from: 'REVIEWING', to: 'ONLINE', by: 'clerk' },
  { from: 'REVIEWING', to: 'REJECTED', by: 'clerk' },
  { from: 'ONLINE', to: 'PAUSED', by: 'seller' },
  { from: 'PAUSED', to: 'ONLINE', by: 'seller' },
  { from: 'ONLINE', to: 'EXPIRED', by: 'clock' },
  { from: 'PAUSED', to: 'EXPIRED', by: 'clock' },
  { from: 'EXPIRED', to: 'ONLINE', by: 'seller' },
  { from: 'EXPIRED', to: 'REVIEWING', by: 'seller' },
  { from: 'ONLINE', to: 'REVIEWING', by: 'seller' },
  { from: 'PAUSED', to: 'REVIEWING', by: 'seller' },
  { from: 'ONLINE', to: 'OFFLINE', by: 'seller' },
  { from: 'PAUSED', to: 'OFFLINE', by: 'seller' },
  { from: 'EXPIRED', to: 'OFFLINE', by: 'seller' },
  { from: 'REJECTED', to: 'OFFLINE', by: 'seller' },
] as const satisfies readonly { from: ListingStatus; to: ListingStatus; by: ListingActor }[]

/** Whether this actor may move a listing from one state to another. */
export function listingMayBecome(from: ListingStatus, to: ListingStatus, by: ListingActor): boolean {
  return LISTING_EDGES.some((edge) => edge.from === from && edge.to === to && edge.by === by)
}

/** Whether the seller's last confirmation of a listing is too old. `now` is the market's time (ms). */
export function isStale(confirmedAt: string, now: number): boolean {
  return now - Date.parse(confirmedAt) > STALE_DAYS * 86_400_000
}

/** Whether a listing accepts questions; an ended one does too, because it may be renewed. */
export function takesQuestions(status: ListingStatus): boolean {
  return status === 'ONLINE' || status === 'SOLD_OUT' || status === 'PAUSED' || status === 'EXPIRED'
}
