import { describe, expect, it } from 'vitest'
import type { Endpoint } from '@/contract/endpoint.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail, ListingCommand } from '@/contract/market/listing/schemas.ts'
import type { ListingStatus } from '@/contract/market/listing/values.ts'
import { told } from '../support/inbox.ts'
import { book, chargesOf, draftOf, listed, seen, send } from '../support/listing.ts'
import { newRequestNo, openMarket, START } from '../support/market.ts'

const DAY = 24 * 3600_000
const command = ({ id, version }: { id: string; version: number }) => ({ id, version, requestNo: newRequestNo() })

describe('the life of a listing', () => {
  it('reaches every state', async () => {
    const reached = new Set<ListingStatus>()
    const state = await listed()
    const { market } = state
    let { seller } = state
    const note = (detail: ListingDetail): ListingDetail => {
      reached.add(detail.status)
      return detail
    }
    const draft = await market.call(
      listingEndpoints.saveDraft,
      { draft: { title: '半成品' }, requestNo: newRequestNo() },
      { token: seller },
    )
    const own = (await market.call(listingEndpoints.own, { id: draft.data.id }, { token: seller })).data
    expect(own).toMatchObject({ status: 'DRAFT', draft: { title: '半成品' }, held: [] })
    reached.add(own.status)
    note((await send(market, seller, draftOf({ title: '加微信 13800138000' }), draft.data)).data)
    market.time.now += 4000
    const refused = note(await seen(market, draft.data.id, seller))
    expect(refused).toMatchObject({ status: 'REJECTED', rejection: 'CONTACT_IN_TEXT' })

    let listing = note(state.listing)
    const run = async (call: Endpoint<ListingCommand, ListingDetail>) => {
      const answer = await market.call(call, command(listing), { token: seller })
      expect(answer.code).toBe(200)
      listing = note(answer.data)
    }
    await run(listingEndpoints.pause)
    await run(listingEndpoints.resume)
    market.time.now += DAY
    seller = await market.signIn('forwarder')
    await run(listingEndpoints.confirm)
    expect(Date.parse(listing.confirmedAt)).toBe(market.time.now)
    const buyer = await market.signIn('trader')
    expect((await book({ ...state, listing, buyer }, 9)).code).toBe(200)
    listing = note(await seen(market, listing.id, seller))
    expect(listing).toMatchObject({ status: 'SOLD_OUT', available: [{ qty: 1 }] })

    market.time.now = Date.parse('2026-12-05T15:59:59Z')
    seller = await market.signIn('forwarder')
    expect((await seen(market, listing.id, seller)).status).toBe('ONLINE')
    market.time.now += 1000
    listing = note(await seen(market, listing.id, seller))
    expect(listing.status).toBe('EXPIRED')
    expect(await told(market, 'forwarder', START)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^LISTING_APPROVED/),
        expect.stringMatching(/^LISTING_REJECTED.*Contact details in the text/),
        expect.stringMatching(/^LISTING_EXPIRING/),
        expect.stringMatching(/^LISTING_EXPIRED/),
      ]),
    )
    await run(listingEndpoints.takeOff)
    expect([...reached].toSorted()).toEqual(
      ['DRAFT', 'EXPIRED', 'OFFLINE', 'ONLINE', 'PAUSED', 'REJECTED', 'REVIEWING', 'SOLD_OUT'].toSorted(),
    )
  })

  it('is renewed without a review up to ten percent, and goes to the clerk beyond', async () => {
    const { market, seller, listing } = await listed()
    const near = await market.call(
      listingEndpoints.renew,
      { ...command(listing), validTo: '2026-12-20', pricePct: 10 },
      { token: seller },
    )
    expect(near.data).toMatchObject({ status: 'ONLINE', validTo: '2026-12-20' })
    expect(near.data.charges.map((line) => line.unitPrice)).toEqual(['1980.00', '495.00'])
    const far = await market.call(
      listingEndpoints.renew,
      { ...command(near.data), validTo: '2026-12-20', pricePct: -10.5 },
      { token: seller },
    )
    expect(far.data.status).toBe('REVIEWING')
    const stale = await market.call(
      listingEndpoints.renew,
      { ...command(near.data), validTo: '2026-12-20', pricePct: 0 },
      { token: seller },
    )
    expect(stale.code).toBe(4009)
    market.time.now += 4000
    expect((await seen(market, listing.id)).status).toBe('ONLINE')
  })

  it('comes back from its end by a renewal, for 90 days at most', async () => {
    const { market, listing } = await listed()
    market.time.now = START + 20 * DAY
    const token = await market.signIn('forwarder')
    const ended = await seen(market, listing.id, token)
    expect(ended.status).toBe('EXPIRED')
    const long = { ...command(ended), validTo: '2027-03-12', pricePct: 0 }
    expect(await market.call(listingEndpoints.renew, long, { token })).toMatchObject({
      code: 4001,
      data: { fields: [{ field: 'validTo' }] },
    })
    const back = await market.call(
      listingEndpoints.renew,
      { ...command(ended), validTo: '2027-03-11', pricePct: 0 },
      { token },
    )
    expect(back.data).toMatchObject({ status: 'ONLINE', validFrom: '2026-12-11' })
  })

  it('refuses what the rules find, at the fields', async () => {
    const market = await openMarket()
    const token = await market.signIn('forwarder')
    const fieldsOf = async (part: Parameters<typeof draftOf>[0]) => {
      const answer = await send(market, token, draftOf(part))
      return (answer.data as unknown as { fields?: { field: string }[] }).fields?.map((one) => one.field)
    }
    expect(await fieldsOf({ pod: 'CNSHA' })).toEqual(['pod'])
    expect(await fieldsOf({ pod: 'XXXXX' })).toEqual(['pod'])
    expect(await fieldsOf({ minOrder: 11 })).toEqual(['minOrder'])
    expect(await fieldsOf({ stock: [] })).toEqual(['stock'])
    expect(
      await fieldsOf({
        stock: [
          { isoCode: '45G1', qty: 5 },
          { isoCode: '45G1', qty: 5 },
        ],
      }),
    ).toEqual(['stock.1.isoCode'])
    expect(await fieldsOf({ charges: chargesOf('0') })).toEqual(['charges'])
    expect(await fieldsOf({ validTo: '2026-11-20', validFrom: '2026-11-01' })).toEqual(['validTo'])
    expect(await fieldsOf({ validTo: '2026-11-30', validFrom: '2026-12-01' })).toEqual(['validTo'])
    const place = { provinceCode: '310000', cityName: '上海' }
    const truck = { ...place, kind: 'TRUCK', mode: 'TRUCK' } as const
    expect(await fieldsOf({ ...truck, plates: ['沪A12345', '沪A1', '沪A 12345'] })).toEqual([
      'plates.1',
      'plates.2',
      'charges',
    ])
    const empty = { ...place, kind: 'EMPTY_BOX' as const, containerNos: ['CSQU3054383', 'CSQU3054384', 'CSQU3054383'] }
    expect(await fieldsOf(empty)).toEqual(['containerNos.1', 'containerNos.2'])
    expect(await fieldsOf({ kind: 'CARGO' })).toEqual(['cargo.nameZh'])
    const cargo = { nameZh: '家具', grossKg: '0', cbm: '12', readyDate: '2026-12-01' }
    expect(await fieldsOf({ kind: 'CARGO', cargo })).toEqual(['cargo.grossKg'])
  })

  it('is written by forwarders, by consolidators within their trade, and by nobody without a certification', async () => {
    const market = await openMarket()
    const as = async (account: string, part: Parameters<typeof draftOf>[0]) =>
      (await send(market, await market.signIn(account), draftOf(part))).code
    expect(await as('trader', {})).toBe(4003)
    expect(await as('forwarder-reviewing', {})).toBe(4003)
    expect(await as('consolidator', {})).toBe(4003)
    expect(await as('consolidator', { kind: 'SPACE' })).toBe(4001)
    const charges = chargesOf('35').map((line) => ({ ...line, isoCode: undefined, basis: 'PER_WM' as const }))
    expect(await as('consolidator', { kind: 'SPACE', mode: 'LCL', stock: [{ qty: 60 }], charges })).toBe(200)
  })

  it('as a draft is kept and thrown away by its owner alone', async () => {
    const market = await openMarket()
    const token = await market.signIn('forwarder')
    const saved = await market.call(
      listingEndpoints.saveDraft,
      { draft: { title: 'x' }, requestNo: newRequestNo() },
      { token },
    )
    const other = await market.signIn('forwarder2')
    expect((await market.call(listingEndpoints.removeDraft, command(saved.data), { token: other })).code).toBe(4004)
    expect((await seenCode(market, saved.data.id)).code).toBe(4004)
    const before = (await market.call(listingEndpoints.minePage, {}, { token })).data.counts['DRAFT'] ?? 0
    expect((await market.call(listingEndpoints.removeDraft, command(saved.data), { token })).code).toBe(200)
    expect((await market.call(listingEndpoints.minePage, {}, { token })).data.counts['DRAFT']).toBe(before - 1)
    expect((await market.call(listingEndpoints.removeDraft, command(saved.data), { token })).code).toBe(4004)
  })
})

async function seenCode(market: Awaited<ReturnType<typeof openMarket>>, id: string) {
  return market.call(listingEndpoints.detail, { id })
}
