import type { CompanyCard } from '@/contract/member/schemas.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import type { Amendment, TenderDetail, TenderSummary } from '@/contract/trade/tender/schemas.ts'
import type { Caller, Deps } from '../../deps.ts'
import { isBidDeal, openedText } from '../../contacts.ts'
import { notFound } from '../../errors.ts'
import { favoriteCount, favoriteOf } from '../../member/favorite/kept.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { stepOf } from '../../money/order/nextSteps.ts'
import { isActive, remainingLanes } from '@/contract/trade/tender/sharing.ts'
import { isAdmitted, maySee } from './admission.ts'
import { dealOf, partOf, winnersOf } from './winners.ts'
import type { BidRow, TenderRow } from '../../tradeRows.ts'
import { bodyForList } from './listBody.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'
import { ofRow } from '../../../store/derived.ts'

const submittedOf = ofRow((bids: readonly BidRow[]): readonly BidRow[] =>
  Object.freeze(bids.filter(({ status }) => status !== 'DRAFT' && status !== 'WITHDRAWN')),
)

/** Submitted bids that were not withdrawn. */
export const submittedBids = (deps: Deps, tenderId: string): readonly BidRow[] =>
  submittedOf(deps.rows.bids.of('tenderId', tenderId))

const biddersOf = ofRow((bids: readonly BidRow[]) => new Set(bids.map(({ companyId }) => companyId)).size)

/** Number of enterprises with a quote; alternatives count once. */
export const bidderCount = (deps: Deps, tenderId: string): number => biddersOf(submittedBids(deps, tenderId))

/** The caller's bid to show with the tender: of several alternatives the most advanced one. */
function ownBidOn(deps: Deps, tender: TenderRow, caller: Caller | undefined): BidRow | undefined {
  if (!caller) return undefined
  const own = deps.rows.bids.of('tenderId', tender.id).filter((bid) => bid.companyId === caller.companyId)
  const won = winnersOf(tender).findLast((winner) => winner.bidderId === caller.companyId && isActive(winner))
  return own.find((bid) => bid.id === won?.bidId) ?? own.toSorted((a, b) => a.option - b.option)[0]
}

function common(deps: Deps, tender: TenderRow, caller: Caller | undefined) {
  const body = bodyForList(tender)
  const mine = tender.companyId === caller?.companyId
  const ownBid = ownBidOn(deps, tender, caller)
  const orders = winnersOf(tender).filter(isActive)
  const buyer: CompanyCard = companyCard(deps, companyOf(deps, tender.companyId))
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
      bidCount: bidderCount(deps, tender.id),
      watchCount: favoriteCount(deps, 'TENDER', tender.id),
      watching: caller !== undefined && favoriteOf(deps, caller.companyId, 'TENDER', tender.id) !== undefined,
      buyer,
      mine,
      admitted: isAdmitted(deps, tender, caller),
      ...(mine && orders[0] && orders.length === 1 && dealOf(orders[0])),
      ...stepOf(deps, mine ? orders : orders.filter(({ bidId }) => bidId === ownBid?.id), mine ? 'BUYER' : 'SELLER'),
    },
  }
}

/** A row of a list. */
export function tenderSummary(deps: Deps, tender: TenderRow, caller: Caller | undefined): TenderSummary {
  const { body, ownBid, view } = common(deps, tender, caller)
  return {
    ...view,
    title: tenderTitle(deps, tender),
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

/** One tender as visible to the caller; 4004 if it is not. */
export function tenderDetail(deps: Deps, tender: TenderRow | undefined, caller: Caller | undefined): TenderDetail {
  if (!tender || !maySee(deps, tender, caller)) throw notFound()
  return shown(deps, tender, caller)
}

/** An open tender as an invited enterprise sees it, for whoever has a guest's link. */
export const tenderForGuest = (deps: Deps, tender: TenderRow): TenderDetail => shown(deps, tender, undefined)

function shown(deps: Deps, tender: TenderRow, caller: Caller | undefined): TenderDetail {
  const { body, mine, ownBid, view } = common(deps, tender, caller)
  const part = ownBid && partOf(tender, ownBid.id)
  const isOpen = mine || (ownBid !== undefined && isBidDeal(deps, tender, ownBid))
  const { award } = tender
  const { invited, guests, ...rest } = body
  return {
    ...rest,
    title: tenderTitle(deps, tender),
    titleComposed: body.title === '',
    ...(mine && invited && { invited }),
    ...(mine && guests && { guests }),
    ...(caller && tender.joined?.includes(caller.companyId) && { guest: true as const }),
    ...(body.remarks && { remarks: openedText(isOpen, body.remarks) }),
    ...view,
    round: tender.round,
    createdAt: tender.createdAt,
    rates: tender.rates,
    ...(ownBid && { myBid: { id: ownBid.id, status: ownBid.status } }),
    ...(mine && tender.returnReason && { returnReason: tender.returnReason }),
    ...(tender.cancelReason && {
      cancelReason: tender.cancelReason,
      cancelNote: openedText(isOpen, tender.cancelNote ?? ''),
    }),
    ...(mine &&
      award && {
        award: {
          ...award,
          winners: award.winners.map((winner) => ({ ...winner, ...stepOf(deps, [winner], 'BUYER') })),
        },
      }),
    ...(award && { outcome: { at: award.awardedAt, bidCount: view.bidCount } }),
    ...(part && dealOf(part)),
    ...(mine && tender.evaluation && { evaluation: tender.evaluation }),
    amendments: told(tender, mine),
    pastRounds: tender.pastRounds ?? [],
    ...(mine && tender.status === 'EVALUATING' && { remaining: remainingLanes(body.lanes, winnersOf(tender)) }),
  }
}

/** Who is invited is private to the publisher, in amendments too. */
const PRIVATE = ['invited', 'guests']

/** Amendments as visible to this reader. */
function told({ amendments = [] }: TenderRow, mine: boolean): Amendment[] {
  if (mine) return amendments
  return amendments.map((one) => ({ ...one, changes: one.changes.filter(({ field }) => !PRIVATE.includes(field)) }))
}

/** A tender by id. */
export function detail(deps: Deps, { id }: { id: string }, caller: Caller | undefined): TenderDetail {
  return tenderDetail(deps, deps.rows.tenders.get(id), caller)
}
