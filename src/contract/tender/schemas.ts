import { z } from 'zod'
import { currency, day, flag, id, instant, money, pageQuery, requestNo, text, unlocode, wholeNumber } from '../zod.ts'
import { companyCardSchema } from '../member/schemas.ts'
import { bidStatusSchema } from '../bid/schemas.ts'
import { tenderDraftSchema, tenderLaneSchema, tenderSketchSchema, weightsSchema } from './draft.ts'
import * as v from './values.ts'

export const buyerSchema = companyCardSchema.pick({
  id: true,
  nameZh: true,
  nameEn: true,
  certified: true,
  rating: true,
  ratingCount: true,
  completedOrders: true,
  userType: true,
  cityName: true,
})

export const tenderSummarySchema = z.object({
  id,
  no: z.string(),
  title: z.string(),
  type: z.enum(v.TENDER_TYPES),
  mode: z.enum(v.TRANSPORT_MODES),
  quoting: z.enum(v.QUOTING_MODES),
  status: z.enum(v.TENDER_STATUSES),
  lanes: z.array(
    tenderLaneSchema.pick({
      laneNo: true,
      pol: true,
      pod: true,
      boxes: true,
      loose: true,
      cargoReadyDate: true,
      etdFrom: true,
      etdTo: true,
    }),
  ),
  cargoNameZh: z.string(),
  cargoNameEn: z.string().optional(),
  incoterm: z.string().optional(),
  dangerous: z.boolean(),
  reefer: z.boolean(),
  /** Twenty-foot equivalents over all lanes. */
  teu: z.number(),
  publishAt: instant.optional(),
  deadline: instant,
  updatedAt: instant,
  version: z.int(),
  bidCount: z.int(),
  /** How many enterprises have it among their favourites. */
  watchCount: z.int(),
  buyer: buyerSchema,
  /** The caller's own side: publisher, state of its bid, whether it is a favourite. */
  mine: z.boolean(),
  watching: z.boolean(),
  myBidStatus: bidStatusSchema.optional(),
  /** In a search: how many other tenders of one of its lanes the caller quoted on, and how many of those it won. */
  experience: z.object({ quoted: z.int(), won: z.int() }).optional(),
  /** Publisher only: shortlisted or awarded bids, orders waiting. */
  orderId: id.optional(),
})

export const awardRecordSchema = z.object({
  bidId: id,
  bidderNameZh: z.string(),
  bidderNameEn: z.string().optional(),
  reason: z.enum(v.AWARD_REASONS),
  note: z.string(),
  weights: weightsSchema,
  awardedAt: instant,
  awardedBy: z.string(),
  /** Until when it may be taken back. */
  undoUntil: instant,
  confirmBy: instant,
  /** What stood on the table when the award was made. */
  snapshot: z.array(
    z.object({
      bidId: id,
      bidderNameZh: z.string(),
      bidderNameEn: z.string().optional(),
      allIn: money,
      score: z.number(),
      completeness: z.int(),
    }),
  ),
})

export const rateTableSchema = z.object({ date: day, source: z.string(), cnyPer: z.record(currency, z.string()) })

export const tenderDetailSchema = tenderDraftSchema.extend({
  id,
  no: z.string(),
  status: z.enum(v.TENDER_STATUSES),
  version: z.int(),
  round: z.int(),
  publishAt: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
  bidCount: z.int(),
  watchCount: z.int(),
  teu: z.number(),
  buyer: buyerSchema,
  rates: rateTableSchema,
  mine: z.boolean(),
  watching: z.boolean(),
  myBid: z.object({ id, status: bidStatusSchema }).optional(),
  returnReason: z.enum(v.RETURN_REASONS).optional(),
  cancelReason: z.enum(v.CANCEL_REASONS).optional(),
  cancelNote: z.string().optional(),
  /** Publisher only, or the winner's view of its own award. */
  award: awardRecordSchema.optional(),
  /** For everybody, once awarded. */
  outcome: z.object({ at: instant, bidCount: z.int() }).optional(),
  orderId: id.optional(),
})

export const tenderQuerySchema = pageQuery.extend({
  keyword: text(60).optional(),
  mode: z.enum(v.TRANSPORT_MODES).optional(),
  type: z.enum(v.TENDER_TYPES).optional(),
  status: z.enum(v.TENDER_STATUSES).optional(),
  lane: z.string().max(20).optional(),
  pol: unlocode.optional(),
  pod: unlocode.optional(),
  isoCode: z.string().length(4).optional(),
  incoterm: z.string().length(3).optional(),
  etdFrom: day.optional(),
  etdTo: day.optional(),
  readyBy: day.optional(),
  /** Hours from now within which quoting ends. */
  closingWithin: wholeNumber.optional(),
  minTeu: wholeNumber.optional(),
  dangerous: flag.optional(),
  reefer: flag.optional(),
  certifiedOnly: flag.optional(),
  /** Only what the caller may quote on and has not quoted yet. */
  quotable: flag.optional(),
  watched: flag.optional(),
  sort: z.enum(['closing', 'newest', 'volume', 'bids']).optional(),
})
export const myTenderQuerySchema = pageQuery.extend({
  status: z.enum(v.TENDER_STATUSES).optional(),
  keyword: text(60).optional(),
})

export const saveDraftSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: tenderSketchSchema,
  requestNo,
})
export const savedDraftSchema = z.object({ id, version: z.int(), savedAt: instant })
/** What a stored draft holds when it is opened again. */
export const draftDetailSchema = z.object({
  id,
  version: z.int(),
  savedAt: instant,
  draft: tenderSketchSchema,
  returnReason: z.enum(v.RETURN_REASONS).optional(),
})
export const submitTenderSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: tenderDraftSchema,
  requestNo,
})
export const cancelTenderSchema = z.object({
  id,
  version: z.int(),
  reason: z.enum(v.CANCEL_REASONS),
  note: text(300),
  requestNo,
})
export const awardSchema = z.object({
  tenderId: id,
  version: z.int(),
  bidId: id,
  reason: z.enum(v.AWARD_REASONS),
  note: text(300),
  weights: weightsSchema,
  requestNo,
})
export const noAwardSchema = z.object({ tenderId: id, version: z.int(), note: text(300), requestNo })
export const versionedSchema = z.object({ id, version: z.int(), requestNo })

export type TenderSummary = z.infer<typeof tenderSummarySchema>
export type TenderDetail = z.infer<typeof tenderDetailSchema>
export type AwardRecord = z.infer<typeof awardRecordSchema>
export type TenderQuery = z.infer<typeof tenderQuerySchema>
export type MyTenderQuery = z.infer<typeof myTenderQuerySchema>
export type SaveDraft = z.infer<typeof saveDraftSchema>
export type SavedDraft = z.infer<typeof savedDraftSchema>
export type DraftDetail = z.infer<typeof draftDetailSchema>
export type SubmitTender = z.infer<typeof submitTenderSchema>
export type CancelTender = z.infer<typeof cancelTenderSchema>
export type Award = z.infer<typeof awardSchema>
export type NoAward = z.infer<typeof noAwardSchema>
export type Versioned = z.infer<typeof versionedSchema>
