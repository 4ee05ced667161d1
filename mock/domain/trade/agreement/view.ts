import type { AgreementDetail, AgreementQuery, AgreementSummary } from '@/contract/trade/agreement/schemas.ts'
import type { OwnPage } from '@/contract/page.ts'
import { partsOf } from '@/contract/trade/tender/payment/rules.ts'
import type { Caller, Deps } from '../../deps.ts'
import { closedLine } from '../../contacts.ts'
import { notFound } from '../../errors.ts'
import { inDays, newestChange, ownPageOf } from '../../list.ts'
import { namedBy } from '../../front/search/keys.ts'
import { agreementKeys, nameKeys } from '../../front/search/things.ts'
import { bookingView } from '../../market/booking/view.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import { agreementTitleIn } from '../../title/orderTitle.ts'
import type { AgreementRow } from '../../tradeRows.ts'
import { standingOf, type Standing } from './callOffs.ts'

/** An agreement with the caller on one side; 4004 otherwise. */
export function ownAgreement(deps: Deps, caller: Caller, id: string): AgreementRow {
  const agreement = deps.rows.agreements.get(id)
  if (!agreement || (agreement.buyerId !== caller.companyId && agreement.sellerId !== caller.companyId))
    throw notFound()
  return agreement
}

function summaryOf(deps: Deps, agreement: AgreementRow, standing: Standing, caller: Caller): AgreementSummary {
  const { status, validFrom, validTo, quantities, orders } = standing
  const { id, no, tenderId, mode, buyerId, sellerId, createdAt } = agreement
  return {
    id,
    no,
    title: agreementTitleIn(deps.language, agreement),
    status,
    side: buyerId === caller.companyId ? 'BUYER' : 'SELLER',
    buyer: companyCard(deps, companyOf(deps, buyerId)),
    seller: companyCard(deps, companyOf(deps, sellerId)),
    tenderId,
    tenderNo: deps.rows.tenders.get(tenderId)?.no ?? '',
    mode,
    validFrom,
    validTo,
    lanes: agreement.lanes.map((lane) => ({ ...lane, quantities: quantities.get(lane.laneNo) ?? [] })),
    openCallOffs: orders.filter((order) => order.status === 'TO_CONFIRM').length,
    createdAt,
  }
}

/** One agreement, for its buyer or seller. */
export function readAgreement(deps: Deps, { id }: { id: string }, caller: Caller): AgreementDetail {
  const agreement = ownAgreement(deps, caller, id)
  const standing = standingOf(deps, agreement)
  const { bidId, term, currency, paymentTerm, payers } = agreement
  return {
    ...summaryOf(deps, agreement, standing, caller),
    bidId,
    term,
    currency,
    paymentTerm,
    ...partsOf(agreement),
    ...(payers && { payers }),
    lanes: agreement.lanes.map((lane) => ({
      ...lane,
      quantities: standing.quantities.get(lane.laneNo) ?? [],
      charges: lane.charges.map(closedLine),
    })),
    callOffs: standing.orders
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.no.localeCompare(a.no))
      .map((order) => bookingView(deps, order, caller)),
  }
}

/** The caller's agreements, newest change first. */
export function myAgreements(deps: Deps, query: AgreementQuery, caller: Caller): OwnPage<AgreementSummary> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const { companyId } = caller
  const own = deps.rows.agreements
    .all((one) => {
      const side = one.buyerId === companyId ? 'BUYER' : one.sellerId === companyId ? 'SELLER' : undefined
      return side !== undefined && (!query.side || side === query.side) && isInDays(one.createdAt)
    })
    .filter((one) => {
      const other = deps.rows.companies.get(one.buyerId === companyId ? one.sellerId : one.buyerId)
      return isNamed(agreementKeys(one), ...(other ? [nameKeys(other)] : []))
    })
    .toSorted(newestChange)
    .map((agreement) => ({ agreement, standing: standingOf(deps, agreement) }))
  const isEnded = ({ standing: { status } }: { standing: Standing }) => status === 'EXPIRED' || status === 'FULFILLED'
  const tabs = { wanted: query.tab, of: (one: { standing: Standing }) => [isEnded(one) ? 'ended' : 'running'] }
  const page = ownPageOf(own, tabs, query)
  return {
    ...page,
    records: page.records.map(({ agreement, standing }) => summaryOf(deps, agreement, standing, caller)),
  }
}
