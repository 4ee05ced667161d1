import type { Counter } from '@/contract/trade/bid/counter/schemas.ts'
import type { Disqualified, LossFeedback } from '@/contract/trade/bid/outcome/schemas.ts'
import type { BidInput, BidLaneView, BidPartial, PastBid, SubmitBid } from '@/contract/trade/bid/schemas.ts'
import type { BidStatus, DeclineReason } from '@/contract/trade/bid/values.ts'
import type { Currency, Money, RateTable } from '@/contract/money.ts'
import type {
  Adjustment,
  Container,
  CreditNote,
  Dispute,
  ReportedMilestone,
  Review,
} from '@/contract/money/order/after/schemas.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import type { ContractTerms } from '@/contract/money/order/contract/schemas.ts'
import type { OrderContact, OrderCoupon, OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import type { OrderSchedule } from '@/contract/money/order/schedule/schemas.ts'
import type { Receipt } from '@/contract/money/order/dues.ts'
import type { SettledPart } from './money/order/settledPart.ts'
import type { Milestone, OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { Refund } from '@/contract/money/refund/schemas.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import type { CallOffPart } from '@/contract/trade/agreement/part/schemas.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import type { CallOffTerm } from '@/contract/trade/tender/term/schemas.ts'
import type { TenderDraft, TenderLane, TenderPartial } from '@/contract/trade/tender/draft.ts'
import type { Amendment, PastRound } from '@/contract/trade/tender/schemas.ts'
import type { Evaluation } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { AwardRecord } from '@/contract/trade/tender/award/schemas.ts'
import type { PaymentParts } from '@/contract/trade/tender/payment/schemas.ts'
import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import type {
  CancelReason,
  PaymentTerm,
  ReturnReason,
  TenderStatus,
  TransportMode,
} from '@/contract/trade/tender/values.ts'
import type { Row } from '../store/port.ts'
import type { BookingPart } from './market/listing/row.ts'

/**
 * A tender; may be incomplete (`sketch`) while a draft, has a complete `body` once submitted. Times are ISO instants.
 */
export interface TenderRow extends Row {
  no: string
  companyId: string
  memberId: string
  status: TenderStatus
  version: number
  round: number
  sketch: TenderPartial
  body?: TenderDraft
  /** Fixed at submission, so that all bids are converted alike. */
  rates: RateTable
  createdAt: string
  updatedAt: string
  publishAt?: string
  returnReason?: ReturnReason
  cancelReason?: CancelReason
  cancelNote?: string
  award?: AwardRecord
  /** Decisions on the bids of the present round. */
  evaluation?: Evaluation
  /** Oldest first. */
  amendments?: Amendment[]
  pastRounds?: PastRound[]
  /** Enterprises that came by a guest's link (decision 0086). */
  joined?: string[]
}

/** One alternative of an enterprise on one tender: the submitted content (`body`), and the draft (`sketch`). */
export interface BidRow extends Row {
  no: string
  tenderId: string
  companyId: string
  memberId: string
  status: BidStatus
  version: number
  sketch?: BidPartial
  sketchAt?: string
  body?: Omit<BidInput, 'lanes'> & { lanes: BidLaneView[] }
  allIn?: Money & { rateDate: string }
  completeness: number
  submittedAt?: string
  receiptNo?: string
  createdAt: string
  updatedAt: string
  /** Number of the alternative, from 1. */
  option: number
  /** The round in which `body` was submitted. */
  round: number
  /** Newest first. */
  history: PastBid[]
  counter?: Counter
  /** The lanes of the tender when `body` was submitted. */
  askedLanes?: TenderLane[]
  /** The round to which it was not admitted. */
  outOfRound?: number
  lossFeedback?: LossFeedback
  declineReason?: DeclineReason
  disqualified?: Disqualified
  /** When the award lapsed without confirmation. */
  lapsedAt?: string
  /** Rates of the bidder's sheets that the prices of `body` come from; absent: typed. */
  fromRates?: string[]
  /** A guest's quote that is handed in on certification (decision 0086). */
  waiting?: Waiting
}

/** What is handed in, by whom and when it was said. */
export interface Waiting extends Pick<SubmitBid, 'bid' | 'rateIds'> {
  memberId: string
  at: string
}

/**
 * An agreement of a contract tender: the confirmed part of one winner, frozen. Its state and quantities are not stored:
 * they follow from the day and from the orders called off. `claim` is the addition for what is missing of a minimum.
 */
export interface AgreementRow
  extends Row, PaymentParts, Pick<AgreementDetail, 'termination' | 'notices' | 'renewal' | 'amendments'> {
  claim?: { orderId: string; chargeId: string }
  no: string
  tenderId: string
  bidId: string
  buyerId: string
  sellerId: string
  title: string
  mode: TransportMode
  term: CallOffTerm
  lanes: Omit<AgreementLane, 'quantities'>[]
  currency: Currency
  paymentTerm: PaymentTerm
  payers?: Payers
  /** Cargo value of the part. */
  value?: Money
  /** Absent: the first. */
  version?: number
  /** It holds while one of the orders is overdue. */
  suspension?: { at: string; note: string; orderIds: string[] }
  /** The agreement that it renews, and the one that follows. */
  supersedesId?: string
  followerId?: string
  createdAt: string
  updatedAt: string
}

export interface OrderRow extends Row, PaymentParts, Pick<OrderDetail, 'cancelFee'>, SettledPart {
  no: string
  source: 'TENDER' | 'LISTING' | 'AGREEMENT'
  status: OrderStatus
  version: number
  title: string
  tenderId?: string
  bidId?: string
  listingId?: string
  /** For an order from a listing. */
  booking?: BookingPart
  /** For an order called off from an agreement, with the rates of the day. */
  agreementId?: string
  callOff?: CallOffPart & { rates: RateTable }
  buyerId: string
  sellerId: string
  lanes: OrderLane[]
  /** Who pays which charges, frozen with the award; absent: the buyer pays all. */
  payers?: Payers
  /** Total of the buyer's lines and agreed additions, minus coupons. */
  payable: Money
  /** Coupons on it in order of application; amounts in its currency. */
  coupons?: OrderCoupon[]
  paid: Money
  /** What was paid, one a due; absent in orders from before each currency was due by itself. */
  receipts?: Receipt[]
  /** What was paid above the dues and is used elsewhere or asked back: `receipts` are without it. Absent: nothing. */
  released?: Money[]
  paymentTerm: PaymentTerm
  /** The line on which it was confirmed; absent: prepaid. */
  creditId?: string
  rateLock: { rates: RateTable; until: string }
  events: { status: OrderStatus; at: string; note?: string }[]
  /** Frozen at the confirmation; absent in rows of earlier releases until somebody reads it. */
  contract?: ContractTerms
  /** Its versions since, from the second on, without `prevHash`: that follows from the texts. */
  amendments?: ContractTerms[]
  confirmBy?: string
  payBy?: string
  createdAt: string
  updatedAt: string
  milestones?: ReportedMilestone[]
  /** What the seller told of sailings since the award; `lanes` keeps what was agreed. */
  schedules?: OrderSchedule[]
  containers?: Container[]
  /** Both oldest first. */
  adjustments?: Adjustment[]
  credits?: CreditNote[]
  dispute?: Dispute
  /** Contacts that a side named for this order. */
  contacts?: Partial<Record<OrderSide, OrderContact>>
  /** When each side first read the other's contact. */
  contactReads?: Partial<Record<OrderSide, string>>
  /** Including unpublished ones: `order/after.ts` defines who may read them. */
  reviews?: Review[]
}

export interface PaymentRow extends Row, Omit<Payment, 'id'> {
  buyerId: string
}

export interface RefundRow extends Row, Omit<Refund, 'id'> {
  buyerId: string
  sellerId: string
}

/** One version of a document of an order; who reads its file is defined by `money/order/documentView.ts`. */
export interface DocumentRow
  extends Row, Omit<OrderDocument, 'id' | 'file' | 'sha256' | 'replacedAt' | 'removableUntil'> {
  orderId: string
  file: FileRef
  sha256: string
  /** When its owner gave up holding it. */
  releasedAt?: string
  /** It set this milestone, which goes with it. */
  milestone?: Milestone
}
