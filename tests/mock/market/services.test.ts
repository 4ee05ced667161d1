import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingCharge } from '@/contract/market/listing/draft.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { chargesOf, draftOf, listed, seen, send, type Listed } from '../support/listing.ts'
import { newRequestNo, openMarket } from '../support/market.ts'
import { shipmentOf } from '../support/shipment.ts'

const common = { qty: '1', paymentTerm: 'PRE', state: 'QUOTED', currency: 'USD', optional: true } as const
const TRKO: ListingCharge = {
  ...common,
  code: 'TRKO',
  group: 'ORIGIN',
  basis: 'PER_CONTAINER',
  unitPrice: '250',
}
const INS: ListingCharge = {
  ...common,
  code: 'INS',
  group: 'OPTIONAL',
  basis: 'PERCENT_OF_VALUE',
  unitPrice: '0.1',
}
const OFR = chargesOf('1800').slice(0, 1)
const offered = async () => listed({ charges: [...OFR, TRKO, INS] })

/** Books two containers with services. */
async function bookWith({ market, listing, buyer }: Listed, services?: string[], part: Partial<Shipment> = {}) {
  const items = [{ isoCode: '45G1', qty: 2 }]
  const shipment = shipmentOf(listing, items, part)
  const { id: listingId, version: listingVersion } = listing
  const requestNo = newRequestNo()
  const input = { listingId, listingVersion, items, shipment, note: '', requestNo, ...(services && { services }) }
  return market.call(bookingEndpoints.request, input, { token: buyer })
}
const orderOf = async ({ market }: Listed, id: string, token: string) =>
  (await market.call(orderEndpoints.detail, { id }, { token })).data

describe('a booking with optional services', () => {
  it('owes, names and keeps only what was ticked', async () => {
    const state = await offered()
    const { data } = await bookWith(state, ['TRKO', 'INS', 'TRKO'], { value: { amount: '90000', currency: 'USD' } })
    const order = await orderOf(state, data.id, state.buyer)
    expect(order.lanes[0]?.charges.map(({ code, amount }) => `${code} ${amount}`)).toEqual([
      'OFR 3600.00',
      'TRKO 500.00',
      'INS 90.00',
    ])
    expect(order.payable).toEqual({ amount: '4190.00', currency: 'USD' })
    expect(order.ledger).toMatchObject({ quoted: '4190.00', billed: '4190.00', changes: '0.00' })
    expect(order.booking?.services).toEqual(['TRKO', 'INS'])
    // The seller, too, reads what it is to arrange before it accepts.
    expect((await orderOf(state, data.id, state.seller)).booking).toMatchObject({
      services: ['TRKO', 'INS'],
      shipment: { value: { amount: '90000', currency: 'USD' } },
    })
  })

  it('owes none of them unless they are ticked, also if the key is missing', async () => {
    const state = await offered()
    for (const services of [undefined, []]) {
      const { data } = await bookWith(state, services, { value: { amount: '90000', currency: 'USD' } })
      expect(data.payable).toEqual({ amount: '3600.00', currency: 'USD' })
      const { booking, lanes } = await orderOf(state, data.id, state.buyer)
      expect(lanes[0]?.charges).toHaveLength(1)
      expect([booking?.services, booking?.shipment?.value]).toEqual([undefined, undefined])
    }
  })

  it('leaves to the other party what it pays by the term of sale', async () => {
    const state = await listed({ charges: [...OFR, { ...TRKO, code: 'TRKD', group: 'DESTINATION' }] })
    const payers = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
    const { data } = await bookWith(state, ['TRKD'], { incoterm: 'CIF', payers })
    expect(data.payable.amount).toBe('3600.00')
    const { elsewhere } = await orderOf(state, data.id, state.buyer)
    expect(elsewhere?.amounts).toEqual([{ amount: '500.00', currency: 'USD' }])
  })

  it.each([
    [['DOC'], 'services.0', 'Not an optional service of this listing'],
    [['TRKO', 'OFR'], 'services.1', 'Not an optional service of this listing'],
    [['INS'], 'shipment.value.amount', 'Required'],
  ])('is refused with %j at its field', async (services, field, message) => {
    const refused = await bookWith(await offered(), services)
    expect(refused.code).toBe(4001)
    expect(refused.data).toMatchObject({ fields: [{ field, message: expect.stringContaining(message) }] })
  })

  it('names services and value in the contract', async () => {
    const state = await offered()
    const { data } = await bookWith(state, ['INS'], { value: { amount: '90000', currency: 'USD' } })
    const { id, version } = data
    await state.market.call(
      bookingEndpoints.accept,
      { id, version, requestNo: newRequestNo() },
      { token: state.seller },
    )
    const { terms } = (await state.market.call(orderEndpoints.contract, { id }, { token: state.buyer })).data
    expect(terms.lanes[0]?.charges.map(({ code }) => code)).toEqual(['OFR', 'INS'])
    expect(terms.shipment?.value).toEqual({ amount: '90000', currency: 'USD' })
  })
})

describe('a listing with optional services', () => {
  it('has them in no price of one unit, and counts them as not included', async () => {
    const doc = { ...TRKO, code: 'DOC', basis: 'PER_BL' as const }
    const { market, listing, buyer } = await listed({ charges: [...OFR, doc] })
    const read = await seen(market, listing.id, buyer)
    expect(read.prices).toEqual([{ isoCode: '45G1', allIn: { amount: '1800.00', currency: 'USD' } }])
    expect(read.missing).toContain('DOC')
    expect(read.charges.find(({ code }) => code === 'DOC')?.optional).toBe(true)
    const query = { pol: 'CNSHA', pod: 'USLAX', maxPrice: 1800, size: 50, current: 1 }
    const { records } = (await market.call(listingEndpoints.page, query, { token: buyer })).data
    expect(records.map(({ id }) => id)).toContain(listing.id)
  })

  it('is refused where the main charge is one of them', async () => {
    const market = await openMarket()
    const token = await market.signIn('forwarder')
    const [ofr] = OFR
    const refused = await send(market, token, draftOf({ charges: ofr ? [{ ...ofr, optional: true }, TRKO] : [] }))
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'charges.0.optional' }] } })
  })
})

it('rates of the seed offer services that are in no price', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const query = { kind: 'RATE' as const, mode: 'FCL' as const, size: 50, current: 1 }
  const { records } = (await market.call(listingEndpoints.page, query, { token })).data
  const all = await Promise.all(records.map(async ({ id }) => seen(market, id, token)))
  const codes = new Set(all.flatMap(({ charges }) => charges.flatMap(({ code, optional }) => (optional ? [code] : []))))
  expect([...codes].toSorted()).toEqual(['CUSE', 'INS', 'TRKO'])
})
