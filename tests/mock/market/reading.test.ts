import { describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { chargesOf, draftOf, listed, seen, send } from '../support/listing.ts'
import { newRequestNo, openMarket } from '../support/market.ts'

const command = ({ id, version }: { id: string; version: number }) => ({ id, version, requestNo: newRequestNo() })

describe('who sees what of a listing', () => {
  it('shows guests the prices of the first three results, and counts what others look at', async () => {
    const { market, seller, listing } = await listed()
    for (const freight of ['1900', '2000', '2100']) await send(market, seller, draftOf({ charges: chargesOf(freight) }))
    market.time.now += 4000
    const query = { pol: 'CNSHA', pod: 'USLAX', sellerId: listing.seller.id, sort: 'allIn' } as const
    const ask = async (part: object, token?: string) =>
      (await market.call(listingEndpoints.page, { ...query, ...part }, token === undefined ? {} : { token })).data
        .records
    const guests = await ask({})
    expect(guests.slice(0, 3).every((one) => one.prices.length > 0 && !one.isMasked)).toBe(true)
    expect(guests.length).toBeGreaterThanOrEqual(4)
    expect(guests.slice(3).every((one) => one.prices.length === 0 && one.isMasked)).toBe(true)
    const second = await ask({ size: 2, current: 2 })
    expect(second.map((one) => one.isMasked)).toEqual([false, true])
    const known = await ask({}, seller)
    expect(known.every((one) => !one.isMasked)).toBe(true)
    expect(known.map((one) => one.id)).toContain(listing.id)
    // The price filter reveals nothing to a guest.
    expect((await ask({ maxPrice: 1 })).length).toBe(guests.length)
    expect(await ask({ maxPrice: 1 }, seller)).toEqual([])

    expect(await seen(market, listing.id)).toMatchObject({ prices: [], charges: [], isMasked: true, views: 1 })
    expect((await seen(market, listing.id, seller)).views).toBe(1)
  })

  it('tells the price of one box, what is in it and what is missing', async () => {
    const { listing } = await listed()
    // 450 yuan at about 7.1: 1,800 + 63.
    expect(Number(listing.prices[0]?.allIn.amount)).toBeCloseTo(1863, 0)
    expect(listing).toMatchObject({ included: 2, usual: 5, missing: ['OTHC', 'SEAL', 'DTHC'] })
  })

  it('shows plates to the seller alone', async () => {
    const charges = chargesOf('1500').map((line) => ({ ...line, code: 'TRKO', isoCode: undefined }))
    const place = { provinceCode: '310000', cityName: '上海', pol: undefined, pod: undefined }
    const part = { ...place, kind: 'TRUCK' as const, mode: 'TRUCK' as const, plates: ['沪A12345'], stock: [{ qty: 5 }] }
    const { market, seller, buyer, listing } = await listed({ ...part, charges: charges.slice(0, 1) })
    expect((await seen(market, listing.id, seller)).plates).toEqual(['沪A12345'])
    expect((await seen(market, listing.id, buyer)).plates).toEqual([])
  })

  it('keeps an ended one reachable with fresh ones like it, and takes it out of the search', async () => {
    const { market, buyer, seller, listing } = await listed()
    const other = await send(market, seller, draftOf({ title: '另一条', validTo: '2026-12-31' }))
    market.time.now += 4000
    await market.call(listingEndpoints.pause, command(listing), { token: seller })
    const paused = await seen(market, listing.id, buyer)
    expect(paused.similar.map((one) => one.id)).toContain(other.data.id)
    const query = { sellerId: listing.seller.id, size: 500 }
    const found = (await market.call(listingEndpoints.page, query, { token: buyer })).data.records
    expect(found.map((one) => one.id)).not.toContain(listing.id)
    expect(found.map((one) => one.id)).toContain(other.data.id)
    const mine = await market.call(
      listingEndpoints.minePage,
      { status: 'PAUSED', keyword: '洛杉矶' },
      { token: seller },
    )
    expect(mine.data.records.map((one) => one.id)).toContain(listing.id)
  })

  it('is reported by others, once each', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    await market.call(demoEndpoints.robots, { robots: false })
    const [seller, buyer] = [await market.signIn('forwarder'), await market.signIn('trader')]
    const { data } = await send(market, seller, draftOf())
    market.time.now += 4000
    const report = async (token: string, reason: 'FAKE' | 'STALE_PRICE') =>
      (
        await market.call(
          listingEndpoints.report,
          { id: data.id, reason, note: '', requestNo: newRequestNo() },
          { token },
        )
      ).code
    expect(await report(buyer, 'FAKE')).toBe(200)
    expect(await report(buyer, 'STALE_PRICE')).toBe(200)
    expect(await report(seller, 'FAKE')).toBe(4003)
    expect(openRows(store).listings.get(data.id)?.reports).toMatchObject([{ companyId: 'c01', reason: 'STALE_PRICE' }])
  })
})
