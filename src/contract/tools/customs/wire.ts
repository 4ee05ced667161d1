import { z } from 'zod'
import { done, nothing, pageOf, type WireOf } from '../../zod.ts'
import { rateTableSchema } from '../../trade/tender/schemas.ts'
import type { customsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const customsWire = {
  searchHs: { input: s.hsQuerySchema, output: z.array(s.hsHitSchema) },
  find: { input: s.hsQuerySchema, output: s.hsSearchSchema },
  chapters: { input: nothing, output: z.array(s.hsChapterSchema) },
  headings: { input: s.chapterQuerySchema, output: z.array(s.hsHeadingSchema) },
  detail: { input: s.hsCodeSchema, output: s.hsEntrySchema },
  rates: { input: nothing, output: rateTableSchema },
  goods: { input: s.goodsQuerySchema, output: pageOf(s.goodsSchema) },
  saveGoods: { input: s.saveGoodsSchema, output: s.goodsSchema },
  removeGoods: { input: s.goodsIdSchema, output: done },
} satisfies WireOf<typeof customsEndpoints>
