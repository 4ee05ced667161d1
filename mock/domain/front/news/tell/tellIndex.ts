import {
  compositeValue,
  INDEX_LANES,
  laneUsd,
  laneValue,
  mondayOfWeek,
  publishedAt,
} from '../../../reference/laneIndex.ts'
import { markup, withSample } from '../markup.ts'
import type { NewsText } from '../row.ts'
import { weekOfYear } from '../week.ts'
import { INDEX_WORDS, type IndexWords } from './indexWords.ts'
import { count, laneName } from './names.ts'

/** What an article of the index is about: a week counted from the base week, and one lane of it or all. */
interface IndexFacts {
  week: number
  laneId?: string
}

/** Weeks of the table of a lane, and weeks over which a record and a run are counted. */
const TABLE_WEEKS = 8
const RECORD_WEEKS = 26
const YEAR_WEEKS = 52

/** Change in percent over a number of weeks, one digit; undefined before the base week. */
export function indexChange({ week, laneId }: IndexFacts, weeks: number): number | undefined {
  if (week < weeks) return undefined
  const valueAt = (at: number) => (laneId === undefined ? compositeValue(at) : laneValue(laneId, at))
  return Math.round((valueAt(week) / valueAt(week - weeks) - 1) * 1000) / 10
}

/** Texts of an article of the index, every number of it read from the series. */
export function tellIndex(facts: IndexFacts, language: 'zh' | 'en'): NewsText {
  const words = INDEX_WORDS[language]
  return facts.laneId === undefined
    ? tellAll(facts.week, language, words)
    : tellLane(facts.week, facts.laneId, language, words)
}

/** USD for a 40-foot container in a week, rounded as rates are quoted. */
const usdOf = (laneId: string, week: number): string =>
  count(Math.round((laneUsd(laneId, 40, publishedAt(week)) ?? 0) / 5) * 5)
const oneDigit = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const number = (value: number): string => oneDigit.format(value)
const weekNo = (week: number): number => weekOfYear(Date.parse(mondayOfWeek(week)))
const signed = (pct: number | undefined): string =>
  pct === undefined ? '–' : `${pct > 0 ? '+' : ''}${pct.toFixed(1)}%`

function tellAll(week: number, language: 'zh' | 'en', words: IndexWords): NewsText {
  const lanes = INDEX_LANES.map((laneId) => ({ laneId, pct: indexChange({ week, laneId }, 1) ?? 0 }))
  const sorted = lanes.toSorted((a, b) => b.pct - a.pct)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  const named = (one: typeof best) => ({ name: laneName(one?.laneId ?? '', language), pct: signed(one?.pct) })
  const value = number(compositeValue(week))
  const changes = changesOf({ week })
  const rose = lanes.filter(({ pct }) => pct > 0).length
  const fell = lanes.filter(({ pct }) => pct < 0).length
  const rows = INDEX_LANES.map((laneId) => [
    laneName(laneId, language),
    number(laneValue(laneId, week)),
    signed(indexChange({ week, laneId }, 1)),
    signed(indexChange({ week, laneId }, 4)),
    usdOf(laneId, week),
  ])
  const lines = [
    words.all.lead({ week: weekNo(week), value, ...changes }),
    words.all.breadth({ rose, fell, best: named(best), worst: named(worst) }),
    ...[words.all.head, ...rows].map((cells) => `| ${cells.join(' | ')}`),
    words.method,
  ]
  return {
    title: words.all.title({ week: weekNo(week), value, ...changes }),
    summary: words.all.summary({ rose, fell, best: named(best), worst: named(worst) }),
    body: withSample(markup(lines), language),
  }
}

function tellLane(week: number, laneId: string, language: 'zh' | 'en', words: IndexWords): NewsText {
  const fact = { week, laneId }
  const given = { lane: laneName(laneId, language), week: weekNo(week), ...changesOf(fact) }
  const value = number(laneValue(laneId, week))
  const usd = usdOf(laneId, week)
  const marks = [recordOf(fact, words), runOf(fact, words)].filter((one) => one !== undefined)
  const first = Math.max(1, week - TABLE_WEEKS + 1)
  const rows = Array.from({ length: week - first + 1 }, (_, place) => first + place).map((at) => [
    mondayOfWeek(at),
    number(laneValue(laneId, at)),
    signed(indexChange({ week: at, laneId }, 1)),
    usdOf(laneId, at),
  ])
  const lines = [
    words.lane.lead({ ...given, value, usd }),
    ...marks,
    ...[words.lane.head, ...rows].map((cells) => `| ${cells.join(' | ')}`),
    words.lane.advice,
    words.method,
  ]
  return {
    title: words.lane.title({ ...given, usd }),
    summary: [words.lane.summary({ ...given, value }), ...marks].join(words.space),
    body: withSample(markup(lines), language),
  }
}

const changesOf = (fact: IndexFacts) => ({
  onWeek: indexChange(fact, 1) ?? 0,
  onMonth: indexChange(fact, 4),
  onYear: indexChange(fact, YEAR_WEEKS),
})

/** Says that a lane is the highest or lowest for half a year. */
function recordOf({ week, laneId = '' }: IndexFacts, words: IndexWords): string | undefined {
  if (week < RECORD_WEEKS) return undefined
  const before = Array.from({ length: RECORD_WEEKS - 1 }, (_, place) => laneValue(laneId, week - 1 - place))
  const now = laneValue(laneId, week)
  if (now > Math.max(...before)) return words.highest(RECORD_WEEKS)
  return now < Math.min(...before) ? words.lowest(RECORD_WEEKS) : undefined
}

/** Says how many weeks in a row a lane has moved the same way, from four on. */
function runOf({ week, laneId = '' }: IndexFacts, words: IndexWords): string | undefined {
  const signAt = (at: number) => Math.sign(laneValue(laneId, at) - laneValue(laneId, at - 1))
  const sign = signAt(week)
  let weeks = 1
  while (week - weeks > 0 && signAt(week - weeks) === sign) weeks++
  if (weeks < 4 || sign === 0) return undefined
  return sign > 0 ? words.rising(weeks) : words.falling(weeks)
}
