import { expect, test } from 'vitest'
import { createBackend } from '@mock/backend.ts'
import { openRows } from '@mock/domain/openRows.ts'
import type { NewsRow } from '@mock/domain/front/news/row.ts'
import { ROWS_FORMAT } from '@mock/seed/format.ts'
import { memoryStore } from '@mock/store/memory.ts'
import type { Store } from '@mock/store/port.ts'
import { openMarket } from '../support/market.ts'

/** Two articles as format 2 kept them: one told by the number of its story, one typed. */
const head = {
  category: 'MARKET',
  status: 'PUBLISHED',
  sourceZh: '仓通',
  sourceEn: 'Cangtong',
  publishedAt: '2026-11-20T02:00:00.000Z',
  pinned: false,
  ports: [],
  lanes: [],
  views: 12,
}
const STORY = { ...head, id: 'old-story', story: { index: 3, telling: 1 }, languages: ['zh', 'en'] }
const TYPED = { ...head, id: 'old-typed', zh: { title: '公告', summary: '内容', body: '全文' } }

/** A market whose rows look as format 2 had them. */
async function ofFormatTwo(format: number): Promise<Store> {
  const store = memoryStore()
  await openMarket({ store })
  const rows = openRows(store)
  await store.atomically(async () => {
    for (const { id } of rows.news.all()) rows.news.remove(id)
    for (const old of [STORY, TYPED]) rows.news.put(old as unknown as NewsRow)
    const market = rows.market.get('market')
    if (market) rows.market.put({ ...market, format })
  })
  return store
}

const countOf = (store: Store) => {
  const { companies, tenders, bids, sessions } = openRows(store)
  return [companies, tenders, bids, sessions].map((table) => table.count())
}

test('a server brings a file of form 2 to this one: its own news are written anew, all else stays', async () => {
  const store = await ofFormatTwo(2)
  const before = countOf(store)
  await createBackend({ store, host: 'server' })
  const { market, news } = openRows(store)
  expect(market.get('market')?.format).toBe(ROWS_FORMAT)
  expect(countOf(store)).toEqual(before)
  expect(news.get('old-story')).toBeUndefined()
  expect(news.get('old-typed')).toEqual(TYPED)
  expect(news.all(({ cause, facts }) => cause !== undefined && facts !== undefined).length).toBeGreaterThan(50)
})

test('a form without a way to this one is refused, and nothing is changed', async () => {
  const store = await ofFormatTwo(1)
  await expect(createBackend({ store, host: 'server' })).rejects.toThrow('form 1')
  expect(openRows(store).market.get('market')?.format).toBe(1)
  expect(openRows(store).news.count()).toBe(2)
})
