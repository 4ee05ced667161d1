import { freeOf } from '@/contract/money/credit/exposure.ts'
import { checkGrant, checkRequest } from '@/contract/money/credit/rules.ts'
import type {
  AnswerCredit,
  CreditLine,
  CreditQuery,
  GrantCredit,
  RequestCredit,
} from '@/contract/money/credit/schemas.ts'
import { creditMayBecome, type CreditLineStatus, type KeptLineStatus } from '@/contract/money/credit/values.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { isDeal } from '@/contract/money/order/contact.ts'
import { roundMoney } from '@/contract/money.ts'
import type { OwnPage } from '@/contract/page.ts'
import { openedText } from '../../contacts.ts'
import type { Caller, Deps } from '../../deps.ts'
import { notAllowed, notFound, stateChanged } from '../../errors.ts'
import { takeFiles } from '../../file/take.ts'
import { needCertified, refuseProblems } from '../../guards.ts'
import { planJob } from '../../jobs.ts'
import { keysOf, namedBy } from '../../front/search/keys.ts'
import { nameKeys } from '../../front/search/things.ts'
import { inDays, ownPage } from '../../list.ts'
import { companyCard, companyOf } from '../../member/view.ts'
import type { CreditRow } from './row.ts'
import { marketDay } from '../../zone.ts'
import { ROBOT_LOOKS_MS } from '../order/close.ts'
import { newLine, put } from './keep.ts'
import { tellCredit } from './news.ts'
import { creditStatusOf, dueOnOf, lineOf, owedIn, owedOrders } from './standing.ts'

/** A line for one of its parties, counted from the orders. */
export function creditView(deps: Deps, row: CreditRow, caller: Caller): CreditLine {
  const { id, no, currency, limit, validTo, asked, answer, createdAt, updatedAt, version } = row
  const side = row.buyerId === caller.companyId ? 'BUYER' : 'SELLER'
  const isOpen = haveDeal(deps, row)
  const { used, overdue } = owedIn(deps, row, currency)
  const orders = owedOrders(deps, row)
    .map(({ order, rest }) => ({ id: order.id, no: order.no, rest, ...withDay(dueOnOf(order)) }))
    .toSorted((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9') || a.no.localeCompare(b.no))
  return {
    id,
    no,
    status: creditStatusOf(deps, row),
    buyer: companyCard(deps, companyOf(deps, row.buyerId)),
    seller: companyCard(deps, companyOf(deps, row.sellerId)),
    side,
    currency,
    ...(limit !== undefined && { limit }),
    used,
    free: freeOf({ limit: limit ?? '0', used }, currency),
    ...(Number(overdue) > 0 && { overdue }),
    ...(validTo !== undefined && { validTo }),
    ...(asked && { asked: openedRequest(isOpen || side === 'BUYER', asked) }),
    ...(answer && { answer: openedText(isOpen || side === 'SELLER', answer) }),
    orders,
    createdAt,
    updatedAt,
    version,
  }
}

/** A request as one side reads it. What a paper holds cannot be masked; its name can. */
const openedRequest = (isOpen: boolean, asked: NonNullable<CreditRow['asked']>) => ({
  ...asked,
  note: openedText(isOpen, asked.note),
  ...(asked.papers && { papers: asked.papers.map((file) => ({ ...file, name: openedText(isOpen, file.name) })) }),
})

/** Whether the two have a confirmed order: from then on they read each other's contact data. */
const haveDeal = (deps: Deps, { buyerId, sellerId }: CreditRow): boolean =>
  deps.rows.orders.of('buyerId', buyerId).some((order) => order.sellerId === sellerId && isDeal(order.status))

const withDay = (dueOn: string | undefined) => (dueOn === undefined ? {} : { dueOn })

const TABS: Record<CreditLineStatus, 'granted' | 'asked' | 'ended'> = {
  REQUESTED: 'asked',
  GRANTED: 'granted',
  FROZEN: 'granted',
  REFUSED: 'ended',
  CLOSED: 'ended',
  EXPIRED: 'ended',
}

/** The caller's lines on either side, newest change first. */
export function myCredits(deps: Deps, query: CreditQuery, caller: Caller): OwnPage<CreditLine> {
  const isInDays = inDays(query)
  const isNamed = namedBy(query.keyword)
  const isMine = (row: Readonly<CreditRow>): boolean => {
    if (row.buyerId !== caller.companyId && row.sellerId !== caller.companyId) return false
    const other = deps.rows.companies.get(row.buyerId === caller.companyId ? row.sellerId : row.buyerId)
    return (
      isInDays(row.createdAt) &&
      isNamed(() => [keysOf({ codes: [row.no], zh: '' }), ...(other ? [nameKeys(other)] : [])])
    )
  }
  const of = (row: Readonly<CreditRow>) => [TABS[creditStatusOf(deps, row)]]
  const page = ownPage(deps.rows.credits, isMine, { wanted: query.tab, of }, query)
  return { ...page, records: page.records.map((row) => creditView(deps, row, caller)) }
}

/** Whether two enterprises have dealt: only then one may ask the other for credit. */
function haveDealt(deps: Deps, buyerId: string, sellerId: string): boolean {
  if (deps.rows.orders.of('buyerId', buyerId).some((order) => order.sellerId === sellerId)) return true
  const own = new Set(deps.rows.tenders.of('companyId', buyerId).map(({ id }) => id))
  return deps.rows.bids
    .of('companyId', sellerId)
    .filter((bid) => bid.body !== undefined)
    .some((bid) => own.has(bid.tenderId))
}

/** The buyer asks a seller for a line, or for another limit of the one it has: what is granted stands meanwhile. */
export function requestCredit(deps: Deps, input: RequestCredit, caller: Caller): CreditLine {
  needCertified(caller)
  const { sellerId, currency, note } = input
  if (sellerId === caller.companyId || !haveDealt(deps, caller.companyId, sellerId)) throw notFound()
  const parties = { buyerId: caller.companyId, sellerId }
  const old = lineOf(deps, parties)
  refuseProblems(checkRequest(input))
  if (old?.status === 'REQUESTED') throw stateChanged(creditView(deps, old, caller))
  const papers = takeFiles(deps, caller, 'CREDIT', input.papers ?? [], (index) => `papers.${index}`)
  const asked = {
    limit: roundMoney(input.limit, currency),
    monthly: roundMoney(input.monthly, currency),
    note,
    ...(papers.length > 0 && { papers }),
  }
  const row = old?.status === 'GRANTED' ? put(deps, { ...old, asked }) : ask(deps, old, { ...parties, currency, asked })
  tellCredit(deps, row, 'SELLER', 'REQUESTED', asked.limit)
  planJob(deps, 'robotCredit', row.id, deps.now() + ROBOT_LOOKS_MS)
  return creditView(deps, row, caller)
}

function ask(
  deps: Deps,
  old: CreditRow | undefined,
  part: Pick<CreditRow, 'buyerId' | 'sellerId' | 'currency' | 'asked'>,
): CreditRow {
  if (!old) return newLine(deps, { ...part, status: 'REQUESTED' })
  const { limit: _, validTo: __, answer: ___, ...kept } = old
  return put(deps, { ...kept, ...part, status: 'REQUESTED' })
}

/** The caller's line in this version; 4004 for others, 4009 for another version. */
function lineFor(deps: Deps, caller: Caller, { id, version }: { id: string; version: number }): CreditRow {
  const row = deps.rows.credits.get(id)
  if (!row || (row.buyerId !== caller.companyId && row.sellerId !== caller.companyId)) throw notFound()
  if (row.version !== version) throw stateChanged(creditView(deps, row, caller))
  return row
}

/** The seller's line in a status that may become another. */
function sellersLine(deps: Deps, caller: Caller, input: AnswerCredit, to: KeptLineStatus): CreditRow {
  const row = lineFor(deps, caller, input)
  if (row.sellerId !== caller.companyId) throw notAllowed()
  if (!creditMayBecome(row.status, to, 'seller')) throw stateChanged(creditView(deps, row, caller))
  return row
}

/** The line with what the seller grants; a request is answered by it. */
function granted(row: CreditRow, { limit, validTo, note }: Pick<GrantCredit, 'limit' | 'validTo' | 'note'>): CreditRow {
  const { asked: _, answer: __, ...kept } = row
  return { ...kept, status: 'GRANTED', limit: roundMoney(limit, row.currency), validTo, ...(note && { answer: note }) }
}

/** The seller grants a line. */
export function grantCredit(deps: Deps, input: GrantCredit, caller: Caller): CreditLine {
  const row = sellersLine(deps, caller, input, 'GRANTED')
  refuseProblems(checkGrant(input, marketDay(deps.now())))
  const next = put(deps, granted(row, input))
  tellCredit(deps, next, 'BUYER', 'GRANTED', next.limit)
  return creditView(deps, next, caller)
}

/** The seller sets a new limit or a new last day of a granted line. One below what is owed only stops new orders. */
export function changeCredit(deps: Deps, input: GrantCredit, caller: Caller): CreditLine {
  const row = lineFor(deps, caller, input)
  if (row.sellerId !== caller.companyId) throw notAllowed()
  if (row.status !== 'GRANTED') throw stateChanged(creditView(deps, row, caller))
  refuseProblems(checkGrant(input, marketDay(deps.now())))
  const next = put(deps, granted(row, input))
  deps.noteChange?.(row.limit ?? '', next.limit ?? '')
  tellCredit(deps, next, 'BUYER', 'CHANGED', next.limit)
  return creditView(deps, next, caller)
}

/** The seller refuses a request with its reason; a request for more leaves the granted limit as it is. */
export function refuseCredit(deps: Deps, input: AnswerCredit, caller: Caller): CreditLine {
  const row = lineFor(deps, caller, input)
  if (row.sellerId !== caller.companyId) throw notAllowed()
  if (!row.asked || (row.status !== 'REQUESTED' && row.status !== 'GRANTED'))
    throw stateChanged(creditView(deps, row, caller))
  refuseProblems(checkReason('note', input.note, NOTE_MAX))
  const { asked: _, ...kept } = row
  const next =
    row.status === 'GRANTED'
      ? put(deps, { ...kept, answer: input.note })
      : put(deps, { ...row, status: 'REFUSED', answer: input.note })
  tellCredit(deps, next, 'BUYER', 'REFUSED', undefined, input.note)
  return creditView(deps, next, caller)
}

/** The buyer takes its request back, or the seller ends the line with a reason. What is owed stays due. */
export function closeCredit(deps: Deps, input: AnswerCredit, caller: Caller): CreditLine {
  const row = lineFor(deps, caller, input)
  const by = row.buyerId === caller.companyId ? 'buyer' : 'seller'
  if (by === 'seller') refuseProblems(checkReason('note', input.note, NOTE_MAX))
  if (by === 'buyer' && row.status === 'GRANTED' && row.asked) {
    const { asked: _, ...kept } = row
    return creditView(deps, put(deps, kept), caller)
  }
  if (!creditMayBecome(row.status, 'CLOSED', by)) throw stateChanged(creditView(deps, row, caller))
  const { asked: _, ...kept } = row
  const next = put(deps, { ...kept, status: 'CLOSED', ...(input.note && { answer: input.note }) })
  tellCredit(
    deps,
    next,
    by === 'buyer' ? 'SELLER' : 'BUYER',
    by === 'buyer' ? 'WITHDRAWN' : 'CLOSED',
    undefined,
    input.note,
  )
  return creditView(deps, next, caller)
}
