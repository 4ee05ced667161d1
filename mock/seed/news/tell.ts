import type { NewsCategory } from '@/contract/front/news/values.ts'
import { markup, withSample } from '../../domain/front/news/markup.ts'
import { hashOf } from '../../domain/hash.ts'
import { weekOfYear } from '../../domain/front/news/week.ts'
import type { NewsRow, NewsText } from '../../domain/front/news/row.ts'
import { nextByPlan } from '../../domain/tools/schedule/passages.ts'
import { REFERENCE } from '../reference.ts'
import { MARKET_STORIES } from './market.stories.ts'
import { COMPANIES, LANES } from './names.ts'
import { PLATFORM_STORIES } from './platform.stories.ts'
import { POLICY_STORIES } from './policy.stories.ts'
import { PORT_STORIES } from './port.stories.ts'
import type { Story } from './story.ts'

const DAY_MS = 86_400_000

/** Categories told by stories; those of the index are told by its figures. */
export type StoryCategory = Exclude<NewsCategory, 'FREIGHT_INDEX'>

/** Stories of each category. */
export const STORIES: Record<StoryCategory, readonly Story[]> = {
  MARKET: MARKET_STORIES,
  PORT: PORT_STORIES,
  POLICY: POLICY_STORIES,
  PLATFORM: PLATFORM_STORIES,
}

type Language = 'zh' | 'en'

function pickBy<T>(list: readonly T[], key: string): T | undefined {
  return list[hashOf(key) % list.length]
}

function portName(code: string | undefined, language: Language): string {
  const port = REFERENCE.portByCode.get(code ?? '')
  return (language === 'zh' ? port?.nameZh : port?.nameEn) ?? ''
}

const DAY: Record<Language, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', day: 'numeric', timeZone: 'Asia/Shanghai' }),
}

/** Words about the next ship between the ports of an article. */
const OF_SHIP = ['vessel', 'service', 'serviceName', 'days']

interface Lane {
  pol: string | undefined
  pod: string | undefined
  at: number
  language: Language
}

function shipWord(mark: string, { pol = '', pod = '', at, language }: Lane): string {
  const next = nextByPlan(pol, pod, at)
  if (!next) return ''
  const { service, ship } = next.legs[0]
  if (mark === 'days') return String(next.transitDays)
  if (mark === 'vessel') return ship.name
  return mark === 'service' ? service.code : language === 'zh' ? service.nameZh : service.nameEn
}

/** Returns a function that replaces a placeholder, e.g. `{port}` or `{d3}`, three days after publication. */
function wordsFor(row: Readonly<NewsRow>, story: Story, language: Language): (mark: string) => string {
  const key = `${row.category}|${row.story?.index}|${row.story?.telling}`
  const at = Date.parse(row.publishedAt)
  const [first, second = first] = row.ports
  const lane = LANES.find(({ id }) => row.lanes.includes(id))
  const asPort = (name: string) => (language === 'en' || name.endsWith('港') ? name : `${name}港`)
  const named: Record<string, string | undefined> = {
    port: asPort(portName(first, language)),
    city: portName(first, language),
    code: first,
    pod: asPort(portName(second, language)),
    podCity: portName(second, language),
    podCode: second,
    lane: lane?.[language],
    company: pickBy(COMPANIES, `${key}|c`)?.[language],
    week: String(weekOfYear(at)),
  }
  return (mark) => {
    if (OF_SHIP.includes(mark)) return shipWord(mark, { pol: first, pod: second, at, language })
    const [, kind, number] = /^([nd])(-?\d+)$/.exec(mark) ?? []
    if (kind === 'd') return DAY[language].format(at + Number(number) * DAY_MS)
    if (kind !== 'n') return named[mark] ?? ''
    const [min, max] = story.nums[Number(number)] ?? [0, 0]
    return String(min + (hashOf(`${key}|${number}`) % (max - min + 1)))
  }
}

/** Renders the story of an article in a language; the same article always yields the same text. */
export function tellStory(row: Readonly<NewsRow>, language: Language): NewsText {
  const story = row.category === 'FREIGHT_INDEX' ? undefined : STORIES[row.category][row.story?.index ?? 0]
  if (!story) return { title: '', summary: '', body: '' }
  const wordFor = wordsFor(row, story, language)
  const fill = (text: string) => text.replace(/\{(-?\w[\w-]*)\}/g, (_, mark: string) => wordFor(mark))
  const { title, summary, lines } = story[language]
  const body = markup(lines.map(fill))
  return { title: fill(title), summary: fill(summary), body: withSample(body, language) }
}
