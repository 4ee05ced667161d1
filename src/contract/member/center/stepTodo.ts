import type { BidStep } from '../../trade/bid/nextStep.ts'
import type { NextStep as OrderStep } from '../../money/order/nextStep.ts'
import type { TenderStep } from '../../trade/tender/nextStep.ts'
import type { TodoKind } from './values.ts'

/** Under which todo the next step of a thing is named: what the member centre counts is what the thing's own page asks for. */

/** Steps of the publisher and of those who may quote; steps with an order are counted with the order. */
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
 * Steps of either side. An award is confirmed as a bid, a booking has its own todo; to deliver is the voyage itself, which takes
 * weeks and is nobody's task of the day.
 */
export const TODO_OF_ORDER: Partial<Record<OrderStep, TodoKind>> = {
  PAY: 'TO_PAY',
  START: 'TO_START',
  ACCEPT: 'TO_ACCEPT',
  RESOLVE: 'DISPUTE_TO_RESOLVE',
  REVIEW: 'TO_REVIEW',
}
