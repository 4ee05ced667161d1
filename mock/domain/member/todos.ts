import { isBiddersTurn, nextBidStep, type BidStep } from '@/contract/trade/bid/nextStep.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import { TODO_OF_BID, TODO_OF_TENDER } from '@/contract/member/center/stepTodo.ts'
import { TODO_ITEMS, TODO_KINDS, type TodoKind } from '@/contract/member/center/values.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { mayPublish, mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { nextTenderStep, PUBLISHERS_TURN } from '@/contract/trade/tender/nextStep.ts'
import type { Caller, Deps } from '../deps.ts'
import { approvalTodos } from './approval/todos.ts'
import { couponTodos } from '../coupon/todos.ts'
import { billableCount } from '../money/invoice/billable.ts'
import { listedPrice } from '../money/order/settle.ts'
import { orderTodos } from '../money/order/todos.ts'
import { agreementTodos } from '../trade/agreement/todos.ts'
import { isAdmitted } from '../trade/tender/admission.ts'
import { grouped } from '../grouped.ts'
import { tenderTitle } from '../title/tenderTitle.ts'
import type { BidRow, OrderRow, TenderRow } from '../tradeRows.ts'

type Item = Todo['items'][number]

/** Todo of each certification status. */
const CERTIFICATION_TODO: Partial<Record<CertificationStatus, TodoKind>> = {
  NONE: 'CERTIFY',
  REJECTED: 'FIX_CERTIFICATION',
  EXPIRING: 'RENEW_CERTIFICATION',
  EXPIRED: 'RENEW_CERTIFICATION',
}

/** Every open todo of the caller's enterprise and its orders, the most urgent kind first, items by due date. */
export function openTodos(
  deps: Deps,
  caller: Caller,
  orders: readonly OrderRow[],
  isProfileIncomplete: boolean,
): Todo[] {
  const found = new Map<TodoKind, Item[]>([
    ['RED_TO_CONFIRM', reversalsToConfirm(deps, caller)],
    ...approvalTodos(deps, caller),
    ...orderTodos(deps, caller, orders),
    ...agreementTodos(deps, caller, orders),
    ...couponTodos(deps, caller),
    ...tenderTodos(deps, caller),
    ...bidTodos(deps, caller),
  ])
  const certify = CERTIFICATION_TODO[caller.certification]
  return TODO_KINDS.flatMap((kind): Todo[] => {
    if (kind === certify || (kind === 'COMPLETE_PROFILE' && isProfileIncomplete)) return [{ kind, count: 1, items: [] }]
    const toInvoice = kind === 'TO_INVOICE' ? billableCount(deps, caller) : 0
    if (toInvoice > 0) return [{ kind, count: toInvoice, items: [] }]
    const items = (found.get(kind) ?? []).toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'))
    return items.length > 0 ? [{ kind, count: items.length, items: items.slice(0, TODO_ITEMS) }] : []
  })
}

function reversalsToConfirm(deps: Deps, { companyId }: Caller): Item[] {
  return deps.rows.invoices
    .of('companyId', companyId)
    .filter((row) => row.status === 'RED_WAIT_BUYER')
    .map((row) => ({ id: row.id, no: row.no, title: row.title.name, ...(row.red?.until && { dueAt: row.red.until }) }))
}

/** The todo of a row's next step, and its item, made only if there is one: most rows are over. */
type Found = readonly [kind: TodoKind | undefined, item: () => Item]

/** Groups items by the todo of their next step. */
function byKind(found: readonly Found[]): [TodoKind, Item[]][] {
  const open = found.flatMap(([kind, item]) => (kind ? [{ kind, item: item() }] : []))
  return [...grouped(open, ({ kind }) => kind)].map(([kind, all]) => [kind, all.map(({ item }) => item)])
}

function tenderTodos(deps: Deps, caller: Caller): [TodoKind, Item[]][] {
  const mine = mayPublish(caller.userType)
    ? deps.rows.tenders.within({ status: PUBLISHERS_TURN }).all(({ companyId }) => companyId === caller.companyId)
    : []
  const open = deps.rows.tenders.within({ status: 'QUOTING' }).all(({ companyId }) => companyId !== caller.companyId)
  const found = [
    ...mine.map((tender): Found => {
      const step = nextTenderStep({ status: tender.status, mine: true, returnReason: tender.returnReason })
      return [step && TODO_OF_TENDER[step], () => tenderItem(deps, tender)]
    }),
    ...open.map((tender): Found => {
      const bidStatus = ownBids(deps, caller, tender.id)[0]?.status
      const mayNow = mayQuoteNow(deps, tender, caller)
      const step = nextTenderStep({ status: tender.status, mine: false, bidStatus, mayQuote: mayNow })
      const due = tender.body && { dueAt: tender.body.deadline }
      return [step && TODO_OF_TENDER[step], () => ({ ...tenderItem(deps, tender), ...due })]
    }),
  ]
  return byKind(found)
}

function bidTodos(deps: Deps, caller: Caller): [TodoKind, Item[]][] {
  const open = deps.rows.bids
    .of('companyId', caller.companyId)
    .filter(({ status, counter }) => isBiddersTurn(status) || counter?.status === 'OPEN')
  const found = open.map((bid): Found => {
    const tender = deps.rows.tenders.get(bid.tenderId)
    if (!tender || (bid.status === 'DRAFT' && !mayQuoteNow(deps, tender, caller)))
      return [undefined, () => bidItem(deps, bid)]
    const isCountered = bid.counter?.status === 'OPEN'
    const step = nextBidStep({ status: bid.status, tenderStatus: tender.status, isCountered }, 'BIDDER')
    return [step && TODO_OF_BID[step], () => ({ ...bidItem(deps, bid), ...(step && bidPart(deps, bid, tender, step)) })]
  })
  return byKind(found)
}

/** Data of a bid's todo: due date, amount, and the id that opens its page. */
function bidPart(deps: Deps, bid: BidRow, tender: TenderRow, step: BidStep): Partial<Item> {
  if (step === 'ANSWER_COUNTER') return bid.counter ? { dueAt: bid.counter.until } : {}
  if (step === 'CONFIRM_AWARD') {
    const [order] = deps.rows.orders.of('bidId', bid.id).filter((one) => one.status === 'TO_CONFIRM')
    return { ...(order?.confirmBy && { dueAt: order.confirmBy }), ...(order && listedPrice(deps, order)) }
  }
  // This step is done in the form, which is opened by the tender's id.
  return { id: tender.id, ...(tender.body && { dueAt: tender.body.deadline }) }
}

const ownBids = (deps: Deps, { companyId }: Caller, tenderId: string): BidRow[] =>
  deps.rows.bids.of('tenderId', tenderId).filter((bid) => bid.companyId === companyId)

function mayQuoteNow(deps: Deps, tender: TenderRow, caller: Caller): boolean {
  const { body } = tender
  return body !== undefined && mayQuote(caller.userType, body.mode) && isAdmitted(deps, tender, caller)
}

const tenderItem = (deps: Deps, tender: TenderRow): Item => ({
  id: tender.id,
  no: tender.no,
  title: tenderTitle(deps, tender),
})

function bidItem(deps: Deps, bid: BidRow): Item {
  const tender = deps.rows.tenders.get(bid.tenderId)
  return { id: bid.id, no: bid.no, title: tender ? tenderTitle(deps, tender) : '' }
}
