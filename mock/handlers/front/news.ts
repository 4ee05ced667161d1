import { newsDeskEndpoints as desk, newsEndpoints as news } from '@/contract/front/news/endpoints.ts'
import { newsDeskWire, newsWire } from '@/contract/front/news/wire.ts'
import { readNewsDetail } from '../../domain/front/news/detail.ts'
import * as list from '../../domain/front/news/list.ts'
import { publishNews } from '../../domain/front/news/publish.ts'
import { countVisit } from '../../domain/front/news/read.ts'
import { control, open, type Route } from '../on.ts'

/** Routes of news. */
export const newsRoutes: Route[] = [
  open(news.page, newsWire.page, list.pageNews),
  open(news.counts, newsWire.counts, list.newsCounts),
  open(news.detail, newsWire.detail, readNewsDetail),
  open(news.hot, newsWire.hot, list.hotNews),
  open(news.ofPorts, newsWire.ofPorts, list.portNotices),
  open(news.read, newsWire.read, countVisit),
  control(desk.publishNews, newsDeskWire.publishNews, publishNews),
]
