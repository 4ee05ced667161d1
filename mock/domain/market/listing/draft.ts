import type { ListingPartial } from '@/contract/market/listing/draft.ts'
import type { ListingCommand, OwnListing, SavedListing, SaveListing } from '@/contract/market/listing/schemas.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { stateChanged } from '../../errors.ts'
import { keepFiles } from '../../file/take.ts'
import { nextNo } from '../../numbers.ts'
import { needSeller, ownListing } from './own.ts'
import type { ListingRow } from './row.ts'
import { heldOf } from './stock.ts'
import { listingDetail } from './view.ts'
import { cityName, keptCity } from '../../title/places.ts'

/** The listing to edit: a new one, or the caller's own in its latest version. */
export function listingToWrite(
  deps: Deps,
  caller: Caller,
  id: string | undefined,
  version: number | undefined,
): ListingRow {
  needSeller(caller)
  if (id !== undefined) return ownListing(deps, caller, id, version)
  const now = iso(deps.now())
  return {
    id: newId(deps),
    no: nextNo(deps.rows.listings, 'HP', deps.now()),
    companyId: caller.companyId,
    memberId: caller.memberId,
    status: 'DRAFT',
    version: 0,
    sketch: {},
    confirmedAt: now,
    views: 0,
    enquiries: 0,
    reports: [],
    createdAt: now,
    updatedAt: now,
  }
}

/** A listing draft with the metadata of its pictures. */
export function withPictures(deps: Deps, caller: Caller, draft: SaveListing['draft']): ListingPartial {
  const { images, ...rest } = draft
  const city = rest['cityName']
  return {
    ...rest,
    ...(typeof city === 'string' && { cityName: keptCity(city) }),
    ...(images && { images: keepFiles(deps, caller, images) }),
  }
}

/** Saves an incomplete listing. A published one is only changed by `submit`. */
export function saveListingDraft(deps: Deps, input: SaveListing, caller: Caller): SavedListing {
  const listing = listingToWrite(deps, caller, input.id, input.version)
  if (listing.status !== 'DRAFT' && listing.status !== 'REJECTED')
    throw stateChanged(listingDetail(deps, listing, caller))
  const { body: _, ...rest } = listing
  const sketch = withPictures(deps, caller, input.draft)
  const saved: ListingRow = { ...rest, sketch, version: listing.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.listings.put(saved)
  return { id: saved.id, version: saved.version, savedAt: saved.updatedAt }
}

/** Deletes a draft. */
export function removeListingDraft(deps: Deps, { id, version }: ListingCommand, caller: Caller): { done: true } {
  const listing = ownListing(deps, caller, id, version)
  if (listing.status !== 'DRAFT') throw stateChanged(listingDetail(deps, listing, caller))
  deps.rows.listings.remove(listing.id)
  return { done: true }
}

/** An own listing for editing, with its booked quantity. */
export function ownListingToEdit(deps: Deps, { id }: { id: string }, caller: Caller): OwnListing {
  const { version, status, body, sketch, rejection } = ownListing(deps, caller, id)
  const draft = body ?? sketch
  const city = draft['cityName']
  const told = typeof city === 'string' ? { ...draft, cityName: cityName(deps.language, city) } : draft
  return { id, version, status, draft: told, ...(rejection && { rejection }), held: heldOf(deps, id) }
}
