import { expect, it } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { shippingDateEndpoints as calls } from '@/contract/tools/schedule/endpoints.ts'
import { kgPerTonne } from '@/contract/tools/co2/rules.ts'
import { cityIn, kmBetween } from '@mock/domain/market/listing/places.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { toPay } from '../../support/awarded.ts'
import { openMarket } from '../../support/market.ts'
import { evaluatingOn } from '../../support/sailing.ts'

const LANE = { pol: 'CNNGB', pod: 'USLAX', from: '2026-12-01', weeks: 4, size: 500 }

it('every sailing tells what it emits for each TEU: 677 kg from Ningbo to Los Angeles by PW1', async () => {
  const market = await openMarket()
  const { records } = (await market.call(calls.page, LANE)).data
  const own = records.filter(({ serviceCode, transhipments }) => serviceCode === 'PW1' && transhipments.length === 0)
  expect(new Set(own.map(({ co2PerTeu }) => co2PerTeu))).toEqual(new Set([677]))
  expect(records.map(({ co2PerTeu }) => co2PerTeu)).toEqual(records.map(() => expect.any(Number)))
})

it('sailings are sorted by what they emit', async () => {
  const market = await openMarket()
  const { records } = (await market.call(calls.page, { ...LANE, pol: 'CNSHA', pod: 'NLRTM', sort: 'co2' })).data
  const shown = records.map(({ co2PerTeu }) => co2PerTeu ?? 0)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(new Set(shown).size).toBeGreaterThan(1)
})

it('a bid shows bidder and publisher the figure of its sailing', async () => {
  const first = await openMarket()
  const { records } = (await first.call(calls.page, LANE)).data
  const { id = '' } = records.find(({ serviceCode, legs }) => serviceCode === 'PW1' && legs.length === 1) ?? {}
  const planned = passageById(id, -Infinity)
  if (!planned) throw new Error('PW1 does not sail')
  const { market, one, trader, tender, cheap } = await evaluatingOn({ id, planned, announcedAt: 0 })
  const mine = (await market.call(bidEndpoints.detail, { id: cheap.id }, { token: one })).data
  expect(mine.lanes.map(({ co2PerTeu }) => co2PerTeu)).toEqual([677])
  const { bids } = (await market.call(bidEndpoints.received, { tenderId: tender.id }, { token: trader })).data
  expect(bids.flatMap(({ lanes }) => lanes.map(({ co2PerTeu }) => co2PerTeu))).toEqual([677, 677])
})

it('the order has the figure of its ship as it stands, and the award record those of the bids', async () => {
  const first = await openMarket()
  const { records } = (await first.call(calls.page, LANE)).data
  const { id = '' } = records.find(({ serviceCode, legs }) => serviceCode === 'PW1' && legs.length === 1) ?? {}
  const planned = passageById(id, -Infinity)
  if (!planned) throw new Error('PW1 does not sail')
  const state = await evaluatingOn({ id, planned, announcedAt: 0 })
  const { market } = state
  const order = await toPay(state)
  const figures = async () =>
    (await market.call(orderEndpoints.detail, { id: order.id }, { token: state.trader })).data.lanes.map(
      ({ co2Kg }) => co2Kg,
    )
  // 677 kg a TEU, 2 x 40HQ.
  expect(await figures()).toEqual([2708])
  const tender = (await market.call(tenderEndpoints.detail, { id: state.tender.id }, { token: state.trader })).data
  expect(tender.award?.snapshot.map(({ co2Kg }) => co2Kg)).toEqual([2708, 2708])
  // The seller names a ship that no timetable knows.
  const { pick } = state
  const { id: _id, ...typed } = pick
  const sailing = { ...typed, vessel: 'UNKNOWN STAR', voyage: '001E' }
  const { version } = (await market.call(orderEndpoints.detail, { id: order.id }, { token: state.one })).data
  const change = { id: order.id, version, laneNo: 1, sailing, cutOffs: {}, note: '', requestNo: crypto.randomUUID() }
  expect((await market.call(orderEndpoints.schedule, change, { token: state.one })).code).toBe(200)
  expect(await figures()).toEqual([undefined])
})

it.each(['AIR', 'RAIL', 'TRUCK'] as const)(
  'a bid by %s tells what a tonne emits over the distance of its lane',
  async (mode) => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const { tenders, bids } = openRows(store)
    const submitted = bids.all(({ body, submittedAt, tenderId }) => {
      const isOurs = tenders.get(tenderId)?.body?.mode === mode
      return isOurs && body !== undefined && submittedAt !== undefined
    })
    const [bid] = submitted
    const tender = tenders.get(bid?.tenderId ?? '')
    if (!bid?.body || !tender?.body) throw new Error('no bid of this mode')
    // The robot's bid becomes one of the forwarder, who may read it.
    await store.atomically(() => bids.put({ ...bid, companyId: 'c02', memberId: 'm02' }))
    const token = await market.signIn('forwarder')
    const { lanes } = (await market.call(bidEndpoints.detail, { id: bid.id }, { token })).data
    const [quoted] = lanes
    const asked = tender.body.lanes.find(({ laneNo }) => laneNo === quoted?.laneNo)
    const pol = REFERENCE.portByCode.get(asked?.pol ?? '')
    const pod = REFERENCE.portByCode.get(asked?.pod ?? '') ?? cityIn(REFERENCE, asked?.truck?.pickup ?? '')
    if (!pol || !pod) throw new Error('no places')
    expect(quoted?.co2PerTonne).toBe(kgPerTonne(mode, kmBetween(pol, pod)))
    expect(quoted?.co2PerTonne).toBeGreaterThan(0)
    expect(quoted?.co2PerTeu).toBeUndefined()
  },
)

it('seeded orders by air, rail and truck tell what they emit', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { orders, tenders } = openRows(store)
  for (const mode of ['AIR', 'RAIL', 'TRUCK']) {
    const [order] = orders.all(
      ({ tenderId, bidId }) => bidId !== undefined && tenders.get(tenderId ?? '')?.body?.mode === mode,
    )
    if (!order) throw new Error(`no order by ${mode}`)
    // The order becomes one of the trader, who may read it.
    await store.atomically(() => orders.put({ ...order, buyerId: 'c01' }))
    const token = await market.signIn('trader')
    const { lanes } = (await market.call(orderEndpoints.detail, { id: order.id }, { token })).data
    expect(lanes.map(({ co2Kg }) => co2Kg)).toEqual(lanes.map(() => expect.any(Number)))
  }
})
