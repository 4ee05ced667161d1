import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '../support/market.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

describe('the robot publishers', () => {
  let market: Market
  let rows: Rows
  let store: ReturnType<typeof memoryStore>
  beforeEach(async () => {
    store = memoryStore()
    market = await openMarket({ store })
    rows = openRows(store)
  })
  const advance = async (advanceMs: number) => {
    await market.call(demoEndpoints.clock, { advanceMs })
    await market.backend.tick()
  }
  const open = () => rows.tenders.all((tender) => tender.status === 'QUOTING')

  /** Of a robot, by sea, with bids enough to compare. */
  const robotTender = () =>
    rows.tenders.all(
      (one) =>
        one.status === 'QUOTING' &&
        one.body?.mode === 'FCL' &&
        Number(one.companyId.slice(1)) > 12 &&
        rows.bids.count((bid) => bid.tenderId === one.id) > 2,
    )[0]
  /** The winner of a robot's tender once every lane has to be carried within so many days. */
  const wonWithin = async (maxTransitDays: number) => {
    const tender = robotTender()
    if (!tender?.body) throw new Error('no tender')
    const lanes = tender.body.lanes.map((lane) => ({ ...lane, maxTransitDays }))
    const body = { ...tender.body, lanes }
    await store.atomically(() => rows.tenders.put({ ...tender, body }))
    await advance(Date.parse(tender.body.deadline) - market.time.now + HOUR)
    const award = rows.tenders.get(tender.id)?.award
    return { award, bid: rows.bids.get(award?.winners[0]?.bidId ?? '') }
  }

  it('award their tenders after the deadline and pay once the seller has confirmed', async () => {
    const tender = robotTender()
    const deadline = Date.parse(tender?.body?.deadline ?? '')
    await advance(deadline - market.time.now + HOUR)
    const awarded = rows.tenders.get(tender?.id ?? '')
    expect(['AWARDED', 'CONTRACTED']).toContain(awarded?.status)
    const bids = rows.bids.all((bid) => bid.tenderId === awarded?.id)
    expect(bids.filter((bid) => bid.status === 'LOST').every((bid) => bid.lossFeedback !== undefined)).toBe(true)
  })

  it('waive with a note what the best bid fails where no bid meets a must', async () => {
    const { award, bid } = await wonWithin(1)
    const note = expect.stringMatching(/^.{5,}$/) as string
    expect(award?.waivers).toEqual([{ bidId: bid?.id, demand: 'transit', note }])
  })

  it('award the best bid that passes, without a waiver, where one does', async () => {
    const bids = rows.bids.all((one) => one.tenderId === robotTender()?.id)
    const slowest = bids.map((one) => Math.max(...(one.body?.lanes.map((lane) => lane.transitDays) ?? [99])))
    const { award, bid } = await wonWithin(Math.min(...slowest))
    expect(award?.waivers ?? []).toEqual([])
    expect(Math.max(...(bid?.body?.lanes.map((lane) => lane.transitDays) ?? [99]))).toBeLessThanOrEqual(
      Math.min(...slowest),
    )
  })

  it('leave the tenders of people to people', async () => {
    const mine = () =>
      rows.tenders.all((one) => one.companyId === 'c01' && one.status === 'EVALUATING').map((one) => one.id)
    const before = mine()
    await advance(3 * DAY)
    expect(mine()).toEqual(expect.arrayContaining(before))
  })

  it('keep the hall full, even after a month in which nobody came', async () => {
    await advance(30 * DAY)
    expect(open().length).toBeGreaterThanOrEqual(100)
    await advance(2 * DAY)
    const later = open()
    expect(later.length).toBeGreaterThanOrEqual(100)
    expect(rows.bids.count((bid) => later.some((one) => one.id === bid.tenderId))).toBeGreaterThan(20)
  })

  it('do nothing while the robots are off', async () => {
    await market.call(demoEndpoints.robots, { robots: false })
    await advance(30 * DAY)
    expect(open()).toHaveLength(0)
  })
})
