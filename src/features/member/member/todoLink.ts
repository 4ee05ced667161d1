import { known } from '@/contract/known.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import type { TodoKind } from '@/contract/member/center/values.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'

const certify = () => hrefTo('certification', { back: hrefTo('memberCenter') })

/** Link to the list of each kind. */
const ALL: Record<TodoKind, () => string> = {
  CERTIFY: certify,
  FIX_CERTIFICATION: certify,
  RENEW_CERTIFICATION: certify,
  TO_APPROVE: () => hrefTo('memberCenter', { tab: 'approvals' }),
  TO_CONFIRM: () => hrefTo('myBids', { tab: 'won' }),
  COUNTER_TO_ANSWER: () => hrefTo('myBids', { tab: 'submitted' }),
  BID_TO_RECONFIRM: () => hrefTo('myBids', { tab: 'submitted' }),
  DISPUTE_TO_RESOLVE: () => hrefTo('payment', { tab: 'executing' }),
  TO_START: () => hrefTo('payment', { tab: 'paid' }),
  BOOKING_TO_ACCEPT: () => hrefTo('myMarket', { part: 'received' }),
  TO_PAY: () => hrefTo('payment', { tab: 'toPay' }),
  CHARGE_TO_ANSWER: () => hrefTo('payment', { tab: 'executing' }),
  CREDIT_TO_ANSWER: () => hrefTo('payment', { tab: 'credit' }),
  STATEMENT_TO_CHECK: () => hrefTo('payment', { tab: 'statements' }),
  SAILING_TO_ANSWER: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  NOTICE_TO_ANSWER: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  TERMINATION_BOUGHT: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  TERMINATION_SOLD: () => hrefTo('myBids', { tab: 'agreements' }),
  RENEWAL_BOUGHT: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  RENEWAL_SOLD: () => hrefTo('myBids', { tab: 'agreements' }),
  AMENDMENT_BOUGHT: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  AMENDMENT_SOLD: () => hrefTo('myBids', { tab: 'agreements' }),
  ENDING_BOUGHT: () => hrefTo('myTenderBids', { tab: 'agreements' }),
  ENDING_SOLD: () => hrefTo('myBids', { tab: 'agreements' }),
  TO_ACCEPT: () => hrefTo('payment', { tab: 'executing' }),
  TO_REVIEW: () => hrefTo('payment', { tab: 'finished' }),
  RED_TO_CONFIRM: () => hrefTo('invoice', { tab: 'requests' }),
  TO_INVOICE: () => hrefTo('invoice'),
  COUPON_GIFT: () => hrefTo('myCoupons'),
  COUPON_EXPIRING: () => hrefTo('myCoupons'),
  TO_AWARD: () => hrefTo('myTenderBids', { status: 'EVALUATING' }),
  RETURNED_TENDER: () => hrefTo('myTenderBids', { status: 'DRAFT' }),
  TENDER_DRAFT: () => hrefTo('myTenderBids', { status: 'DRAFT' }),
  BID_DRAFT: () => hrefTo('myBids', { tab: 'draft' }),
  TO_QUOTE: () => hrefTo('tenderSearch', { quotable: 'true' }),
  COMPLETE_PROFILE: () => hrefTo('baseInfo'),
}

/** Link to one item. */
const ONE: Partial<Record<TodoKind, (id: string) => string>> = {
  TO_APPROVE: (approval) => hrefTo('memberCenter', { tab: 'approvals', approval }),
  TO_CONFIRM: (bidId) => hrefTo('myBids', { bidId }),
  COUNTER_TO_ANSWER: (bidId) => hrefTo('myBids', { bidId }),
  BID_TO_RECONFIRM: (tenderId) => hrefTo('quote', { tenderId }),
  DISPUTE_TO_RESOLVE: orderLink,
  TO_START: orderLink,
  TO_PAY: (orderId) => orderLink(orderId, 'payment'),
  CHARGE_TO_ANSWER: (orderId) => orderLink(orderId, 'charges'),
  TO_ACCEPT: orderLink,
  TO_REVIEW: orderLink,
  NOTICE_TO_ANSWER: (agreement) => hrefTo('myTenderBids', { tab: 'agreements', agreement }),
  TERMINATION_BOUGHT: (agreement) => hrefTo('myTenderBids', { tab: 'agreements', agreement }),
  TERMINATION_SOLD: (agreement) => hrefTo('myBids', { tab: 'agreements', agreement }),
  RENEWAL_BOUGHT: (agreement) => hrefTo('myTenderBids', { tab: 'agreements', agreement }),
  RENEWAL_SOLD: (agreement) => hrefTo('myBids', { tab: 'agreements', agreement }),
  AMENDMENT_BOUGHT: (agreement) => hrefTo('myTenderBids', { tab: 'agreements', agreement }),
  AMENDMENT_SOLD: (agreement) => hrefTo('myBids', { tab: 'agreements', agreement }),
  ENDING_BOUGHT: (agreement) => hrefTo('myTenderBids', { tab: 'agreements', agreement }),
  ENDING_SOLD: (agreement) => hrefTo('myBids', { tab: 'agreements', agreement }),
  RED_TO_CONFIRM: (id) => hrefTo('invoice', { id }),
  TO_AWARD: (tenderId) => hrefTo('myTenderBids', { tenderId }),
  RETURNED_TENDER: (id) => hrefTo('tenderIssue', { id }),
  TENDER_DRAFT: (id) => hrefTo('tenderIssue', { id }),
  BID_DRAFT: (tenderId) => hrefTo('quote', { tenderId }),
  COUPON_GIFT: (gift) => hrefTo('myCoupons', { gift }),
  COUPON_EXPIRING: (id) => hrefTo('myCoupons', { id }),
  TO_QUOTE: (id) => hrefTo('tenderDetail', { id }),
}

/** The link to all todos of a kind. */
export function todoLink(kind: TodoKind): string {
  return known(ALL, kind)?.() ?? hrefTo('memberCenter')
}

/** The link to one item of a todo. */
export function todoItemLink({ kind }: Todo, id: string): string {
  return ONE[kind]?.(id) ?? todoLink(kind)
}
