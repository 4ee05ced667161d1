import { get, post } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** News and port notices (Assumed: decision 0004). */
export const newsEndpoints = {
  /** Published articles; pinned ones first, unless filtered or sorted otherwise. */
  page: get<s.NewsQuery, Page<s.NewsSummary>>('/trading/api/news/page'),
  /** Number of articles per category under the same filters. */
  counts: get<s.NewsCountsQuery, s.NewsCounts>('/trading/api/news/counts'),
  /** One article with its neighbours and related ones; 4004 if not published. */
  detail: get<{ id: string }, s.NewsDetail>('/trading/api/news/detail'),
  /** Most read in the last 30 days. */
  hot: get<s.HotNewsQuery, s.NewsSummary[]>('/trading/api/news/hot'),
  /** Notices of the last 30 days that concern one of these ports, newest first. */
  ofPorts: get<s.PortNoticesQuery, s.NewsSummary[]>('/trading/api/news/ofPorts'),
  /** Reports a visit: counted once a day per member or device. */
  read: post<s.ReadNews, s.NewsViews>('/trading/api/news/read'),
} as const

/** The mock's call to publish an article; a real back end answers 404 (Assumed: decision 0004). */
export const newsDeskEndpoints = {
  publishNews: post<s.PublishNews, s.PublishedNews>('/trading/api/demo/publishNews'),
} as const
