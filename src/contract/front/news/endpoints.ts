import { get, post } from '../../endpoint.ts'
import type { Page } from '../../page.ts'
import type * as s from './schemas.ts'

/** News and notices of ports (Assumed: decision 0004). */
export const newsEndpoints = {
  /** What is published; pinned ones first unless something is looked for or the order is another. */
  page: get<s.NewsQuery, Page<s.NewsSummary>>('/trading/api/news/page'),
  /** How many there are of each category under the same filters. */
  counts: get<s.NewsCountsQuery, s.NewsCounts>('/trading/api/news/counts'),
  /** One article with its neighbours and some like it; 4004 for one that is not published. */
  detail: get<{ id: string }, s.NewsDetail>('/trading/api/news/detail'),
  /** Read most in the last 30 days. */
  hot: get<s.HotNewsQuery, s.NewsSummary[]>('/trading/api/news/hot'),
  /** Notices of the last 30 days that touch one of these ports, newest first. */
  ofPorts: get<s.PortNoticesQuery, s.NewsSummary[]>('/trading/api/news/ofPorts'),
  /** Somebody has opened an article: counted once a day for a member or a device. */
  read: post<s.ReadNews, s.NewsViews>('/trading/api/news/read'),
} as const

/** The mock's own way to publish an article; a real back end answers 404 (Assumed: decision 0004). */
export const newsDeskEndpoints = {
  publishNews: post<s.PublishNews, s.PublishedNews>('/trading/api/demo/publishNews'),
} as const
