import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { namesReadBy } from '@/routes/params.ts'

/** Names the market keeps in the address bar. */
const MARKET_FILTERS = namesReadBy('market')([
  'kind',
  'keyword',
  'mode',
  'pol',
  'pod',
  'provinceCode',
  'carrierScac',
  'isoCode',
  'etdFrom',
  'etdTo',
  'maxPrice',
  'directOnly',
  'certifiedOnly',
  'validToday',
  'sellerId',
])
export type MarketFilter = (typeof MARKET_FILTERS)[number]

/** A search over the market that lives in the address bar. */
export type MarketSearch = List<ListingSummary, MarketFilter>

/** The market's listings; without an order, what its seller confirmed last comes first. */
export function useMarket(): MarketSearch {
  return useList(listingEndpoints.page, { filters: MARKET_FILTERS, refreshOnFocus: true })
}
