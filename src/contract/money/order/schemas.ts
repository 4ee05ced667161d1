import { z } from 'zod'
import { EMAIL_MAX, MOBILE_MAX, PERSON_NAME_MAX } from '../../limits.ts'
import { currency, day, decimal, id, instant, money, ownListQuery, requestNo, text } from '../../zod.ts'
import { quotedFreeTimeSchema, sailingPickSchema } from '../../trade/bid/carriage/schemas.ts'
import { chargeLineSchema } from '../../trade/bid/charge/schemas.ts'
import { COUPON_KINDS } from '../../coupon/values.ts'
import { shipmentSchema } from '../../market/booking/shipment/schemas.ts'
import { stockSchema } from '../../market/listing/draft.ts'
import { BOOKING_REFUSALS, LISTING_KINDS } from '../../market/listing/values.ts'
import { POSITION_MAX } from '../../member/limits.ts'
import { companyCardSchema } from '../../member/schemas.ts'
import { callOffPartSchema } from '../../trade/agreement/part/schemas.ts'
import { boxesSchema, looseSchema } from '../../trade/tender/draft.ts'
import { rateTableSchema } from '../../trade/tender/schemas.ts'
import { paymentPartsShape } from '../../trade/tender/payment/schemas.ts'
import { payersSchema } from '../../trade/tender/payers/schemas.ts'
import { PAYMENT_TERMS, TRANSPORT_MODES } from '../../trade/tender/values.ts'
import { paymentSchema } from '../payment/schemas.ts'
import { creditNeedSchema } from '../credit/schemas.ts'
import { PAY_STATES } from '../credit/values.ts'
import { refundSchema } from '../refund/schemas.ts'
import * as fulfilment from './after/schemas.ts'
import { orderDocumentSchema } from './documents/schemas.ts'
import { orderScheduleSchema } from './schedule/schemas.ts'
import { ORDER_SIDES, ORDER_STATUSES } from './values.ts'

export const partySchema = companyCardSchema.pick({
  id: true,
  nameZh: true,
  nameEn: true,
  certified: true,
  rating: true,
})

export const orderLaneSchema = z.object({
  laneNo: z.int(),
  pol: z.string(),
  pod: z.string().optional(),
  boxes: z.array(boxesSchema),
  /** Bills of lading of these containers, if the tender says how many there are. */
  blCount: z.int().optional(),
  loose: looseSchema.optional(),
  carrierScac: z.string().optional(),
  transitDays: z.int(),
  sailings: z.array(sailingPickSchema),
  /** As quoted; derived, absent for a listing. */
  freeTime: quotedFreeTimeSchema.optional(),
  /** Estimated kilograms CO2e of the carriage; derived, absent if the sailing or the way is not known. */
  co2Kg: z.int().optional(),
  /** Frozen copy of the awarded lines. */
  charges: z.array(chargeLineSchema),
  allIn: money,
})

/** A coupon on an order, with its discount in the order's currency. */
export const orderCouponSchema = z.object({
  couponId: id,
  name: z.string(),
  kind: z.enum(COUPON_KINDS),
  amount: decimal,
})

/** Whom to reach about an order; the mobile number whole. */
export const orderContactSchema = z.object({
  name: z.string(),
  position: z.string().optional(),
  mobile: z.string(),
  email: z.string().optional(),
  address: z.string().optional(),
})

export const orderSummarySchema = z.object({
  id,
  no: z.string(),
  source: z.enum(['TENDER', 'LISTING', 'AGREEMENT']),
  status: z.enum(ORDER_STATUSES),
  title: z.string(),
  /** By which it is shipped; absent in a back end of before, and where it is not known any more. */
  mode: z.enum(TRANSPORT_MODES).optional(),
  tenderId: id.optional(),
  /** For a booking: the listing, the booked items, and the reason of a rejection. */
  listingId: id.optional(),
  booking: z
    .object({
      kind: z.enum(LISTING_KINDS),
      listingNo: z.string(),
      items: z.array(stockSchema),
      /** Absent for empty containers and services, and in bookings of before. */
      shipment: shipmentSchema.optional(),
      /** Codes of the optional services taken with it. */
      services: z.array(z.string()).optional(),
      note: z.string(),
      refusal: z.object({ reason: z.enum(BOOKING_REFUSALS), note: z.string() }).optional(),
    })
    .optional(),
  /** For an order called off from an agreement. */
  callOff: callOffPartSchema.optional(),
  buyer: partySchema,
  seller: partySchema,
  /** The caller's side. */
  side: z.enum(ORDER_SIDES),
  /** The buyer's quoted charges and agreed additions, minus coupons. */
  payable: money,
  /** `payable` is about right only: it is a sum of several currencies, or its rate is not known yet. Absent: exact. */
  isAbout: z.boolean().optional(),
  paid: money,
  /** What has to be paid now; absent in a back end without terms of payment. */
  payState: z.enum(PAY_STATES).optional(),
  /** The day by which an order on credit has to be paid; absent until it is loaded, and in an order that is prepaid. */
  dueOn: day.optional(),
  ...paymentPartsShape,
  /** Proposed charges waiting for the buyer's answer. */
  openCharges: z.int(),
  confirmBy: instant.optional(),
  payBy: instant.optional(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
})

export const orderDetailSchema = orderSummarySchema.extend({
  paymentTerm: z.enum(PAYMENT_TERMS),
  /** Of an order on credit that waits for its confirmation: what it needs of the line with the seller. */
  credit: creditNeedSchema.omit({ offered: true }).optional(),
  lanes: z.array(orderLaneSchema),
  /** Who pays which charges; absent: the buyer pays all. */
  payers: payersSchema.optional(),
  /** What the other party of the sale pays at its end, as quoted and in the order's currency; absent if nothing. */
  elsewhere: z.object({ amounts: z.array(money), total: money }).optional(),
  /** Rate table of the payment, and until when it is locked. */
  rateLock: z.object({ rates: rateTableSchema, until: instant }),
  /**
   * Of an order that is settled in one currency, once its seller has confirmed it: its charges as quoted, and what each
   * currency of them is in the one at the rates of the lock. `isFixed`: these rates hold for good.
   */
  settled: z.object({ isFixed: z.boolean(), dues: z.array(money.extend({ value: decimal })) }).optional(),
  /** Rates with which the lines were compared; agreed rates of additions are converted with them. Absent: those of the lock. */
  quotedRates: rateTableSchema.optional(),
  /** Amount still due, about, in the order's currency; zero when all is paid. */
  due: money,
  /** What the buyer owes in each currency, and how much of it is left; absent: all in the order's currency. */
  dues: z.array(money.extend({ rest: decimal })).optional(),
  /** Of an order with deposit and balance: both parts, one amount a currency, with what is left of each. */
  deposit: z
    .object({
      pct: z.int(),
      first: z.array(money.extend({ rest: decimal })),
      balance: z.array(money.extend({ rest: decimal })),
    })
    .optional(),
  /** What of it the buyer disputes in a statement, one amount a currency: it is not due before both agree; absent: nothing. */
  disputed: z.array(money).optional(),
  /**
   * The ways to pay what is left, at the locked rates; of the whole once all is paid. `dues`: which of them, absent: all.
   */
  payableIn: z.array(z.object({ currency, amount: decimal, dues: z.array(currency).optional() })),
  coupons: z.array(orderCouponSchema),
  events: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: instant, note: z.string().optional() })),
  /** The other side's contact, from the seller's confirmation on. */
  contact: orderContactSchema.optional(),
  /** What the other side reads of the caller, and when it first did. */
  ownContact: orderContactSchema.extend({ readAt: instant.optional() }).optional(),
  /** Newest first. */
  payments: z.array(paymentSchema),
  /** Of a cancelled order: what the seller kept of what was paid; absent: nothing. */
  cancelFee: z.array(money).optional(),
  /** Newest first; absent: none. */
  refunds: z.array(refundSchema).optional(),
  /** What the buyer has with the seller over all their orders, one amount a currency; absent: nothing. */
  balance: z.array(money).optional(),
  /** In order of events. */
  milestones: z.array(fulfilment.milestoneSchema),
  /** What the seller told of sailings since the award, a lane each; `lanes` keeps what was agreed. */
  schedules: z.array(orderScheduleSchema).optional(),
  containers: z.array(fulfilment.containerSchema),
  /** Newest first. */
  adjustments: z.array(fulfilment.adjustmentSchema),
  /** Newest first; absent: none. */
  credits: z.array(fulfilment.creditNoteSchema).optional(),
  /** For the seller: what it can still credit, one amount a charge and currency; absent: nothing. */
  creditable: z.array(money.extend({ code: z.string() })).optional(),
  /** After the delivery: until when the seller may propose an addition. */
  additionsUntil: instant.optional(),
  ledger: fulfilment.ledgerSchema,
  /** Newest first; absent: none. */
  documents: z.array(orderDocumentSchema).optional(),
  dispute: fulfilment.disputeSchema.optional(),
  /** The caller's own, and the other side's once published. */
  reviews: z.array(fulfilment.reviewSchema),
  /** Until when the seller is to start a paid order. */
  startBy: instant.optional(),
  /** Deadline to check the delivery; then it counts as accepted. */
  acceptBy: instant.optional(),
  /** Deadline for reviews. */
  reviewBy: instant.optional(),
})

export const orderQuerySchema = ownListQuery.extend({
  side: z.enum(ORDER_SIDES).optional(),
  tab: z.enum(['toPay', 'paid', 'executing', 'finished', 'all']).optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  tenderId: id.optional(),
})

/** Another contact of the caller's staff for this order; the address stays the company's. */
export const saveOrderContactSchema = z.object({
  id,
  name: text(PERSON_NAME_MAX),
  position: text(POSITION_MAX).optional(),
  mobile: text(MOBILE_MAX),
  email: text(EMAIL_MAX).optional(),
  requestNo,
})

export type OrderContact = z.infer<typeof orderContactSchema>
export type SaveOrderContact = z.infer<typeof saveOrderContactSchema>
export type OrderSummary = z.infer<typeof orderSummarySchema>
export type OrderDetail = z.infer<typeof orderDetailSchema>
export type OrderCoupon = z.infer<typeof orderCouponSchema>
export type OrderLane = z.infer<typeof orderLaneSchema>
export type OrderQuery = z.infer<typeof orderQuerySchema>
