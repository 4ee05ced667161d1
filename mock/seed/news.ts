import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import { indexArticles } from '../domain/front/news/indexNews.ts'
import type { NewsRow } from '../domain/front/news/row.ts'
import type { Deps } from '../domain/deps.ts'
import { lastWeekAt } from '../domain/reference/laneIndex.ts'
import { seedFavorite } from './favorites.ts'
import { HOME_PORTS, LANES, PLATFORM_SOURCE, SOURCES } from './news/names.ts'
import { STORIES, type StoryCategory } from './news/tell.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Number of stories per category. */
const COUNTS: Record<StoryCategory, number> = { MARKET: 66, PORT: 80, POLICY: 50, PLATFORM: 32 }
/** Lanes of long voyages: events at their two ports are weeks apart. */
const FAR_LANES = LANES.filter(({ id }) => id !== 'JAPAN_KOREA' && id !== 'SE_ASIA')
/** Maximum age in days. */
const OLDEST = 200
/** Articles in one language only, and those taken offline, by index in a category. */
const ZH_ONLY = [4, 17, 29]
const EN_ONLY = [8, 23]
const OFFLINE = 11
const DRAFT = 13

/** Creates the articles of the last months; their texts are generated on read. */
export function seedNews(deps: Deps, random: Random, now: number): void {
  for (const category of NEWS_CATEGORIES) {
    if (category === 'FREIGHT_INDEX') continue
    const count = COUNTS[category]
    for (let place = 0; place < count; place++) deps.rows.news.put(articleOf(random, category, place, now))
  }
  seedIndexNews(deps, random, now)
  // One of them was taken offline after it had become a favourite.
  for (const id of ['nPORT-009', `nPOLICY-${String(OFFLINE).padStart(3, '0')}`]) {
    const article = deps.rows.news.get(id)
    if (!article) continue
    deps.rows.news.put({ ...article, status: 'PUBLISHED' })
    seedFavorite(deps, 'c01', 'NEWS', id, now - DAY_MS)
    deps.rows.news.put(article)
  }
}

/** Articles of the index, week by week. */
function seedIndexNews(deps: Deps, random: Random, now: number): void {
  const last = lastWeekAt(now)
  const weeks = Math.floor(OLDEST / 7)
  for (let week = Math.max(1, last - weeks + 1); week <= last; week++)
    for (const article of indexArticles(week)) {
      const age = Math.floor((now - Date.parse(article.publishedAt)) / DAY_MS)
      deps.rows.news.put({ ...article, views: random.int(20, 400) + age * random.int(2, 9) })
    }
}

function placesOf(random: Random, category: StoryCategory, index: number): Pick<NewsRow, 'ports' | 'lanes'> {
  const at = STORIES[category][index]?.at ?? 'none'
  if (at === 'none') return { ports: [], lanes: [] }
  const home = random.pick(HOME_PORTS)
  if (at === 'home') return { ports: [home], lanes: [] }
  const lane = random.pick(at === 'both' ? FAR_LANES : LANES)
  if (at === 'lane') return { ports: [], lanes: [lane.id] }
  const away = random.pick<string>(lane.ports)
  return { ports: at === 'away' ? [away] : [home, away], lanes: [lane.id] }
}

function articleOf(random: Random, category: StoryCategory, place: number, now: number): NewsRow {
  const stories = STORIES[category].length
  const index = place % stories
  const age = ((place + random.next()) / COUNTS[category]) ** 1.4 * OLDEST * DAY_MS + HOUR_MS
  const source = category === 'PLATFORM' ? PLATFORM_SOURCE : random.pick(SOURCES)
  const status = place === OFFLINE ? 'OFFLINE' : place === DRAFT ? 'DRAFT' : 'PUBLISHED'
  return {
    id: `n${category}-${String(place).padStart(3, '0')}`,
    category,
    status,
    story: { index, telling: Math.floor(place / stories) },
    languages: ZH_ONLY.includes(place) ? ['zh'] : EN_ONLY.includes(place) ? ['en'] : ['zh', 'en'],
    sourceZh: source[0],
    sourceEn: source[1],
    publishedAt: new Date(now - age).toISOString(),
    pinned: place === 0 && category !== 'MARKET',
    ...placesOf(random, category, index),
    views: random.int(20, 400) + Math.round((age / DAY_MS) * random.int(2, 9)),
  }
}
