import { BID_STEPS, nextBidStep, stepWithOrder } from '../bid/nextStep.ts'
import type { BidStatus } from '../bid/values.ts'
import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStatus } from './values.ts'

/** Possible next steps of a reader: the publisher's with the tender, others' with their quote. */
export const TENDER_STEPS = ['FINISH', 'FIX', 'QUOTE', ...BID_STEPS] as const
export type TenderStep = (typeof TENDER_STEPS)[number]

/** The fields that decide the reader's next step. */
export interface TenderState {
  status: TenderStatus
  /** Whether the reader's enterprise published it. */
  mine: boolean
  /** Why the review returned it, if it did. */
  returnReason?: string | undefined
  /** The reader's next step in a resulting order. */
  orderStep?: OrderStep | undefined
  /** Status of the reader's own bid. */
  bidStatus?: BidStatus | undefined
  /**
   * Whether the reader may quote now: by its type of enterprise, and admitted to this round. True for guests, who log
   * in first.
   */
  mayQuote?: boolean | undefined
}

/** The reader's next step; undefined while another party has to act, and when all is done. */
export function nextTenderStep(tender: TenderState): TenderStep | undefined {
  return tender.mine ? stepOfPublisher(tender) : stepOfBidder(tender)
}

/** Statuses in which a tender itself, whatever its orders, has a next step for its publisher. */
export const PUBLISHERS_TURN: readonly TenderStatus[] = ['DRAFT', 'EVALUATING']

function stepOfPublisher({ status, returnReason, orderStep }: TenderState): TenderStep | undefined {
  if (status === 'DRAFT') return returnReason === undefined ? 'FINISH' : 'FIX'
  // Parts may be contracted while others are open: decide the open ones first; orders have their own list.
  if (status === 'EVALUATING') return 'AWARD'
  return orderStep && stepWithOrder(orderStep)
}

function stepOfBidder({ status, bidStatus, orderStep, mayQuote = false }: TenderState): TenderStep | undefined {
  if (bidStatus === undefined) return status === 'QUOTING' && mayQuote ? 'QUOTE' : undefined
  // A draft of a bidder who is no longer admitted has no next step.
  if (bidStatus === 'DRAFT' && !mayQuote) return undefined
  return nextBidStep({ status: bidStatus, tenderStatus: status, orderStep }, 'BIDDER')
}
