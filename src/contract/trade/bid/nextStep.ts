import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStatus } from '../tender/values.ts'
import { bidMayBecome, type BidActor } from './lifecycle.ts'
import type { BidStatus } from './values.ts'

/** What one side of a bid does next. */
export const BID_STEPS = [
  'ANSWER_COUNTER',
  'CONFIRM_AWARD',
  'RECONFIRM',
  'FINISH_QUOTE',
  'AWARD',
  'PAY',
  'ORDER',
] as const
export type BidStep = (typeof BID_STEPS)[number]

export type BidSide = 'BIDDER' | 'PUBLISHER'

/** Next step of each state, and the tender state in which it is open; the transitions of the bid say by whom. */
const STEPS: readonly { from: BidStatus; to: BidStatus; step: BidStep; during?: TenderStatus }[] = [
  { from: 'DRAFT', to: 'SUBMITTED', step: 'FINISH_QUOTE', during: 'QUOTING' },
  { from: 'NEED_RECONFIRM', to: 'SUBMITTED', step: 'RECONFIRM', during: 'QUOTING' },
  { from: 'SUBMITTED', to: 'AWARDED', step: 'AWARD', during: 'EVALUATING' },
  { from: 'SHORTLISTED', to: 'AWARDED', step: 'AWARD', during: 'EVALUATING' },
  { from: 'AWARDED', to: 'CONFIRMED', step: 'CONFIRM_AWARD' },
]

/** The part of a bid that its next step depends on. */
export interface BidState {
  status: BidStatus
  tenderStatus: TenderStatus
  /** Whether a counter-offer waits for an answer. */
  isCountered?: boolean | undefined
  /** What this side has to do with the order that came of it. */
  orderStep?: OrderStep | undefined
}

/** The step of an order as it is named where its tender or bid is shown. */
export const stepWithOrder = (orderStep: OrderStep): 'PAY' | 'ORDER' => (orderStep === 'PAY' ? 'PAY' : 'ORDER')

/** What this side of a bid has to do now; undefined while it waits for somebody else, and once all is done. */
export function nextBidStep(bid: BidState, side: BidSide): BidStep | undefined {
  if (side === 'BIDDER' && bid.isCountered) return 'ANSWER_COUNTER'
  if (bid.status === 'CONFIRMED' && bid.orderStep) return stepWithOrder(bid.orderStep)
  const actor: BidActor = side === 'BIDDER' ? 'bidder' : 'publisher'
  const found = STEPS.find(({ from, during = bid.tenderStatus }) => from === bid.status && during === bid.tenderStatus)
  return found && bidMayBecome(found.from, found.to, actor) ? found.step : undefined
}
