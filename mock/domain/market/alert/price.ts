import { Big } from 'big.js'
import type { LanePrice } from '@/contract/market/alert/schemas.ts'
import { ALERT_DROP_DAYS } from '@/contract/market/alert/values.ts'
import { hasLane } from '@/contract/market/listing/kinds.ts'
import { iso, type Deps } from '../../deps.ts'
import { askedAt, type Published } from '../listing/published.ts'
import type { ListingRow } from '../listing/row.ts'
import { toldStatus } from '../listing/stock.ts'

const DROP_MS = ALERT_DROP_DAYS * 24 * 3600_000

/** A container on a lane, and who asks for its price: own listings do not count. */
export interface LaneBox {
  pol: string
  pod: string
  isoCode: string
  companyId: string
}

interface Asked {
  listingId: string
  usd: string
}

/** The lowest price at which a container is offered on a lane, as the market shows it, and that of four weeks ago. */
export function lanePrice(deps: Deps, lane: LaneBox): LanePrice {
  const { pol, pod, isoCode, companyId } = lane
  const listings = deps.rows.listings.all(
    ({ body, companyId: seller }) =>
      body?.pol === pol && body.pod === pod && hasLane(body.kind) && seller !== companyId,
  )
  const now = deps.now()
  const priceIn = (listing: ListingRow, published: Published | undefined): Asked[] => {
    const usd = published?.prices.find((one) => one.isoCode === isoCode)?.usd
    return usd !== undefined && new Big(usd).gt(0) ? [{ listingId: listing.id, usd }] : []
  }
  const best = lowest(
    listings.flatMap((listing) =>
      listing.body && toldStatus(deps, listing) === 'ONLINE' ? priceIn(listing, askedAt(listing.body, now)) : [],
    ),
  )
  const then = iso(now - DROP_MS)
  const before = lowest(listings.flatMap((listing) => priceIn(listing, publishedBefore(listing, then))))
  return {
    ...(best && { best: best.usd, listingId: best.listingId }),
    ...(before && { before: before.usd }),
  }
}

/** The prices that a listing had at an instant; undefined if it was not on the market, as far as is still known. */
function publishedBefore({ published = [], status, updatedAt }: ListingRow, then: string): Published | undefined {
  // One that left the market before has not come back.
  if (status !== 'ONLINE' && updatedAt <= then) return undefined
  return published.findLast(({ at }) => at <= then)
}

const lowest = (asked: readonly Asked[]): Asked | undefined =>
  asked.toSorted((a, b) => new Big(a.usd).cmp(b.usd) || a.listingId.localeCompare(b.listingId))[0]
