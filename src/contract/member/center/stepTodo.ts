import type { BidStep } from '../../trade/bid/nextStep.ts'
import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStep } from '../../trade/tender/nextStep.ts'
import type { TodoKind } from './values.ts'

/** Maps the next step of an item to its todo, so that the member centre counts what the item's page shows. */

/** Steps of publishers and possible bidders; steps with an order are counted with the order. */
export const TODO_OF_TENDER: Partial<Record<TenderStep, TodoKind>> = {
  FINISH: 'TENDER_DRAFT',
  FIX: 'RETURNED_TENDER',
  AWARD: 'TO_AWARD',
  QUOTE: 'TO_QUOTE',
}

/** Steps of the bidder. */
export const TODO_OF_BID: Partial<Record<BidStep, TodoKind>> = {
  ANSWER_COUNTER: 'COUNTER_TO_ANSWER',
  CONFIRM_AWARD: 'TO_CONFIRM',
  RECONFIRM: 'BID_TO_RECONFIRM',
  FINISH_QUOTE: 'BID_DRAFT',
}

/**
 * Steps of either side. An award is confirmed on the bid, a booking has its own todo; DELIVER has none, because the
 * voyage takes weeks.
 */
export const TODO_OF_ORDER: Partial<Record<OrderStep, TodoKind>> = {
  PAY: 'TO_PAY',
  START: 'TO_START',
  ACCEPT: 'TO_ACCEPT',
  RESOLVE: 'DISPUTE_TO_RESOLVE',
  REVIEW: 'TO_REVIEW',
}
