import { describe, expect, it } from 'vitest'
import { goneEndpoints } from '@/contract/front/gone/endpoints.ts'
import type { GoneKind } from '@/contract/front/gone/values.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { listingThing, remember, tenderThing } from '@mock/domain/front/gone/remember.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { passageById } from '@mock/domain/tools/schedule/passages.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { depsOver } from '../../support/deps.ts'
import { openMarket, START, type Market } from '../../support/market.ts'
import { omittedSailing } from '../../support/omitted.ts'

const DAY = 86_400_000
const look = async (market: Market, kind: GoneKind, id: string, language = 'en-US') =>
  (await market.call(goneEndpoints.look, { kind, id }, { language })).data

describe('an old address', () => {
  it('of an article says what it was, in both languages, and offers three that are there', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const [gone] = openRows(store).news.all(({ status }) => status === 'OFFLINE')
    if (!gone) throw new Error('none was taken off')
    expect((await market.call(newsEndpoints.detail, { id: gone.id })).code).toBe(4004)
    const { was, near } = await look(market, 'NEWS', gone.id)
    expect(was?.title).not.toMatch(/\p{Script=Han}/u)
    expect(was?.at).toBe(gone.publishedAt)
    expect((await look(market, 'NEWS', gone.id, 'zh-CN')).was?.title).toMatch(/\p{Script=Han}/u)
    expect(near).toHaveLength(3)
    for (const { id } of near) expect((await market.call(newsEndpoints.detail, { id })).code).toBe(200)
  })

  it('of a sailing that does not take place names its services and day, and the next ones of its ports', async () => {
    const market = await openMarket()
    const id = omittedSailing()
    expect((await market.call(shippingDateEndpoints.detail, { id })).code).toBe(4004)
    const { was, near } = await look(market, 'SAILING', id)
    const planned = passageById(id, -Infinity)
    expect(was?.title.startsWith(`${planned?.legs[0].service.code} `)).toBe(true)
    expect(Date.parse(was?.at ?? '')).toBe(planned?.etd)
    expect(near).toHaveLength(3)
    for (const one of near) {
      expect(one.id).not.toBe(id)
      const { data } = await market.call(shippingDateEndpoints.detail, { id: one.id })
      expect([data.pol, data.pod, data.etd]).toEqual([planned?.pol, planned?.pod, one.at])
    }
  })

  it('of nothing that ever was says nothing, and still offers what is there', async () => {
    const market = await openMarket()
    for (const kind of ['TENDER', 'LISTING', 'NEWS'] as const) {
      const { was, near } = await look(market, kind, 'nobody')
      expect([kind, was, near.length]).toEqual([kind, undefined, 3])
    }
    expect(await look(market, 'SAILING', 'nobody')).toEqual({ near: [] })
    expect((await market.call(goneEndpoints.look, { kind: 'ORDER' as GoneKind, id: 'x' })).code).toBe(4001)
  })

  it('of what is there, or was never public, says nothing', async () => {
    const store = memoryStore()
    const market = await openMarket({ store })
    const { tenders, listings, news } = openRows(store)
    const [open] = tenders.all(({ status }) => status === 'QUOTING')
    const [hidden] = tenders.all(({ status }) => status === 'DRAFT')
    const [draft] = listings.all(({ status, published }) => status === 'DRAFT' && !published?.length)
    const [live] = news.all(({ status }) => status === 'PUBLISHED')
    if (!open?.body || !hidden || !draft || !live) throw new Error('seed')
    const few = { ...open, body: { ...open.body, visibility: 'INVITED' as const } }
    expect([few, hidden].map(tenderThing)).toEqual([[], []])
    expect([tenderThing(open).length, listingThing(draft)]).toEqual([1, []])
    for (const [kind, id] of [
      ['TENDER', open.id],
      ['TENDER', hidden.id],
      ['LISTING', draft.id],
      ['NEWS', live.id],
    ] as const)
      expect((await look(market, kind, id)).was).toBeUndefined()
  })
})

it('half a year later the addresses of removed tenders still say what they were', { timeout: 240_000 }, async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const { tenders, gone } = openRows(store)
  const before = new Map(
    (await market.call(tenderEndpoints.page, { size: 500 })).data.records.map((row) => [row.id, row]),
  )
  market.time.now = START + 180 * DAY
  await market.call(listingEndpoints.page, {})
  const removed = [...before.values()].filter(({ id }) => !tenders.get(id))
  expect(removed.length).toBeGreaterThan(0)
  for (const { id, title, mode } of removed.slice(0, 10)) {
    expect((await market.call(tenderEndpoints.detail, { id })).code).toBe(4004)
    const { was, near } = await look(market, 'TENDER', id)
    expect(was?.title).toBe(title)
    expect(near).toHaveLength(3)
    const first = (await market.call(tenderEndpoints.detail, { id: near[0]?.id ?? '' })).data
    expect([first.mode, first.status]).toEqual([mode, 'QUOTING'])
  }
  expect(gone.count()).toBeLessThanOrEqual(3 * 6)
})

it('what was removed is forgotten after six months', async () => {
  const store = memoryStore()
  const { deps, time } = depsOver(store)
  const thing = { id: 'a', zh: '一', en: 'one', at: new Date(START).toISOString() }
  await store.atomically(() => {
    for (let month = 0; month < 9; month++) {
      time.now = START + month * 31 * DAY
      remember(deps, 'TENDER', [thing])
      remember(deps, 'TENDER', [{ ...thing, id: 'b' }])
    }
  })
  const rows = deps.rows.gone.all()
  expect(rows).toHaveLength(6)
  expect(rows.every(({ things }) => things.length === 2)).toBe(true)
  expect(Math.min(...rows.map(({ month }) => Number(month.replace('-', ''))))).toBe(202702)
})
