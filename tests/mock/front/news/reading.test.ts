import { beforeAll, describe, expect, it } from 'vitest'
import { newsDeskEndpoints, newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsSummary, PublishNews } from '@/contract/front/news/schemas.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import { isOneLanguage, newsLanguage, readMinutes } from '@/contract/front/news/words.ts'
import type { NewsRow } from '@mock/domain/front/news/row.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, type Market } from '../../support/market.ts'

const DAY = 86_400_000
const store = memoryStore()
let market: Market
beforeAll(async () => {
  market = await openMarket({ store })
})

const page = async (query: object = {}) => (await market.call(newsEndpoints.page, { size: 500, ...query })).data
const detail = (id: string) => market.call(newsEndpoints.detail, { id })
const article = { category: 'PORT', status: 'PUBLISHED', titleZh: '测试公告', bodyZh: '<p>一</p>' } as const
const publish = async (part: Partial<PublishNews> = {}) =>
  (await market.call(newsDeskEndpoints.publishNews, { ...article, ...part })).data.id

describe('the seeded news', () => {
  it('is articles of five categories, of the past, in both languages', async () => {
    const { records, total } = await page()
    // One was taken offline; those of this morning may still be to come.
    const isOut = ({ status, publishedAt }: NewsRow) =>
      status === 'PUBLISHED' && Date.parse(publishedAt) <= market.time.now
    expect(total).toBe(openRows(store).news.count(isOut))
    expect(openRows(store).news.count(({ status }) => status === 'OFFLINE')).toBe(1)
    expect(total).toBeGreaterThan(200)
    expect(new Set(records.map(({ category }) => category))).toEqual(new Set(NEWS_CATEGORIES))
    expect(records.every(({ publishedAt }) => Date.parse(publishedAt) < market.time.now)).toBe(true)
    expect(records.filter(isOneLanguage)).toEqual([])
  })

  it('tells different things: hardly a title twice, bodies of several parts', async () => {
    const { records } = await page()
    const titles = records.flatMap(({ titleZh }) => titleZh ?? [])
    expect(new Set(titles).size / titles.length).toBeGreaterThan(0.97)
    for (const { id } of records) {
      const { bodyZh = '', bodyEn = '' } = (await detail(id)).data
      expect([bodyZh, bodyEn].join('\n')).not.toMatch(/[{}]|undefined|NaN|（）|\bto {2}| on the {2}/)
      for (const body of [bodyZh, bodyEn]) {
        expect(body.match(/<(p|li|tr|h2)>/g)?.length).toBeGreaterThanOrEqual(5)
        expect(body).toMatch(/演示|demonstration/)
      }
      expect(bodyEn).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('is told alike again and again', async () => {
    const [{ id }] = (await page({ category: 'PORT' })).records as [NewsSummary]
    expect((await detail(id)).data).toEqual((await detail(id)).data)
  })
})

describe('a list of news', () => {
  it('has pinned ones first, unless the reader asked for another order or a word', async () => {
    const { records } = await page({ size: 10 })
    const marks = records.map(({ pinned }) => Number(pinned))
    expect(marks).toEqual(marks.toSorted((a, b) => b - a))
    expect(marks.filter(Boolean)).toHaveLength(2)
    const dates = (await page({ sort: 'newest' })).records.map(({ publishedAt }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const views = (await page({ sort: 'hot' })).records.map((row) => row.views)
    expect(views).toEqual(views.toSorted((a, b) => b - a))
  })

  it('is found by category, port, lane, and words in both languages', async () => {
    const { counts, all } = (await market.call(newsEndpoints.counts, {})).data
    for (const category of NEWS_CATEGORIES) expect((await page({ category })).total).toBe(counts[category])
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(all)
    const atPort = await page({ port: 'CNNGB' })
    expect(atPort.total).toBeGreaterThan(5)
    expect(atPort.records.every(({ ports }) => ports.includes('CNNGB'))).toBe(true)
    const onLane = await page({ lane: 'N_EUROPE' })
    expect(onLane.total).toBeGreaterThan(5)
    expect(onLane.records.every(({ lanes }) => lanes.includes('N_EUROPE'))).toBe(true)
    for (const keyword of ['取消挂靠', 'omits the call', 'ningbo', '取消挂靠 omits']) {
      const found = await page({ keyword })
      expect([keyword, found.total > 0]).toEqual([keyword, true])
      expect((await market.call(newsEndpoints.counts, { keyword })).data.all).toBe(found.total)
    }
    expect((await page({ keyword: 'nothing of the kind' })).total).toBe(0)
  })
})

describe('an article', () => {
  it('has its neighbours in its category, and related ones that share something', async () => {
    const { records } = await page({ category: 'POLICY', sort: 'newest' })
    const [first, second, third] = records as [NewsSummary, NewsSummary, NewsSummary]
    expect((await detail(second.id)).data).toMatchObject({ newer: { id: first.id }, older: { id: third.id } })
    expect((await detail(first.id)).data.newer).toBeUndefined()
    expect((await detail(records.at(-1)?.id ?? '')).data.older).toBeUndefined()
    const atPort = (await page({ port: 'CNNGB', category: 'PORT' })).records[0]
    const { related } = (await detail(atPort?.id ?? '')).data
    expect(related).toHaveLength(4)
    expect(related.map(({ id }) => id)).not.toContain(atPort?.id)
    expect(related.every(({ ports }) => ports.some((port) => atPort?.ports.includes(port)))).toBe(true)
  })

  it('that is missing, a draft or taken off is not there', async () => {
    const [gone] = openRows(store).news.all(({ status }) => status === 'OFFLINE')
    for (const id of ['nobody', gone?.id ?? '']) expect((await detail(id)).code).toBe(4004)
    const id = await publish()
    expect((await detail(id)).data).toMatchObject({ titleZh: '测试公告', bodyZh: '<p>一</p>' })
    await publish({ id, status: 'OFFLINE' })
    expect((await detail(id)).code).toBe(4004)
    expect((await page({ keyword: '测试公告' })).total).toBe(0)
    expect((await market.call(newsDeskEndpoints.publishNews, { ...article, id: 'nobody' })).code).toBe(4004)
    expect((await market.call(newsDeskEndpoints.publishNews, { category: 'PORT', status: 'DRAFT' })).code).toBe(4001)
  })

  it('is counted once a day for a device, and for a member whichever device it is', async () => {
    const id = await publish({ titleZh: '阅读计数' })
    const token = await market.signIn('trader')
    const read = async (visitor: string, options = {}) =>
      (await market.call(newsEndpoints.read, { id, visitor }, options)).data.views
    expect(await read('device-one')).toBe(1)
    expect(await read('device-one')).toBe(1)
    expect(await read('device-two')).toBe(2)
    expect(await read('device-one', { token })).toBe(3)
    expect(await read('device-three', { token })).toBe(3)
    market.time.now += DAY
    // Others have read it meanwhile.
    const { views } = (await detail(id)).data
    expect(await read('device-one')).toBe(views + 1)
    expect((await market.call(newsEndpoints.read, { id: 'nobody', visitor: 'device-one' })).code).toBe(4004)
  })
})

describe('beside other things', () => {
  it('the hot list is of the last 30 days, most read first', async () => {
    const hot = (await market.call(newsEndpoints.hot, { size: 5 })).data
    expect(hot).toHaveLength(5)
    expect(hot.map(({ views }) => views)).toEqual(hot.map(({ views }) => views).toSorted((a, b) => b - a))
    expect(hot.every(({ publishedAt }) => Date.parse(publishedAt) >= market.time.now - 30 * DAY)).toBe(true)
  })

  it('notices of ports are published, fresh and touch one of the ports', async () => {
    const id = await publish({ titleZh: '费利克斯托公告', ports: ['GBFXT'] })
    const ofPorts = async (ports: string) => (await market.call(newsEndpoints.ofPorts, { ports })).data
    expect((await ofPorts('AUFRE,GBFXT')).map((row) => row.id)).toContain(id)
    expect(await ofPorts('AUFRE')).toEqual([])
    for (const row of await ofPorts('CNSHA,CNNGB')) {
      expect(row.category).toBe('PORT')
      expect(row.ports.some((port) => ['CNSHA', 'CNNGB'].includes(port))).toBe(true)
    }
    market.time.now += 31 * DAY
    expect((await ofPorts('GBFXT')).map((row) => row.id)).not.toContain(id)
    expect((await market.call(newsEndpoints.ofPorts, { ports: 'not a port' })).code).toBe(4001)
  })
})

describe('the language of an article', () => {
  const head = { id: 'x', category: 'PORT', publishedAt: '2026-11-21T00:00:00Z' } as const
  it('is the reader’s where it is written in it, else the one there is', () => {
    expect(newsLanguage({ ...head, titleZh: '一', titleEn: 'one' }, 'en-US')).toBe('en-US')
    expect(newsLanguage({ ...head, titleZh: '一' }, 'en-US')).toBe('zh-CN')
    expect(newsLanguage({ ...head, titleEn: 'one' }, 'zh-CN')).toBe('en-US')
  })
  it('says how long reading takes: 400 characters or 220 words a minute, at least one', () => {
    expect(readMinutes('')).toBe(1)
    expect(readMinutes(`<p>${'字'.repeat(1200)}</p>`)).toBe(3)
    expect(readMinutes('word '.repeat(440))).toBe(2)
    expect(readMinutes(`<p data-long="${'word '.repeat(900)}">word</p>`)).toBe(1)
  })
})
