import type { MessageTarget } from '@/contract/member/notification/values.ts'
import type { Deps } from '../deps.ts'
import { bodyForList } from '../market/listing/listBody.ts'
import { batchName } from './couponName.ts'
import { listingTitle } from './listingTitle.ts'
import { agreementTitleIn, orderTitle } from './orderTitle.ts'
import { tenderTitle } from './tenderTitle.ts'

/** Title of a message's target in the reader's language; '' if it is gone or has none. */
export function targetTitle(deps: Deps, target: MessageTarget | undefined): string {
  if (!target) return ''
  const { rows } = deps
  const { kind, id } = target
  switch (kind) {
    case 'TENDER':
    case 'OWN_TENDER':
    case 'DRAFT':
    case 'QUOTE':
    case 'QUESTIONS':
      return tenderOf(deps, id)
    case 'BID':
      return tenderOf(deps, rows.bids.get(id)?.tenderId)
    case 'ORDER':
    case 'BOOKING_MADE':
    case 'BOOKING_RECEIVED': {
      const order = rows.orders.get(id)
      return order ? orderTitle(deps, order) : ''
    }
    case 'AGREEMENT_BOUGHT':
    case 'AGREEMENT_SOLD': {
      const agreement = rows.agreements.get(id)
      return agreement ? agreementTitleIn(deps.language, agreement) : ''
    }
    case 'LISTING':
    case 'LISTING_QUESTIONS': {
      const listing = rows.listings.get(id)
      return listing ? listingTitle(deps, bodyForList(listing)) : ''
    }
    case 'OWN_LISTING': {
      // Own listings are identified by their number.
      const [listing] = rows.listings.of('no', id)
      return listing ? listingTitle(deps, bodyForList(listing)) : ''
    }
    case 'COUPON':
      return batchName(deps, rows.coupons.get(id)?.batchId)
    case 'BATCH':
      return batchName(deps, id)
    case 'COUPON_CENTER':
    case 'CERTIFICATION':
    case 'INVOICE':
    case 'TICKET':
    case 'CREDIT':
    case 'STATEMENT':
    case 'SCHEDULE':
    case 'LANE_PRICE':
    case 'PRICE_ALERT':
    case 'EXPORT':
    case 'WEBHOOK':
    case 'APPROVAL':
    case 'DEPUTY':
      return ''
    case 'RATE_SHEET':
      return rows.rateSheets.get(id)?.name ?? ''
  }
}

function tenderOf(deps: Deps, id: string | undefined): string {
  const tender = deps.rows.tenders.get(id ?? '')
  return tender ? tenderTitle(deps, tender) : ''
}
