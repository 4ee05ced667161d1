import type { ReportListing } from '@/contract/market/listing/schemas.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { notAllowed, notFound } from '../../errors.ts'
import { listingDetail } from './view.ts'

/** Reports a listing visible to the caller; a repeated report replaces the first. */
export function reportListing(deps: Deps, { id, reason, note }: ReportListing, caller: Caller): { done: true } {
  const { mine } = listingDetail(deps, deps.rows.listings.get(id), caller)
  const listing = deps.rows.listings.get(id)
  if (!listing) throw notFound()
  if (mine) throw notAllowed()
  const { companyId } = caller
  const others = listing.reports.filter((one) => one.companyId !== companyId)
  deps.rows.listings.put({ ...listing, reports: [...others, { companyId, reason, note, at: iso(deps.now()) }] })
  return { done: true }
}
