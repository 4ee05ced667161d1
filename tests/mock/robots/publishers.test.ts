import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { openRows, type Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '../support/market.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

describe('the robot publishers', () => {
  let market: Market
  let rows: Rows
  beforeEach(async () => {
    const store = memoryStore()
    market = await openMarket({ store })
    rows = openRows(store)
  })
  const advance = async (advanceMs: number) => {
    await market.call(demoEndpoints.clock, { advanceMs })
    await market.backend.tick()
  }
  const open = () => rows.tenders.all((tender) => tender.status === 'QUOTING')

  it('award their tenders after the deadline and pay once the seller has confirmed', async () => {
    const tender = rows.tenders.all(
      (one) =>
        one.status === 'QUOTING' &&
        Number(one.companyId.slice(1)) > 12 &&
        rows.bids.count((bid) => bid.tenderId === one.id) > 2,
    )[0]
    const deadline = Date.parse(tender?.body?.deadline ?? '')
    await advance(deadline - market.time.now + HOUR)
    const awarded = rows.tenders.get(tender?.id ?? '')
    expect(['AWARDED', 'CONTRACTED']).toContain(awarded?.status)
    const bids = rows.bids.all((bid) => bid.tenderId === awarded?.id)
    expect(bids.filter((bid) => bid.status === 'LOST').every((bid) => bid.lossFeedback !== undefined)).toBe(true)
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
    expect(open().length).toBeGreaterThanOrEqual(25)
    await advance(2 * DAY)
    const later = open()
    expect(later.length).toBeGreaterThanOrEqual(30)
    expect(rows.bids.count((bid) => later.some((one) => one.id === bid.tenderId))).toBeGreaterThan(20)
  })

  it('do nothing while the robots are off', async () => {
    await market.call(demoEndpoints.robots, { robots: false })
    await advance(30 * DAY)
    expect(open()).toHaveLength(0)
  })
})
