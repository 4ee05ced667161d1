import { mayList } from '@/contract/market/listing/kinds.ts'
import { listingDraftSchema } from '@/contract/market/listing/draft.ts'
import { checkListing, wrongOptional } from '@/contract/market/listing/rules.ts'
import type { ImportListings, ImportResult } from '@/contract/market/listing/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { listingToWrite, withPictures } from './draft.ts'
import { dayOf } from './listBody.ts'
import { unknownNames } from './submit.ts'

type Rows = ImportListings['rows']

/** The first invalid field of a row; undefined if it is valid. */
function refusedIn(deps: Deps, draft: Rows[number]['draft'], caller: Caller): string | undefined {
  const read = listingDraftSchema.safeParse(withPictures(deps, caller, draft))
  if (!read.success) return read.error.issues[0]?.path.join('.') || 'kind'
  if (!mayList(caller.userType, read.data.kind)) return 'kind'
  const [notOptional] = wrongOptional(read.data)
  if (notOptional !== undefined) return notOptional
  return [...checkListing(read.data, dayOf(deps.now())), ...unknownNames(deps, read.data)][0]?.field
}

/** Creates a draft for every valid row; for invalid ones returns the field and stores nothing. */
export function importListingDrafts(deps: Deps, { rows }: ImportListings, caller: Caller): ImportResult {
  const results = rows.map(({ row, draft }) => {
    const blank = listingToWrite(deps, caller, undefined, undefined)
    const refused = refusedIn(deps, draft, caller)
    if (refused !== undefined) return { row, refused }
    deps.rows.listings.put({
      ...blank,
      sketch: withPictures(deps, caller, draft),
      version: 1,
      updatedAt: iso(deps.now()),
    })
    return { row, id: blank.id }
  })
  return { results }
}
