import { z } from 'zod'
import { KEYWORD_MAX } from '../../limits.ts'
import { id, instant, pageQuery, text, unlocode, wholeNumber } from '../../zod.ts'
import { MAX_NOTICE_PORTS, NEWS_CATEGORIES, NEWS_STATUSES } from './values.ts'

const category = z.enum(NEWS_CATEGORIES)

/** Heading of an article; absent languages are not available. */
export const newsHeadSchema = z.object({
  id,
  category,
  titleZh: z.string().optional(),
  titleEn: z.string().optional(),
  publishedAt: instant,
})

export const newsSummarySchema = newsHeadSchema.extend({
  summaryZh: z.string().optional(),
  summaryEn: z.string().optional(),
  /** Reading time in minutes per language. */
  minutesZh: z.int().optional(),
  minutesEn: z.int().optional(),
  sourceZh: z.string(),
  sourceEn: z.string(),
  pinned: z.boolean(),
  /** What the article is about has passed. */
  ended: z.boolean().optional(),
  /** When it was last added to. */
  updatedAt: instant.optional(),
  /** UN/LOCODEs of the ports and ids of the trade lanes concerned. */
  ports: z.array(z.string()),
  lanes: z.array(z.string()),
  /** Number of visits, one a day per user or device. */
  views: z.int(),
})

export const newsDetailSchema = newsSummarySchema.extend({
  /** External markup: sanitize it before rendering. */
  bodyZh: z.string().optional(),
  bodyEn: z.string().optional(),
  /** Neighbours by date in the same category. */
  newer: newsHeadSchema.optional(),
  older: newsHeadSchema.optional(),
  related: z.array(newsSummarySchema),
})

const filters = z.object({
  keyword: text(KEYWORD_MAX).optional(),
  port: unlocode.optional(),
  lane: z.string().max(20).optional(),
})
export const newsQuerySchema = pageQuery.extend({
  ...filters.shape,
  category: category.optional(),
  sort: z.enum(['newest', 'hot']).optional(),
})
export const newsCountsQuerySchema = filters
export const newsCountsSchema = z.object({ all: z.int(), counts: z.record(category, z.int()) })
export const hotNewsQuerySchema = z.object({ size: wholeNumber.pipe(z.number().min(1).max(20)).optional() })
/** `ports` are comma-separated codes of places; notices are about seaports only. */
export const portNoticesQuerySchema = z.object({
  ports: z.string().regex(new RegExp(`^[A-Z2-9]{3,5}(,[A-Z2-9]{3,5}){0,${MAX_NOTICE_PORTS - 1}}$`)),
})
/** A visit; `visitor` is a random id of the device. */
export const readNewsSchema = z.object({ id, visitor: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) })
export const newsViewsSchema = z.object({ views: z.int() })

/** An article for the mock's publishing call; an existing id replaces that article. */
export const publishNewsSchema = z.object({
  id: id.optional(),
  category,
  status: z.enum(NEWS_STATUSES),
  titleZh: text(120).optional(),
  titleEn: text(200).optional(),
  summaryZh: text(300).optional(),
  summaryEn: text(500).optional(),
  bodyZh: z.string().max(100_000).optional(),
  bodyEn: z.string().max(100_000).optional(),
  pinned: z.boolean().optional(),
  ports: z.array(unlocode).max(20).optional(),
  lanes: z.array(z.string().max(20)).max(5).optional(),
})
export const publishedNewsSchema = z.object({ id })

export type NewsHead = z.infer<typeof newsHeadSchema>
export type NewsSummary = z.infer<typeof newsSummarySchema>
export type NewsDetail = z.infer<typeof newsDetailSchema>
export type NewsQuery = z.infer<typeof newsQuerySchema>
export type NewsCountsQuery = z.infer<typeof newsCountsQuerySchema>
export type NewsCounts = z.infer<typeof newsCountsSchema>
export type HotNewsQuery = z.infer<typeof hotNewsQuerySchema>
export type PortNoticesQuery = z.infer<typeof portNoticesQuerySchema>
export type ReadNews = z.infer<typeof readNewsSchema>
export type NewsViews = z.infer<typeof newsViewsSchema>
export type PublishNews = z.infer<typeof publishNewsSchema>
export type PublishedNews = z.infer<typeof publishedNewsSchema>
