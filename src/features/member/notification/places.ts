import type { MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import type { OrderTab } from '@/routes/orderTabs.ts'

/** The tab of an order on which stands what messages are about, by how their type begins. */
const ORDER_TAB: Readonly<Record<string, OrderTab>> = {
  ADJUSTMENT: 'charges',
  DOCUMENT: 'documents',
  PAYMENT: 'payment',
  SCHEDULE: 'shipment',
}

/** URL of the subject of a message; undefined if it has none. */
export function placeOf({
  target,
  type,
}: {
  target?: MessageTarget | undefined
  type: MessageType
}): string | undefined {
  if (!target) return undefined
  const { kind, id } = target
  switch (kind) {
    case 'TENDER':
      return hrefTo('tenderDetail', { id })
    case 'OWN_TENDER':
      return hrefTo('myTenderBids', { tenderId: id })
    case 'DRAFT':
      return hrefTo('tenderIssue', { id })
    case 'QUOTE':
      return hrefTo('quote', { tenderId: id })
    case 'BID':
      return hrefTo('myBids', { bidId: id })
    case 'ORDER':
      return orderLink(id, ORDER_TAB[type.split('_', 1)[0] ?? ''])
    case 'CREDIT':
      return hrefTo('payment', { tab: 'credit' })
    case 'STATEMENT':
      return hrefTo('payment', { tab: 'statements', statement: id })
    case 'INVOICE':
      return hrefTo('invoice', { id })
    case 'QUESTIONS':
      return `${hrefTo('tenderDetail', { id })}#questions`
    case 'COUPON':
      return hrefTo('myCoupons', { id })
    case 'COUPON_CENTER':
      return hrefTo('couponCenter', { fitsMine: 'true' })
    case 'BATCH':
      return hrefTo('couponManagement', { id })
    case 'LISTING':
      return hrefTo('marketDetail', { id })
    case 'LISTING_QUESTIONS':
      return `${hrefTo('marketDetail', { id })}#questions`
    case 'CERTIFICATION':
      return hrefTo('certification')
    case 'OWN_LISTING':
      return hrefTo('myMarket', { keyword: id })
    case 'BOOKING_RECEIVED':
      return hrefTo('myMarket', { part: 'received' })
    case 'BOOKING_MADE':
      return hrefTo('myMarket', { part: 'made' })
    case 'AGREEMENT_BOUGHT':
      return hrefTo('myTenderBids', { tab: 'agreements', agreement: id })
    case 'AGREEMENT_SOLD':
      return hrefTo('myBids', { tab: 'agreements', agreement: id })
    case 'SCHEDULE':
      return scheduleOf(id)
    case 'LANE_PRICE': {
      const [pol, pod, isoCode] = id.split('-')
      return hrefTo('market', { pol, pod, isoCode, sort: 'allIn' })
    }
    case 'PRICE_ALERT':
      return hrefTo('myCollect', { tab: 'alerts' })
    case 'EXPORT':
      return hrefTo('baseInfo', { tab: 'exports' })
    case 'RATE_SHEET':
      return hrefTo('myMarket', { tab: 'rates', sheet: id })
    case 'WEBHOOK':
      return hrefTo('baseInfo', { tab: 'webhooks' })
    case 'APPROVAL':
      return hrefTo('memberCenter', { tab: 'approvals', approval: id })
    case 'DEPUTY':
      return hrefTo('memberCenter', { tab: 'approvals' })
    case 'TICKET':
      return `${hrefTo('contact')}#${id}`
    default:
      return undefined
  }
}

/** Where one sees what is subscribed to of the schedules. */
function scheduleOf(target: string): string {
  const [type = '', id = ''] = target.split(':')
  const [pol, pod] = id.split('-')
  switch (type) {
    case 'SAILING':
      return hrefTo('shippingDates', { id })
    case 'PAIR':
      return hrefTo('shippingDates', { pol, pod })
    case 'PORT':
      return hrefTo('shippingDates', { view: 'port', port: id })
    case 'VESSEL':
      return hrefTo('shippingDates', { view: 'vessel', vessel: id })
    case 'SERVICE':
      return hrefTo('shippingDates', { view: 'service', service: id })
    default:
      return hrefTo('myCollect', { type })
  }
}

/** URL of the full list of messages, in the member centre. */
export function messagesPlace(): string {
  return hrefTo('memberCenter', { tab: 'messages' })
}
