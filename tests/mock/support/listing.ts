import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { shipmentOf } from './shipment.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { newRequestNo, openMarket, type Market } from './market.ts'

const common = { paymentTerm: 'PRE', state: 'QUOTED', qty: '1' } as const

/** Freight per container in dollars, and a document fee of 450 yuan per order. */
export function chargesOf(freight: string): ChargeInput[] {
  return [
    {
      ...common,
      code: 'OFR',
      group: 'FREIGHT',
      basis: 'PER_CONTAINER',
      isoCode: '45G1',
      unitPrice: freight,
      currency: 'USD',
    },
    { ...common, code: 'DOC', group: 'ORIGIN', basis: 'PER_BL', unitPrice: '450', currency: 'CNY' },
  ]
}

/** Terminal handling at the destination, 250 euros a 40HQ. */
export const DTHC: ChargeInput = {
  code: 'DTHC',
  group: 'DESTINATION',
  basis: 'PER_CONTAINER',
  isoCode: '45G1',
  unitPrice: '250',
  currency: 'EUR',
  ...common,
  paymentTerm: 'COL',
}

/** Ten 40HQ from Shanghai to Los Angeles at 1,800 dollars, minimum two, valid until 5 December. */
export function draftOf(part: Partial<ListingDraft> = {}): ListingDraft {
  return {
    kind: 'RATE',
    title: '上海→洛杉矶 40HQ',
    mode: 'FCL',
    pol: 'CNSHA',
    pod: 'USLAX',
    services: [],
    plates: [],
    containerNos: [],
    carrierScac: 'COSU',
    direct: true,
    via: [],
    transitDays: 15,
    sailings: [],
    stock: [{ isoCode: '45G1', qty: 10 }],
    minOrder: 2,
    charges: chargesOf('1800'),
    currency: 'USD',
    validFrom: '2026-11-21',
    validTo: '2026-12-05',
    images: [],
    ...part,
  }
}

/** A market with a listing of `forwarder`; robots are off. */
export interface Listed {
  market: Market
  seller: string
  buyer: string
  listing: ListingDetail
}

/** Submits a listing and returns the response. */
export async function send(market: Market, token: string, draft: ListingDraft, of?: { id: string; version: number }) {
  const { id, version } = of ?? {}
  return market.call(
    listingEndpoints.submit,
    { ...(id && { id, version }), draft, requestNo: newRequestNo() },
    { token },
  )
}

/** Publishes a listing and waits for the review. */
export async function listed(part: Partial<ListingDraft> = {}): Promise<Listed> {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  const seller = await market.signIn('forwarder')
  const buyer = await market.signIn('trader')
  const sent = await send(market, seller, draftOf(part))
  if (sent.code !== 200) throw new Error(`${sent.message} ${JSON.stringify(sent.data)}`)
  market.time.now += 4000
  return { market, seller, buyer, listing: await seen(market, sent.data.id, seller) }
}

/** A listing as a caller sees it. */
export async function seen(market: Market, id: string, token?: string): Promise<ListingDetail> {
  return (await market.call(listingEndpoints.detail, { id }, token === undefined ? {} : { token })).data
}

/** Books containers of a listing and returns the response. */
export async function book(
  { market, listing, buyer }: Listed,
  qty: number,
  token = buyer,
  part: Partial<Shipment> = {},
) {
  const items = [{ isoCode: '45G1', qty }]
  return market.call(
    bookingEndpoints.request,
    {
      listingId: listing.id,
      listingVersion: listing.version,
      items,
      shipment: shipmentOf(listing, items, { readyDate: marketDay(market.time.now), ...part }),
      note: '',
      requestNo: newRequestNo(),
    },
    { token },
  )
}
