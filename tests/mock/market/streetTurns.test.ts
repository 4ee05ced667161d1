import { describe, expect, it } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { TurnQuery } from '@/contract/market/street/schemas.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import { cityIn, kmBetween, nearestPort } from '@mock/domain/market/listing/places.ts'
import { turnOf, type TurnEnd } from '@mock/domain/market/listing/turnRule.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { book, chargesOf, draftOf, listed, send } from '../support/listing.ts'
import { newRequestNo, openMarket, START, type Market } from '../support/market.ts'

const DAY = 24 * 3600_000
const inDays = (days: number): string => new Date(START + days * DAY).toISOString()
const city = (name: string) => {
  const found = cityIn(REFERENCE, name)
  if (!found) throw new Error(name)
  return found
}

describe('an empty container and a need', () => {
  const empty = { city: city('苏州'), isoCode: '45G1', carrierScac: 'COSU', qty: 3, from: 10 * DAY, to: 14 * DAY }
  const need: TurnEnd = { ...empty, city: city('上海'), qty: 2, from: 12 * DAY, to: 20 * DAY }
  const depot = nearestPort(REFERENCE, empty.city)
  const turn = (part: Partial<TurnEnd> = {}) => depot && turnOf(empty, { ...need, ...part }, depot)

  it.each<[why: string, part: Partial<TurnEnd>]>([
    ['another type', { isoCode: '42G1' }],
    ['another carrier', { carrierScac: 'MAEU' }],
    ['too far away', { city: city('武汉') }],
    ['just beyond the limit', { city: city('金华') }],
    ['needed after it has to be back', { from: 14 * DAY + 1 }],
    ['needed before it is free', { from: 8 * DAY, to: 10 * DAY - 1 }],
    ['nothing left', { qty: 0 }],
  ])('do not meet: %s', (_, part) => {
    expect(turn(part)).toBeUndefined()
  })

  it('meet at the very ends of both spans, up to 150 km', () => {
    expect(turn({ from: 14 * DAY })).toMatchObject({ waitHours: 96 })
    expect(turn({ from: 8 * DAY, to: 10 * DAY })).toMatchObject({ waitHours: 0 })
    const far = turn({ city: city('绍兴') })
    expect(far?.km).toBeGreaterThan(MAX_TURN_KM - 10)
    expect(far?.km).toBeLessThanOrEqual(MAX_TURN_KM)
  })

  it('say what they have in common and which runs to the depot they save', () => {
    const found = turn()
    expect(found).toMatchObject({ reasons: ['SAME_BOX', 'SAME_CARRIER'], qty: 2, waitHours: 48, depot: 'CNSHA' })
    const [toDepot, fromDepot, direct] = [
      kmBetween(empty.city, depot ?? empty.city),
      kmBetween(depot ?? empty.city, need.city),
      kmBetween(empty.city, need.city),
    ]
    expect(found?.km).toBe(Math.round(direct))
    expect(found?.savedKm).toBe(Math.round(toDepot + fromDepot - direct))
    expect(found?.savedKm).toBeGreaterThan(50)
    expect(turn({ city: empty.city, carrierScac: undefined })).toMatchObject({
      reasons: ['SAME_BOX', 'CARRIER_OPEN', 'SAME_CITY'],
      km: 0,
    })
  })
})

const OFFER: Parameters<typeof draftOf>[0] = {
  kind: 'EMPTY_BOX',
  provinceCode: '320000',
  cityName: '苏州市',
  pol: undefined,
  pod: undefined,
  stock: [{ isoCode: '45G1', qty: 4 }],
  minOrder: 1,
  emptyFrom: inDays(1),
  emptyTo: inDays(6),
}

const turns = async (market: Market, query: TurnQuery, token?: string) =>
  market.call(listingEndpoints.streetTurns, query, token === undefined ? {} : { token })

/** Empty containers of `forwarder` in Suzhou, and an order of `trader` for containers of the carrier from Shanghai. */
async function withOrder() {
  const sailing = { vessel: 'TEST', voyage: '1E', etd: inDays(8), eta: inDays(22) }
  const state = await listed({ sailings: [sailing], minOrder: 1 })
  const { market, seller, buyer } = state
  const sent = await send(market, seller, draftOf({ ...OFFER, title: '苏州空箱', charges: chargesOf('50') }))
  market.time.now += 4000
  const booking = (await book(state, 2)).data
  return { ...state, empty: sent.data.id, booking, market, seller, buyer }
}

describe('street turns of a listing', () => {
  it('are the orders whose containers have to be fetched near by, from the moment they are agreed', async () => {
    const { market, seller, buyer, empty, booking } = await withOrder()
    const own = async (token: string) =>
      (await turns(market, { listingId: empty }, token)).data.matches.filter((one) => one.source === 'ORDER')
    expect((await own(buyer)).map((one) => one.id)).not.toContain(booking.id)
    const accept = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
    expect((await market.call(bookingEndpoints.accept, accept, { token: seller })).code).toBe(200)
    for (const token of [seller, buyer]) {
      const found = (await own(token)).find((one) => one.id === booking.id)
      expect(found).toMatchObject({
        no: booking.no,
        city: { nameEn: 'Shanghai' },
        carrierScac: 'COSU',
        isoCode: '45G1',
        qty: 2,
        depot: 'CNSHA',
        reasons: ['SAME_BOX', 'SAME_CARRIER'],
      })
    }
    const stranger = await market.signIn('forwarder2')
    expect((await own(stranger)).map((one) => one.id)).not.toContain(booking.id)
  })

  it('are never of another type or carrier, too far or too late, and the best come first', async () => {
    const { market, seller, empty } = await withOrder()
    const { data } = await turns(market, { listingId: empty }, seller)
    for (const one of data.matches) {
      expect(one.isoCode).toBe('45G1')
      expect([undefined, 'COSU']).toContain(one.carrierScac)
      expect(one.km).toBeLessThanOrEqual(MAX_TURN_KM)
      expect(Date.parse(one.from)).toBeLessThanOrEqual(Date.parse(inDays(6)))
      expect(Date.parse(one.to)).toBeGreaterThanOrEqual(Date.parse(inDays(1)))
    }
    const open = data.matches.map((one) => Number(one.reasons.includes('CARRIER_OPEN')))
    expect(open).toEqual(open.toSorted((a, b) => a - b))
    expect(data.matches.length).toBeLessThanOrEqual(10)
  })

  it('say what the listing lacks instead', async () => {
    const state = await listed()
    const { market, seller } = state
    const lacks = async (part: Parameters<typeof draftOf>[0]) => {
      const sent = await send(market, seller, draftOf({ ...OFFER, charges: chargesOf('50'), ...part }))
      expect(sent.code).toBe(200)
      return (await turns(market, { listingId: sent.data.id }, seller)).data
    }
    expect(await lacks({ carrierScac: undefined })).toEqual({ lacks: ['CARRIER'], matches: [] })
    expect(await lacks({ cityName: '某地' })).toEqual({ lacks: ['CITY'], matches: [] })
    expect(await lacks({ emptyTo: undefined })).toEqual({ lacks: ['TIME'], matches: [] })
    expect(await lacks({ emptyFrom: inDays(-3), emptyTo: inDays(-1) })).toEqual({ lacks: ['OVER'], matches: [] })
  })

  it('are told to members about empty containers that they may read', async () => {
    const { market, empty, listing, seller } = await withOrder()
    expect((await turns(market, { listingId: empty })).code).toBe(4098)
    expect((await turns(market, { listingId: listing.id }, seller)).code).toBe(4004)
    expect((await turns(market, { listingId: 'none' }, seller)).code).toBe(4004)
  })
})

describe('a search for an empty container', () => {
  it("finds those near the place that are free in time, but for one's own", async () => {
    const { market, seller, buyer, empty } = await withOrder()
    const wanted = { cityName: '上海', isoCode: '45G1', carrierScac: 'COSU', from: inDays(2), to: inDays(4) }
    const ids = async (part: Partial<TurnQuery>, token = buyer) =>
      (await turns(market, { ...wanted, ...part }, token)).data.matches.map((one) => one.id)
    expect(await ids({})).toContain(empty)
    expect(await ids({ cityName: 'Shanghai' })).toContain(empty)
    expect(await ids({}, seller)).not.toContain(empty)
    expect(await ids({ carrierScac: 'MAEU' })).not.toContain(empty)
    expect(await ids({ isoCode: '22G1' })).not.toContain(empty)
    expect(await ids({ cityName: '广州' })).not.toContain(empty)
    expect(await ids({ from: inDays(7), to: inDays(9) })).not.toContain(empty)
  })

  it('names the part of the question that is missing', async () => {
    const market = await openMarket()
    await market.call(demoEndpoints.robots, { robots: false })
    const token = await market.signIn('trader')
    const whole = { cityName: '上海', isoCode: '45G1', carrierScac: 'COSU', from: inDays(2), to: inDays(4) }
    for (const field of ['cityName', 'isoCode', 'carrierScac', 'from', 'to'] as const)
      expect(await turns(market, { ...whole, [field]: undefined }, token)).toMatchObject({
        code: 4001,
        data: { fields: [{ field }] },
      })
    expect((await turns(market, { ...whole, cityName: '亚特兰蒂斯' }, token)).code).toBe(4001)
  })
})
