import { beforeAll, describe, expect, it } from 'vitest'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import type { FreightIndex, WeeklySeries } from '@/contract/front/home/schemas.ts'
import { HISTORY_LEAST, HISTORY_WEEKS } from '@/contract/market/listing/values.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START, type Market } from '../../support/market.ts'

const WEEK = 7 * 24 * 3600_000

describe('what sellers ask', () => {
  let market: Market
  const store = memoryStore()
  const rows = openRows(store)
  beforeAll(async () => {
    market = await openMarket({ store })
  })
  const both = async (): Promise<FreightIndex> => (await market.call(homeEndpoints.freightIndex, {})).data
  const index = async (): Promise<WeeklySeries> => (await both()).offers
  /** Multiplies every published price. */
  const multiply = (factor: number) =>
    store.atomically(() => {
      for (const row of rows.listings.all(({ published }) => published !== undefined)) {
        const published = row.published?.map(({ at, prices }) => ({
          at,
          prices: prices.map((one) => ({ ...one, usd: (Number(one.usd) * factor).toFixed(2) })),
        }))
        rows.listings.put({ ...row, ...(published && { published }) })
      }
    })

  it('tells half a year of weeks from Monday, all lanes first, around 1000', async () => {
    const { weeks, lines } = await index()
    expect(weeks).toHaveLength(HISTORY_WEEKS)
    expect(weeks.at(-1)).toBe('2026-11-16')
    expect(weeks.every((week) => new Date(week).getUTCDay() === 1)).toBe(true)
    expect(lines[0]?.laneId).toBeUndefined()
    expect(lines.length).toBeGreaterThan(4)
    for (const { values } of lines) {
      const figures = values.filter((value) => value !== null)
      expect(values).toHaveLength(HISTORY_WEEKS)
      expect(figures.reduce((sum, value) => sum + value, 0) / figures.length).toBeGreaterThan(950)
      expect(figures.reduce((sum, value) => sum + value, 0) / figures.length).toBeLessThan(1050)
    }
  })

  it('tells the change from four weeks before the last figure', async () => {
    const { lines } = await index()
    for (const { values, changePct } of lines) {
      const last = values.findLastIndex((value) => value !== null)
      const [now, before] = [values[last] ?? null, values[last - 4] ?? null]
      const expected = now === null || before === null ? undefined : Math.round((now / before - 1) * 1000) / 10
      expect(changePct).toBe(expected)
    }
  })

  it('does not move when every price is doubled: it tells the course, not the height', async () => {
    const before = await index()
    await multiply(2)
    expect(await index()).toEqual(before)
    await multiply(0.5)
  })

  it('leaves a week out in which fewer than three sellers published', async () => {
    const sellersOf = new Map<string, Set<string>>()
    const weekOf = (at: string) => {
      const day = Math.floor((Date.parse(at) + 8 * 3600_000) / 86_400_000)
      return new Date((day - ((day + 3) % 7)) * 86_400_000).toISOString().slice(0, 10)
    }
    for (const { published = [], companyId } of rows.listings.all())
      for (const { at } of published) sellersOf.set(weekOf(at), (sellersOf.get(weekOf(at)) ?? new Set()).add(companyId))
    const { weeks, lines } = await index()
    const few = weeks.filter((week) => (sellersOf.get(week)?.size ?? 0) < HISTORY_LEAST)
    expect(few.map((week) => lines[0]?.values[weeks.indexOf(week)])).toEqual(few.map(() => null))
    // Half a year later nothing new was published.
    market.time.now = START + 60 * WEEK
    expect((await index()).lines).toEqual([{ values: Array.from({ length: HISTORY_WEEKS }, () => null) }])
    market.time.now = START
  })

  it('is not the index: that is published on Fridays, and what was published stays as it is', async () => {
    const { index: before, offers } = await both()
    expect(before.weeks).toHaveLength(104)
    expect(before.weeks.at(-1)).toBe('2026-11-16')
    expect(before.lines).toHaveLength(13)
    expect(before.lines[0]).toMatchObject({ weekPct: 2.7 })
    expect(before.lines[0]?.values.at(-1)).toBe(943.7)
    expect(before.lines[0]?.values).not.toEqual(offers.lines[0]?.values)
    market.time.now = Date.parse('2026-11-27T14:59:59+08:00')
    expect((await both()).index).toEqual(before)
    market.time.now += 1000
    const { index: next } = await both()
    expect(next.weeks.at(-1)).toBe('2026-11-23')
    market.time.now = START + 5 * WEEK
    const { index: later } = await both()
    expect(later.weeks.slice(0, -5)).toEqual(before.weeks.slice(5))
    expect(later.lines.map(({ values }) => values.slice(0, -5))).toEqual(
      before.lines.map(({ values }) => values.slice(5)),
    )
    market.time.now = START
  })
})
