import { moneyText } from '@/contract/money.ts'
import type { MessageTarget, MessageType } from '@/contract/member/notification/values.ts'
import type { Deps } from '../../deps.ts'
import { favoriteHolders } from '../favorite/kept.ts'
import { maySee } from '../../trade/tender/admission.ts'
import { submittedBids } from '../../trade/tender/view.ts'
import type { BidRow, OrderRow, PaymentRow, TenderRow } from '../../tradeRows.ts'
import { notify } from './notify.ts'

type Params = Record<string, string>

const namesOf = (tender: TenderRow): Params => ({ no: tender.no, title: tender.body?.title ?? titleOf(tender) })

function titleOf({ sketch }: TenderRow): string {
  const title = sketch['title']
  return typeof title === 'string' ? title : ''
}

/** Notifies the publisher of a tender. */
export function tellPublisher(
  deps: Deps,
  tender: TenderRow,
  type: MessageType,
  params: Params = {},
  kind: MessageTarget['kind'] = 'OWN_TENDER',
): void {
  const target = { kind, id: tender.id }
  notify(deps, { companyId: tender.companyId, type, params: { ...namesOf(tender), ...params }, target })
}

/** Notifies a bidder about its bid. */
export function tellBidder(deps: Deps, tender: TenderRow, bid: BidRow, type: MessageType, params: Params = {}): void {
  const target = { kind: 'BID', id: bid.id } as const
  notify(deps, { companyId: bid.companyId, type, params: { ...namesOf(tender), ...params }, target })
}

/** Notifies one side of an order. */
export function tellSide(deps: Deps, order: OrderRow, companyId: string, type: MessageType, params: Params = {}): void {
  const target = { kind: 'ORDER', id: order.id } as const
  notify(deps, { companyId, type, params: { order: order.no, title: order.title, ...params }, target })
}

/** Notifies one side of a booking that is not payable yet, or never will be. */
export function tellBooking(
  deps: Deps,
  order: OrderRow,
  companyId: string,
  type: MessageType,
  params: Params = {},
): void {
  const kind = companyId === order.sellerId ? 'BOOKING_RECEIVED' : 'BOOKING_MADE'
  const target = { kind, id: order.id } as const
  notify(deps, { companyId, type, params: { order: order.no, title: order.title, ...params }, target })
}

/** Notifies both sides of the clerk's or wallet's decision on a payment. */
export function tellPayment(deps: Deps, order: OrderRow, payment: PaymentRow): void {
  const { rejection, received, short, over } = payment
  const { currency } = payment.amount
  if (rejection) return tellSide(deps, order, order.buyerId, 'PAYMENT_REJECTED', { reason: rejection })
  const told = { amount: moneyText({ amount: received ?? payment.amount.amount, currency }) }
  if (short !== undefined) {
    const rest = moneyText({ amount: short, currency })
    tellSide(deps, order, order.buyerId, 'PAYMENT_CONFIRMED', { ...told, variant: 'short', rest })
    return tellSide(deps, order, order.sellerId, 'PAYMENT_CONFIRMED', { ...told, variant: 'seller.short', rest })
  }
  const more = over === undefined ? {} : { variant: 'over', rest: moneyText({ amount: over, currency }) }
  tellSide(deps, order, order.buyerId, 'PAYMENT_CONFIRMED', { ...told, ...more })
  return tellSide(deps, order, order.sellerId, 'PAYMENT_CONFIRMED', { variant: 'seller' })
}

/** Company ids of those who have a tender as a favourite and may still see it. */
export function tenderFollowers(deps: Deps, tender: TenderRow): string[] {
  return favoriteHolders(deps, 'TENDER', tender.id).filter((companyId) => maySee(deps, tender, { companyId }))
}

/** Notifies those who have a tender as a favourite of its new status; bidders and publisher get their own messages. */
export function tellFavorites(
  deps: Deps,
  tender: TenderRow,
  variant: 'CANCELLED' | 'AWARDED' | 'FAILED' | 'AMENDED',
): void {
  const others = tenderFollowers(deps, tender).filter((companyId) => companyId !== tender.companyId)
  const bidders = new Set(submittedBids(deps, tender.id).map((bid) => bid.companyId))
  for (const companyId of others)
    if (!bidders.has(companyId))
      notify(deps, {
        companyId,
        type: 'FAVORITE_CHANGED',
        params: { ...namesOf(tender), variant },
        target: { kind: 'TENDER', id: tender.id },
      })
}
