import type { DuplicateListing, SavedListing } from '@/contract/market/listing/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { listingToWrite } from './draft.ts'
import { ownListing } from './own.ts'
import { bodyForList, dayOf } from './listBody.ts'

const DAY_MS = 24 * 3600_000
const USUAL_DAYS = 14

/** Creates a draft from an own listing of any status: valid from today, without departed sailings. */
export function duplicateListing(deps: Deps, { id }: DuplicateListing, caller: Caller): SavedListing {
  const source = ownListing(deps, caller, id)
  const blank = listingToWrite(deps, caller, undefined, undefined)
  const { validTo, sailings } = bodyForList(source)
  const today = dayOf(deps.now())
  const draft = {
    ...(source.body ?? source.sketch),
    validFrom: today,
    validTo: validTo > today ? validTo : dayOf(deps.now() + USUAL_DAYS * DAY_MS),
    sailings: sailings.filter(({ etd }) => Date.parse(etd) > deps.now()),
  }
  const copy = { ...blank, sketch: draft, version: 1, updatedAt: iso(deps.now()) }
  deps.rows.listings.put(copy)
  return { id: copy.id, version: copy.version, savedAt: copy.updatedAt }
}
