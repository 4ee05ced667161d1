import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { told } from '../support/inbox.ts'
import { book, chargesOf, draftOf, listed, seen, send, type Listed } from '../support/listing.ts'
import { shipmentOf } from '../support/shipment.ts'
import { newRequestNo, START } from '../support/market.ts'

const HOUR = 3600_000

async function decide<In>(state: Listed, call: Endpoint<In, Booking>, booking: Booking, token: string, part = {}) {
  const { id, version } = booking
  return state.market.call(call, { id, version, requestNo: newRequestNo(), ...part } as In, { token })
}
const leftOf = async ({ market, listing }: Listed) => (await seen(market, listing.id)).available[0]?.qty

describe('a booking', () => {
  it('holds what it asks for, and gives it back once when it is refused or cancelled', async () => {
    const state = await listed()
    const { market, seller, buyer } = state
    const first = (await book(state, 4)).data
    expect(first).toMatchObject({ status: 'TO_CONFIRM', source: 'LISTING', side: 'BUYER', items: [{ qty: 4 }] })
    expect(Date.parse(first.acceptBy ?? '')).toBe(market.time.now + 24 * HOUR)
    expect(await leftOf(state)).toBe(6)
    const refusal = { reason: 'NO_SPACE', note: 'full' } as const
    const refused = await decide(state, bookingEndpoints.refuse, first, seller, refusal)
    expect(refused.data).toMatchObject({ status: 'CANCELLED', refusal })
    expect(await leftOf(state)).toBe(10)
    expect((await decide(state, bookingEndpoints.refuse, first, seller, refusal)).code).toBe(4009)
    expect((await decide(state, bookingEndpoints.accept, first, seller)).code).toBe(4009)
    const second = (await book(state, 3)).data
    expect((await decide(state, bookingEndpoints.cancel, second, seller)).code).toBe(4004)
    expect((await decide(state, bookingEndpoints.cancel, second, buyer)).data.status).toBe('CANCELLED')
    expect(await leftOf(state)).toBe(10)
    expect(await told(market, 'trader', START)).toEqual([expect.stringMatching(/^BOOKING_REFUSED.*No space/)])
    expect((await told(market, 'forwarder', START)).map((line) => line.split(':')[0])).toEqual([
      'BOOKING_CANCELLED',
      'ORDER_BOOKED',
      'ORDER_BOOKED',
      'LISTING_APPROVED',
    ])
  })

  it('lapses after 24 hours of silence, not a second before', async () => {
    const state = await listed()
    const { market } = state
    const booking = (await book(state, 4)).data
    market.time.now = Date.parse(booking.acceptBy ?? '') - 1
    expect(await leftOf(state)).toBe(6)
    market.time.now += 1
    expect(await leftOf(state)).toBe(10)
    const seller = await market.signIn('forwarder')
    const page = await market.call(
      bookingEndpoints.page,
      { tab: 'closed', listingId: state.listing.id },
      { token: seller },
    )
    expect(page.data.records).toMatchObject([{ id: booking.id, status: 'TIMED_OUT' }])
  })

  it('is priced as the listing was, whatever becomes of the listing', async () => {
    const state = await listed()
    const { market, seller, listing } = state
    const booking = (await book(state, 3)).data
    const { data } = await market.call(orderEndpoints.detail, { id: booking.id }, { token: seller })
    // Three containers at 1,800 dollars and one document fee.
    expect(data.lanes[0]?.charges.map((line) => line.amount)).toEqual(['5400.00', '450.00'])
    expect(data.ledger).toMatchObject({ quoted: booking.allIn.amount, billed: booking.allIn.amount, changes: '0.00' })
    await send(market, seller, draftOf({ charges: chargesOf('2400') }), listing)
    market.time.now += 4000
    const after = await market.call(orderEndpoints.detail, { id: booking.id }, { token: seller })
    expect(after.data.payable).toEqual(booking.allIn)
    const stale = await book(state, 2)
    expect(stale.code).toBe(4009)
    expect(stale.data).toMatchObject({ current: { id: listing.id, version: listing.version + 2 } })
    expect((await book({ ...state, listing: await seen(market, listing.id) }, 2)).code).toBe(200)
  })

  it('is refused to the seller itself, without a certification, below the least order, and for what is not offered', async () => {
    const state = await listed()
    const { market, seller, listing, buyer } = state
    expect((await book(state, 2, seller)).code).toBe(4003)
    expect((await book(state, 2, await market.signIn('trader-new'))).code).toBe(4003)
    expect(await book(state, 1)).toMatchObject({ code: 4001, data: { fields: [{ field: 'items' }] } })
    const ask = async (items: object[]) =>
      market.call(
        bookingEndpoints.request,
        {
          listingId: listing.id,
          listingVersion: listing.version,
          items: items as Booking['items'],
          shipment: shipmentOf(listing, items as Booking['items']),
          note: '',
          requestNo: newRequestNo(),
        },
        { token: buyer },
      )
    expect(await ask([{ isoCode: '22G1', qty: 2 }])).toMatchObject({ code: 4001 })
    expect(await ask([{ qty: 2 }])).toMatchObject({ code: 4001 })
    const twice = { isoCode: '45G1', qty: 6 }
    expect(await ask([twice, twice])).toMatchObject({ code: 4001, data: { fields: [{ field: 'items.1.isoCode' }] } })
    expect(await ask([{ isoCode: '45G1', qty: 0 }])).toMatchObject({ code: 4001 })
    const pause = { id: listing.id, version: listing.version, requestNo: newRequestNo() }
    await market.call(listingEndpoints.pause, pause, { token: seller })
    expect((await book(state, 2)).code).toBe(4009)
    const cargo = { nameZh: '家具', grossKg: '900', cbm: '12', readyDate: '2026-12-01' }
    const wanted = await listed({ kind: 'CARGO', cargo })
    expect((await book(wanted, 2)).code).toBe(4003)
    expect(await leftOf(state)).toBe(10)
  })

  it('of a robot seller is taken within a minute', async () => {
    const state = await listed()
    const { market, buyer } = state
    await market.call(demoEndpoints.robots, { robots: true })
    const page = await market.call(listingEndpoints.page, { kind: 'RATE', size: 100 }, { token: buyer })
    const people = new Set(['c01', 'c02', 'c03', 'c04', 'c05'])
    const listing = page.data.records.find((one) => !people.has(one.seller.id) && one.available[0]?.isoCode)
    if (!listing) throw new Error('No robot lists a rate')
    const items = [{ isoCode: listing.available[0]?.isoCode, qty: listing.minOrder }]
    const booked = await market.call(
      bookingEndpoints.request,
      {
        listingId: listing.id,
        listingVersion: listing.version,
        items,
        shipment: shipmentOf(await seen(market, listing.id, buyer), items),
        note: '',
        requestNo: newRequestNo(),
      },
      { token: buyer },
    )
    expect(booked.code).toBe(200)
    market.time.now += 60_000
    const mine = await market.call(bookingEndpoints.page, { side: 'BUYER', tab: 'accepted' }, { token: buyer })
    expect(mine.data.records.map((one) => one.id)).toContain(booked.data.id)
  })
})

describe('the ledger of the boxes of a listing', () => {
  it('gives ten boxes to 50 requests exactly once: nothing is sold twice and nothing is lost', async () => {
    const state = await listed({ minOrder: 1 })
    const { market } = state
    const accounts = ['trader', 'trader2', 'consolidator', 'forwarder2', 'forwarder-expiring']
    const tokens = await Promise.all(accounts.map(async (account) => market.signIn(account)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => book(state, 1, tokens[index % tokens.length])),
    )
    expect(answers.filter((one) => one.code === 200)).toHaveLength(10)
    const refused = answers.filter((one) => one.code !== 200)
    expect(new Set(refused.map((one) => one.code))).toEqual(new Set([4020]))
    expect(refused[0]?.data).toMatchObject({ current: { status: 'SOLD_OUT', available: [{ qty: 0 }] } })
    const page = await market.call(
      bookingEndpoints.page,
      { side: 'SELLER', listingId: state.listing.id, size: 100 },
      { token: state.seller },
    )
    expect(page.data.total).toBe(10)
    expect(await leftOf(state)).toBe(0)
  })

  it('adds up after any row of requests, answers, lapses and changes of the stock', async () => {
    const state = await listed({ minOrder: 1, validTo: '2027-02-15' })
    const { market } = state
    let stock = 10
    const standing = new Map<string, Booking>()
    let seed = 7
    const roll = (below: number): number => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    const wrong: string[] = []
    const counted = { taken: 0, soldOut: 0, back: 0 }
    for (let step = 0; step < 120; step++) {
      const held = () => [...standing.values()].reduce((sum, one) => sum + (one.items[0]?.qty ?? 0), 0)
      const [first] = [...standing.values()].filter((one) => one.status === 'TO_CONFIRM').slice(roll(3))
      const what = roll(7)
      if (what <= 2) {
        const qty = 1 + roll(5)
        const fits = qty <= Math.max(0, stock - held())
        const answer = await book(state, qty)
        if (answer.code !== (fits ? 200 : 4020)) wrong.push(`step ${step}: ${answer.code}`)
        if (fits) standing.set(answer.data.id, answer.data)
        counted[fits ? 'taken' : 'soldOut']++
      } else if (what === 3 && first) {
        const accepted = await decide(state, bookingEndpoints.accept, first, state.seller)
        standing.set(first.id, accepted.data)
      } else if (what === 4 && first) {
        await decide(state, bookingEndpoints.refuse, first, state.seller, { reason: 'OTHER', note: '' })
        standing.delete(first.id)
        counted.back++
      } else if (what === 5 && first) {
        await decide(state, bookingEndpoints.cancel, first, state.buyer)
        standing.delete(first.id)
        counted.back++
      } else if (what === 6 && step % 3 === 0) {
        const wanted = 4 + roll(12)
        const changed = await send(
          market,
          state.seller,
          draftOf({ minOrder: 1, validTo: '2027-02-15', stock: [{ isoCode: '45G1', qty: wanted }] }),
          state.listing,
        )
        // Held quantities stay reserved: the stock cannot be set below them.
        if (changed.code !== (wanted >= held() ? 200 : 4001)) wrong.push(`step ${step}: ${changed.code}`)
        if (changed.code === 200) stock = wanted
        market.time.now += 4000
        state.listing = await seen(market, state.listing.id, state.seller)
      } else if (what === 6) {
        // Over a day: bookings without an answer expire, orders unpaid after 72 hours too.
        market.time.now += 25 * HOUR
        state.seller = await market.signIn('forwarder')
        state.buyer = await market.signIn('trader')
        const closed = await market.call(bookingEndpoints.page, { tab: 'closed', size: 500 }, { token: state.seller })
        for (const { id } of closed.data.records) if (standing.delete(id)) counted.back++
        if ([...standing.values()].some((one) => one.status === 'TO_CONFIRM')) wrong.push(`step ${step}: did not lapse`)
      }
      expect([step, await leftOf(state)]).toEqual([step, stock - held()])
    }
    expect(wrong).toEqual([])
    expect(Math.min(counted.taken, counted.soldOut, counted.back)).toBeGreaterThan(5)
  })
})
