import { useList } from '@/api/useList.ts'
import type { Filters, List } from '@/api/useList.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsCountsQuery, NewsQuery, NewsSummary } from '@/contract/front/news/schemas.ts'
import type { QueryNames } from '@/routes/params.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import type { NewsCategory } from '@/contract/front/news/values.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { PORT_CODE } from '@/routes/addressForms.ts'

/** What the list of news keeps in the address bar. */
export type NewsFilter = Exclude<QueryNames<'newsList'>, 'sort'>
/** A list of news that lives in the address bar. */
export type NewsList = List<NewsSummary, NewsFilter>

/** The category that a query parameter names, if it names one. */
export function categoryOf(text: string | undefined): NewsCategory | undefined {
  return NEWS_CATEGORIES.find((one) => one === text)
}

/** What is looked for beside the category; what no port can be called is left out. */
export function askedOf({ q, port, lane }: Filters<NewsFilter>): NewsCountsQuery {
  return {
    ...(q && { keyword: q.slice(0, KEYWORD_MAX) }),
    ...(port !== undefined && PORT_CODE.test(port) && { port }),
    ...(lane && { lane: lane.slice(0, 20) }),
  }
}

/** The news, with category, words, port and order in the address. */
export function useNews(): NewsList {
  return useList<NewsQuery, NewsSummary, NewsFilter>(newsEndpoints.page, {
    filters: ['category', 'q', 'port', 'lane'],
    rules: { category: NEWS_CATEGORIES, port: PORT_CODE },
    toQuery: (filters) => {
      const category = categoryOf(filters.category)
      return { ...askedOf(filters), ...(category && { category }) }
    },
    cached: true,
  })
}
