import { beforeEach, describe, expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { SearchFilters } from '@/contract/trade/tender/saved-search/schemas.ts'
import { MAX_SEARCHES } from '@/contract/trade/tender/values.ts'
import { told } from '../../support/inbox.ts'
import { newRequestNo, openMarket, START, type Market } from '../../support/market.ts'
import { bidOn, publish } from '../../support/trade.ts'

const HOUR = 3600_000
const LANE = { pol: 'CNSHA', pod: 'USLAX' } as const
let market: Market
let forwarder: string
beforeEach(async () => {
  market = await openMarket()
  await market.call(demoEndpoints.robots, { robots: false })
  forwarder = await market.signIn('forwarder')
})
const save = async (name: string, filters: SearchFilters, token = forwarder, id?: string) =>
  market.call(
    tenderEndpoints.saveSearch,
    { name, filters, requestNo: newRequestNo(), ...(id !== undefined && { id }) },
    { token },
  )
const kept = async (token = forwarder) => (await market.call(tenderEndpoints.searches, {}, { token })).data.searches
const refusal = (answer: { code: number; data: unknown }) => [
  answer.code,
  (answer.data as { fields: { field: string; message: string }[] }).fields.map(({ field, message }) => [
    field,
    message,
  ]),
]

describe('saved searches', () => {
  it('count what was published since they were last opened, and no own tender', async () => {
    const { id } = (await save('LA', LANE)).data
    const [before] = await kept()
    expect(before).toMatchObject({ name: 'LA', filters: LANE, fresh: 0 })
    await publish(market, await market.signIn('trader'))
    expect(await kept()).toMatchObject([{ total: (before?.total ?? 0) + 1, fresh: 1 }])
    await publish(market, forwarder)
    expect(await kept()).toMatchObject([{ total: (before?.total ?? 0) + 2, fresh: 1 }])
    market.time.now += 1000
    expect((await market.call(tenderEndpoints.seeSearch, { id }, { token: forwarder })).code).toBe(200)
    expect(await kept()).toMatchObject([{ total: (before?.total ?? 0) + 2, fresh: 0 }])
  })

  it('find what the same search finds', async () => {
    const filters = { mode: 'FCL', minTeu: 5, certifiedOnly: true, closingWithin: 72 } as const
    const { data } = await save('big', filters)
    const page = await market.call(tenderEndpoints.page, filters, { token: forwarder })
    expect(data.total).toBe(page.data.total)
    expect(data.total).toBeGreaterThan(0)
    expect(data.filters).toEqual(filters)
  })

  it('are renamed, refused twice under a name or with the same filters, and need a filter', async () => {
    const { id } = (await save('LA', LANE)).data
    expect(refusal(await save('la', { mode: 'AIR' }))).toEqual([
      4001,
      [['name', 'A saved search with this name already exists']],
    ])
    expect(refusal(await save('Again', { pod: 'USLAX', pol: 'CNSHA' }))).toEqual([
      4001,
      [['name', 'These filters are already saved as “LA”']],
    ])
    expect(refusal(await save('All', {}))).toEqual([4001, [['name', 'Set a filter first']]])
    expect(refusal(await save(' ', { mode: 'AIR' }))[0]).toBe(4001)
    expect((await save('Los Angeles', LANE, forwarder, id)).code).toBe(200)
    expect((await kept()).map(({ name }) => name)).toEqual(['Los Angeles'])
  })

  it('are twenty at most', async () => {
    for (let count = 1; count <= MAX_SEARCHES; count++)
      expect((await save(`S${count}`, { minTeu: count })).code).toBe(200)
    expect(refusal(await save('more', LANE))).toEqual([4001, [['name', 'At most 20']]])
    const [first] = await kept()
    await market.call(tenderEndpoints.removeSearch, { id: first?.id ?? '' }, { token: forwarder })
    expect((await save('more', LANE)).code).toBe(200)
    expect(await kept()).toHaveLength(MAX_SEARCHES)
  })

  it("are nobody else's, and not for guests", async () => {
    const { id } = (await save('LA', LANE)).data
    const token = await market.signIn('forwarder2')
    expect(await kept(token)).toEqual([])
    for (const call of [tenderEndpoints.removeSearch, tenderEndpoints.seeSearch])
      expect((await market.call(call, { id }, { token })).code).toBe(4004)
    expect((await save('mine', LANE, token, id)).code).toBe(4004)
    expect((await market.call(tenderEndpoints.searches, {})).code).toBe(4098)
    expect(await kept()).toHaveLength(1)
  })
})

describe('a tender that opens', () => {
  const matches = async (account: string) =>
    (await told(market, account, START + 1)).filter((text) => text.startsWith('TENDER_NEW_MATCH'))

  it('is told to those whose saved search finds it, once an hour for each search', async () => {
    const trader = await market.signIn('trader')
    await save('LA', LANE)
    await save('quotable', { quotable: true })
    await save('Air', { mode: 'AIR' })
    await save('Own', LANE, trader)
    const first = await publish(market, trader)
    expect((await matches('forwarder')).toSorted()).toEqual([
      `TENDER_NEW_MATCH: ${first.title} (${first.no}) matches your saved search “LA”.`,
      `TENDER_NEW_MATCH: ${first.title} (${first.no}) matches your saved search “quotable”.`,
    ])
    expect(await matches('trader')).toEqual([])
    await publish(market, trader)
    expect(await matches('forwarder')).toHaveLength(2)
    market.time.now += HOUR
    await publish(market, trader)
    expect(await matches('forwarder')).toHaveLength(4)
  })
})

describe('a search that finds nothing', () => {
  const relax = async (filters: SearchFilters, token?: string) =>
    (await market.call(tenderEndpoints.relax, filters, token === undefined ? {} : { token })).data.relax

  it('is told the one filter without which most is found', async () => {
    const none = { mode: 'FCL', minTeu: 9999, certifiedOnly: true } as const
    expect((await market.call(tenderEndpoints.page, none)).data.total).toBe(0)
    const { total } = (await market.call(tenderEndpoints.page, { mode: 'FCL', certifiedOnly: true })).data
    expect(await relax(none)).toEqual({ filter: 'minTeu', total })
    expect(total).toBeGreaterThan(0)
  })

  it('is told nothing where no single filter helps', async () => {
    expect(await relax({ keyword: 'no such words', minTeu: 9999 })).toBeUndefined()
  })
})

describe('the search of one who has quoted', () => {
  it('says how often the lane was quoted and won before, to nobody else and not of own tenders', async () => {
    const trader = await market.signIn('trader')
    const seen = async (token?: string) => {
      const page = await market.call(tenderEndpoints.page, { ...LANE, size: 100 }, token === undefined ? {} : { token })
      return page.data.records.find(({ id }) => id === other.id)?.experience
    }
    const other = await publish(market, trader)
    const before = await seen(forwarder)
    const tender = await publish(market, trader)
    await bidOn(market, forwarder, tender, '1800')
    expect(await seen(forwarder)).toEqual({ quoted: (before?.quoted ?? 0) + 1, won: before?.won ?? 0 })
    expect(await seen()).toBeUndefined()
    expect(await seen(trader)).toBeUndefined()
    const own = (await market.call(tenderEndpoints.page, { ...LANE, size: 100 }, { token: forwarder })).data
    expect(own.records.find(({ id }) => id === tender.id)?.experience).toEqual(before)
    const published = await publish(market, forwarder)
    const all = (await market.call(tenderEndpoints.page, { ...LANE, size: 100 }, { token: forwarder })).data.records
    expect(all.find(({ id }) => id === published.id)).toMatchObject({ mine: true })
    expect(all.find(({ id }) => id === published.id)?.experience).toBeUndefined()
  })
})
