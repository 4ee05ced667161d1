import { beforeAll, describe, expect, it } from 'vitest'
import { checkBid } from '@/contract/trade/bid/rules.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { BID_STATUSES } from '@/contract/trade/bid/values.ts'
import { CERTIFICATION_STATUSES } from '@/contract/member/values.ts'
import { ORDER_STATUSES } from '@/contract/money/order/values.ts'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import { TENDER_STATUSES, TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { usccCheckCharacter } from '@/contract/validation.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { Rows } from '@mock/domain/rows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { countingStore } from '../support/countingStore.ts'
import { openMarket, START } from '../support/market.ts'

const HOUR = 3600_000

describe('the seeded marketplace', () => {
  let rows: Rows
  /** The same marketplace invented once more: markets of tests are kept, those of a worker are not. */
  let again: Rows
  let seen: { rows: number; put: number }
  beforeAll(async () => {
    const store = memoryStore()
    await openMarket({ store })
    rows = openRows(store)
    const other = countingStore(memoryStore())
    await openMarket({ store: other.store, host: 'worker' })
    again = openRows(other.store)
    seen = { ...other.seen }
  })

  it('looks at fewer than a hundred rows for each that it puts, so that its work grows no faster than the market', () => {
    expect(seen.rows / seen.put).toBeLessThan(100)
  })

  it('has at least 40 enterprises in every certification state, each with a code whose check character is right', () => {
    const companies = rows.companies.all()
    expect(companies.length).toBeGreaterThanOrEqual(40)
    expect(new Set(companies.map((one) => one.certification))).toEqual(new Set(CERTIFICATION_STATUSES))
    for (const { uscc } of companies) expect(usccCheckCharacter(uscc.slice(0, 17))).toBe(uscc.at(-1))
    expect(new Set(companies.map((one) => one.nameZh)).size).toBe(companies.length)
    // No operator uses the range 164, so no number in the seed is real.
    for (const { mobile } of rows.members.all()) expect(mobile).toMatch(/^164\d{8}$/)
  })

  it('has at least 400 tenders in all states and modes, several closing today, one without bids and one with twelve', () => {
    const tenders = rows.tenders.all()
    expect(tenders.length).toBeGreaterThanOrEqual(400)
    expect(new Set(tenders.map((one) => one.status))).toEqual(new Set(TENDER_STATUSES))
    expect(new Set(tenders.map((one) => one.body?.mode).filter(Boolean))).toEqual(new Set(TRANSPORT_MODES))
    const open = tenders.filter((one) => one.status === 'QUOTING')
    const soon = open.filter((one) => Date.parse(one.body?.deadline ?? '') < START + 24 * HOUR)
    expect(soon.length).toBeGreaterThanOrEqual(3)
    const counts = open.map((one) => rows.bids.all((bid) => bid.tenderId === one.id).length)
    expect(counts).toContain(0)
    expect(counts).toContain(12)
  })

  it('has tenders that the shared rules would have let through when they were published', () => {
    const problems = rows.tenders
      .all()
      .flatMap(({ body, publishAt }) =>
        body && publishAt ? checkTender(body, new Date(publishAt), body.term === undefined) : [],
      )
    expect(problems).toEqual([])
  })

  it('never loads a box over its typical payload', () => {
    const payload = new Map(REFERENCE.freight.containerTypes.map((type) => [type.isoCode, type.typicalMaxPayloadKg]))
    const overloaded = rows.tenders.all().filter(({ body }) => {
      const boxes = body?.lanes.flatMap((lane) => lane.boxes) ?? []
      const most = boxes.reduce((sum, box) => sum + (payload.get(box.isoCode) ?? 0) * box.qty, 0)
      return boxes.length > 0 && Number(body?.cargo.grossKg) > most
    })
    expect(overloaded).toEqual([])
  })

  it('has at least 1,500 bids in all states, some incomplete, many in two currencies', () => {
    const bids = rows.bids.all()
    expect(bids.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(bids.map((one) => one.status))).toEqual(new Set(BID_STATUSES))
    expect(bids.filter((one) => one.status !== 'DRAFT' && one.completeness < 100).length).toBeGreaterThan(50)
    const currencies = (bid: (typeof bids)[number]) =>
      new Set(bid.body?.lanes.flatMap((lane) => lane.charges.map((line) => line.currency))).size
    expect(bids.filter((one) => currencies(one) > 1).length).toBeGreaterThan(500)
  })

  it('has open bids that the shared rules accept, but for charges left out', () => {
    for (const bid of rows.bids.all((one) => one.status === 'SUBMITTED')) {
      const tender = rows.tenders.get(bid.tenderId)
      if (tender?.status !== 'QUOTING' || !tender.body || !bid.body) continue
      const problems = checkBid(bid.body, tender.body, '2026-11-21', REFERENCE.freight.charges).filter(
        (one) => one.code !== 'missingCharge',
      )
      expect(problems).toEqual([])
    }
  })

  it('has orders of tenders in all states, and every order has its tender and bid, or its listing', () => {
    const orders = rows.orders.all()
    const missing = ORDER_STATUSES.filter(
      (status) => !orders.some((order) => order.source === 'TENDER' && order.status === status),
    )
    expect(missing).toEqual([])
    for (const order of orders) {
      const isOfTender = order.source !== 'LISTING'
      const [asked, offered] = [rows.tenders.get(order.tenderId ?? ''), rows.bids.get(order.bidId ?? '')]
      expect([order.no, asked?.companyId]).toEqual([order.no, isOfTender ? order.buyerId : undefined])
      expect([order.no, offered?.companyId]).toEqual([order.no, isOfTender ? order.sellerId : undefined])
      const listing = rows.listings.get(order.listingId ?? '')
      expect([order.no, listing?.companyId]).toEqual([order.no, isOfTender ? undefined : order.sellerId])
    }
  })

  it('leaves no list of the first demo accounts empty', () => {
    for (const status of TENDER_STATUSES) {
      expect(rows.tenders.all((one) => one.companyId === 'c01' && one.status === status).length).toBeGreaterThan(0)
    }
    for (const companyId of ['c02', 'c03', 'c04']) {
      expect(rows.bids.all((one) => one.companyId === companyId).length).toBeGreaterThan(10)
    }
    const bought = rows.orders.all((one) => one.buyerId === 'c01' && one.tenderId !== undefined)
    const states = ['TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED', 'DISPUTED']
    expect(bought.map((one) => one.status)).toEqual(expect.arrayContaining(states))
    expect(rows.bids.all((one) => one.companyId === 'c02' && one.status === 'AWARDED').length).toBeGreaterThan(0)
  })

  it('is the same for the same seed, and another one for another seed', async () => {
    const titles = ({ tenders }: Rows) => tenders.all().map((one) => `${one.no} ${one.body?.title}`)
    const store = memoryStore()
    await openMarket({ store, seed: 'another' })
    expect(titles(again)).toEqual(titles(rows))
    expect(titles(openRows(store))).not.toEqual(titles(rows))
  })
})
