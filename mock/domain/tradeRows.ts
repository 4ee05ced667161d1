import type { BidInput, BidSketch, LossFeedback } from '@/contract/bid/schemas.ts'
import type { BidStatus, DeclineReason } from '@/contract/bid/values.ts'
import type { Money, RateTable } from '@/contract/money.ts'
import type { OrderLane } from '@/contract/order/schemas.ts'
import type { OrderStatus } from '@/contract/order/values.ts'
import type { Payment } from '@/contract/payment/schemas.ts'
import type { TenderDraft, TenderSketch } from '@/contract/tender/draft.ts'
import type { AwardRecord } from '@/contract/tender/schemas.ts'
import type { CancelReason, PaymentTerm, ReturnReason, TenderStatus } from '@/contract/tender/values.ts'
import type { Row } from '../store/port.ts'

/** A tender. Drafts hold a `sketch`, everything that was submitted holds a checked `draft`. Times are ISO instants. */
export interface TenderRow extends Row {
  no: string
  buyerId: string
  createdBy: string
  status: TenderStatus
  version: number
  round: number
  draft?: TenderDraft
  sketch?: TenderSketch
  rates: RateTable
  teu: number
  bidCount: number
  /** Companies that watch it. */
  watchers: string[]
  publishAt?: string
  createdAt: string
  updatedAt: string
  returnReason?: ReturnReason
  cancelReason?: CancelReason
  cancelNote?: string
  award?: AwardRecord
  outcome?: { at: string; bidCount: number }
  orderId?: string
}

/** One bidder's bid on one tender. `sketch` is what was saved but not sent. */
export interface BidRow extends Row {
  no: string
  tenderId: string
  bidderId: string
  status: BidStatus
  version: number
  input?: BidInput
  sketch?: BidSketch
  allIn?: Money
  rateDate?: string
  completeness: number
  submittedAt?: string
  receiptNo?: string
  createdAt: string
  updatedAt: string
  history: { version: number; submittedAt: string; receiptNo: string; allIn: Money }[]
  confirmBy?: string
  lossFeedback?: LossFeedback
  declineReason?: DeclineReason
  orderId?: string
}

export interface OrderRow extends Row {
  no: string
  tenderId: string
  bidId: string
  buyerId: string
  sellerId: string
  status: OrderStatus
  version: number
  title: string
  paymentTerm: PaymentTerm
  lanes: OrderLane[]
  /** Worth of the cargo, for lines that are a share of it. */
  cargoValue?: Money
  payable: Money
  paid: Money
  rateLock: { rates: RateTable; until: string }
  confirmBy?: string
  payBy?: string
  events: { status: OrderStatus; at: string; note?: string }[]
  createdAt: string
  updatedAt: string
}

/** A payment with the order's amount it stands for. */
export type PaymentRow = Payment
