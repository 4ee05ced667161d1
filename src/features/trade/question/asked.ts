import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { takesQuestions } from '@/contract/market/listing/lifecycle.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AccessContext, Action } from '@/session/access.ts'

/** What questions are about, as far as they depend on it. */
export interface Asked {
  kind: 'tender' | 'listing'
  id: string
  mine: boolean
  /** Takes questions now. */
  isOpen: boolean
  /** Its owner may answer now. */
  isAnswerable: boolean
  /** What a member needs to ask. */
  right: [action: Action, context: AccessContext]
  /** Asking is kept to those who may quote in this round, and the reader may not. */
  isShut: boolean
}

/** A tender as something to ask about. */
export function askedTender(
  tender: Pick<TenderDetail, 'id' | 'mine' | 'status' | 'mode' | 'buyer' | 'admitted'>,
): Asked {
  const { id, mine, status, mode, buyer, admitted } = tender
  const isOpen = status === 'QUOTING'
  const right: Asked['right'] = ['tender.ask', { mode, ownerCompanyId: buyer.id }]
  return { kind: 'tender', id, mine, isOpen, isAnswerable: isOpen || status === 'EVALUATING', right, isShut: !admitted }
}

/** A listing as something to ask about; also one that has ended, for a new price. */
export function askedListing({
  id,
  mine,
  status,
  seller,
}: Pick<ListingDetail, 'id' | 'mine' | 'status' | 'seller'>): Asked {
  const isOpen = takesQuestions(status)
  const right: Asked['right'] = ['listing.ask', { ownerCompanyId: seller.id }]
  return { kind: 'listing', id, mine, isOpen, isAnswerable: isOpen, right, isShut: false }
}

/** How a question names what it is about. */
export function aboutOf({ kind, id }: Asked): { tenderId: string } | { listingId: string } {
  return kind === 'tender' ? { tenderId: id } : { listingId: id }
}
