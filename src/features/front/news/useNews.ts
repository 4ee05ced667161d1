import { useList } from '@/api/useList.ts'
import type { Filters, List } from '@/api/useList.ts'
import { newsEndpoints } from '@/contract/front/news/endpoints.ts'
import type { NewsCountsQuery, NewsQuery, NewsSummary } from '@/contract/front/news/schemas.ts'
import type { QueryNames } from '@/routes/params.ts'
import { NEWS_CATEGORIES } from '@/contract/front/news/values.ts'
import type { NewsCategory } from '@/contract/front/news/values.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'
import { PORT_CODE } from '@/routes/addressForms.ts'

/** Query parameters of the news list. */
export type NewsFilter = Exclude<QueryNames<'newsList'>, 'sort'>
/** A list of news with its state in the URL. */
export type NewsList = List<NewsSummary, NewsFilter>

/** The category named in a query parameter, if valid. */
export function categoryOf(text: string | undefined): NewsCategory | undefined {
  return NEWS_CATEGORIES.find((one) => one === text)
}

/** Search parameters besides the category; impossible port codes are left out. */
export function askedOf({ q, port, lane }: Filters<NewsFilter>): NewsCountsQuery {
  return {
    ...(q && { keyword: q.slice(0, KEYWORD_MAX) }),
    ...(port !== undefined && PORT_CODE.test(port) && { port }),
    ...(lane && { lane: lane.slice(0, 20) }),
  }
}

/** The news, with category, keyword, port and sorting in the URL. */
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
