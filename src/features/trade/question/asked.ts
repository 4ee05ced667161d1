import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { takesQuestions } from '@/contract/market/listing/lifecycle.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { AccessContext, Action } from '@/session/access.ts'

/** The subject of questions: a tender or a listing. */
export interface Asked {
  kind: 'tender' | 'listing'
  id: string
  mine: boolean
  /** Accepts questions now. */
  isOpen: boolean
  /** Its owner may answer now. */
  isAnswerable: boolean
  /** The permission a member needs to ask. */
  right: [action: Action, context: AccessContext]
  /** True if only bidders admitted to this round may ask and the reader is not one. */
  isShut: boolean
}

/** A tender as subject of questions. */
export function askedTender(
  tender: Pick<TenderDetail, 'id' | 'mine' | 'status' | 'mode' | 'buyer' | 'admitted'>,
): Asked {
  const { id, mine, status, mode, buyer, admitted } = tender
  const isOpen = status === 'QUOTING'
  const right: Asked['right'] = ['tender.ask', { mode, ownerCompanyId: buyer.id }]
  return { kind: 'tender', id, mine, isOpen, isAnswerable: isOpen || status === 'EVALUATING', right, isShut: !admitted }
}

/** A listing as subject of questions; an ended one accepts them too, for a new price. */
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

/** Reference to the subject, for requests. */
export function aboutOf({ kind, id }: Asked): { tenderId: string } | { listingId: string } {
  return kind === 'tender' ? { tenderId: id } : { listingId: id }
}
