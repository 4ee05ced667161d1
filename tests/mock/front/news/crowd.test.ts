import { expect, it } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START } from '../../support/market.ts'

const DAY = 86_400_000

/** A market some days after the tests begin, and its news that came out since. */
async function after(days: number, robots = true) {
  const store = memoryStore()
  const market = await openMarket({ store })
  if (!robots) await market.call(demoEndpoints.robots, { robots: false })
  for (let day = 1; day <= days; day++) {
    market.time.now = START + day * DAY
    // oxlint-disable-next-line eslint/no-await-in-loop -- one day comes after the other
    await market.call(newsEndpoints.counts, {})
  }
  const begin = new Date(START).toISOString()
  return { market, news: openRows(store).news.all(({ publishedAt }) => publishedAt > begin) }
}

it('news of the weeks to come are read, each day by fewer', async () => {
  const { market, news } = await after(20)
  const { now } = market.time
  const old = news.filter(({ publishedAt }) => now - Date.parse(publishedAt) > 2 * DAY)
  expect(old.length).toBeGreaterThan(10)
  expect(old.filter(({ views }) => views < 20)).toEqual([])
  const hot = (await market.call(newsEndpoints.hot, {})).data
  expect(hot.map(({ views }) => views)).toEqual(hot.map(({ views }) => views).toSorted((a, b) => b - a))
  expect(new Set(hot.map(({ views }) => views)).size).toBeGreaterThan(3)
  const rested = news.filter(({ publishedAt }) => now - Date.parse(publishedAt) > 11 * DAY)
  const before = new Map(rested.map(({ id, views }) => [id, views]))
  market.time.now += DAY
  await market.call(newsEndpoints.counts, {})
  const id = rested[0]?.id ?? ''
  const record = (await market.call(newsEndpoints.detail, { id })).data
  expect(record.views).toBe(before.get(id))
})

it('nobody reads where the robots are switched off', async () => {
  const { news } = await after(5, false)
  expect(news.filter(({ views }) => views > 0)).toEqual([])
})
