import type { CompanyCard } from '@/contract/member/schemas.ts'
import { teuOf } from '@/contract/tender/rules.ts'
import type { TenderDetail, TenderSummary } from '@/contract/tender/schemas.ts'
import type { Caller, Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { favoriteCount, favoriteOf } from '../favorite/kept.ts'
import { companyCard, companyOf } from '../member/view.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'
import { bodyForList } from './sketch.ts'

/** Bids that were submitted and not taken back. */
export function submittedBids(deps: Deps, tenderId: string): BidRow[] {
  return deps.rows.bids.all((bid) => bid.tenderId === tenderId && bid.status !== 'DRAFT' && bid.status !== 'WITHDRAWN')
}

/** Whether this caller may know the tender at all: drafts and reviews are the publisher's own. */
export function maySee(tender: TenderRow, caller: Caller | undefined): boolean {
  return tender.publishAt !== undefined || tender.companyId === caller?.companyId
}

function common(deps: Deps, tender: TenderRow, caller: Caller | undefined) {
  const body = bodyForList(tender)
  const mine = tender.companyId === caller?.companyId
  const ownBid =
    caller && deps.rows.bids.all((bid) => bid.tenderId === tender.id && bid.companyId === caller.companyId)[0]
  const buyer: CompanyCard = companyCard(companyOf(deps, tender.companyId))
  return {
    body,
    mine,
    ownBid,
    view: {
      id: tender.id,
      no: tender.no,
      status: tender.status,
      version: tender.version,
      updatedAt: tender.updatedAt,
      ...(tender.publishAt && { publishAt: tender.publishAt }),
      teu: teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0),
      bidCount: submittedBids(deps, tender.id).length,
      watchCount: favoriteCount(deps, 'TENDER', tender.id),
      watching: caller !== undefined && favoriteOf(deps, caller.companyId, 'TENDER', tender.id) !== undefined,
      buyer,
      mine,
      ...(mine && tender.award && { orderId: tender.award.orderId }),
    },
  }
}

/** A row of a list. */
export function tenderSummary(deps: Deps, tender: TenderRow, caller: Caller | undefined): TenderSummary {
  const { body, ownBid, view } = common(deps, tender, caller)
  return {
    ...view,
    title: body.title,
    type: body.type,
    mode: body.mode,
    quoting: body.quoting,
    lanes: body.lanes,
    cargoNameZh: body.cargo.nameZh,
    ...(body.cargo.nameEn && { cargoNameEn: body.cargo.nameEn }),
    ...(body.incoterm && { incoterm: body.incoterm }),
    dangerous: body.cargo.dg !== undefined,
    reefer: body.cargo.reefer !== undefined,
    deadline: body.deadline,
    ...(ownBid && { myBidStatus: ownBid.status }),
  }
}

/** One tender as the caller may see it; 4004 if it may not. */
export function tenderDetail(deps: Deps, tender: TenderRow | undefined, caller: Caller | undefined): TenderDetail {
  if (!tender || !maySee(tender, caller)) throw notFound()
  const { body, mine, ownBid, view } = common(deps, tender, caller)
  const winner = ownBid !== undefined && tender.award?.bidId === ownBid.id
  const { award } = tender
  return {
    ...body,
    ...view,
    round: tender.round,
    createdAt: tender.createdAt,
    rates: tender.rates,
    ...(ownBid && { myBid: { id: ownBid.id, status: ownBid.status } }),
    ...(mine && tender.returnReason && { returnReason: tender.returnReason }),
    ...(tender.cancelReason && { cancelReason: tender.cancelReason, cancelNote: tender.cancelNote ?? '' }),
    ...(mine && award && { award }),
    ...(award && { outcome: { at: award.awardedAt, bidCount: view.bidCount } }),
    ...(winner && award && { orderId: award.orderId }),
  }
}

/** The detail of a tender by id. */
export function detail(deps: Deps, { id }: { id: string }, caller: Caller | undefined): TenderDetail {
  return tenderDetail(deps, deps.rows.tenders.get(id), caller)
}
