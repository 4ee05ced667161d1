import { isCertified } from '@/contract/member/values.ts'
import type { OwnPage, Page } from '@/contract/page.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { teuOf } from '@/contract/trade/tender/rules.ts'
import type { MyTenderQuery, TenderQuery, TenderSummary } from '@/contract/trade/tender/schemas.ts'
import type { TenderDraft } from '@/contract/trade/tender/draft.ts'
import type { Caller, Deps } from '../../deps.ts'
import { favoriteOf } from '../../member/favorite/kept.ts'
import { inDays, ownPage, pageRows } from '../../list.ts'
import { laneExperience } from '../../front/search/experience.ts'
import { namedBy } from '../../front/search/keys.ts'
import { companyKeys, tenderKeys } from '../../front/search/things.ts'
import type { Reads, RowOrder } from '../../../store/port.ts'
import type { TenderRow } from '../../tradeRows.ts'
import { isAdmitted, maySee } from './admission.ts'
import { bidderCount, tenderSummary } from './view.ts'

const HOUR_MS = 3_600_000
type Test = (tender: TenderRow, body: TenderDraft) => boolean

/** Public search over published tenders. By default only those open for quotes. */
export function searchTenders(deps: Deps, query: TenderQuery, caller: Caller | undefined): Page<TenderSummary> {
  const test = tenderTest(deps, query, caller)
  const page = pageRows(tendersFor(deps, query), test, orderOf(deps, query.sort ?? 'closing'), query)
  return {
    ...page,
    records: page.records.map((tender) => ({
      ...tenderSummary(deps, tender, caller),
      ...laneExperience(deps, caller, tender),
    })),
  }
}

/** Whether a tender matches a search; page and sorting do not matter. */
export function tenderTest(deps: Deps, query: TenderQuery, caller: Caller | undefined): (tender: TenderRow) => boolean {
  const tests = [...laneTests(deps, query), ...ownTests(deps, query, caller), ...plainTests(deps, query)]
  const wanted = statusIn(query)
  return (tender) => {
    const { body } = tender
    if (!tender.publishAt || !body) return false
    if (wanted && tender.status !== wanted) return false
    if (body.visibility === 'INVITED' && !maySee(deps, tender, caller)) return false
    return tests.every((test) => test(tender, body))
  }
}

/** The tenders to look at for a search. */
export function tendersFor(deps: Deps, query: TenderQuery): Reads<TenderRow> {
  const { tenders } = deps.rows
  if (query.buyerId) return tenders.within({ companyId: query.buyerId })
  const status = statusIn(query)
  return status ? tenders.within({ status }) : tenders
}

/** The state that is searched: by default those open for quotes, of the watched ones all. */
const statusIn = ({ status, watched }: TenderQuery) => status ?? (watched ? undefined : 'QUOTING')

function laneTests(deps: Deps, query: TenderQuery): Test[] {
  const tests: Test[] = []
  const anyLane = (test: (lane: TenderDraft['lanes'][number]) => boolean): void =>
    void tests.push((_, body) => body.lanes.some(test))
  const { pol, pod, lane, isoCode, etdFrom, etdTo, readyBy } = query
  if (pol) anyLane((entry) => entry.pol === pol)
  if (pod) anyLane((entry) => entry.pod === pod)
  if (lane) anyLane((entry) => entry.pod !== undefined && deps.reference.portByCode.get(entry.pod)?.lane === lane)
  if (isoCode) anyLane((entry) => entry.boxes.some((box) => box.isoCode === isoCode))
  if (etdFrom) anyLane((entry) => entry.etdTo >= etdFrom)
  if (etdTo) anyLane((entry) => entry.etdFrom <= etdTo)
  if (readyBy) anyLane((entry) => entry.cargoReadyDate <= readyBy)
  return tests
}

function plainTests(deps: Deps, query: TenderQuery): Test[] {
  const tests: Test[] = []
  const { mode, type, incoterm, closingWithin, minTeu, dangerous, reefer, certifiedOnly, keyword } = query
  const { buyerId } = query
  if (buyerId) tests.push((tender) => tender.companyId === buyerId)
  if (mode) tests.push((_, body) => body.mode === mode)
  if (type) tests.push((_, body) => body.type === type)
  if (incoterm) tests.push((_, body) => body.incoterm === incoterm)
  if (closingWithin) tests.push((_, body) => Date.parse(body.deadline) <= deps.now() + closingWithin * HOUR_MS)
  if (minTeu) tests.push((_, body) => teu(deps, body) >= minTeu)
  if (dangerous !== undefined) tests.push((_, body) => (body.cargo.dg !== undefined) === dangerous)
  if (reefer !== undefined) tests.push((_, body) => (body.cargo.reefer !== undefined) === reefer)
  if (certifiedOnly)
    tests.push((tender) => isCertified(deps.rows.companies.get(tender.companyId)?.certification ?? 'NONE'))
  if (keyword) tests.push(tenderNamed(deps, keyword))
  return tests
}

function ownTests(deps: Deps, query: TenderQuery, caller: Caller | undefined): Test[] {
  const tests: Test[] = []
  if (query.watched)
    tests.push(
      (tender) => caller !== undefined && favoriteOf(deps, caller.companyId, 'TENDER', tender.id) !== undefined,
    )
  if (query.quotable) {
    const mine = new Set(
      caller
        ? deps.rows.bids
            .of('companyId', caller.companyId)
            .filter((bid) => bid.status !== 'DRAFT')
            .map((bid) => bid.tenderId)
        : [],
    )
    tests.push(
      (tender, body) =>
        caller !== undefined &&
        mayQuote(caller.userType, body.mode) &&
        tender.companyId !== caller.companyId &&
        isAdmitted(deps, tender, caller) &&
        !mine.has(tender.id),
    )
  }
  return tests
}

/** Whether a text matches a tender: number, title, cargo, containers, places or buyer. */
function tenderNamed(deps: Deps, keyword: string | undefined): (tender: TenderRow) => boolean {
  const isNamed = namedBy(keyword)
  return (tender) => {
    const buyer = deps.rows.companies.get(tender.companyId)
    return isNamed(() => [tenderKeys(tender), ...(buyer ? [companyKeys(buyer)] : [])])
  }
}

const teu = (deps: Deps, body: TenderDraft): number =>
  teuOf(body, (isoCode) => deps.reference.teuByIsoCode.get(isoCode) ?? 0)

function orderOf(deps: Deps, sort: NonNullable<TenderQuery['sort']>): RowOrder<TenderRow> {
  const byId: RowOrder<TenderRow> = (a, b) => a.id.localeCompare(b.id)
  const deadline = (tender: TenderRow): string => tender.body?.deadline ?? ''
  const published = (tender: TenderRow): string => tender.publishAt ?? ''
  switch (sort) {
    case 'closing':
      return (a, b) => deadline(a).localeCompare(deadline(b)) || byId(a, b)
    case 'newest':
      return (a, b) => published(b).localeCompare(published(a)) || byId(a, b)
    case 'volume': {
      const volume = once((row) => (row.body ? teu(deps, row.body) : 0))
      return (a, b) => volume(b) - volume(a) || byId(a, b)
    }
    case 'bids': {
      const bids = once((row) => bidderCount(deps, row.id))
      return (a, b) => bids(a) - bids(b) || byId(a, b)
    }
  }
}

/** Caches a computed figure per row for sorting. */
function once(figure: (row: TenderRow) => number): (row: TenderRow) => number {
  const known = new Map<string, number>()
  return (row) => {
    const value = known.get(row.id) ?? figure(row)
    known.set(row.id, value)
    return value
  }
}

/**
 * The caller's own tenders and drafts: those open for bids by their deadline, then newest change first. Drafts are shown
 * as far as filled in.
 */
export function myTenders(deps: Deps, query: MyTenderQuery, caller: Caller): OwnPage<TenderSummary> {
  const isNamed = tenderNamed(deps, query.keyword)
  const isInDays = inDays(query)
  const where = (tender: TenderRow): boolean =>
    tender.companyId === caller.companyId && isInDays(tender.createdAt) && isNamed(tender)
  const tabs = { wanted: query.status, of: ({ status }: TenderRow) => [status] }
  const until = ({ status, body }: TenderRow) => (status === 'QUOTING' ? body?.deadline : undefined)
  const page = ownPage(deps.rows.tenders.within({ companyId: caller.companyId }), where, tabs, query, until)
  return { ...page, records: page.records.map((tender) => tenderSummary(deps, tender, caller)) }
}
