import { BID_STEPS, nextBidStep, stepWithOrder } from '../bid/nextStep.ts'
import type { BidStatus } from '../bid/values.ts'
import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStatus } from './values.ts'

/** What a reader of a tender does next: the publisher with the tender, others with their quote on it. */
export const TENDER_STEPS = ['FINISH', 'FIX', 'QUOTE', ...BID_STEPS] as const
export type TenderStep = (typeof TENDER_STEPS)[number]

/** The part of a tender that the reader's next step depends on. */
export interface TenderState {
  status: TenderStatus
  /** Whether the reader's enterprise published it. */
  mine: boolean
  /** Why the review sent it back, if it did. */
  returnReason?: string | undefined
  /** What the reader has to do with an order that came of it. */
  orderStep?: OrderStep | undefined
  /** State of the reader's own bid. */
  bidStatus?: BidStatus | undefined
  /** Whether the reader may quote now: its type of enterprise, and admitted to this round. A guest may, once logged in. */
  mayQuote?: boolean | undefined
}

/** What this reader has to do with a tender now; undefined while it waits for somebody else, and once all is done. */
export function nextTenderStep(tender: TenderState): TenderStep | undefined {
  return tender.mine ? stepOfPublisher(tender) : stepOfBidder(tender)
}

function stepOfPublisher({ status, returnReason, orderStep }: TenderState): TenderStep | undefined {
  if (status === 'DRAFT') return returnReason === undefined ? 'FINISH' : 'FIX'
  // Parts may be contracted while others are open: what is open is decided first, the orders have a list of their own.
  if (status === 'EVALUATING') return 'AWARD'
  return orderStep && stepWithOrder(orderStep)
}

function stepOfBidder({ status, bidStatus, orderStep, mayQuote = false }: TenderState): TenderStep | undefined {
  if (bidStatus === undefined) return status === 'QUOTING' && mayQuote ? 'QUOTE' : undefined
  // A draft of one who is not admitted any more leads nowhere.
  if (bidStatus === 'DRAFT' && !mayQuote) return undefined
  return nextBidStep({ status: bidStatus, tenderStatus: status, orderStep }, 'BIDDER')
}
