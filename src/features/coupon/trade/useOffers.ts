import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import type { QueryNames } from '@/routes/params.ts'

/** Names the coupon market keeps in the address bar. */
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

/** A search over the offers that lives in the address bar. */
export type OfferSearch = List<Offer, OfferFilter>

/** What can be bought, newest first unless another order is asked for. */
export function useOffers(): OfferSearch {
  return useList(couponEndpoints.offers, { filters: OFFER_FILTERS, refreshOnFocus: true })
}

/** The reader's own offers in every state, newest first. */
export function useOwnOffers(): List<Offer, never> {
  return useList(couponEndpoints.offers, { filters: [], fixed: { mine: true }, refreshOnFocus: true })
}
