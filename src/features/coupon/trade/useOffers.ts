import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import type { QueryNames } from '@/routes/params.ts'

/** Query parameters of the coupon market. */
const OFFER_FILTERS = [
  'kind',
  'mode',
  'pol',
  'pod',
  'keyword',
  'maxPoints',
  'fitsMine',
] as const satisfies readonly QueryNames<'couponMarket'>[]
type OfferFilter = (typeof OFFER_FILTERS)[number]

/** A search over the offers with its state in the URL. */
export type OfferSearch = List<Offer, OfferFilter>

/** Offers of the market, newest first by default. */
export function useOffers(): OfferSearch {
  return useList(couponEndpoints.offers, { filters: OFFER_FILTERS, refreshOnFocus: true })
}

/** The reader's own offers in every status, newest first. */
export function useOwnOffers(): List<Offer, never> {
  return useList(couponEndpoints.offers, { filters: [], fixed: { mine: true }, refreshOnFocus: true })
}
