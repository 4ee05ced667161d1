import { z } from 'zod'
import { id, pageOf, type WireOf } from '../../zod.ts'
import type { newsDeskEndpoints, newsEndpoints } from './endpoints.ts'
import * as s from './schemas.ts'

export const newsWire = {
  page: { input: s.newsQuerySchema, output: pageOf(s.newsSummarySchema) },
  counts: { input: s.newsCountsQuerySchema, output: s.newsCountsSchema },
  detail: { input: z.object({ id }), output: s.newsDetailSchema },
  hot: { input: s.hotNewsQuerySchema, output: z.array(s.newsSummarySchema) },
  ofPorts: { input: s.portNoticesQuerySchema, output: z.array(s.newsSummarySchema) },
  read: { input: s.readNewsSchema, output: s.newsViewsSchema },
} satisfies WireOf<typeof newsEndpoints>

export const newsDeskWire = {
  publishNews: { input: s.publishNewsSchema, output: s.publishedNewsSchema },
} satisfies WireOf<typeof newsDeskEndpoints>
