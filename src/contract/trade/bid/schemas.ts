import { z } from 'zod'
import { currency, day, decimal, id, instant, money, ownListQuery, requestNo, text, placeCode } from '../../zod.ts'
import { fileIdSchema, fileRefSchema } from '../../file/schemas.ts'
import { NOTE_MAX } from '../../limits.ts'
import { creditOfferShape } from '../../money/credit/schemas.ts'
import { chargeInputSchema, chargeLineSchema, sentChargeSchema } from './charge/schemas.ts'
import { quotedFreeTimeSchema, sailingNewsSchema, sailingPickSchema } from './carriage/schemas.ts'
import { counterSchema } from './counter/schemas.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { boxesSchema } from '../tender/draft.ts'
import { SPECIAL_CARGO } from '../tender/demands/values.ts'
import { MAX_LANES } from '../tender/lifecycle.ts'
import { MAX_BOX_TYPES } from '../tender/limits.ts'
import { TENDER_STATUSES } from '../tender/values.ts'
import { MAX_SAILINGS, MAX_VIA, SERVICE_MAX, TRANSIT_DAYS_MAX } from './carriage/limits.ts'
import { MAX_BID_FILES, MAX_CHARGES, OPTION_NAME_MAX } from './limits.ts'
import { awardedPartSchema, disqualifiedSchema, lossFeedbackSchema, ofOrder } from './outcome/schemas.ts'
import * as v from './values.ts'

/** An enterprise may submit up to three alternatives. */
export const optionNo = z.int().min(1).max(v.MAX_OPTIONS)
export const bidStatusSchema = z.enum(v.BID_STATUSES)
export const bidLaneSchema = z.object({
  laneNo: z.int().min(1).max(MAX_LANES),
  noQuote: z.boolean(),
  /** Containers offered, if not all; quantities and amounts refer to these. */
  offeredBoxes: z.array(boxesSchema).max(MAX_BOX_TYPES).optional(),
  carrierScac: z.string().max(6).optional(),
  service: text(SERVICE_MAX).optional(),
  direct: z.boolean(),
  via: z.array(placeCode).max(MAX_VIA),
  transitDays: z.int().min(1).max(TRANSIT_DAYS_MAX),
  sailings: z.array(sailingPickSchema).max(MAX_SAILINGS),
  spaceStatus: z.enum(v.SPACE_STATUSES),
  /** Special cargo that the carrier takes; absent means all that the tender names. */
  accepts: z.array(z.enum(SPECIAL_CARGO)).max(SPECIAL_CARGO.length).optional(),
  freeTime: quotedFreeTimeSchema,
  charges: z.array(chargeInputSchema).max(MAX_CHARGES),
})
export const bidLaneViewSchema = bidLaneSchema.extend({
  charges: z.array(chargeLineSchema),
  /** All-in of the lane in the tender's compare currency. */
  allIn: money,
  /** Estimated kilograms CO2e for each TEU by its earliest sailing of the schedules; read with the bid, never stored. */
  co2PerTeu: z.int().optional(),
  /** By air, rail or truck: estimated kilograms CO2e for each tonne, by the distance of the lane; never stored. */
  co2PerTonne: z.number().optional(),
})

export const bidInputSchema = z.object({
  tenderId: id,
  /** Number of the alternative; 1 if absent. */
  option: optionNo.optional(),
  optionName: text(OPTION_NAME_MAX).optional(),
  ...creditOfferShape,
  tenderVersion: z.int(),
  validFrom: day,
  validTo: day,
  note: text(NOTE_MAX),
  lanes: z.array(bidLaneSchema).min(1).max(MAX_LANES),
  attachments: z.array(fileRefSchema).max(MAX_BID_FILES),
})
export const bidPartialSchema = z.looseObject({ tenderId: id, attachments: z.array(fileRefSchema).optional() })

/** An earlier version of a bid, complete, for its bidder. */
export const pastBidSchema = z.object({
  version: z.int(),
  round: z.int(),
  submittedAt: instant,
  receiptNo: z.string(),
  allIn: money,
  lanes: z.array(bidLaneViewSchema).optional(),
})
/** A bid as shown to its bidder. */
export const bidDetailSchema = bidInputSchema.extend({
  id,
  no: z.string(),
  status: bidStatusSchema,
  version: z.int(),
  lanes: z.array(bidLaneViewSchema),
  allIn: z.object({ amount: decimal, currency, rateDate: day }),
  completeness: z.int(),
  submittedAt: instant.optional(),
  receiptNo: z.string().optional(),
  updatedAt: instant,
  /** The bidder's rank; only in an open or ranking tender while quoting. */
  rank: z.int().optional(),
  rankOf: z.int().optional(),
  confirmBy: instant.optional(),
  lossFeedback: lossFeedbackSchema.optional(),
  declineReason: z.enum(v.DECLINE_REASONS).optional(),
  disqualified: disqualifiedSchema.optional(),
  ...ofOrder,
  /** Earlier versions, newest first. */
  history: z.array(pastBidSchema),
  option: optionNo,
  round: z.int(),
  awarded: awardedPartSchema.optional(),
  counter: counterSchema.optional(),
  /** Sailings that are not what was quoted any more; absent: all are, or the bid cannot win any more. */
  sailingNews: z.array(sailingNewsSchema).optional(),
})

/** A row of the bidder's list. */
export const bidSummarySchema = z.object({
  id,
  no: z.string(),
  status: bidStatusSchema,
  version: z.int(),
  tenderId: id,
  tenderNo: z.string(),
  tenderTitle: z.string(),
  tenderStatus: z.enum(TENDER_STATUSES),
  quoting: z.string(),
  mode: z.string(),
  pol: z.string(),
  pod: z.string().optional(),
  teu: z.number(),
  deadline: instant,
  allIn: money.optional(),
  completeness: z.int(),
  rank: z.int().optional(),
  rankOf: z.int().optional(),
  validTo: day.optional(),
  submittedAt: instant.optional(),
  updatedAt: instant,
  confirmBy: instant.optional(),
  lossFeedback: lossFeedbackSchema.optional(),
  ...ofOrder,
  option: optionNo,
  optionName: z.string().optional(),
  round: z.int(),
  /** Deadline of an open counter-offer. */
  counterUntil: instant.optional(),
})

/** A bid as shown to the publisher after the deadline. */
export const receivedBidSchema = z.object({
  id,
  no: z.string(),
  status: bidStatusSchema,
  version: z.int(),
  bidder: companyCardSchema,
  lanes: z.array(bidLaneViewSchema),
  allIn: z.object({ amount: decimal, currency, rateDate: day }),
  completeness: z.int(),
  validFrom: day,
  validTo: day,
  note: z.string(),
  attachments: z.array(fileRefSchema),
  submittedAt: instant,
  receiptNo: z.string(),
  option: optionNo,
  optionName: z.string().optional(),
  ...creditOfferShape,
  round: z.int(),
  /** Missed deadline to confirm the award: the award lapsed without being declined. */
  lapsedAt: instant.optional(),
  disqualified: disqualifiedSchema.optional(),
  /** All-in at the end of each earlier round. */
  rounds: z.array(z.object({ round: z.int(), allIn: money })),
  counter: counterSchema.optional(),
})
/** Before the deadline of a sealed tender `bids` is empty; only the count is disclosed. */
export const receivedBidsSchema = z.object({
  opened: z.boolean(),
  opensAt: instant,
  bidCount: z.int(),
  bids: z.array(receivedBidSchema),
  /** Open tenders before the deadline: all-in prices without names. */
  openBoard: z.array(z.object({ rank: z.int(), allIn: money, mine: z.boolean() })).optional(),
})

export const bidQuerySchema = ownListQuery.extend({
  status: bidStatusSchema.optional(),
  tab: z.enum(['draft', 'submitted', 'shortlisted', 'won', 'lost', 'withdrawn', 'expired']).optional(),
})
const attachments = z.array(fileIdSchema).max(MAX_BID_FILES)
const partial = bidPartialSchema.extend({ attachments: attachments.optional() })
export const saveBidSchema = z.object({ id: id.optional(), draft: partial, requestNo })
export const savedBidSchema = z.object({ id, savedAt: instant })
/** Default `option`: the first. */
export const bidForTenderQuerySchema = z.object({
  tenderId: id,
  option: z.coerce.number().pipe(optionNo).optional(),
})
export const bidForTenderSchema = z.object({
  bid: bidDetailSchema.optional(),
  draft: bidPartialSchema.optional(),
  draftId: id.optional(),
  /** When a guest's enterprise said that its quote is to be handed in once it is certified; absent: it did not. */
  waitingSince: instant.optional(),
  /** All alternatives of the caller on this tender, by number. */
  options: z.array(
    z.object({
      id,
      option: optionNo,
      optionName: z.string().optional(),
      status: bidStatusSchema,
      allIn: money.optional(),
    }),
  ),
})
const sentLaneSchema = bidLaneSchema.extend({ charges: z.array(sentChargeSchema).max(MAX_CHARGES) })
const submitted = bidInputSchema.extend({ attachments, lanes: z.array(sentLaneSchema).min(1).max(MAX_LANES) })
/** `rateIds`: rates of the bidder's own sheets that its prices come from; no answer holds them. */
export const submitBidSchema = z.object({
  bid: submitted,
  version: z.int().optional(),
  rateIds: z
    .array(id)
    .max(MAX_LANES * MAX_CHARGES)
    .optional(),
  requestNo,
})
export const bidCommandSchema = z.object({ id, version: z.int(), requestNo })
export const declineBidSchema = bidCommandSchema.extend({ reason: z.enum(v.DECLINE_REASONS), note: text(NOTE_MAX) })
export const disqualifyBidSchema = bidCommandSchema.extend({
  reason: z.enum(v.DISQUALIFY_REASONS),
  note: text(NOTE_MAX),
})
/** Reconfirms after an amendment with the same unit prices. */
export const reconfirmBidSchema = bidCommandSchema.extend({ tenderVersion: z.int() })
export const shortlistSchema = bidCommandSchema.extend({ shortlisted: z.boolean() })
export type { ChargeInput, ChargeLine } from './charge/schemas.ts'
export type BidLane = z.infer<typeof bidLaneSchema>
export type SentLane = z.infer<typeof sentLaneSchema>
export type BidLaneView = z.infer<typeof bidLaneViewSchema>
export type BidInput = z.infer<typeof bidInputSchema>
export type PastBid = z.infer<typeof pastBidSchema>
export type BidForTenderQuery = z.infer<typeof bidForTenderQuerySchema>
export type ReconfirmBid = z.infer<typeof reconfirmBidSchema>
export type BidPartial = z.infer<typeof bidPartialSchema>
export type BidDetail = z.infer<typeof bidDetailSchema>
export type BidSummary = z.infer<typeof bidSummarySchema>
export type ReceivedBid = z.infer<typeof receivedBidSchema>
export type ReceivedBids = z.infer<typeof receivedBidsSchema>
export type BidQuery = z.infer<typeof bidQuerySchema>
export type BidForTender = z.infer<typeof bidForTenderSchema>
export type SaveBid = z.infer<typeof saveBidSchema>
export type SavedBid = z.infer<typeof savedBidSchema>
export type SubmitBid = z.infer<typeof submitBidSchema>
export type BidCommand = z.infer<typeof bidCommandSchema>
export type DeclineBid = z.infer<typeof declineBidSchema>
export type DisqualifyBid = z.infer<typeof disqualifyBidSchema>
export type Shortlist = z.infer<typeof shortlistSchema>
