import { z } from 'zod'
import {
  currency,
  day,
  decimal,
  flag,
  id,
  instant,
  money,
  ownListQuery,
  pageQuery,
  requestNo,
  text,
  placeCode,
  wholeNumber,
} from '../../zod.ts'
import { sailingPickSchema } from '../../trade/bid/carriage/schemas.ts'
import { chargeLineSchema } from '../../trade/bid/charge/schemas.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { rateTableSchema } from '../../trade/tender/schemas.ts'
import { TRANSPORT_MODES } from '../../trade/tender/values.ts'
import {
  listingChargeSchema,
  listingDraftSchema,
  listingInputSchema,
  listingPartialInputSchema,
  listingPartialSchema,
  stockSchema,
} from './draft.ts'
import { fileUrl } from '../../file/schemas.ts'
import { KEYWORD_MAX, NOTE_MAX } from '../../limits.ts'
import * as v from './values.ts'

/** Price of one unit: of a container type, or of the listing's only unit. */
const unitPriceSchema = z.object({ isoCode: z.string().optional(), allIn: money })

export const listingSummarySchema = z.object({
  id,
  no: z.string(),
  kind: z.enum(v.LISTING_KINDS),
  status: z.enum(v.LISTING_STATUSES),
  version: z.int(),
  title: z.string(),
  mode: z.enum(TRANSPORT_MODES),
  pol: z.string().optional(),
  pod: z.string().optional(),
  provinceCode: z.string().optional(),
  cityName: z.string().optional(),
  carrierScac: z.string().optional(),
  direct: z.boolean(),
  transitDays: z.int().optional(),
  firstEtd: instant.optional(),
  /** All-in price of one unit of each type, lowest first; empty if hidden from guests. */
  prices: z.array(unitPriceSchema),
  /** True if prices exist but are hidden from this reader. */
  isMasked: z.boolean(),
  /** Number of usual charges of its kind and lane that the price includes. */
  included: z.int(),
  usual: z.int(),
  /** Quantity that can be ordered now. */
  available: z.array(stockSchema),
  /** Booked quantity; returned to the seller only. */
  held: z.array(stockSchema).optional(),
  minOrder: z.int(),
  freeDays: z.int().optional(),
  validFrom: day,
  validTo: day,
  /** When the seller last confirmed it. */
  confirmedAt: instant,
  views: z.int(),
  enquiries: z.int(),
  updatedAt: instant,
  seller: companyCardSchema,
  mine: z.boolean(),
  image: fileUrl.optional(),
})

/** A sailing of a listing; `papersBy`: until when its papers are taken, by the schedules; absent if it was typed. */
const listedSailingSchema = sailingPickSchema.extend({ papersBy: instant.optional() })

export const listingDetailSchema = listingDraftSchema.omit({ charges: true }).extend({
  ...listingSummarySchema.shape,
  sailings: z.array(listedSailingSchema),
  /** Empty if hidden from guests. */
  charges: z.array(chargeLineSchema.extend(listingChargeSchema.pick({ optional: true }).shape)),
  /** Codes of usual charges not in the price. */
  missing: z.array(z.string()),
  /** Exchange rates of the day for the all-in price. */
  rates: rateTableSchema,
  rejection: z.enum(v.LISTING_REJECTIONS).optional(),
  /** Similar current listings, for an ended one. */
  similar: z.array(listingSummarySchema),
})

export const listingQuerySchema = pageQuery.extend({
  keyword: text(KEYWORD_MAX).optional(),
  kind: z.enum(v.LISTING_KINDS).optional(),
  mode: z.enum(TRANSPORT_MODES).optional(),
  pol: placeCode.optional(),
  pod: placeCode.optional(),
  provinceCode: z.string().max(6).optional(),
  carrierScac: z.string().max(6).optional(),
  isoCode: z.string().length(4).optional(),
  etdFrom: day.optional(),
  etdTo: day.optional(),
  /** Maximum all-in price of one unit, compared in USD. */
  maxPrice: wholeNumber.optional(),
  directOnly: flag.optional(),
  certifiedOnly: flag.optional(),
  validToday: flag.optional(),
  sellerId: id.optional(),
  sort: z.enum(['allIn', 'transit', 'newest', 'rating']).optional(),
})
export const myListingQuerySchema = ownListQuery.extend({ status: z.enum(v.LISTING_STATUSES).optional() })

const pricePct = z.number().min(-50).max(50)
export const priceHistoryQuerySchema = z.object({ id, isoCode: z.string().length(4).optional() })
/** A week from Monday, China time. Figures are absent if too few sellers published; the count is always present. */
const priceWeekSchema = z.object({
  from: day,
  count: z.int(),
  median: decimal.optional(),
  low: decimal.optional(),
  high: decimal.optional(),
})
/** All-in prices of one unit on a lane as published, oldest week first. */
export const priceHistorySchema = z.object({
  currency,
  isoCode: z.string().optional(),
  /** Selectable container types. */
  isoCodes: z.array(z.string()),
  /** True if the figures are rounded to two digits, for guests. */
  isRough: z.boolean(),
  weeks: z.array(priceWeekSchema),
})

const command = z.object({ id, version: z.int(), requestNo })
export const listingCommandSchema = command
export const saveListingSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: listingPartialInputSchema,
  requestNo,
})
export const savedListingSchema = z.object({ id, version: z.int(), savedAt: instant })
export const ownListingSchema = z.object({
  id,
  version: z.int(),
  status: z.enum(v.LISTING_STATUSES),
  draft: listingPartialSchema,
  rejection: z.enum(v.LISTING_REJECTIONS).optional(),
  /** Quantity in open bookings, by type. */
  held: z.array(stockSchema),
})
export const submitListingSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: listingInputSchema,
  requestNo,
})
/** New dates; a price change in percent, 0 for none. */
export const renewListingSchema = command.extend({ validTo: day, pricePct })
export const duplicateListingSchema = z.object({ id, requestNo })
export const reportListingSchema = z.object({ id, reason: z.enum(v.REPORT_REASONS), note: text(NOTE_MAX), requestNo })
/** One action on several listings; `validTo` for renewals, `pricePct` for renewals and price changes. */
export const bulkListingsSchema = z.object({
  verb: z.enum(v.BULK_ACTIONS),
  items: z
    .array(z.object({ id, version: z.int() }))
    .min(1)
    .max(v.MAX_BULK),
  validTo: day.optional(),
  pricePct: pricePct.optional(),
  requestNo,
})
export const bulkResultSchema = z.object({ results: z.array(z.object({ id, outcome: z.enum(v.BULK_OUTCOMES) })) })
/** Drafts from a sheet; `row` is the sheet's row number. */
export const importListingsSchema = z.object({
  rows: z
    .array(z.object({ row: z.int().min(1), draft: listingPartialInputSchema }))
    .min(1)
    .max(v.MAX_IMPORT),
  requestNo,
})
/** Result per row: its draft, or the first invalid field. */
export const importResultSchema = z.object({
  results: z.array(z.object({ row: z.int(), id: id.optional(), refused: z.string().optional() })),
})
export const pricePreviewQuerySchema = z.object({ ids: z.array(id).min(1).max(v.MAX_BULK), pricePct })
/** A unit price before and after; `exact` is the unrounded value. */
const linePreviewSchema = z.object({
  code: z.string(),
  isoCode: z.string().optional(),
  currency,
  before: decimal,
  after: decimal,
  exact: decimal,
})
export const pricePreviewSchema = z.object({
  rows: z.array(
    z.object({
      id,
      /** Why its prices cannot be changed. */
      refusal: z.enum(['STATE', 'MISSING']).optional(),
      /** All-in price of one unit of each type. */
      before: z.array(unitPriceSchema),
      after: z.array(unitPriceSchema),
      lines: z.array(linePreviewSchema),
      /** True if it needs another review. */
      isReviewed: z.boolean(),
    }),
  ),
})
export type ListingSummary = z.infer<typeof listingSummarySchema>
export type ListingDetail = z.infer<typeof listingDetailSchema>
export type ListedSailing = z.infer<typeof listedSailingSchema>
export type ListingQuery = z.infer<typeof listingQuerySchema>
export type MyListingQuery = z.infer<typeof myListingQuerySchema>
export type ListingCommand = z.infer<typeof listingCommandSchema>
export type SaveListing = z.infer<typeof saveListingSchema>
export type SavedListing = z.infer<typeof savedListingSchema>
export type OwnListing = z.infer<typeof ownListingSchema>
export type SubmitListing = z.infer<typeof submitListingSchema>
export type RenewListing = z.infer<typeof renewListingSchema>
export type DuplicateListing = z.infer<typeof duplicateListingSchema>
export type ReportListing = z.infer<typeof reportListingSchema>
export type BulkListings = z.infer<typeof bulkListingsSchema>
export type BulkResult = z.infer<typeof bulkResultSchema>
export type ImportListings = z.infer<typeof importListingsSchema>
export type ImportResult = z.infer<typeof importResultSchema>
export type PricePreviewQuery = z.infer<typeof pricePreviewQuerySchema>
export type PricePreview = z.infer<typeof pricePreviewSchema>
export type PriceHistoryQuery = z.infer<typeof priceHistoryQuerySchema>
export type PriceHistory = z.infer<typeof priceHistorySchema>
