import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { laneStatsSchema } from '@/contract/trade/tender/hall/schemas.ts'
import { award, evaluating } from '../../support/awarded.ts'
import { openMarket, type Market } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const HOUR = 3600_000
let market: Market
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
})
const hall = async (lane?: string, of = market) => (await of.call(tenderEndpoints.hall, lane ? { lane } : {})).data
const laneOf = async (lane: string) => (await hall()).lanes.find((row) => row.lane === lane)

describe('the tender hall', () => {
  it('counts what the public search finds, lane by lane', async () => {
    const board = await hall()
    expect(board.lanes.length).toBeGreaterThan(5)
    for (const { lane, open } of board.lanes) {
      const filter = lane === 'ROAD' ? { mode: 'TRUCK' as const } : { lane }
      expect([lane, (await market.call(tenderEndpoints.page, filter)).data.total]).toEqual([lane, open])
    }
    const all = (await market.call(tenderEndpoints.page, { size: 500 })).data
    const soon = (await market.call(tenderEndpoints.page, { closingWithin: 24 })).data
    expect(board.figures).toMatchObject({ open: all.total, closing24h: soon.total })
    expect(board.lanes.map(({ open }) => open)).toEqual(board.lanes.map(({ open }) => open).toSorted((a, b) => b - a))
  })

  it('shows a tender from its opening to its deadline, and as closing in the last day', async () => {
    const before = await laneOf('US_WEST')
    const deadline = new Date(market.time.now + 30 * HOUR).toISOString()
    const trader = await market.signIn('trader')
    await publish(market, trader, { deadline })
    const open = await laneOf('US_WEST')
    expect(open).toMatchObject({
      open: (before?.open ?? 0) + 1,
      closing24h: before?.closing24h,
      teu: (before?.teu ?? 0) + 4,
    })
    const soon = (await hall()).figures.closing24h
    market.time.now += 7 * HOUR
    expect((await hall()).figures.closing24h).toBeGreaterThan(soon)
    market.time.now += 24 * HOUR
    expect((await laneOf('US_WEST'))?.open ?? 0).toBeLessThan(open?.open ?? 0)
  })

  it('shows an award with the number of quotes, to guests and members alike, and never who won or for how much', async () => {
    const state = await evaluating()
    const { tender } = state
    expect((await hall('US_WEST', state.market)).awarded.map(({ id }) => id)).not.toContain(tender.id)
    await award(state)
    const board = await hall('US_WEST', state.market)
    expect(board.awarded[0]).toMatchObject({ id: tender.id, bidCount: 2, teu: 4 })
    expect((await hall('AFRICA', state.market)).awarded.map(({ id }) => id)).not.toContain(tender.id)
    const token = await state.market.signIn('forwarder')
    const known = await state.market.call(tenderEndpoints.hall, { lane: 'US_WEST' }, { token })
    expect(known.data).toEqual(board)
    const stats = await state.market.call(tenderEndpoints.laneStats, {})
    for (const said of [JSON.stringify(board), JSON.stringify(stats.data)])
      expect(said).not.toMatch(/allIn|amount|unitPrice|currency|bidder|mobile|contact|company|164\d{8}/i)
  })
})

describe('the statistics of a lane', () => {
  const statsOf = async (lane: string) =>
    (await market.call(tenderEndpoints.laneStats, {})).data.lanes.find((row) => row.lane === lane)

  it('tell spreads as bands, and only over enough tenders', async () => {
    const { data } = await market.call(tenderEndpoints.laneStats, {})
    expect(laneStatsSchema.parse(data)).toEqual(data)
    expect(data.lanes.some(({ spread }) => spread !== undefined)).toBe(true)
    expect(data.lanes.filter(({ tenders, spread }) => tenders < 3 && spread !== undefined)).toEqual([])
  })

  it('count a tender at once and its quotes only when quoting is over', async () => {
    const before = await statsOf('US_WEST')
    const trader = await market.signIn('trader')
    const tender = await publish(market, trader)
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    const open = await statsOf('US_WEST')
    expect(open?.tenders).toBe((before?.tenders ?? 0) + 1)
    expect(open?.bidsPerTender).toBe(before?.bidsPerTender)
  })

  it('forget what was published more than 90 days ago', async () => {
    const count = async () =>
      (await market.call(tenderEndpoints.laneStats, {})).data.lanes.reduce((sum, { tenders }) => sum + tenders, 0)
    expect(await count()).toBeGreaterThan(200)
    market.time.now += 91 * 24 * HOUR
    // Only tenders that were still in review may have opened since.
    expect(await count()).toBeLessThan(5)
  })
})
