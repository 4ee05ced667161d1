import { z } from 'zod'
import { KEYWORD_MAX } from '../../limits.ts'
import { day, decimal, id, instant, ownListQuery, requestNo, text, wholeNumber } from '../../zod.ts'
import { ELEMENT_MAX, GOODS_NAME_EN_MAX, GOODS_NAME_MAX, HS_MATCHES, HS_REBATES, HS_STATUSES } from './values.ts'

const named = z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string() })

/** `replacedBy`: codes that replaced a withdrawn one. */
export const hsHitSchema = named.extend({
  match: z.enum(HS_MATCHES).optional(),
  status: z.enum(HS_STATUSES).optional(),
  replacedBy: z.array(z.string()).optional(),
})
export const hsQuerySchema = z.object({
  keyword: text(KEYWORD_MAX),
  size: wholeNumber.pipe(z.number().min(1).max(50)).optional(),
})
/** A match and its reason. */
export const hsFoundSchema = hsHitSchema.extend({ match: z.enum(HS_MATCHES), status: z.enum(HS_STATUSES) })
/** Best first. If nothing fits: near headings, and suggested words. */
export const hsSearchSchema = z.object({
  hits: z.array(hsFoundSchema),
  total: z.int(),
  nearest: z.array(hsHitSchema),
  words: z.array(z.string()),
})

export const hsChapterSchema = named.extend({ headings: z.int(), entries: z.int() })
export const chapterQuerySchema = z.object({ chapter: z.string().regex(/^\d{2}$/) })
const leafSchema = named.extend({ status: z.enum(HS_STATUSES) })
/** A heading with its ten-digit entries; `nameZhChecked`: the Chinese name was compared with a tariff text. */
export const hsHeadingSchema = named.extend({ nameZhChecked: z.boolean(), entries: z.array(leafSchema) })

const rate = z.number().nullable()
const termSchema = z.object({ nameZh: z.string(), nameEn: z.string() })
/** One line of the tariff. Null: no source states it; an empty list: a source states that there is none. */
export const hsEntrySchema = named.extend({
  status: z.enum(HS_STATUSES),
  chapter: named,
  heading: named,
  units: z.array(termSchema).nullable(),
  supervision: z.array(named).nullable(),
  inspection: z.array(named).nullable(),
  mfnPct: rate,
  generalPct: rate,
  vatPct: rate,
  vatRebatePct: rate,
  /** A usual rebate is to be checked, one that is not known is null. */
  rebate: z.enum(HS_REBATES).optional(),
  elements: z.array(termSchema).nullable(),
  /** Base duty of a country of destination, without additional duties; `asOf`: the month of its tariff. */
  destinationDuty: z
    .object({ country: z.string(), line: z.string(), rate: z.string(), text: z.string(), asOf: z.string() })
    .optional(),
  /** Source and date of reading, general knowledge if the address is blank; `dated`: the date stated by the page itself, if any. */
  source: z.object({ url: z.string(), readOn: day, dated: z.string().optional() }).optional(),
  /** Codes that replaced this one, and codes replaced by this one. */
  replacedBy: z.array(z.string()),
  replaces: z.array(z.string()),
  /** Other entries of its heading; for a heading its entries. */
  near: z.array(leafSchema),
})
export const hsCodeSchema = z.object({ code: z.string().regex(/^(\d{4}|\d{10})$/) })

/** Saved goods for reuse. Weights per piece. */
export const goodsInputSchema = z.object({
  nameZh: text(GOODS_NAME_MAX),
  nameEn: text(GOODS_NAME_EN_MAX).optional(),
  hsCode: text(13),
  elements: z.array(z.object({ name: text(60), value: text(ELEMENT_MAX) })).max(40),
  unit: text(20).optional(),
  netKg: decimal.optional(),
  grossKg: decimal.optional(),
  packageType: z.string().max(4).optional(),
})
export const goodsSchema = goodsInputSchema.extend({ id, updatedAt: instant })
/** The days are those of the last change. */
export const goodsQuerySchema = ownListQuery
export const saveGoodsSchema = z.object({ id: id.optional(), goods: goodsInputSchema, requestNo })
export const goodsIdSchema = z.object({ id })

export type HsHit = z.infer<typeof hsHitSchema>
export type HsQuery = z.infer<typeof hsQuerySchema>
export type HsFound = z.infer<typeof hsFoundSchema>
export type HsSearch = z.infer<typeof hsSearchSchema>
export type HsChapter = z.infer<typeof hsChapterSchema>
export type ChapterQuery = z.infer<typeof chapterQuerySchema>
export type HsHeading = z.infer<typeof hsHeadingSchema>
export type HsEntry = z.infer<typeof hsEntrySchema>
export type HsCode = z.infer<typeof hsCodeSchema>
export type GoodsInput = z.infer<typeof goodsInputSchema>
export type Goods = z.infer<typeof goodsSchema>
export type GoodsQuery = z.infer<typeof goodsQuerySchema>
export type SaveGoods = z.infer<typeof saveGoodsSchema>
