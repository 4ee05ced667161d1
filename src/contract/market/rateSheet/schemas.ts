import { z } from 'zod'
import {
  currency,
  day,
  decimal,
  id,
  instant,
  ownListQuery,
  pageOf,
  pageQuery,
  placeCode,
  requestNo,
  text,
} from '../../zod.ts'
import { FREE_DAYS_MAX, MAX_VIA, SERVICE_MAX, TRANSIT_DAYS_MAX } from '../../trade/bid/carriage/limits.ts'
import { KEYWORD_MAX } from '../../limits.ts'
import { PAID_AT } from '../../trade/tender/payers/values.ts'
import * as v from './values.ts'

const isoCode = z.string().length(4)
const chargeCode = z.string().min(2).max(8)
const mode = z.enum(v.RATE_MODES)

/** One price of a sheet: of a charge on a lane, for a container type or for all. A cost: its buyer never sees it. */
export const rateSchema = z.object({
  pol: placeCode,
  pod: placeCode,
  /** Empty: direct, or not said. */
  via: z.array(placeCode).max(MAX_VIA),
  carrierScac: z.string().max(6).optional(),
  service: text(SERVICE_MAX).optional(),
  /** Absent: any container type, or loose cargo. */
  isoCode: isoCode.optional(),
  code: chargeCode,
  basis: z.enum(v.RATE_BASES),
  price: decimal,
  currency,
  term: z.enum(PAID_AT),
  transitDays: z.int().min(1).max(TRANSIT_DAYS_MAX).optional(),
  /** Combined free days at the destination. */
  freeDays: z.int().min(0).max(FREE_DAYS_MAX).optional(),
  /** Absent: freight of all kinds. */
  commodity: text(v.COMMODITY_MAX).optional(),
  /** Codes of charges that the price includes. */
  included: z.array(chargeCode).max(v.MAX_INCLUDED),
  validFrom: day,
  validTo: day,
  remark: text(v.RATE_REMARK_MAX).optional(),
})
/** A stored rate; `row`: its row in the sheet of origin. */
export const rateRowSchema = rateSchema.extend({ id, row: z.int(), state: z.enum(v.RATE_STATES) })

export const rateSheetSchema = z.object({
  id,
  version: z.int(),
  name: z.string(),
  mode,
  status: z.enum(v.RATE_SHEET_STATUSES),
  /** Rows by what they are today. */
  counts: z.object({ valid: z.int(), later: z.int(), expired: z.int() }),
  carriers: z.array(z.string()),
  lanes: z.int(),
  /** First and last day of any row; absent without rows. */
  validFrom: day.optional(),
  validTo: day.optional(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: instant.optional(),
})
/** A rate that is in one of two sheets only, or at another price. */
const rateChangeSchema = z.object({
  kind: z.enum(v.RATE_CHANGES),
  pol: z.string(),
  pod: z.string(),
  carrierScac: z.string().optional(),
  isoCode: z.string().optional(),
  code: z.string(),
  currency,
  before: decimal.optional(),
  after: decimal.optional(),
})
export const rateSheetDetailSchema = rateSheetSchema.extend({
  /**
   * Active sheets with rates of the same carriers on the same lanes, which a draft can replace; newest first.
   * `otherLanes`: number of their lanes that the draft has nothing for.
   */
  former: z.array(z.object({ id, name: z.string(), otherLanes: z.int() })),
  /** What a draft changes against those on its own lanes; empty for others. `same`: number of unchanged rates. */
  changes: z.object({
    rose: z.int(),
    fell: z.int(),
    came: z.int(),
    went: z.int(),
    same: z.int(),
    /** The first ones. */
    lines: z.array(rateChangeSchema),
  }),
})

export const rateSheetQuerySchema = ownListQuery.extend({ status: z.enum(v.RATE_SHEET_STATUSES).optional() })
export const rateSheetIdSchema = z.object({ id })
export const rateRowsQuerySchema = pageQuery.extend({
  id,
  pol: placeCode.optional(),
  pod: placeCode.optional(),
  state: z.enum(v.RATE_STATES).optional(),
  keyword: text(KEYWORD_MAX).optional(),
})
export const rateRowsSchema = pageOf(rateRowSchema)
/** All rows of a sheet, for a file that can be imported again. */
export const rateExportSchema = z.object({ name: z.string(), mode, rows: z.array(rateRowSchema) })

/** `isoCodes`: container types, separated by commas; empty for loose cargo. */
export const rateMatchQuerySchema = z.object({
  mode,
  pol: placeCode,
  pod: placeCode,
  isoCodes: z.string().max(60).optional(),
  /** How many of each, separated by commas, which decides between carriers; one each if absent. */
  quantities: z
    .string()
    .max(60)
    .regex(/^\d{1,5}(,\d{1,5})*$/)
    .optional(),
  /** Day of departure; today if absent. */
  etd: day.optional(),
  commodity: text(v.COMMODITY_MAX).optional(),
  /** Whose mark-ups hold. */
  customerId: id.optional(),
})
const matchedRateSchema = z.object({
  isoCode: z.string().optional(),
  code: z.string(),
  rate: rateRowSchema,
  sheet: z.object({ id, name: z.string() }),
  /** With its mark-up. */
  price: decimal,
  markupId: id.optional(),
  /** Whether the mark-up is less than its floor. */
  isBelowFloor: z.boolean(),
})
export const rateMatchSchema = z.object({
  lines: z.array(matchedRateSchema),
  /** Container types without a rate; of loose cargo one empty text. */
  unmatched: z.array(z.string()),
})

const markup = {
  customerId: id.optional(),
  /** Both or none. */
  pol: placeCode.optional(),
  pod: placeCode.optional(),
  code: chargeCode.optional(),
  isoCode: isoCode.optional(),
  kind: z.enum(v.MARKUP_KINDS),
  /** Percent, or an amount a unit. */
  value: decimal,
  /** It holds for rates of this currency only; absent: of any. */
  currency: currency.optional(),
  /** Prices are rounded up to a multiple of it, in the rate's currency. */
  step: decimal.optional(),
  /** The least that is to be earned a unit, in the rate's currency; less warns. */
  floor: decimal.optional(),
}
export const markupSchema = z.object({ id, ...markup, customer: z.string().optional(), updatedAt: instant })
export const markupsSchema = z.object({ markups: z.array(markupSchema) })
/** With an id it changes that mark-up. */
export const saveMarkupSchema = z.object({ id: id.optional(), ...markup, requestNo })
export const removeMarkupSchema = z.object({ id, requestNo })

/** Meaning of the columns of sheets with the same headings: of a heading as normalized; empty: left out. */
const choices = z.array(z.object({ heading: z.string().max(100), column: z.string().max(40) })).max(v.MAX_MAPPED)
const fingerprint = z.string().regex(/^[0-9a-f]{16}$/)
export const mappingSchema = z.object({ fingerprint, choices, updatedAt: instant })
export const mappingsSchema = z.object({ mappings: z.array(mappingSchema) })
/** Replaces what was remembered for the fingerprint; without choices it is forgotten. */
export const saveMappingSchema = z.object({ fingerprint, choices, requestNo })

/** Rows of a new draft, or further rows of one. */
export const importRatesSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  name: text(v.RATE_SHEET_NAME_MAX),
  mode,
  rows: z
    .array(z.object({ row: z.int().min(1), rate: z.looseObject({}) }))
    .min(1)
    .max(v.RATE_BATCH),
  requestNo,
})
/** The draft, and the rows that were refused with their first invalid field. */
export const importedRatesSchema = z.object({
  sheet: rateSheetSchema,
  refused: z.array(z.object({ row: z.int(), field: z.string() })),
})
const command = z.object({ id, version: z.int(), requestNo })
export const rateSheetCommandSchema = command
/** `replaces`: active sheets that it takes the place of. */
export const publishRatesSchema = command.extend({ replaces: z.array(id).max(v.MAX_REPLACED) })
/** Drafts of listings for lanes of a sheet; without lanes for all that have a valid rate. */
export const rateListingsSchema = command.extend({
  lanes: z
    .array(z.object({ pol: placeCode, pod: placeCode }))
    .max(v.MAX_RATE_LISTINGS)
    .optional(),
})
export const madeListingsSchema = z.object({
  listings: z.array(z.object({ id, pol: z.string(), pod: z.string(), validTo: day })),
  /** Lanes without a valid rate for the main charge. */
  left: z.array(z.object({ pol: z.string(), pod: z.string() })),
})

export type Rate = z.infer<typeof rateSchema>
export type RateRow = z.infer<typeof rateRowSchema>
export type RateSheet = z.infer<typeof rateSheetSchema>
export type RateSheetDetail = z.infer<typeof rateSheetDetailSchema>
export type RateChange = z.infer<typeof rateChangeSchema>
export type RateSheetQuery = z.infer<typeof rateSheetQuerySchema>
export type RateRowsQuery = z.infer<typeof rateRowsQuerySchema>
export type RateExport = z.infer<typeof rateExportSchema>
export type RateMatchQuery = z.infer<typeof rateMatchQuerySchema>
export type RateMatch = z.infer<typeof rateMatchSchema>
export type Markup = z.infer<typeof markupSchema>
export type Markups = z.infer<typeof markupsSchema>
export type SaveMarkup = z.infer<typeof saveMarkupSchema>
export type RemoveMarkup = z.infer<typeof removeMarkupSchema>
export type Mapping = z.infer<typeof mappingSchema>
export type Mappings = z.infer<typeof mappingsSchema>
export type SaveMapping = z.infer<typeof saveMappingSchema>
export type ImportRates = z.infer<typeof importRatesSchema>
export type ImportedRates = z.infer<typeof importedRatesSchema>
export type RateSheetCommand = z.infer<typeof rateSheetCommandSchema>
export type PublishRates = z.infer<typeof publishRatesSchema>
export type RateListings = z.infer<typeof rateListingsSchema>
export type MadeListings = z.infer<typeof madeListingsSchema>
