import { isEnded } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail, AgreementQuery, AgreementSummary } from '@/contract/trade/agreement/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import type { OwnPage } from '@/contract/page.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { inDays, newestChange, ownPageOf } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { agreementKeys, nameKeys } from '../../front/search/things.ts'
import { bookingView } from '../../market/booking/view.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { companyContact } from '../../money/order/contact.ts'
import { agreementTitleIn } from '../../title/orderTitle.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { standingOf, type Standing } from './callOffs.ts'
import { cargoOf } from './goods.ts'
import { minimumsOf, shortfallOf } from './minimum.ts'
import { awaitedOf, overdueOf } from './overdue.ts'
import { fuelPart } from './prices.ts'

/** An agreement with the caller on one side; 4004 otherwise. */
export function ownAgreement(deps: Deps, caller: Caller, id: string): AgreementRow {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement || (agreement.buyerId !== caller.companyId && agreement.sellerId !== caller.companyId))
    throw notFound()
  return agreement
}

/** The caller's side of its agreement. */
export const sideIn = ({ sellerId }: AgreementRow, { companyId }: Caller): OrderSide =>
  sellerId === companyId ? 'SELLER' : 'BUYER'

function summaryOf(deps: Deps, agreement: AgreementRow, standing: Standing, caller: Caller): AgreementSummary {
  const { status, validFrom, validTo, quantities, orders, lanes } = standing
  const { id, no, tenderId, mode, buyerId, sellerId, createdAt } = agreement
  return {
    id,
    no,
    title: agreementTitleIn(deps.language, agreement),
    status,
    side: sideIn(agreement, caller),
    buyer: companyCard(deps, companyOf(deps, buyerId)),
    seller: companyCard(deps, companyOf(deps, sellerId)),
    tenderId,
    tenderNo: deps.rows.tenders.get(tenderId)?.no ?? '',
    mode,
    validFrom,
    validTo,
    lanes: lanes.map((lane) => ({ ...lane, quantities: quantities.get(lane.laneNo) ?? [] })),
    openCallOffs: orders.filter((order) => order.status === 'TO_CONFIRM' && !order.callOff?.counter).length,
    createdAt,
  }
}

/** One agreement, for its buyer or seller. */
export function readAgreement(deps: Deps, { id }: { id: string }, caller: Caller): AgreementDetail {
  return agreementView(deps, ownAgreement(deps, caller, id), caller)
}

/** An agreement as one of its sides reads it. */
export function agreementView(deps: Deps, agreement: AgreementRow, caller: Caller): AgreementDetail {
  const standing = standingOf(deps, agreement)
  const minimums = minimumsOf(agreement, standing)
  const shortfall = shortfallOf(deps, agreement, [...minimums.values()], standing.orders)
  const side = sideIn(agreement, caller)
  const cargo = side === 'BUYER' ? cargoOf(deps, agreement) : undefined
  // Its seller has confirmed: both sides reach each other, and their texts are whole.
  const contact = companyContact(deps, side === 'BUYER' ? agreement.sellerId : agreement.buyerId)
  const { bidId, term, currency, paymentTerm, payers, notices, amendments, version = 1 } = agreement
  return {
    ...summaryOf(deps, agreement, standing, caller),
    bidId,
    term,
    currency,
    paymentTerm,
    ...partsOf(agreement),
    ...(payers && { payers }),
    ...(cargo && { cargo }),
    version,
    ...(contact && { contact }),
    ...endingParts(deps, agreement, standing),
    ...renewalParts(deps, agreement),
    ...(notices && { notices }),
    ...(amendments && { amendments }),
    ...fuelPart(deps, agreement),
    ...(shortfall && { shortfall }),
    lanes: standing.lanes.map((lane) => {
      const minimum = minimums.get(lane.laneNo)
      return {
        ...lane,
        ...(minimum && { minimum }),
        quantities: standing.quantities.get(lane.laneNo) ?? [],
      }
    }),
    callOffs: standing.orders
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.no.localeCompare(a.no))
      .map((order) => bookingView(deps, order, caller)),
  }
}

/** What is overdue, and how it was suspended or is ended. */
function endingParts(
  deps: Deps,
  agreement: AgreementRow,
  { status }: Standing,
): Pick<AgreementDetail, 'suspension' | 'overdue' | 'termination'> {
  const { suspension, termination } = agreement
  const isSuspended = status === 'SUSPENDED' && suspension !== undefined
  const overdue = isSuspended ? awaitedOf(deps, agreement) : overdueOf(deps, agreement)
  return {
    ...(isSuspended && { suspension: { at: suspension.at, note: suspension.note } }),
    ...(overdue.length > 0 && { overdue }),
    ...(termination && { termination }),
  }
}

/** The last proposal to renew it, and the agreements before and after it. */
function renewalParts(
  deps: Deps,
  agreement: AgreementRow,
): Pick<AgreementDetail, 'renewal' | 'supersedes' | 'follower'> {
  const { renewal, supersedesId, followerId } = agreement
  const refOf = (id: string | undefined) => {
    const found = id === undefined ? undefined : deps.rows.agreements.get(id)
    return found && { id: found.id, no: found.no }
  }
  const [supersedes, follower] = [refOf(supersedesId), refOf(followerId)]
  return {
    ...(renewal && { renewal }),
    ...(supersedes && { supersedes }),
    ...(follower && { follower }),
  }
}

/** The caller's agreements, newest change first. */
export function myAgreements(deps: Deps, query: AgreementQuery, caller: Caller): OwnPage<AgreementSummary> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const { companyId } = caller
  const own = deps.rows.agreements
    .within({ buyerId: companyId, sellerId: companyId })
    .all((one) => {
      const side = one.buyerId === companyId ? 'BUYER' : one.sellerId === companyId ? 'SELLER' : undefined
      return side !== undefined && (!query.side || side === query.side) && isInDays(one.createdAt)
    })
    .filter((one) => {
      const other = deps.rows.companies.get(one.buyerId === companyId ? one.sellerId : one.buyerId)
      return isNamed(() => [agreementKeys(one), ...(other ? [nameKeys(other)] : [])])
    })
    .toSorted(newestChange)
    .map((agreement) => ({ agreement, standing: standingOf(deps, agreement) }))
  const isPast = ({ standing: { status } }: { standing: Standing }) => isEnded(status)
  const tabs = { wanted: query.tab, of: (one: { standing: Standing }) => [isPast(one) ? 'ended' : 'running'] }
  const page = ownPageOf(own, tabs, query)
  return {
    ...page,
    records: page.records.map(({ agreement, standing }) => summaryOf(deps, agreement, standing, caller)),
  }
}
