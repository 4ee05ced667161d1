import { hasLane } from '@/contract/market/listing/kinds.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { openSailings, pickedOf } from '@/contract/market/listing/sailings.ts'
import type { ListedSailing } from '@/contract/market/listing/schemas.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { pickOf } from '../../tools/schedule/sailings.ts'
import { departureOf } from '../../tools/schedule/byId.ts'
import { scheduledOf } from '../../tools/schedule/scheduled.ts'

/**
 * The sailings of a listing as the schedules tell them at `now`, without those withdrawn, and the transit time of the next
 * one. What was typed stays as it is.
 */
export function sailingsNow(
  { sailings, transitDays }: Pick<ListingDraft, 'sailings' | 'transitDays'>,
  now: number,
): Pick<ListingDraft, 'sailings' | 'transitDays'> {
  const found = sailings.map((typed) => ({ typed, departure: typed.id ? departureOf(typed.id, now) : undefined }))
  const next = found.find(({ departure }) => departure && departure.etd > now)?.departure
  const days = next?.transitDays ?? transitDays
  return {
    sailings: found.flatMap(({ typed, departure }) => {
      if (departure) return [pickOf(departure, now)]
      return typed.id ? [] : [typed]
    }),
    ...(days !== undefined && { transitDays: days }),
  }
}

/** A cut-off of a sailing of the schedules: of its papers, or of the yard. */
export function cutOffOf({ id }: SailingPick, code: 'DCO' | 'FCO', now: number): string | undefined {
  const departure = id === undefined ? undefined : departureOf(id, now)
  return departure && scheduledOf(departure, now).cutOffs.find((one) => one.code === code)?.at
}

/** The sailings of a listing now, each with the end of its papers. */
export function listedSailings(body: Pick<ListingDraft, 'sailings' | 'transitDays'>, now: number): ListedSailing[] {
  return sailingsNow(body, now).sailings.map((one) => {
    const papersBy = cutOffOf(one, 'DCO', now)
    return { ...one, ...(papersBy && { papersBy }) }
  })
}

/** Sailings of a listing that can be booked. */
export const bookableSailings = (body: ListingDraft, now: number): SailingPick[] =>
  hasLane(body.kind) ? openSailings(listedSailings(body, now), now).map(pickedOf) : []
