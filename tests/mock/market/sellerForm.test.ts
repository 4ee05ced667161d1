import { describe, expect, it } from 'vitest'
import type { ListingDraft } from '@/contract/market/listing/draft.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { OwnListing } from '@/contract/market/listing/schemas.ts'
import { book, draftOf, listed, seen, send } from '../support/listing.ts'
import type { Listed } from '../support/listing.ts'
import { newRequestNo } from '../support/market.ts'

const SAILING = {
  vessel: 'COSCO HOPE',
  voyage: '058E',
  etd: '2026-11-28T10:00:00.000Z',
  eta: '2026-12-13T10:00:00.000Z',
}
const FREE = { originDetDays: 7, destDemDays: 5, destDetDays: 7 }

/** Freight per container, without a container type. */
const chargeOfAnyBox = {
  code: 'OFR',
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  qty: '1',
  unitPrice: '1800',
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
} as const

/** The fields at which a submission was rejected; empty if it was accepted. */
async function refusedAt({ market, seller }: Listed, part: Partial<ListingDraft>): Promise<string[]> {
  const { data } = await market.call(
    listingEndpoints.submit,
    { draft: draftOf(part), requestNo: newRequestNo() },
    { token: seller },
  )
  return (data as { fields?: { field: string }[] }).fields?.map(({ field }) => field) ?? []
}

async function copyOf({ market, seller }: Listed, id: string): Promise<OwnListing> {
  const copied = await market.call(listingEndpoints.duplicate, { id, requestNo: newRequestNo() }, { token: seller })
  expect(copied.code).toBe(200)
  return (await market.call(listingEndpoints.own, { id: copied.data.id }, { token: seller })).data
}

describe('how a listing sails', () => {
  it('takes sailings, a service, ports between and free time, and gives them back', async () => {
    const part = { service: 'AAC3', direct: false, via: ['KRPUS'], sailings: [SAILING], freeTime: FREE }
    const { market, seller, listing } = await listed(part)
    expect(await seen(market, listing.id, seller)).toMatchObject(part)
  })

  it('refuses at the field what cannot be', async () => {
    const state = await listed()
    expect(await refusedAt(state, { direct: false, via: ['USLAX'] })).toEqual(['via.0'])
    expect(await refusedAt(state, { direct: false, via: ['KRPUS', 'KRPUS'] })).toEqual(['via.1'])
    expect(await refusedAt(state, { direct: false, via: ['ZZZZZ'] })).toEqual(['via.0'])
    expect(await refusedAt(state, { sailings: [{ ...SAILING, eta: SAILING.etd }] })).toEqual(['sailings.0.eta'])
    expect(await refusedAt(state, { sailings: [{ ...SAILING, vessel: '' }] })).toEqual(['sailings.0.vessel'])
    const dayRate = { amount: '100001', currency: 'USD' } as const
    expect(await refusedAt(state, { freeTime: { ...FREE, dayRate } })).toEqual(['freeTime.dayRate'])
    expect(await refusedAt(state, { via: ['USLAX'] })).toEqual([])
  })
})

describe('stock that bookings hold', () => {
  it('tells the seller what is held, and nobody else', async () => {
    const state = await listed()
    await book(state, 3)
    await book(state, 2)
    expect(await seen(state.market, state.listing.id, state.seller)).toMatchObject({
      available: [{ isoCode: '45G1', qty: 5 }],
      held: [{ isoCode: '45G1', qty: 5 }],
    })
    expect((await seen(state.market, state.listing.id, state.buyer)).held).toBeUndefined()
  })

  it('is not lowered below, nor taken out, and may be lowered down to it', async () => {
    const state = await listed()
    await book(state, 4)
    const change = async (stock: ListingDraft['stock']) => {
      const charges = [chargeOfAnyBox]
      const answer = await send(state.market, state.seller, draftOf({ stock, charges }), state.listing)
      return [answer.code, (answer.data as { fields?: unknown }).fields]
    }
    expect(await change([{ isoCode: '45G1', qty: 3 }])).toEqual([
      4001,
      [{ field: 'stock.0.qty', message: 'At least 4, reserved by bookings' }],
    ])
    expect(await change([{ isoCode: '22G1', qty: 9 }])).toMatchObject([4001, [{ field: 'stock' }]])
    expect(await change([{ isoCode: '45G1', qty: 4 }])).toEqual([200, undefined])
  })
})

describe('a duplicate', () => {
  it('is a new draft with the same words and prices, whatever became of the listing', async () => {
    const state = await listed()
    const { market, seller, listing } = state
    const { id, version } = listing
    await market.call(listingEndpoints.takeOff, { id, version, requestNo: newRequestNo() }, { token: seller })
    const copy = await copyOf(state, id)
    expect(copy).toMatchObject({ status: 'DRAFT', held: [], draft: { title: listing.title, validTo: '2026-12-05' } })
    expect((copy.draft as ListingDraft).charges).toEqual(draftOf().charges)
    expect(copy.id).not.toBe(id)
    expect((await send(market, seller, copy.draft as ListingDraft, copy)).code).toBe(200)
  })

  it('begins today, without sailings that have left', async () => {
    const next = { ...SAILING, etd: '2026-12-20T10:00:00.000Z', eta: '2027-01-03T10:00:00.000Z' }
    const state = await listed({ sailings: [SAILING, next] })
    state.market.time.now = Date.parse('2026-12-10T02:00:00Z')
    state.seller = await state.market.signIn('forwarder')
    const { draft } = await copyOf(state, state.listing.id)
    expect(draft).toMatchObject({ validFrom: '2026-12-10', validTo: '2026-12-24', sailings: [next] })
  })

  it('is not made of another enterprise’s listing', async () => {
    const { market, buyer, listing } = await listed()
    const call = { id: listing.id, requestNo: newRequestNo() }
    expect((await market.call(listingEndpoints.duplicate, call, { token: buyer })).code).toBe(4004)
  })
})
