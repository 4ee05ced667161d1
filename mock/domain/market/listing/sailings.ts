import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { pickOf } from '../../tools/schedule/sailings.ts'
import { departureOf } from '../../tools/schedule/byId.ts'

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
