import { beforeAll, describe, expect, it } from 'vitest'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import type { NewsRow } from '@mock/domain/front/news/row.ts'
import { weekOfYear } from '@mock/domain/front/news/week.ts'
import { wordsOf } from '@mock/domain/front/news/words.ts'
import { grouped } from '@mock/domain/grouped.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { roundOf, voyageOf } from '@mock/domain/tools/schedule/rounds.ts'
import { SERVICES, shipOf, SHIPS, startOf } from '@mock/domain/tools/schedule/timetable.ts'
import { marketDay } from '@mock/domain/zone.ts'
import { holidayById } from '@mock/seed/news/holidays.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket, START, type Market } from '../../support/market.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LANGUAGES = ['zh', 'en'] as const
const shown = (value: number): string => value.toLocaleString('en-US')
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const store = memoryStore()
let market: Market
const { news } = openRows(store)
const written = (): NewsRow[] => news.all(({ cause }) => cause !== undefined)
beforeAll(async () => {
  market = await openMarket({ store })
})

/** The calls that an article refers to, read from the timetable by this test. */
function callsOf({ facts = [], updatedAt, publishedAt }: NewsRow) {
  const known = Date.parse(`${marketDay(Date.parse(updatedAt ?? publishedAt))}T00:00:00+08:00`)
  return facts.flatMap((fact) => {
    if (fact.kind !== 'CALL') return []
    const service = SERVICES.get(fact.service)
    const call = service && roundOf(service, fact.round, known)[fact.call]
    if (!service || !call) throw new Error(`no call ${JSON.stringify(fact)}`)
    const voyage = voyageOf(service, fact.round, fact.call)
    return [{ ...call, service, round: fact.round, ship: shipOf(service, fact.round), voyage }]
  })
}

/** Every number that an article may name. */
function numbersOf(row: NewsRow): Set<string> {
  const facts = row.facts ?? []
  const calls = callsOf(row)
  const hours = calls.map(({ etd, plannedEtd }) => Math.round((etd - plannedEtd) / HOUR)).toSorted((a, b) => a - b)
  const middle = hours.length >> 1
  const median = hours.length % 2 === 1 ? hours[middle] : ((hours[middle - 1] ?? 0) + (hours[middle] ?? 0)) / 2
  const counts = facts.flatMap((fact) => (fact.kind === 'COUNT' ? [fact] : []))
  const punctual = (by?: string) => {
    const [on, of] = (['ON_TIME', 'CALLS'] as const).map((what) =>
      sum(counts.filter((one) => one.of === what && (by === undefined || one.by === by)).map(({ value }) => value)),
    )
    return [on ?? 0, of ?? 0, of ? Math.round(((on ?? 0) / of) * 100) : 0]
  }
  const holidays = facts.flatMap((fact) => (fact.kind === 'HOLIDAY' ? [fact.year] : []))
  const numbers = [
    calls.length,
    median ?? 0,
    ...hours,
    ...calls.map(({ ship }) => ship.teu),
    sum(calls.map(({ ship }) => ship.teu)),
    ...counts.map(({ value }) => value),
    ...punctual(),
    ...counts.flatMap(({ by }) => (by ? punctual(by) : [])),
    weekOfYear(Date.parse(marketDay(Date.parse(row.publishedAt)))),
  ]
  return new Set([...numbers.map(shown), ...holidays.map(String)])
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const DATE = new RegExp(`(\\d+)月(\\d+)日|(\\d+) (${MONTHS.join('|')})`, 'g')

/** Days that an article may name, as `MM-DD`: of its ships in the time of the port, of a holiday and the days before. */
function daysOf(row: NewsRow): Set<string> {
  const ofShips = callsOf(row).flatMap(({ port, plannedEtd, etd }) =>
    [plannedEtd, etd].map((ms) =>
      new Date(ms).toLocaleDateString('sv-SE', { timeZone: REFERENCE.portByCode.get(port)?.timezone ?? 'UTC' }),
    ),
  )
  const ofHolidays = (row.facts ?? []).flatMap((fact) => {
    if (fact.kind !== 'HOLIDAY') return []
    const [first = '', last = ''] = holidayById(fact.holiday)?.days[fact.year] ?? []
    const before = [1, 2, 3].map((days) => new Date(Date.parse(first) - days * DAY).toISOString().slice(0, 10))
    return [first, last, ...before]
  })
  return new Set([...ofShips, ...ofHolidays].map((day) => day.slice(5)))
}

/** What an article says without names that hold digits, and the days that it names. */
function saidBy(row: NewsRow, language: 'zh' | 'en'): { text: string; days: string[] } {
  const { title = '', summary = '', body = '' } = wordsOf(row)[language] ?? {}
  const days: string[] = []
  const names = [
    ...callsOf(row).flatMap(({ ship, service, voyage }) => [ship.name, service.code, voyage]),
    '40HQ',
    ...(row.cause === 'MONTH' ? [`${row.place?.slice(0, 4)}年${Number(row.place?.slice(5))}月`] : []),
    ...(row.cause === 'MONTH' ? [`${MONTHS[Number(row.place?.slice(5)) - 1]} ${row.place?.slice(0, 4)}`] : []),
  ]
  const text = names
    .reduce((left, name) => left.replaceAll(name, ' '), [title, summary, body].join('\n').replace(/<[^>]*>/g, ' '))
    .replace(DATE, (_, zhMonth?: string, zhDay?: string, enDay?: string, enMonth = '') => {
      const month = zhMonth ?? String(MONTHS.indexOf(enMonth) + 1)
      days.push([month, zhDay ?? enDay ?? ''].map((part) => part.padStart(2, '0')).join('-'))
      return ' '
    })
  return { text, days }
}

/** Numbers and days of an article that are in none of its facts. Notices of the list and the index are looked at elsewhere. */
function unfounded(row: NewsRow): string[] {
  if (row.cause === 'NOTICE' || row.cause === 'INDEX') return []
  const [numbers, known] = [numbersOf(row), daysOf(row)]
  return LANGUAGES.flatMap((language) => {
    const { text, days } = saidBy(row, language)
    const named = text.match(/\d+(,\d{3})*(\.\d+)?/g) ?? []
    return [...named.filter((one) => !numbers.has(one)), ...days.filter((one) => !known.has(one))]
  }).map((one) => `${row.id}: ${one}`)
}

const dayOfNews = ({ publishedAt }: NewsRow): string => marketDay(Date.parse(publishedAt))

const crowded = (): string[] =>
  [...grouped(written(), dayOfNews)]
    .filter(([, rows]) => rows.length > 4)
    .map(([day, rows]) => `${day}: ${rows.length}`)

const now = () => new Date(market.time.now).toISOString()
const page = async (query: object = {}) => (await market.call(newsEndpoints.page, { size: 500, ...query })).data.records

describe.each([0, 35, 180])('after %i days', (days) => {
  beforeAll(async () => {
    market.time.now = START + days * DAY
    await page()
  })

  it('no article names a number or a day that is not in its facts', () => {
    const rows = written()
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(NEWS_CATEGORIES))
    expect(new Set(rows.map(({ cause }) => cause))).toEqual(
      new Set(['INDEX', 'LOST_CALL', 'BLANK', 'CONGESTION', 'WEEK_AHEAD', 'MONTH', 'HOLIDAY', 'NOTICE']),
    )
    expect(rows.flatMap(unfounded)).toEqual([])
  })

  it('says the same in both languages, with nothing left unfilled', async () => {
    for (const { titleZh, titleEn, summaryZh, summaryEn } of await page()) {
      const all = [titleZh, titleEn, summaryZh, summaryEn].join('\n')
      expect(all).not.toMatch(/[{}]|undefined|NaN|（）| {2}/)
      expect([titleEn, summaryEn].join('')).not.toMatch(/\p{Script=Han}/u)
      expect([titleZh, titleEn, summaryZh, summaryEn]).not.toContain('')
    }
  })

  it('has at most four articles a day and two on top in a category, none about what has passed', async () => {
    expect(crowded()).toEqual([])
    const pinned = (await page()).filter((row) => row.pinned)
    for (const category of NEWS_CATEGORIES)
      expect(pinned.filter((row) => row.category === category).length).toBeLessThanOrEqual(2)
    const ids = new Set(pinned.map(({ id }) => id))
    expect(news.all(({ id, until = '9' }) => ids.has(id) && until <= now())).toEqual([])
    expect(pinned.every(({ publishedAt }) => Date.parse(publishedAt) > market.time.now - 14 * DAY)).toBe(true)
  })

  it('marks what has passed as ended, and only that', async () => {
    const ended = (await page()).filter((row) => row.ended).map(({ id }) => id)
    const past = news.all(({ status, until }) => status === 'PUBLISHED' && until !== undefined && until <= now())
    expect(new Set(ended)).toEqual(new Set(past.map(({ id }) => id)))
    expect(ended.length).toBeGreaterThan(20)
  })

  it('names no ship that is not in the timetable', () => {
    const known = new Set(SHIPS.map(({ imo, name }) => `${imo} ${name}`))
    const named = written().flatMap((row) =>
      [...(wordsOf(row).en?.body ?? '').matchAll(/vessel=(\d+)">([^<]+)</g)].map(([, imo, name]) => `${imo} ${name}`),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((one) => !known.has(one))).toEqual([])
  })
})

describe('five weeks later', () => {
  it('the newest article is of the last working day, whichever weekday it is', async () => {
    const late = await openMarket()
    for (let days = 35; days < 42; days++) {
      late.time.now = START + days * DAY
      // oxlint-disable-next-line eslint/no-await-in-loop -- one day comes after the other
      const [newest] = (await late.call(newsEndpoints.page, { sort: 'newest' })).data.records
      const age = Math.floor((late.time.now - Date.parse(newest?.publishedAt ?? '')) / DAY)
      const weekday = new Date(late.time.now).getUTCDay()
      expect([weekday, age]).toEqual([weekday, Math.min(age, weekday === 0 ? 2 : 1)])
    }
  }, 240_000)
})

describe('a cause that comes again within a week', () => {
  it('is added to the former article', () => {
    const updated = written().filter((row) => row.updatedAt !== undefined)
    expect(updated.length).toBeGreaterThan(3)
    for (const { updatedAt = '', publishedAt, facts = [] } of updated) {
      expect(Date.parse(updatedAt) - Date.parse(publishedAt)).toBeLessThan(8 * DAY)
      expect(facts.length).toBeGreaterThan(1)
    }
    // The index comes each Friday, that is what it is for.
    const rows = written().filter(({ cause }) => cause !== 'INDEX')
    const gaps = [...grouped(rows, ({ cause, place }) => `${cause}|${place}`).values()].flatMap((same) => {
      const times = same.map(({ publishedAt }) => Date.parse(publishedAt)).toSorted((a, b) => a - b)
      return times.slice(1).map((time, at) => time - (times[at] ?? 0))
    })
    expect(gaps.length).toBeGreaterThan(20)
    expect(Math.min(...gaps)).toBeGreaterThan(7 * DAY)
  })

  it('every omitted call and every blank sailing of the last months was told', () => {
    const told = new Set(
      written().flatMap(({ facts = [] }) =>
        facts.flatMap((fact) => (fact.kind === 'CALL' ? [`${fact.service}.${fact.round}.${fact.call}`] : [])),
      ),
    )
    const from = START - 150 * DAY
    const missing: string[] = []
    let calls = 0
    for (const service of SERVICES.values())
      for (let round = 0; startOf(service, round) < START - 14 * DAY; round++)
        roundOf(service, round, START - 14 * DAY).forEach(({ comes, plannedEtd }, call) => {
          const isBlank = roundOf(service, round, START - 14 * DAY).every(({ leaves }) => !leaves)
          if (comes || isBlank || plannedEtd < from || plannedEtd > START) return
          calls++
          if (!told.has(`${service.code}.${round}.${call}`)) missing.push(`${service.code}.${round}.${call}`)
        })
    expect(calls).toBeGreaterThan(40)
    expect(missing).toEqual([])
  })
})
