import { useState } from 'react'
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

/** Local overrides of offers after actions or conflicts; newer than the list. */
export interface OfferOverrides {
  /** The offer, or its override if that is at least as new. */
  apply: (offer: Offer) => Offer
  override: (offer: Offer) => void
  /** True if the reader has bought it on this page. */
  isBought: (offer: Offer) => boolean
  buy: (offer: Offer) => void
}

/** Keeps sold offers in the list, so that the layout does not shift under a tap. */
export function useOfferOverrides(): OfferOverrides {
  const [known, setKnown] = useState<ReadonlyMap<string, Offer>>(new Map())
  const [bought, setBought] = useState<ReadonlySet<string>>(new Set())
  const override = (offer: Offer) => setKnown((before) => new Map(before).set(offer.id, offer))
  return {
    apply: (offer) => {
      const found = known.get(offer.id)
      return found && found.version >= offer.version ? found : offer
    },
    override,
    isBought: ({ id }) => bought.has(id),
    buy: (offer) => {
      setBought((before) => new Set(before).add(offer.id))
      override({ ...offer, status: 'SOLD', version: offer.version + 1 })
    },
  }
}
