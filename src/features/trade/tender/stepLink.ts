import type { TenderStep } from '@/contract/trade/tender/nextStep.ts'
import { hrefTo } from '@/routes/href.ts'

/** What the button of each step says. */
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

/** A tender as far as its steps lead somewhere. */
export interface SteppedTender {
  id: string
  mine: boolean
  orderId?: string | undefined
  myBid?: { id: string } | undefined
}

/** Where a step is done. Several orders are named on the page of the award, and a bid without its id on the page of the quote. */
export function stepLink(step: TenderStep, { id, mine, orderId, myBid }: SteppedTender): string {
  if (step === 'FINISH' || step === 'FIX') return hrefTo('tenderIssue', { id })
  if ((step === 'PAY' || step === 'ORDER') && orderId) return hrefTo('payment', { orderId })
  if (mine) return hrefTo('myTenderBids', { tenderId: id })
  if (step === 'CONFIRM_AWARD' && myBid) return hrefTo('myBids', { bidId: myBid.id })
  return hrefTo('quote', { tenderId: id })
}
