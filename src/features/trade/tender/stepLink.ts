import type { TenderStep } from '@/contract/trade/tender/nextStep.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'

/** Button text of each step. */
export const STEP_TEXT = {
  FINISH: 'tender.action.edit',
  FIX: 'tender.action.edit',
  AWARD: 'tender.action.award',
  PAY: 'tender.action.pay',
  ORDER: 'tender.action.order',
  QUOTE: 'tender.action.quote',
  FINISH_QUOTE: 'tender.action.finishQuote',
  RECONFIRM: 'tender.action.reconfirm',
  CONFIRM_AWARD: 'tender.action.confirm',
  ANSWER_COUNTER: 'tender.action.quoted',
} as const satisfies Record<TenderStep, string>

/** The parts of a tender that its step links need. */
export interface SteppedTender {
  id: string
  mine: boolean
  orderId?: string | undefined
  myBid?: { id: string } | undefined
}

/** URL of a step. Several orders lead to the award page, and a bid without id to the quote page. */
export function stepLink(step: TenderStep, { id, mine, orderId, myBid }: SteppedTender): string {
  if (step === 'FINISH' || step === 'FIX') return hrefTo('tenderIssue', { id })
  if ((step === 'PAY' || step === 'ORDER') && orderId) return orderLink(orderId, step === 'PAY' ? 'payment' : undefined)
  if (mine) return hrefTo('myTenderBids', { tenderId: id })
  if (step === 'CONFIRM_AWARD' && myBid) return hrefTo('myBids', { bidId: myBid.id })
  return hrefTo('quote', { tenderId: id })
}
