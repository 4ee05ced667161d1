import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { namesReadBy } from '@/routes/params.ts'

/** Query parameters of the market. */
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

/** A search over the market with its state in the URL. */
export type MarketSearch = List<ListingSummary, MarketFilter>

/** Listings of the market; by default those confirmed last come first. */
export function useMarket(): MarketSearch {
  return useList(listingEndpoints.page, { filters: MARKET_FILTERS, refreshOnFocus: true })
}
