import { takesQuestions } from '@/contract/market/listing/lifecycle.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { bodyForList } from '../../market/listing/listBody.ts'
import { listingDetail } from '../../market/listing/view.ts'
import { needCertified } from '../../guards.ts'
import type { Subject } from './about.ts'

/**
 * A listing as subject: any certified enterprise but its seller's may ask, also for a new price after its end. Contact
 * data stay masked for all; the two sides of an order see each other's there.
 */
export function listingSubject(deps: Deps, id: string, caller: Caller | undefined): Subject {
  const listing = deps.rows.listings.get(id)
  const { status, mine } = listingDetail(deps, listing, caller)
  if (!listing) throw notFound()
  return {
    id,
    field: 'listingId',
    ownerId: listing.companyId,
    no: listing.no,
    title: bodyForList(listing).title,
    needAsking: (asker) => {
      if (mine) throw notAllowed()
      needCertified(asker)
      if (!takesQuestions(status)) throw stateChanged(listingDetail(deps, listing, asker))
    },
    isAnswerable: takesQuestions(status),
    current: (reader) => listingDetail(deps, listing, reader),
    opened: () => 'none',
    asked: 'LISTING_ASKED',
    answered: 'LISTING_ANSWERED',
    target: { kind: 'LISTING_QUESTIONS', id },
    listeners: () => [],
    count: () => deps.rows.listings.put({ ...listing, enquiries: listing.enquiries + 1 }),
  }
}
