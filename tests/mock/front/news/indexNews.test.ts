import { describe, expect, it } from 'vitest'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { tellIndex } from '@mock/domain/front/news/tell/tellIndex.ts'
import { wordsOf } from '@mock/domain/front/news/words.ts'
import { compositeValue, INDEX_LANES, laneUsd, laneValue, publishedAt } from '@mock/domain/reference/laneIndex.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START, type Market } from '../../support/market.ts'

const DAY = 86_400_000
const numbersOf = (text: string): string[] => text.match(/\d[\d,]*\.\d/g) ?? []
const shown = (value: number): string => value.toLocaleString('en-US', { minimumFractionDigits: 1 })
const size = (from: number, to: number): string => Math.abs(Math.round((to / from - 1) * 1000) / 10).toFixed(1)
const page = async (market: Market) =>
  (await market.call(newsEndpoints.page, { category: 'FREIGHT_INDEX', size: 500, sort: 'newest' })).data.records

/** Every number with a digit after the point that an article of a week may name. */
function known(week: number): Set<string> {
  const series = [compositeValue, ...INDEX_LANES.map((laneId) => (at: number) => laneValue(laneId, at))]
  const found = new Set<string>()
  for (const valueAt of series)
    for (let at = week - 7; at <= week; at++) {
      found.add(shown(valueAt(at)))
      for (const weeks of [1, 4, 52]) if (at >= weeks) found.add(size(valueAt(at - weeks), valueAt(at)))
    }
  return found
}

describe.each(['zh', 'en'] as const)('an article of the index in %s', (language) => {
  it('names no number that is not in the series', () => {
    for (let week = 78; week <= 130; week++) {
      const numbers = known(week)
      for (const laneId of [undefined, ...INDEX_LANES]) {
        const { title, summary, body } = tellIndex({ week, ...(laneId && { laneId }) }, language)
        const named = numbersOf([title, summary, body].join('\n'))
        expect(named.length).toBeGreaterThan(8)
        expect(named.filter((one) => !numbers.has(one))).toEqual([])
      }
    }
  })
})

it('says the week, the change, the year and the level of a lane, in both languages', () => {
  const fact = { week: 104, laneId: 'US_WEST' }
  expect([laneValue('US_WEST', 104), laneValue('US_WEST', 103), laneValue('US_WEST', 52)]).toEqual([
    809.8, 773.8, 1003.1,
  ])
  expect(Math.round((laneUsd('US_WEST', 40, publishedAt(104)) ?? 0) / 5) * 5).toBe(2390)
  const zh = tellIndex(fact, 'zh')
  expect(zh.title).toBe('第 47 周美西（含加西）运价上涨 4.7%，40 尺柜参考价 USD 2,390')
  expect(zh.body).toContain('较上周上涨 4.7%')
  expect(zh.body).toContain('较去年同期下跌 19.3%')
  const en = tellIndex(fact, 'en')
  expect(en.title).toBe("North America West Coast rates up 4.7% in week 47; 40' reference USD 2,390")
  expect(en.body).toContain('up 4.7% on the week')
  expect(en.body).toContain('down 19.3% on the year')
  expect(en.body).not.toMatch(/\p{Script=Han}/u)
})

it('says a record and a run where the series has one, and only there', () => {
  const told = { highest: 0, lowest: 0, run: 0 }
  for (const laneId of INDEX_LANES)
    for (let week = 30; week <= 130; week++) {
      const { summary } = tellIndex({ week, laneId }, 'en')
      const values = Array.from({ length: 26 }, (_, place) => laneValue(laneId, week - 25 + place))
      const last = values.at(-1) ?? 0
      const isHighest = values.slice(0, -1).every((value) => value < last)
      const isLowest = values.slice(0, -1).every((value) => value > last)
      const steps = values.slice(1).map((value, place) => Math.sign(value - (values[place] ?? 0)))
      const isRun = steps.slice(-4).every((step) => step !== 0 && step === steps.at(-1))
      expect([summary.includes('highest in 26'), summary.includes('lowest in 26')]).toEqual([isHighest, isLowest])
      expect(/for \d+ weeks in a row/.test(summary)).toBe(isRun)
      told.highest += Number(isHighest)
      told.lowest += Number(isLowest)
      told.run += Number(isRun)
    }
  expect(Math.min(told.highest, told.lowest, told.run)).toBeGreaterThan(10)
})

it('comes every Friday, and five weeks later too; what was published stays as it was', async () => {
  const market = await openMarket()
  const before = await page(market)
  expect(before[0]?.publishedAt).toBe('2026-11-20T07:00:00.000Z')
  expect(before.some(({ titleZh = '' }) => titleZh.startsWith('第 47 周综合运价指数'))).toBe(true)
  market.time.now = Date.parse('2026-11-27T06:59:59Z')
  // Members of the market go on reading.
  const told = (rows: typeof before) => rows.map(({ views: _views, ...row }) => row)
  expect(told(await page(market))).toEqual(told(before))
  market.time.now += 1000
  const next = await page(market)
  expect(next[0]?.publishedAt).toBe('2026-11-27T07:00:00.000Z')
  market.time.now = START + 35 * DAY
  const later = await page(market)
  const fridays = [...new Set(later.map(({ publishedAt: at }) => at.slice(0, 10)))]
  expect(fridays.slice(0, 6)).toEqual([
    '2026-12-25',
    '2026-12-18',
    '2026-12-11',
    '2026-12-04',
    '2026-11-27',
    '2026-11-20',
  ])
  const ids = new Set(before.map(({ id }) => id))
  expect(later.filter(({ id }) => ids.has(id)).map(({ titleEn }) => titleEn)).toEqual(
    before.map(({ titleEn }) => titleEn),
  )
  const counts = fridays.map((day) => later.filter(({ publishedAt: at }) => at.startsWith(day)).length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
})

it('every stored article tells the week and lane of its fact', async () => {
  const store = memoryStore()
  await openMarket({ store })
  const rows = openRows(store).news.all(({ cause }) => cause === 'INDEX')
  expect(rows.length).toBeGreaterThan(56)
  for (const row of rows) {
    const { facts, lanes, publishedAt: at } = row
    const week = Math.round((Date.parse(at) - publishedAt(0)) / (7 * DAY))
    const [laneId] = lanes
    expect(facts).toEqual([{ kind: 'INDEX', week, ...(laneId && { laneId }) }])
    const { zh, en } = wordsOf(row)
    const named = numbersOf([zh, en].map((text) => [text?.title, text?.summary, text?.body].join('\n')).join('\n'))
    const numbers = known(week)
    expect(named.length).toBeGreaterThan(16)
    expect(named.filter((one) => !numbers.has(one))).toEqual([])
  }
})
