import { listingDraftSchema, type ListingDraft } from '@/contract/market/listing/draft.ts'
import { marketDay } from '../../zone.ts'
import type { ListingRow } from './row.ts'

export { marketDay as dayOf }

/** An incomplete listing for lists: every valid part, with defaults for the rest. */
export function bodyForList({ body, sketch, updatedAt }: ListingRow): ListingDraft {
  if (body) return body
  const whole = Object.entries(listingDraftSchema.shape).flatMap(([key, schema]) => {
    const parsed = schema.safeParse(sketch[key])
    return parsed.success && parsed.data !== undefined ? [[key, parsed.data] as const] : []
  })
  const today = marketDay(Date.parse(updatedAt))
  return {
    kind: 'RATE',
    title: '',
    mode: 'FCL',
    services: [],
    plates: [],
    containerNos: [],
    direct: true,
    via: [],
    sailings: [],
    stock: [],
    minOrder: 1,
    charges: [],
    currency: 'USD',
    validFrom: today,
    validTo: today,
    images: [],
    ...(Object.fromEntries(whole) as Partial<ListingDraft>),
  }
}
