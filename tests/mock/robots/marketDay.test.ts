import { describe, expect, it } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { openSailings } from '@/contract/market/listing/sailings.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsRow } from '@mock/domain/front/news/row.ts'
import { listedSailings } from '@mock/domain/market/listing/sailings.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { laneUsd } from '@mock/domain/reference/laneIndex.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { casesOf } from '@tests/setup/whole.ts'
import { openMarket, START, type Market } from '../support/market.ts'

const DAY = 86_400_000

async function opened() {
  const store = memoryStore()
  const market = await openMarket({ store })
  return { market, rows: openRows(store) }
}

/** Lets the clock reach a day; any call works what is due. */
async function until(market: Market, days: number): Promise<void> {
  market.time.now = START + days * DAY
  await market.call(couponEndpoints.center, {})
}

describe.each(casesOf([35, 180, 400], 2))('%i days later', (days) => {
  it('the market goes on', async () => {
    const { market, rows } = await opened()
    await until(market, days)
    const { now } = market.time
    const center = (await market.call(couponEndpoints.center, { size: 100 })).data.records
    expect(center.length).toBeGreaterThanOrEqual(6)
    const open = rows.tenders.count(({ status }) => status === 'QUOTING')
    expect(open).toBeGreaterThanOrEqual(100)
    expect(open).toBeLessThanOrEqual(140)
    const { total } = (await market.call(listingEndpoints.page, {})).data
    expect(total).toBeGreaterThanOrEqual(300)
    const [newest] = (await market.call(newsEndpoints.page, { sort: 'newest' })).data.records
    expect(now - Date.parse(newest?.publishedAt ?? '')).toBeLessThan(7 * DAY)
    const pinned = rows.news.all((row) => row.pinned)
    expect(pinned.every(({ publishedAt }) => now - Date.parse(publishedAt) < 15 * DAY)).toBe(true)
    // Robots' offers can still be had: nothing of them lies in the past.
    const isRobot = new Set(rows.members.all((row) => !row.demo && row.passwordHash === '').map((row) => row.companyId))
    const stale = rows.listings
      .all(({ status, companyId }) => status === 'ONLINE' && isRobot.has(companyId))
      .filter(({ body }) => {
        const isClosed =
          body !== undefined && body.sailings.length > 0 && openSailings(listedSailings(body, now), now).length === 0
        return (
          isClosed ||
          Date.parse(body?.emptyTo ?? '') < now - DAY ||
          Date.parse(body?.cargo?.readyDate ?? '') < now - 2 * DAY
        )
      })
    expect(stale.map(({ no }) => no)).toEqual([])
  })
})

it('the same days give the same coupons and news, one by one or all at once', async () => {
  const [slow, fast] = [await opened(), await opened()]
  for (let day = 1; day <= 14; day++)
    // oxlint-disable-next-line eslint/no-await-in-loop -- the days come one after the other
    await until(slow.market, day)
  await until(fast.market, 14)
  // What an article counted is of the trade, in which robots draw as calls come.
  const told = ({ facts = [], ...article }: NewsRow) => ({
    ...article,
    facts: facts.filter(({ kind }) => kind !== 'COUNT'),
  })
  const print = ({ rows }: typeof slow) => [rows.batches.all(), rows.news.all(({ cause }) => !!cause).map(told)]
  expect(JSON.stringify(print(fast)) === JSON.stringify(print(slow))).toBe(true)
})

it('what a person owns is left alone', async () => {
  const { market, rows } = await opened()
  const before = rows.listings.all(({ companyId, status }) => companyId === 'c02' && status === 'ONLINE')
  const batches = rows.batches.count(({ companyId }) => companyId === 'c02')
  expect(before.length).toBeGreaterThan(3)
  await until(market, 20)
  expect(rows.batches.count(({ companyId }) => companyId === 'c02')).toBe(batches)
  for (const { id, body } of before) expect(rows.listings.get(id)?.body).toEqual(body)
})

it('a renewed listing asks the price of the week', async () => {
  const { market, rows } = await opened()
  const before = new Map(rows.listings.all().map((row) => [row.id, row]))
  await until(market, 35)
  const renewed = rows.listings.all(({ id, status, body, version }) => {
    const was = before.get(id)
    return (
      status === 'ONLINE' &&
      body?.mode === 'FCL' &&
      body.pod === 'USLAX' &&
      body.pol === 'CNSHA' &&
      version > (was?.version ?? 99)
    )
  })
  expect(renewed.length).toBeGreaterThan(0)
  for (const { id, body } of renewed) {
    const was = before.get(id)
    if (!was?.body || !body) throw new Error('no body')
    const prices = (charges: typeof body.charges) => charges.map(({ unitPrice }) => Number(unitPrice))
    const level = (at: number) => laneUsd('US_WEST', 20, at) ?? 0
    const rise = level(market.time.now) / level(START)
    const [is = 0] = prices(body.charges)
    const [once = 0] = prices(was.body.charges)
    expect(is / once).toBeGreaterThan(Math.min(1, rise) * 0.85)
    expect(is / once).toBeLessThan(Math.max(1, rise) * 1.15)
  }
})
