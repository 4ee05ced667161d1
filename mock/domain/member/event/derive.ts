import type { EventTarget, EventType } from '@/contract/member/event/values.ts'
import type { Row } from '../../../store/port.ts'
import type { Written } from '../../../store/watched.ts'
import type { Deps } from '../../deps.ts'
import { maySee } from '../../trade/tender/admission.ts'
import type { ListingRow } from '../../market/listing/row.ts'
import type { AgreementRow, BidRow, OrderRow, TenderRow } from '../../tradeRows.ts'
import type { ApprovalRow } from '../approval/row.ts'
import type { MessageRow } from '../notification/row.ts'

/** What happened, and for whom. */
export interface News {
  companyId: string
  type: EventType
  target: { kind: EventTarget; id: string }
  version?: number
}

interface Change<R extends Row> {
  before?: R
  after?: R
}
type Derive<R extends Row> = (deps: Deps, change: Change<R>) => News[]

/** Whether one of these fields differs; stored parts are shared, so what was not touched is the same object. */
const differs = <R extends Row>({ before, after }: Change<R>, ...fields: (keyof R)[]): boolean =>
  !before || !after || fields.some((field) => before[field] !== after[field])

/** Bidders hear of what they may read; the publisher's decisions while it evaluates are not theirs. */
const tenderNews: Derive<TenderRow> = (deps, change) => {
  const tender = change.after ?? change.before
  if (!tender || !differs(change, 'version', 'status', 'updatedAt')) return []
  const isAwarded = change.after?.status === 'AWARDED' && change.before?.status !== 'AWARDED'
  const news = (companyId: string): News => ({
    companyId,
    type: isAwarded ? 'TENDER_AWARDED' : 'TENDER_CHANGED',
    target: { kind: 'TENDER', id: tender.id },
    version: tender.version,
  })
  if (!differs(change, 'status', 'round', 'body', 'amendments')) return [news(tender.companyId)]
  const bidders = new Set(deps.rows.bids.of('tenderId', tender.id).map(({ companyId }) => companyId))
  return [tender.companyId, ...[...bidders].filter((companyId) => maySee(deps, tender, { companyId }))].map(news)
}

/** Its enterprise hears of its bid; the publisher only that there is something about bids, once it was submitted. */
const bidNews: Derive<BidRow> = (deps, change) => {
  const bid = change.after ?? change.before
  if (!bid || !differs(change, 'version', 'status', 'counter', 'sketch')) return []
  const own: News = { companyId: bid.companyId, type: 'BID_CHANGED', target: { kind: 'BID', id: bid.id } }
  const tender = deps.rows.tenders.get(bid.tenderId)
  const isDraftOnly = change.after?.submittedAt === undefined || !differs(change, 'version', 'status', 'counter')
  if (!tender || isDraftOnly) return [{ ...own, version: bid.version }]
  return [
    { ...own, version: bid.version },
    { companyId: tender.companyId, type: 'BID_RECEIVED', target: { kind: 'TENDER', id: tender.id } },
  ]
}

const orderNews: Derive<OrderRow> = (_deps, change) => {
  const order = change.after
  if (!order || !differs(change, 'version', 'status', 'updatedAt')) return []
  const wasToConfirm = order.status === 'TO_CONFIRM' || change.before?.status === 'TO_CONFIRM'
  const type = order.source !== 'TENDER' && wasToConfirm ? 'BOOKING_CHANGED' : 'ORDER_CHANGED'
  const target = { kind: 'ORDER', id: order.id } as const
  return [order.buyerId, order.sellerId].map((companyId) => ({ companyId, type, target, version: order.version }))
}

const listingNews: Derive<ListingRow> = (_deps, change) => {
  const listing = change.after ?? change.before
  if (!listing || !differs(change, 'version', 'status', 'updatedAt')) return []
  const target = { kind: 'LISTING', id: listing.id } as const
  return [{ companyId: listing.companyId, type: 'LISTING_CHANGED', target, version: listing.version }]
}

const agreementNews: Derive<AgreementRow> = (_deps, change) => {
  const agreement = change.after
  if (!agreement || !differs(change, 'version', 'updatedAt')) return []
  const target = { kind: 'AGREEMENT', id: agreement.id } as const
  const version = agreement.version ?? 1
  return [agreement.buyerId, agreement.sellerId].map((companyId) => ({
    companyId,
    type: 'AGREEMENT_CHANGED',
    target,
    version,
  }))
}

const approvalNews: Derive<ApprovalRow> = (_deps, { after }) =>
  after
    ? [
        {
          companyId: after.companyId,
          type: 'APPROVAL_CHANGED',
          target: { kind: 'APPROVAL', id: after.id },
          version: after.version,
        },
      ]
    : []

const messageNews: Derive<MessageRow> = (_deps, { before, after }) =>
  after && !before ? [{ companyId: after.companyId, type: 'MESSAGE', target: { kind: 'MESSAGE', id: after.id } }] : []

const DERIVE: Readonly<Record<string, Derive<never>>> = {
  tenders: tenderNews,
  bids: bidNews,
  orders: orderNews,
  listings: listingNews,
  agreements: agreementNews,
  approvals: approvalNews,
  messages: messageNews,
}

/** Tables whose changes make events. */
export const TOLD_TABLES: readonly string[] = Object.keys(DERIVE)

/** What the writes of a transaction mean for whom, each thing once. */
export function newsOf(deps: Deps, written: readonly Written[]): News[] {
  const found = new Map<string, News>()
  for (const { table, before, after } of written)
    // The tables of this map hold rows of these types.
    for (const news of (DERIVE[table] as Derive<Row> | undefined)?.(deps, {
      ...(before && { before }),
      ...(after && { after }),
    }) ?? [])
      found.set([news.companyId, news.type, news.target.id].join('|'), news)
  return [...found.values()]
}
