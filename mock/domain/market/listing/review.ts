import { MARKET_CURRENCY, isBookable } from '@/contract/market/listing/kinds.ts'
import { Big } from 'big.js'
import { inCurrency } from '@/contract/trade/bid/calc.ts'
import { unitPrices } from '@/contract/market/listing/price.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { type ListingRejection } from '@/contract/market/listing/values.ts'
import { iso, type Deps } from '../../deps.ts'
import { CONTACT, FORBIDDEN } from '../../trade/tender/review.ts'
import { ratesAt } from '../../rates.ts'
import { planEnd, tellSeller } from './ending.ts'
import { tellNewPrice } from './keepers.ts'
import { moveListing } from './own.ts'
import { publishedBy } from './published.ts'

/** Plausible range of a unit price, USD. */
const [LEAST, MOST] = [1, 100_000]

/** Why the clerk rejects a listing, if at all. Invented rules, stated in mock/README.md. */
function rejectionOf(deps: Deps, body: ListingDraft): ListingRejection | undefined {
  const words = [body.title, body.remarks ?? '', body.place ?? '', body.cargo?.nameZh ?? ''].join(' ')
  if (FORBIDDEN.test(words)) return 'FORBIDDEN_CARGO'
  if (CONTACT.test(words)) return 'CONTACT_IN_TEXT'
  if (!isBookable(body.kind)) return undefined
  const rates = ratesAt(deps.now())
  const isOdd = unitPrices(body, rates).some(({ allIn }) => {
    const dollars = new Big(inCurrency(allIn.amount, allIn.currency, MARKET_CURRENCY, rates))
    return dollars.lt(LEAST) || dollars.gt(MOST)
  })
  return isOdd ? 'PRICE_IMPLAUSIBLE' : undefined
}

/** The clerk publishes or rejects a listing: REVIEWING -> ONLINE | REJECTED. */
export function clerkReviewsListing(deps: Deps, listingId: string): void {
  const listing = deps.rows.listings.get(listingId)
  if (listing?.status !== 'REVIEWING' || !listing.body) return
  const rejection = rejectionOf(deps, listing.body)
  if (rejection) {
    moveListing(deps, listing, 'REJECTED', 'clerk', { rejection })
    tellSeller(deps, listing, 'LISTING_REJECTED', { reason: rejection })
    return
  }
  const published = publishedBy(listing, listing.body, deps.now())
  const online = moveListing(deps, listing, 'ONLINE', 'clerk', { confirmedAt: iso(deps.now()), published })
  tellSeller(deps, listing, 'LISTING_APPROVED')
  if (!online) return
  planEnd(deps, online)
  tellNewPrice(deps, listing, online)
}
