import { z } from 'zod'
import { KEYWORD_MAX, NOTE_MAX } from '../../limits.ts'
import { ORDER_STEPS } from '../../money/order/nextStep.ts'
import {
  currency,
  day,
  flag,
  id,
  instant,
  ownListQuery,
  pageQuery,
  requestNo,
  text,
  placeCode,
  wholeNumber,
} from '../../zod.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { bidStatusSchema } from '../bid/schemas.ts'
import { awardedLaneSchema, awardRecordSchema } from './award/schemas.ts'
import {
  tenderDraftSchema,
  tenderInputSchema,
  tenderLaneSchema,
  tenderPartialInputSchema,
  tenderPartialSchema,
} from './draft.ts'
import { evaluationSchema } from './evaluation/schemas.ts'
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
  /** TEU over all lanes. */
  teu: z.number(),
  publishAt: instant.optional(),
  deadline: instant,
  updatedAt: instant,
  version: z.int(),
  bidCount: z.int(),
  /** Number of enterprises with it as a favourite. */
  watchCount: z.int(),
  buyer: buyerSchema,
  /** The caller's relation: publisher, status of its bid, favourite. */
  mine: z.boolean(),
  /** True if the caller may quote now: invited, and from round two on shortlisted in the previous one. */
  admitted: z.boolean(),
  watching: z.boolean(),
  myBidStatus: bidStatusSchema.optional(),
  /** In a search: number of other tenders on one of its lanes that the caller quoted on, and won. */
  experience: z.object({ quoted: z.int(), won: z.int() }).optional(),
  /** Publisher only: the order, if there is exactly one. */
  orderId: id.optional(),
  /** The agreement, likewise. */
  agreementId: id.optional(),
  /** The caller's next step in a resulting order; payments first. */
  orderStep: z.enum(ORDER_STEPS).optional(),
})

/** A leaf changed by an amendment, by path; values are absent if it did not exist. */
export const changeSchema = z.object({ field: z.string(), before: z.string().optional(), after: z.string().optional() })
export const amendmentSchema = z.object({
  version: z.int(),
  at: instant,
  note: z.string(),
  changes: z.array(changeSchema),
})
/** A past round, and its number of quotes. */
export const pastRoundSchema = z.object({ round: z.int(), closedAt: instant, bidCount: z.int() })

export const rateTableSchema = z.object({ date: day, source: z.string(), cnyPer: z.record(currency, z.string()) })

export const tenderDetailSchema = tenderDraftSchema.extend({
  id,
  no: z.string(),
  /** True if the title is generated in the reader's language; a typed title is returned as typed. */
  titleComposed: z.boolean().optional(),
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
  /** The caller's enterprise came by a guest's link: it may leave a quote until it is certified. */
  guest: z.literal(true).optional(),
  myBid: z.object({ id, status: bidStatusSchema }).optional(),
  returnReason: z.enum(v.RETURN_REASONS).optional(),
  cancelReason: z.enum(v.CANCEL_REASONS).optional(),
  cancelNote: z.string().optional(),
  /** Publisher only. */
  award: awardRecordSchema.optional(),
  /** Publisher only: its decisions on the bids of this round. */
  evaluation: evaluationSchema.optional(),
  /** Public, once awarded. */
  outcome: z.object({ at: instant, bidCount: z.int() }).optional(),
  orderId: id.optional(),
  /** The agreement, likewise. */
  agreementId: id.optional(),
  /** The caller's next step in a resulting order; payments first. */
  orderStep: z.enum(ORDER_STEPS).optional(),
  /** Oldest first. */
  amendments: z.array(amendmentSchema),
  pastRounds: z.array(pastRoundSchema),
  /** True if the caller may quote now: invited, and from round two on shortlisted in the previous one. */
  admitted: z.boolean(),
  /** Publisher only: what is still to be awarded, lanes with their open containers. */
  remaining: z.array(awardedLaneSchema).optional(),
})

export const tenderQuerySchema = pageQuery.extend({
  keyword: text(KEYWORD_MAX).optional(),
  /** Id of the publishing enterprise. */
  buyerId: id.optional(),
  mode: z.enum(v.TRANSPORT_MODES).optional(),
  type: z.enum(v.TENDER_TYPES).optional(),
  status: z.enum(v.TENDER_STATUSES).optional(),
  lane: z.string().max(20).optional(),
  pol: placeCode.optional(),
  pod: placeCode.optional(),
  isoCode: z.string().length(4).optional(),
  incoterm: z.string().length(3).optional(),
  etdFrom: day.optional(),
  etdTo: day.optional(),
  readyBy: day.optional(),
  /** Hours from now within which quoting closes. */
  closingWithin: wholeNumber.optional(),
  minTeu: wholeNumber.optional(),
  dangerous: flag.optional(),
  reefer: flag.optional(),
  certifiedOnly: flag.optional(),
  /** Only tenders that the caller may quote on and has not quoted yet. */
  quotable: flag.optional(),
  watched: flag.optional(),
  sort: z.enum(['closing', 'newest', 'volume', 'bids']).optional(),
})
export const myTenderQuerySchema = ownListQuery.extend({ status: z.enum(v.TENDER_STATUSES).optional() })

export const saveDraftSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: tenderPartialInputSchema,
  requestNo,
})
export const savedDraftSchema = z.object({ id, version: z.int(), savedAt: instant })
/** A stored draft. */
export const draftDetailSchema = z.object({
  id,
  version: z.int(),
  savedAt: instant,
  draft: tenderPartialSchema,
  returnReason: z.enum(v.RETURN_REASONS).optional(),
})
export const submitTenderSchema = z.object({
  id: id.optional(),
  version: z.int().optional(),
  draft: tenderInputSchema,
  requestNo,
})
export const cancelTenderSchema = z.object({
  id,
  version: z.int(),
  reason: z.enum(v.CANCEL_REASONS),
  note: text(NOTE_MAX),
  requestNo,
})
export const noAwardSchema = z.object({ tenderId: id, version: z.int(), note: text(NOTE_MAX), requestNo })
/** An amendment of a published tender; mode, kind, quoting mode and currency cannot change. */
export const amendTenderSchema = z.object({
  id,
  version: z.int(),
  draft: tenderInputSchema,
  note: text(NOTE_MAX),
  requestNo,
})
/** EVALUATING -> QUOTING for the shortlisted bidders. */
export const nextRoundSchema = z.object({
  tenderId: id,
  version: z.int(),
  deadline: instant,
  note: text(NOTE_MAX),
  requestNo,
})
export const versionedSchema = z.object({ id, version: z.int(), requestNo })

export type TenderSummary = z.infer<typeof tenderSummarySchema>
export type TenderDetail = z.infer<typeof tenderDetailSchema>
export type Change = z.infer<typeof changeSchema>
export type Amendment = z.infer<typeof amendmentSchema>
export type PastRound = z.infer<typeof pastRoundSchema>
export type AmendTender = z.infer<typeof amendTenderSchema>
export type NextRound = z.infer<typeof nextRoundSchema>
export type TenderQuery = z.infer<typeof tenderQuerySchema>
export type MyTenderQuery = z.infer<typeof myTenderQuerySchema>
export type SaveDraft = z.infer<typeof saveDraftSchema>
export type SavedDraft = z.infer<typeof savedDraftSchema>
export type DraftDetail = z.infer<typeof draftDetailSchema>
export type SubmitTender = z.infer<typeof submitTenderSchema>
export type CancelTender = z.infer<typeof cancelTenderSchema>
export type NoAward = z.infer<typeof noAwardSchema>
export type Versioned = z.infer<typeof versionedSchema>
