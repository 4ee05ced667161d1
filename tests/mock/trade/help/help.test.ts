import { describe, expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import { tenderHelpEndpoints as calls } from '@/contract/trade/tender/help/endpoints.ts'
import type { Demand } from '@/contract/trade/tender/help/values.ts'
import { evaluating, toPay } from '../../support/awarded.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const HOUR = 3600_000

async function quiet(): Promise<Market> {
  const market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  return market
}
const lane = {
  laneNo: 1,
  pol: 'CNSHA',
  pod: 'USLAX',
  receiptType: 'CY',
  deliveryType: 'CY',
  boxes: [{ isoCode: '45G1', qty: 2 }],
  cargoReadyDate: '2026-11-28',
  etdFrom: '2026-12-01',
  etdTo: '2026-12-15',
  directOnly: false,
} as const
const helpFor = async (market: Market, part: Partial<TenderDraft>) => {
  const token = await market.signIn('trader')
  const tender = await publish(market, token, part)
  return (await market.call(calls.help, { id: tender.id }, { token })).data
}

describe('help for a tender with few quotes', () => {
  it('counts who could quote, who quoted on the lane, and who fits every demand', async () => {
    const help = await helpFor(await quiet(), {})
    expect(help.bidCount).toBe(0)
    expect(help.able).toBeGreaterThanOrEqual(help.onLane)
    expect(help.onLane).toBeGreaterThan(0)
    expect(help.onLane).toBeGreaterThanOrEqual(help.fitting)
    expect(help.usual?.bids).toBeGreaterThan(0)
    expect(help.positions).toEqual([])
  })

  it.each<[string, Partial<TenderDraft>, Demand]>([
    ['a transit nobody sails', { lanes: [{ ...lane, maxTransitDays: 1, boxes: [...lane.boxes] }] }, 'TRANSIT'],
    [
      'more free days than anybody grants',
      { lanes: [{ ...lane, freeDaysWanted: 60, boxes: [...lane.boxes] }] },
      'FREE_DAYS',
    ],
    ['a charge that nobody answers there', { requiredCharges: ['OFR', 'WTG'] }, 'CHARGES'],
    ['guests by invitation only', { visibility: 'INVITED', invited: ['c02'] }, 'INVITED'],
  ])('%s: without it all those fit that fit a tender without that demand', async (_name, part, demand) => {
    const market = await quiet()
    const plain = await helpFor(market, {})
    expect(plain.fitting).toBeGreaterThan(0)
    const strict = await helpFor(market, part)
    const more = strict.relax.find((entry) => entry.demand === demand)?.more ?? 0
    expect(more).toBeGreaterThan(0)
    expect(strict.fitting + more).toBe(plain.fitting)
  })

  it('says how long a deadline would have to be, and for how many', async () => {
    const market = await quiet()
    const deadline = (hours: number) => new Date(market.time.now + hours * HOUR).toISOString()
    const short = await helpFor(market, { deadline: deadline(2.1) })
    const long = await helpFor(market, { deadline: deadline(26.1) })
    const more = short.relax.find(({ demand }) => demand === 'DEADLINE')
    expect(short.fitting).toBeLessThan(long.fitting)
    expect(more?.more).toBeGreaterThanOrEqual(long.fitting - short.fitting)
    expect(more?.hours).toBeOneOf([24, 48, 72])
    expect(short.relax.map((entry) => entry.more)).toEqual(
      short.relax.map((entry) => entry.more).toSorted((a, b) => b - a),
    )
  })

  it('is for the publisher, and for a published tender, alone', async () => {
    const market = await quiet()
    const trader = await market.signIn('trader')
    const tender = await publish(market, trader)
    for (const other of ['trader2', 'forwarder'])
      expect((await market.call(calls.help, { id: tender.id }, { token: await market.signIn(other) })).code).toBe(4004)
    expect((await market.call(calls.help, { id: tender.id })).code).toBe(4098)
  })

  it('says nothing of the price of the only quote before the deadline, and where it stands after it', async () => {
    const state = await evaluating()
    await toPay(state)
    const { market } = state
    const token = await market.signIn('trader')
    const tender = await publish(market, token)
    await bidOn(market, await market.signIn('forwarder2'), tender, '2000')
    const before = (await market.call(calls.help, { id: tender.id }, { token })).data
    expect([before.bidCount, before.positions]).toEqual([1, []])
    market.time.now += 24 * HOUR
    const after = (await market.call(calls.help, { id: tender.id }, { token: await market.signIn('trader') })).data
    // Two 40-foot containers are four TEU: (2 × 2,000 + 63.56) / 4 at that day's rate, against (2 × 1,800 + 63.48) / 4.
    expect(after.positions).toEqual([
      expect.objectContaining({
        laneNo: 1,
        unit: 'TEU',
        currency: 'USD',
        price: '1015.89',
        median: '915.87',
        awards: 1,
      }),
    ])
  })
})

describe('what own awards cost', () => {
  it('is told lane by lane for a unit, from the own orders only', async () => {
    const state = await evaluating()
    const { market, tender } = state
    const before = (await market.call(calls.laneHistory, { tenderId: tender.id }, { token: state.trader })).data
    expect(before.lanes).toEqual([])
    const order = await toPay(state)
    const now = (await market.call(calls.laneHistory, { tenderId: tender.id }, { token: state.trader })).data
    expect(now.lanes).toHaveLength(1)
    expect(now.lanes[0]).toMatchObject({ mode: 'FCL', pol: 'CNSHA', pod: 'USLAX', unit: 'TEU', median: '915.87' })
    expect(now.lanes[0]?.awards).toEqual([expect.objectContaining({ orderId: order.id, price: '915.87', quantity: 4 })])
    for (const other of [state.one, state.two])
      expect((await market.call(calls.laneHistory, { tenderId: tender.id }, { token: other })).code).toBe(4004)
    const all = JSON.stringify((await market.call(calls.laneHistory, {}, { token: state.one })).data)
    expect(all).not.toContain(order.no)
    expect((await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: state.one })).code).toBe(4003)
  })

  it('leaves out what fell through and what is older than a year', async () => {
    const state = await evaluating()
    const order = await toPay(state)
    const { market, tender } = state
    market.time.now += 4 * 24 * HOUR
    const token = await market.signIn('trader')
    expect((await market.call(orderEndpoints.detail, { id: order.id }, { token })).data.status).toBe('TIMED_OUT')
    expect((await market.call(calls.laneHistory, { tenderId: tender.id }, { token })).data.lanes).toEqual([])
    const all = (await market.call(calls.laneHistory, {}, { token })).data
    expect(all.lanes.some((entry) => entry.awards.length >= 8)).toBe(true)
    for (const point of all.lanes.flatMap((entry) => entry.awards)) expect(point.at >= all.since).toBe(true)
    market.time.now += 370 * 24 * HOUR
    const later = await market.call(calls.laneHistory, {}, { token: await market.signIn('trader') })
    const old = new Set(all.lanes.flatMap((entry) => entry.awards.map(({ id }) => id)))
    expect(later.data.lanes.flatMap((entry) => entry.awards).filter(({ id }) => old.has(id))).toEqual([])
  })

  it('the seeded publishers have a year of awards on lanes that they tender now', async () => {
    const market = await quiet()
    const token = await market.signIn('trader')
    const open = (await market.call(tenderEndpoints.minePage, { status: 'QUOTING' }, { token })).data.records
    const histories = await Promise.all(
      open.map(async ({ id }) => (await market.call(calls.laneHistory, { tenderId: id }, { token })).data.lanes),
    )
    expect(histories.some((lanes) => lanes.length > 0)).toBe(true)
  })
})
