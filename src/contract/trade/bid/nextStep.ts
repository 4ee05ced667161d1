import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStatus } from '../tender/values.ts'
import { bidMayBecome, type BidActor } from './lifecycle.ts'
import type { BidStatus } from './values.ts'

/** Possible next steps of one side of a bid. */
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

/** Next step of each status, and the tender status in which it is available; the bid's transitions define the actor. */
const STEPS: readonly { from: BidStatus; to: BidStatus; step: BidStep; during?: TenderStatus }[] = [
  { from: 'DRAFT', to: 'SUBMITTED', step: 'FINISH_QUOTE', during: 'QUOTING' },
  { from: 'NEED_RECONFIRM', to: 'SUBMITTED', step: 'RECONFIRM', during: 'QUOTING' },
  { from: 'SUBMITTED', to: 'AWARDED', step: 'AWARD', during: 'EVALUATING' },
  { from: 'SHORTLISTED', to: 'AWARDED', step: 'AWARD', during: 'EVALUATING' },
  { from: 'AWARDED', to: 'CONFIRMED', step: 'CONFIRM_AWARD' },
]

const BIDDERS_TURN = new Set(STEPS.flatMap(({ from, to }) => (bidMayBecome(from, to, 'bidder') ? [from] : [])))

/** Whether a state can leave a step to the bidder; counter-offers and orders apart. */
export const isBiddersTurn = (status: BidStatus): boolean => BIDDERS_TURN.has(status)

/** The fields that decide a bid's next step. */
export interface BidState {
  status: BidStatus
  tenderStatus: TenderStatus
  /** Whether an open counter-offer waits for an answer. */
  isCountered?: boolean | undefined
  /** Next step of this side in the resulting order. */
  orderStep?: OrderStep | undefined
}

/** Maps an order step to the step shown on its tender or bid. */
export const stepWithOrder = (orderStep: OrderStep): 'PAY' | 'ORDER' => (orderStep === 'PAY' ? 'PAY' : 'ORDER')

/** The next step of this side; undefined while another party has to act, and when all is done. */
export function nextBidStep(bid: BidState, side: BidSide): BidStep | undefined {
  if (side === 'BIDDER' && bid.isCountered) return 'ANSWER_COUNTER'
  if (bid.status === 'CONFIRMED' && bid.orderStep) return stepWithOrder(bid.orderStep)
  const actor: BidActor = side === 'BIDDER' ? 'bidder' : 'publisher'
  const found = STEPS.find(({ from, during = bid.tenderStatus }) => from === bid.status && during === bid.tenderStatus)
  return found && bidMayBecome(found.from, found.to, actor) ? found.step : undefined
}
