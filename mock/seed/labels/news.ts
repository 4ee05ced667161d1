import type { NewsCategory } from '@/contract/front/news/values.ts'
import type { Names } from './names.ts'

/** Enumerations of the news. */
export interface NewsLabels {
  news_category: Names<NewsCategory>
}

/** Names of these enumerations. */
export const NEWS_LABELS: NewsLabels = {
  news_category: {
    MARKET: ['行业动态', 'Industry'],
    FREIGHT_INDEX: ['运价快讯', 'Freight rates'],
    PORT: ['港口公告', 'Port notices'],
    POLICY: ['政策法规', 'Regulations'],
    PLATFORM: ['平台公告', 'Platform'],
  },
}
