import { beforeAll, describe, expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { LISTING_KINDS, LISTING_STATUSES } from '@/contract/market/listing/values.ts'
import { checkListing } from '@/contract/market/listing/rules.ts'
import { ORDER_EDGES, ORDER_STATUSES } from '@/contract/money/order/values.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START, type Market } from '../support/market.ts'

let rows: Rows
let market: Market
beforeAll(async () => {
  const store = memoryStore()
  market = await openMarket({ store })
  rows = openRows(store)
})

/** Bookings are always prepaid. */
const ALL = new Set(ORDER_STATUSES.filter((status) => status !== 'CONFIRMED'))

const bookings = () => rows.orders.all((one) => one.source === 'LISTING')

describe('the seeded listings', () => {
  it('are 600 over all kinds; most are on the market, and each special state has some of robots', () => {
    const all = rows.listings.all()
    expect(all.length).toBeGreaterThanOrEqual(600)
    for (const kind of LISTING_KINDS)
      expect(all.filter((one) => one.body?.kind === kind && one.status === 'ONLINE').length).toBeGreaterThan(10)
    expect(all.filter((one) => one.status === 'ONLINE').length).toBeGreaterThan(450)
    const kept = LISTING_STATUSES.filter((status) => status !== 'SOLD_OUT')
    for (const status of kept)
      expect([status, all.filter((one) => one.status === status).length >= 8]).toEqual([status, true])
    for (const one of all) expect(one.rejection !== undefined).toBe(one.status === 'REJECTED')
    expect(new Set(all.map((one) => one.no)).size).toBe(all.length)
  })

  it('are there for each demo seller in every state, sold out ones too', async () => {
    for (const account of ['forwarder', 'consolidator', 'forwarder2']) {
      const token = await market.signIn(account)
      const { counts } = (await market.call(listingEndpoints.minePage, {}, { token })).data
      const missing = LISTING_STATUSES.filter((status) => (counts[status] ?? 0) === 0)
      expect([account, missing]).toEqual([account, []])
    }
  })

  it('are such as the shared rules would have let through', () => {
    const wrong = rows.listings
      .all((one) => one.body !== undefined)
      .flatMap(({ no, body }) =>
        body ? checkListing(body, body.validFrom).map((problem) => ({ no, ...problem })) : [],
      )
    expect(wrong).toEqual([])
  })
})

describe('the seeded bookings', () => {
  it('have every state for the demo buyers and for the demo sellers', () => {
    for (const companyId of ['c01', 'c05'])
      expect(new Set(bookings().flatMap((one) => (one.buyerId === companyId ? [one.status] : [])))).toEqual(ALL)
    for (const companyId of ['c02', 'c03', 'c04'])
      expect(new Set(bookings().flatMap((one) => (one.sellerId === companyId ? [one.status] : [])))).toEqual(ALL)
  })

  it('went along the edges of an order, each step after the one before and none in the future', () => {
    for (const { no, events, createdAt, listingId } of bookings()) {
      const at = [createdAt, ...events.map((event) => event.at)].map((text) => Date.parse(text))
      expect([no, at]).toEqual([no, at.toSorted((a, b) => a - b)])
      expect(at.at(-1)).toBeLessThanOrEqual(START)
      expect(Date.parse(rows.listings.get(listingId ?? '')?.createdAt ?? '9999')).toBeLessThan(Date.parse(createdAt))
      for (const [index, { status }] of events.entries()) {
        const before = events[index - 1]?.status
        const isEdge = ORDER_EDGES.some((edge) => edge.from === before && edge.to === status)
        expect([no, before, status, index === 0 || isEdge]).toEqual([no, before, status, true])
      }
    }
  })

  it('hold no more than there was, and of what is refused nothing', () => {
    const held = new Map<string, number>()
    for (const { listingId = '', status, booking } of bookings()) {
      if (status === 'CANCELLED' || status === 'TIMED_OUT') continue
      for (const { isoCode = '', qty } of booking?.items ?? [])
        held.set(`${listingId} ${isoCode}`, (held.get(`${listingId} ${isoCode}`) ?? 0) + qty)
    }
    expect(held.size).toBeGreaterThan(20)
    for (const [key, qty] of held) {
      const [listingId = '', isoCode] = key.split(' ')
      const stock = rows.listings.get(listingId)?.body?.stock.find((one) => (one.isoCode ?? '') === isoCode)
      expect([key, qty <= (stock?.qty ?? 0)]).toEqual([key, true])
    }
    expect(bookings().filter((one) => one.booking?.refusal).length).toBeGreaterThan(1)
  })

  it('give the demo trader a street turn', async () => {
    const token = await market.signIn('trader')
    const page = await market.call(listingEndpoints.page, { kind: 'EMPTY_BOX', size: 200 }, { token })
    const found = []
    for (const { id } of page.data.records) {
      const { data } = await market.call(listingEndpoints.streetTurns, { listingId: id }, { token })
      found.push(...data.matches.filter((one) => one.source === 'ORDER'))
    }
    expect(found.length).toBeGreaterThan(0)
  })
})
