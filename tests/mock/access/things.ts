import { hasReached } from '@/contract/money/order/milestones.ts'
import { payableIn } from '@mock/domain/money/order/dues.ts'
import type { Rows } from '@mock/domain/rows.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { isCertified } from '@/contract/member/values.ts'
import { GUEST_ID } from './guestRows.ts'
import { APPROVAL_ID, INVITATION_ID, PERSON_ID } from './staffRows.ts'

/** An object that calls are about, with the enterprise that may act on it and the other party of the deal. */
export interface Thing {
  id: string
  version: number
  /** Enterprise that may call. */
  owner: string
  /** The other party of the same deal; the issuer of a coupon, the publisher of a bid's tender. */
  other?: string
  /** Further ids for calls about it. */
  ids?: Record<string, unknown>
}

/** A B/L draft that was just uploaded to the order under way. */
export const DRAFT_ID = 'draft-just-sent'
/** A price alert that was put before. */
export const ALERT_ID = 'alert-just-kept'
/** A template that was just saved. */
export const TEMPLATE_ID = 'template-just-kept'
/** An export that failed. */
export const EXPORT_ID = 'export-just-failed'
/** A mark-up of a seller. */
export const MARKUP_ID = 'markup-just-kept'
const BUYER = 'c01'
const SELLER = 'c02'

function need<T>(thing: T | undefined, what: string): T {
  if (!thing) throw new Error(`The seed has no ${what}`)
  return thing
}

/** Objects of `trader` and `forwarder` in the statuses in which the calls of the contract act on them. */
export function thingsOf(rows: Rows) {
  const tender = (status: string, extra: (id: string) => boolean = () => true): Thing => {
    const row = rows.tenders.all((one) => one.companyId === BUYER && one.status === status && extra(one.id))[0]
    const { id, version } = need(row, `${status} tender`)
    const bid = rows.bids.of('tenderId', id).find((one) => one.submittedAt !== undefined)
    return { id, version, owner: BUYER, ...(bid && { other: bid.companyId, ids: { bidId: bid.id } }) }
  }
  const hasBidOf = (companyId: string) => (id: string) =>
    rows.bids.of('tenderId', id).some((bid) => bid.companyId === companyId && bid.status === 'SUBMITTED')
  /** A bid, as its bidder or as the publisher of its tender. */
  const bid = (status: string, tenderStatus: string, side: 'bidder' | 'publisher'): Thing => {
    const row = rows.bids.all(
      (one) =>
        one.status === status &&
        one.body !== undefined &&
        rows.tenders.get(one.tenderId)?.companyId === BUYER &&
        rows.tenders.get(one.tenderId)?.status === tenderStatus,
    )[0]
    const { id, version, tenderId, companyId, body } = need(row, `${status} bid`)
    const line = body?.lanes[0]?.charges[0]
    const ids = { tenderId, index: 0, laneNo: body?.lanes[0]?.laneNo, price: line?.unitPrice }
    return side === 'bidder'
      ? { id, version, owner: companyId, other: BUYER, ids }
      : { id, version, owner: BUYER, other: companyId, ids }
  }
  /** An order, as its buyer or its seller. */
  const order = (
    status: string,
    side: 'buyer' | 'seller',
    isBooking = false,
    isFit: (row: OrderRow) => boolean = () => true,
  ): Thing => {
    const row = rows.orders
      .all(
        (one) =>
          one.status === status && one.buyerId === BUYER && (!isBooking ? one.tenderId : one.booking) !== undefined,
      )
      .find(isFit)
    const found = need(row, `${status} order`)
    const { id, version, buyerId, sellerId, adjustments = [] } = found
    // One due in its own currency: it needs no rate, which may have run out.
    const way = payableIn({ rows }, found).findLast(({ dues, currency }) => dues.every((due) => due === currency))
    const ids = { laneNo: found.lanes[0]?.laneNo, chargeId: adjustments[0]?.id ?? 'none', amount: way, dues: way?.dues }
    return side === 'buyer'
      ? { id, version, owner: buyerId, other: sellerId, ids }
      : { id, version, owner: sellerId, other: buyerId, ids }
  }
  const listing = (status: string, owner = SELLER): Thing => {
    const row = rows.listings.all((one) => one.companyId === owner && one.status === status)[0]
    const { id, version } = need(row, `${status} listing`)
    return { id, version, owner }
  }
  const batch = (status: string): Thing => {
    const row = need(rows.batches.all((one) => one.companyId === SELLER && one.status === status)[0], `${status} batch`)
    return { id: row.id, version: row.version, owner: SELLER }
  }
  const coupon = (status: string): Thing => {
    const row = rows.coupons.all(
      (one) => one.ownerId === BUYER && one.status === status && Date.parse(one.validTo) > Date.parse('2026-12-01'),
    )[0]
    const { id, version, issuerId, code } = need(row, `${status} coupon`)
    return { id, version, owner: BUYER, other: issuerId, ids: { code } }
  }
  const open = coupon('AVAILABLE')
  const agreement = need(rows.agreements.all((one) => one.buyerId === BUYER)[0], 'agreement')
  const gift = need(rows.gifts.all((one) => one.status === 'PENDING')[0], 'gift')
  const offer = need(rows.offers.all((one) => one.status === 'OPEN' && one.sellerId === BUYER)[0], 'offer')
  const verified = need(rows.verifications.all((one) => one.merchantId === SELLER && one.status === 'OK')[0], 'receipt')
  const toPay = order('TO_PAY', 'buyer')
  const payment = need(
    rows.payments.all((one) => one.buyerId === BUYER && one.method === 'BANK_TRANSFER')[0],
    'payment by transfer',
  )
  const refund = need(rows.refunds.all((one) => one.status === 'REQUESTED')[0], 'refund')
  const asked = need(rows.credits.all((one) => one.status === 'REQUESTED')[0], 'request for credit')
  const stated = need(rows.statements.all((one) => one.buyerId === BUYER)[0], 'statement')
  const question = need(
    rows.questions.all((one) => rows.tenders.get(one.tenderId ?? '')?.companyId === BUYER)[0],
    'question on a tender',
  )
  const invoice = (status: string): Thing => {
    const row = need(rows.invoices.all((one) => one.status === status)[0], `${status} invoice`)
    return { id: row.id, version: row.version, owner: row.companyId, other: row.sellerId }
  }
  const title = need(rows.titles.all((one) => one.companyId === BUYER)[0], 'invoice title')
  const billed = new Set(rows.invoices.all().flatMap(({ keys }) => keys))
  const keyOf = (id: string) => `${id}|EXEMPT`
  const toBill = need(
    rows.orders.all((one) => one.buyerId === BUYER && one.status === 'SETTLED' && !billed.has(keyOf(one.id)))[0],
    'order without an invoice',
  )
  const few = need(
    rows.tenders.all((one) => one.body?.visibility === 'INVITED' && one.status === 'QUOTING')[0],
    'tender by invitation',
  )
  const first = (favorites: readonly { targetId: string }[]) => need(favorites[0], 'kept sailing').targetId
  const favorite = need(rows.favorites.all((one) => one.companyId === BUYER)[0], 'favourite')
  const goods = need(rows.goods.all()[0], 'saved goods')
  const ticket = need(rows.ticketsOfHelp.all((one) => one.companyId !== undefined)[0], 'ticket')
  const message = need(rows.messages.all((one) => one.companyId === BUYER)[0], 'message')
  return {
    /** Calls about the caller only. */
    trader: { id: '', version: 0, owner: BUYER, other: SELLER },
    forwarder: { id: '', version: 0, owner: SELLER, other: BUYER },
    tenderDraft: tender('DRAFT'),
    tenderOpen: tender('QUOTING', hasBidOf(SELLER)),
    tenderSealed: tender('QUOTING', (id) => hasBidOf(SELLER)(id) && rows.tenders.get(id)?.body?.quoting === 'SEALED'),
    tenderClosed: tender('EVALUATING'),
    tenderAwarded: tender('AWARDED'),
    bidOpen: bid('SUBMITTED', 'QUOTING', 'bidder'),
    bidReceived: bid('SUBMITTED', 'EVALUATING', 'publisher'),
    bidWon: bid('AWARDED', 'AWARDED', 'bidder'),
    orderToPay: toPay,
    orderPaid: order('PAID', 'seller'),
    // Its sailing can still move.
    orderUnderWay: order('EXECUTING', 'seller', false, ({ milestones }) => !hasReached(milestones, 'departed')),
    orderUnderWayBought: order('EXECUTING', 'buyer'),
    orderDraft: { ...order('EXECUTING', 'buyer'), ids: { documentId: DRAFT_ID } },
    orderDraftSent: { ...order('EXECUTING', 'seller'), ids: { documentId: DRAFT_ID } },
    orderDelivered: order('DELIVERED', 'buyer'),
    orderDisputed: order('DISPUTED', 'buyer'),
    orderSettled: order('SETTLED', 'buyer'),
    booking: order('TO_CONFIRM', 'seller', true),
    bookingMade: order('TO_CONFIRM', 'buyer', true),
    agreement: { id: agreement.id, version: 1, owner: BUYER, other: agreement.sellerId },
    agreementSold: { id: agreement.id, version: 1, owner: agreement.sellerId, other: BUYER },
    payment: {
      id: payment.id,
      version: 0,
      owner: BUYER,
      other: rows.orders.get(payment.orderId)?.sellerId ?? SELLER,
    },
    creditAsked: { id: asked.id, version: asked.version, owner: asked.sellerId, other: asked.buyerId },
    statement: {
      id: stated.id,
      version: stated.version,
      owner: stated.sellerId,
      other: BUYER,
      ids: {
        line: need(
          stated.lines?.find(({ kind }) => kind === 'CHARGE'),
          'charge',
        ).key,
      },
    },
    refund: { id: refund.id, version: 0, owner: refund.sellerId, other: refund.buyerId },
    listing: listing('ONLINE'),
    listingDraft: listing('DRAFT'),
    batch: batch('SENDING'),
    batchDraft: batch('DRAFT'),
    coupon: open,
    couponAtCounter: { ...open, owner: open.other ?? SELLER, other: BUYER },
    gift: { id: gift.id, version: 0, owner: gift.fromId, ids: { code: gift.pickUpCode } },
    offer: { id: offer.id, version: offer.version, owner: BUYER },
    receipt: { id: verified.id, version: 0, owner: SELLER, other: verified.holderId },
    question: { id: question.id, version: question.version, owner: BUYER, other: question.companyId },
    invoice: invoice('ISSUED'),
    title: { id: title.id, version: 0, owner: BUYER, other: toBill.sellerId, ids: { keys: [keyOf(toBill.id)] } },
    sailing: { id: first(rows.favorites.all((one) => one.targetType === 'SAILING')), version: 0, owner: BUYER },
    dictionary: { id: '1001', version: 0, owner: BUYER },
    news: { id: need(rows.news.all((one) => one.status === 'PUBLISHED')[0], 'article').id, version: 0, owner: BUYER },
    enterprise: { id: SELLER, version: 0, owner: SELLER },
    tenderForFew: { id: few.id, version: few.version, owner: few.companyId, other: few.body?.invited?.[0] ?? SELLER },

    guest: { id: GUEST_ID, version: 0, owner: BUYER, other: few.body?.invited?.[0] ?? SELLER },
    favorite: { id: favorite.id, version: 0, owner: BUYER },
    template: { id: TEMPLATE_ID, version: 0, owner: BUYER },
    export: { id: EXPORT_ID, version: 0, owner: BUYER },
    person: { id: PERSON_ID, version: 0, owner: BUYER },
    approval: { id: APPROVAL_ID, version: 1, owner: BUYER },
    invitation: { id: INVITATION_ID, version: 0, owner: BUYER },
    alert: { id: ALERT_ID, version: 0, owner: BUYER },
    rateSheet: { id: 'rates-ACTIVE', version: 1, owner: SELLER, other: BUYER },
    rateDraft: { id: 'rates-DRAFT', version: 1, owner: SELLER, other: BUYER },
    markup: { id: MARKUP_ID, version: 0, owner: SELLER, other: BUYER },
    goods: { id: goods.id, version: 0, owner: goods.companyId },
    ticket: { id: ticket.id, version: ticket.version, owner: ticket.companyId ?? '' },
    message: { id: message.id, version: 0, owner: BUYER },
  } satisfies Record<string, Thing>
}

/** A certified enterprise of the owner's type that is not involved in the object. */
export function strangerTo(rows: Rows, thing: Thing, taken: ReadonlySet<string>): string {
  const type = rows.companies.get(thing.owner)?.userType
  const stranger = rows.companies.all(
    ({ id, userType, certification }) =>
      userType === type && isCertified(certification) && id !== thing.owner && id !== thing.other && !taken.has(id),
  )[0]
  return need(stranger, 'stranger').id
}
