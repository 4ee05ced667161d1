import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { isOutOfSailings, pickedOf } from '@/contract/market/listing/sailings.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { DTHC, book, chargesOf, listed, seen, type Listed } from '../support/listing.ts'
import { newRequestNo } from '../support/market.ts'
import { CONSIGNEE, looseOf, shipmentOf, SHIPPER } from '../support/shipment.ts'

const CIF = usualPayers('SHIPPER', { incoterm: 'CIF', mode: 'FCL' })
const detailFor = async ({ market }: Pick<Listed, 'market'>, id: string, token: string) =>
  (await market.call(orderEndpoints.detail, { id }, { token })).data

/** Books loose cargo of a listing. */
async function bookLoose(state: Listed, packages: Shipment['packages'], part: Partial<Shipment> = {}) {
  const { market, listing, buyer } = state
  const loose = looseOf(packages)
  const shipment = shipmentOf(listing, loose.items, { weights: [], packages, ...part })
  const { id: listingId, version: listingVersion } = listing
  const input = { listingId, listingVersion, items: loose.items, shipment, note: '', requestNo: newRequestNo() }
  return market.call(bookingEndpoints.request, input, { token: buyer })
}

const wm = (code: string, group: 'ORIGIN' | 'FREIGHT' | 'DESTINATION', unitPrice: string, currency: 'CNY' | 'USD') =>
  ({ code, group, basis: 'PER_WM', unitPrice, currency, qty: '1', paymentTerm: 'PRE', state: 'QUOTED' }) as const

describe('a booking by the term of sale', () => {
  it('leaves to the other party what it pays at the destination: not payable, named beside', async () => {
    const state = await listed({ charges: [...chargesOf('1800'), DTHC] })
    const { data } = await book(state, 2, state.buyer, { incoterm: 'CIF', payers: CIF })
    const order = await detailFor(state, data.id, state.buyer)
    // Two containers at 1,800 dollars and a document fee of 450 yuan; 500 euros are the consignee's.
    expect(order.lanes[0]?.charges.map(({ code, paymentTerm }) => `${code} ${paymentTerm}`)).toEqual([
      'OFR PRE',
      'DOC PRE',
      'DTHC COL',
    ])
    expect(order.elsewhere?.amounts).toEqual([{ amount: '500.00', currency: 'EUR' }])
    const { amount } = order.payable
    const whole = order.lanes[0]?.allIn.amount ?? ''
    expect((Number(whole) - Number(amount)).toFixed(2)).toBe(order.elsewhere?.total.amount)
    expect(order.ledger).toMatchObject({ quoted: amount, billed: amount, changes: '0.00' })
  })

  it('is refused if the other party pays everything', async () => {
    const state = await listed()
    const payers = usualPayers('SHIPPER', { incoterm: 'EXW', mode: 'FCL' })
    const refused = await book(state, 2, state.buyer, { incoterm: 'EXW', payers })
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'shipment.payers' }] } })
  })
})

describe('loose cargo', () => {
  it('is priced by what it measures and weighs, not by whole cubic metres', async () => {
    const charges = [
      wm('OFR', 'FREIGHT', '55', 'USD'),
      wm('CFSO', 'ORIGIN', '60', 'CNY'),
      wm('CFSD', 'DESTINATION', '58.642', 'USD'),
    ]
    const state = await listed({ mode: 'LCL', stock: [{ qty: 30 }], minOrder: 1, charges })
    const payers = { ...CIF, except: [] }
    // Twelve cartons of 60 x 60 x 30 cm: 1.296 cubic metres, 240.0 kg.
    const booked = await bookLoose(state, [{ pieces: 12, lengthCm: 60, widthCm: 60, heightCm: 30, kg: '20' }], {
      payers,
    })
    const order = await detailFor(state, booked.data.id, state.buyer)
    expect(order.lanes[0]?.loose).toEqual({ pieces: 12, grossKg: '240', cbm: '1.296' })
    expect(order.lanes[0]?.charges.map(({ qty, amount }) => `${qty} ${amount}`)).toEqual([
      '1.296 71.28',
      '1.296 77.76',
      '1.296 76.00',
    ])
    expect(order.elsewhere?.amounts).toEqual([{ amount: '76.00', currency: 'USD' }])
    // Two whole cubic metres left the stock.
    expect(order.booking?.items).toEqual([{ qty: 2 }])
  })

  it('of less than a revenue ton counts one, and heavy cargo its tonnes', async () => {
    const charges = [wm('OFR', 'FREIGHT', '50', 'USD')]
    const state = await listed({ mode: 'LCL', stock: [{ qty: 30 }], minOrder: 1, charges })
    const small = await bookLoose(state, [{ pieces: 1, lengthCm: 50, widthCm: 40, heightCm: 40, kg: '12.5' }])
    expect(small.data.allIn).toEqual({ amount: '50.00', currency: 'USD' })
    const heavy = await bookLoose(state, [{ pieces: 2, lengthCm: 100, widthCm: 100, heightCm: 50, kg: '1250.5' }])
    expect(heavy.data.allIn).toEqual({ amount: '125.05', currency: 'USD' })
  })

  it('takes from the stock what its packages measure, and no dangerous goods', async () => {
    const state = await listed({
      mode: 'LCL',
      stock: [{ qty: 30 }],
      minOrder: 1,
      charges: [wm('OFR', 'FREIGHT', '50', 'USD')],
    })
    const { market, listing, buyer } = state
    const packages = [{ pieces: 3, lengthCm: 100, widthCm: 100, heightCm: 100, kg: '100' }]
    const items = [{ qty: 1 }]
    const shipment = shipmentOf(listing, items, { weights: [], packages })
    const input = { listingId: listing.id, listingVersion: listing.version, items, shipment, note: '' }
    const short = await market.call(bookingEndpoints.request, { ...input, requestNo: newRequestNo() }, { token: buyer })
    expect(short).toMatchObject({ code: 4001, data: { fields: [{ field: 'items.0.qty' }] } })
    const dg = { unNo: '1263', class: '3', packingGroup: 'II' } as const
    const refused = await bookLoose(state, packages, { cargo: { name: '油漆', hsCode: '320890', dg } })
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'shipment.cargo.dg' }] } })
  })
})

describe('what a booking says of its cargo', () => {
  const wrong: [string, Partial<Shipment>][] = [
    ['shipment.cargo.hsCode', { cargo: { name: '家具', hsCode: '770110' } }],
    ['shipment.weights.0.kg', { weights: [{ isoCode: '45G1', kg: '30481' }] }],
    ['shipment.readyDate', { readyDate: '2026-11-20' }],
    [
      'shipment.parties.consignee.address',
      { parties: { shipper: SHIPPER, consignee: { ...CONSIGNEE, address: ' ' } } },
    ],
  ]

  it.each(wrong)('is refused at its field: %s', async (field, part) => {
    const state = await listed()
    expect(await book(state, 2, state.buyer, part)).toMatchObject({ code: 4001, data: { fields: [{ field }] } })
  })

  it('is needed on a lane', async () => {
    const state = await listed()
    const { market, listing, buyer } = state
    const items = [{ isoCode: '45G1', qty: 2 }]
    const input = { listingId: listing.id, listingVersion: listing.version, items, note: '', requestNo: newRequestNo() }
    const refused = await market.call(bookingEndpoints.request, input, { token: buyer })
    expect(refused).toMatchObject({ code: 4001, data: { fields: [{ field: 'shipment' }] } })
  })

  it('has to reach the yard before the cut-off of its sailing, which has to be one of the listing', async () => {
    const { market, buyer } = await listed()
    const page = await market.call(listingEndpoints.page, { kind: 'RATE', mode: 'FCL', size: 100 }, { token: buyer })
    const details = await Promise.all(page.data.records.map(({ id }) => seen(market, id, buyer)))
    const scheduled = details.find(({ sailings, available }) => sailings[0]?.id && available[0]?.isoCode)
    if (!scheduled) throw new Error('No listing has a sailing of the schedules')
    const { id: listingId, version: listingVersion, available, minOrder, sailings } = scheduled
    const last = sailings.at(-1)
    if (!last) throw new Error('The listing has no sailing')
    const items = [{ isoCode: available[0]?.isoCode, qty: minOrder }]
    const ask = async (part: Partial<Shipment>) => {
      const shipment = shipmentOf(scheduled, items, part)
      const input = { listingId, listingVersion, items, shipment, note: '', requestNo: newRequestNo() }
      return market.call(bookingEndpoints.request, input, { token: buyer })
    }
    const late = { code: 4001, data: { fields: [{ field: 'shipment.readyDate' }] } }
    expect(await ask({ sailing: last, readyDate: last.etd.slice(0, 10) })).toMatchObject(late)
    const gone = await ask({ sailing: { ...last, id: 's-NONE.1.0.1.0' } })
    expect(gone).toMatchObject({ code: 4009, data: { current: { id: listingId } } })
    expect(gone.data).toMatchObject({ sailings: sailings.slice(0, 2).map(pickedOf) })
    const booked = await ask({ sailing: { ...last, etd: sailings[0]?.etd ?? '' } })
    expect(booked.code).toBe(200)
    // The sailing is told by its id, whatever else was sent.
    const { lanes } = (await market.call(orderEndpoints.detail, { id: booked.data.id }, { token: buyer })).data
    expect(lanes[0]?.sailings).toEqual([pickedOf(last)])
  })

  it('cannot be made once all sailings of the listing have closed for papers, which the listing says before', async () => {
    const { market, buyer } = await listed()
    const page = await market.call(listingEndpoints.page, { kind: 'RATE', mode: 'FCL', size: 100 }, { token: buyer })
    const details = await Promise.all(page.data.records.map(({ id }) => seen(market, id, buyer)))
    const closing = details
      .filter(({ sailings, available }) => sailings.length > 0 && available[0]?.isoCode)
      .map((one) => ({
        id: one.id,
        end: Math.max(...one.sailings.map((each) => Date.parse(each.papersBy ?? each.etd))),
      }))
      .toSorted((a, b) => a.end - b.end)
    const [first] = closing
    if (!first) throw new Error('No listing has a sailing')
    market.time.now = first.end - 1
    const open = await seen(market, first.id, buyer)
    expect(isOutOfSailings(open, market.time.now)).toBe(false)
    market.time.now = first.end
    const listing = await seen(market, first.id, buyer)
    const [last] = listing.sailings
    expect([listing.status, isOutOfSailings(listing, market.time.now)]).toEqual(['ONLINE', true])
    // Its ship has not left.
    expect(Date.parse(last?.etd ?? '')).toBeGreaterThan(market.time.now)
    const { id: listingId, version: listingVersion } = listing
    const items = [{ isoCode: listing.available[0]?.isoCode, qty: listing.minOrder }]
    for (const sailings of [listing.sailings, []]) {
      const shipment = shipmentOf({ kind: 'RATE', sailings }, items, { readyDate: marketDay(market.time.now) })
      const input = { listingId, listingVersion, items, shipment, note: '', requestNo: newRequestNo() }
      const refused = await market.call(bookingEndpoints.request, input, { token: buyer })
      expect(refused).toMatchObject({ code: 4009, data: { current: { id: listingId }, sailings: [] } })
    }
  })

  it('of robots is refused if it explodes or is heavier than its container bears', async () => {
    const { market, buyer } = await listed()
    await market.call(demoEndpoints.robots, { robots: true })
    const page = await market.call(listingEndpoints.page, { kind: 'RATE', mode: 'FCL', size: 100 }, { token: buyer })
    const people = new Set(['c01', 'c02', 'c03', 'c04', 'c05'])
    const found = page.data.records.find((one) => !people.has(one.seller.id) && one.available[0]?.isoCode)
    if (!found) throw new Error('No robot lists a rate')
    const listing = await seen(market, found.id, buyer)
    const items = [{ isoCode: listing.available[0]?.isoCode, qty: listing.minOrder }]
    const dg = { unNo: '0335', class: '1.3', packingGroup: 'II' } as const
    const parts: Partial<Shipment>[] = [
      { cargo: { name: '烟花', hsCode: '360410', dg } },
      { weights: items.map(({ isoCode }) => ({ ...(isoCode && { isoCode }), kg: '30400' })) },
    ]
    const reasons: (string | undefined)[] = []
    for (const part of parts) {
      const { version: listingVersion } = await seen(market, listing.id, buyer)
      const shipment = shipmentOf(listing, items, part)
      const input = { listingId: listing.id, listingVersion, items, shipment, note: '', requestNo: newRequestNo() }
      const booked = await market.call(bookingEndpoints.request, input, { token: buyer })
      market.time.now += 60_000
      reasons.push((await detailFor({ market }, booked.data.id, buyer)).booking?.refusal?.reason)
    }
    expect(reasons).toEqual(['CARGO_UNFIT', 'CARGO_UNFIT'])
  })

  it('shows the parties to the seller once it has accepted, not before', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const { data } = await book(state, 2)
    const shownTo = async (token: string) => (await detailFor(state, data.id, token)).booking?.shipment
    expect((await shownTo(buyer))?.parties?.consignee).toEqual(CONSIGNEE)
    expect(await shownTo(seller)).toMatchObject({ cargo: { name: '家具', hsCode: '940360' }, incoterm: 'DDP' })
    expect(JSON.stringify(await detailFor(state, data.id, seller))).not.toContain(CONSIGNEE.name)
    const page = await market.call(bookingEndpoints.page, { side: 'SELLER', tab: 'open' }, { token: seller })
    expect(JSON.stringify(page.data)).not.toContain(CONSIGNEE.name)
    const answer = { id: data.id, version: data.version, requestNo: newRequestNo() }
    await market.call(bookingEndpoints.accept, answer, { token: seller })
    expect((await shownTo(seller))?.parties).toEqual({ shipper: SHIPPER, consignee: CONSIGNEE })
  })
})
