import { customsEndpoints as calls } from '@/contract/tools/customs/endpoints.ts'
import { customsWire as wire } from '@/contract/tools/customs/wire.ts'
import * as goods from '../../domain/tools/customs/goods.ts'
import { todayRates } from '../../domain/tools/customs/rates.ts'
import * as read from '../../domain/tools/customs/read.ts'
import * as search from '../../domain/tools/customs/search.ts'
import { on, open, type Route } from '../on.ts'

export const customsRoutes: Route[] = [
  open(calls.searchHs, wire.searchHs, search.searchHs),
  open(calls.find, wire.find, search.findHs),
  open(calls.chapters, wire.chapters, read.listChapters),
  open(calls.headings, wire.headings, read.listHeadings),
  open(calls.detail, wire.detail, read.hsDetail),
  open(calls.rates, wire.rates, todayRates),
  on(calls.goods, wire.goods, goods.pageGoods),
  on(calls.saveGoods, wire.saveGoods, goods.saveGoods),
  on(calls.removeGoods, wire.removeGoods, goods.removeGoods),
]
