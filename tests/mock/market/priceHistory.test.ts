import { beforeAll, describe, expect, it } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { HISTORY_LEAST, HISTORY_WEEKS } from '@/contract/market/listing/values.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { whereOf } from '@mock/domain/market/listing/similar.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { chargesOf, draftOf, listed, seen, send } from '../support/listing.ts'
import { newRequestNo, openMarket, type Market } from '../support/market.ts'

const WEEK = 7 * 24 * 3600_000
/** A lane without data in the seed. */
const LANE = { pol: 'CNSHA', pod: 'BRSSZ' }

const history = async (market: Market, id: string, token?: string) =>
  (await market.call(listingEndpoints.priceHistory, { id }, token === undefined ? {} : { token })).data
const thisWeek = async (market: Market, id: string, token?: string) => (await history(market, id, token)).weeks.at(-1)

describe('what sellers asked on the lane of a listing', () => {
  it('tells nothing but the count until three sellers published in a week, then the middle and the ends', async () => {
    const { market, seller, buyer, listing } = await listed(LANE)
    const publish = async (account: string, freight: string) => {
      await send(market, await market.signIn(account), draftOf({ ...LANE, charges: chargesOf(freight) }))
      market.time.now += 4000
    }
    const first = await history(market, listing.id, buyer)
    expect(first.weeks).toHaveLength(HISTORY_WEEKS)
    expect(first.weeks.at(-1)).toEqual({ from: '2026-11-16', count: 1 })
    await publish('forwarder2', '1900')
    // A second listing of a seller does not count as a third seller.
    await publish('forwarder', '1700')
    expect(await thisWeek(market, listing.id, buyer)).toEqual({ from: '2026-11-16', count: 3 })
    await publish('forwarder-expiring', '2501')
    const found = await thisWeek(market, listing.id, buyer)
    const price = async (id: string) => Number((await seen(market, id, seller)).prices[0]?.allIn.amount)
    const own = await price(listing.id)
    expect(found?.count).toBe(4)
    expect(Number(found?.low)).toBeCloseTo(own - 100, 1)
    expect(Number(found?.high)).toBeCloseTo(own + 701, 1)
    expect(Number(found?.median)).toBeCloseTo(own + 50, 1)
    // Another week, lane, type or kind is counted separately.
    market.time.now += WEEK
    expect((await history(market, listing.id)).weeks.slice(-2).map(({ count }) => count)).toEqual([4, 0])
    const other = await send(
      market,
      await market.signIn('forwarder'),
      draftOf({ ...LANE, kind: 'SPACE', validTo: '2026-12-31' }),
    )
    market.time.now += 4000
    expect((await thisWeek(market, other.data.id))?.count).toBe(1)
    expect((await thisWeek(market, listing.id))?.count).toBe(0)
  })

  it('shows guests two digits, from which nobody reads a masked price', async () => {
    const { market, buyer, listing } = await listed(LANE)
    for (const [account, freight] of [
      ['forwarder2', '1933'],
      ['forwarder-expiring', '2017'],
    ] as const)
      await send(market, await market.signIn(account), draftOf({ ...LANE, charges: chargesOf(freight) }))
    market.time.now += 4000
    expect(await seen(market, listing.id)).toMatchObject({ isMasked: true, prices: [] })
    const asGuest = await history(market, listing.id)
    expect(asGuest.isRough).toBe(true)
    expect(asGuest.weeks.at(-1)).toEqual({ from: '2026-11-16', count: 3, low: '1900', median: '2000', high: '2100' })
    expect(await history(market, listing.id, buyer)).toMatchObject({ isRough: false })
  })

  it('takes a renewal at another price for another publication, and one at the same price for none', async () => {
    const { market, listing } = await listed(LANE)
    const renew = async (pricePct: number) => {
      const seller = await market.signIn('forwarder')
      const { version } = await seen(market, listing.id, seller)
      const input = { id: listing.id, version, validTo: '2026-12-10', pricePct, requestNo: newRequestNo() }
      await market.call(listingEndpoints.renew, input, { token: seller })
    }
    await renew(0)
    expect((await thisWeek(market, listing.id))?.count).toBe(1)
    market.time.now += 24 * 3600_000
    await renew(0)
    expect((await thisWeek(market, listing.id))?.count).toBe(1)
    await renew(5)
    expect((await thisWeek(market, listing.id))?.count).toBe(2)
  })

  it('is refused for a listing that was never public', async () => {
    const { market, seller, buyer } = await listed(LANE)
    const saved = await send(market, seller, draftOf({ title: '还没审核' }))
    expect((await market.call(listingEndpoints.priceHistory, { id: saved.data.id }, { token: buyer })).code).toBe(4004)
  })
})

describe('the seeded past', () => {
  let rows: Rows
  let market: Market
  beforeAll(async () => {
    const store = memoryStore()
    market = await openMarket({ store })
    rows = openRows(store)
  })

  it('gives popular lanes half a year of figures', async () => {
    const lanes = new Map(
      rows.listings
        .all(({ status, no }) => status === 'EXPIRED' && /-09\d\d$/.test(no))
        .map((row) => [whereOf(row)[1], row]),
    )
    expect(lanes.size).toBeGreaterThanOrEqual(10)
    for (const { id } of lanes.values()) {
      const told = (await history(market, id)).weeks.filter(({ median }) => median !== undefined)
      expect(told.length).toBeGreaterThan(HISTORY_WEEKS / 3)
      expect(told.every(({ count }) => count >= HISTORY_LEAST)).toBe(true)
    }
  })

  it('has some on the market that nobody confirmed for long; they come last in every order', async () => {
    const { data } = await market.call(listingEndpoints.page, { kind: 'RATE', size: 500, sort: 'allIn' })
    const old = (at: string) => market.time.now - Date.parse(at) > 14 * 24 * 3600_000
    const stale = data.records.filter(({ confirmedAt }) => old(confirmedAt))
    expect(stale.length).toBeGreaterThan(0)
    for (const sort of ['allIn', 'transit', 'newest', 'rating', undefined] as const) {
      const { records } = (await market.call(listingEndpoints.page, { kind: 'RATE', size: 500, ...(sort && { sort }) }))
        .data
      expect(records.slice(-stale.length).every(({ confirmedAt }) => old(confirmedAt))).toBe(true)
    }
  })
})
