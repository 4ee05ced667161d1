import type { Duty } from '@/contract/member-center/schemas.ts'
import { DUTY_ITEMS, DUTY_KINDS, type DutyKind } from '@/contract/member-center/values.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { mayPublish, mayQuote } from '@/contract/tender/lifecycle.ts'
import type { Caller, Deps } from '../deps.ts'
import { couponDuties } from '../coupon/duties.ts'
import { billableOf } from '../invoice/shares.ts'
import { orderDuties } from '../order/duties.ts'
import { isAdmitted, maySee } from '../tender/admission.ts'
import { tenderTitle } from '../title/tenderTitle.ts'
import type { BidRow, TenderRow } from '../tradeRows.ts'

type Item = Duty['items'][number]

/** What each state of the certification asks for. */
const CERTIFICATION_DUTY: Partial<Record<CertificationStatus, DutyKind>> = {
  NONE: 'CERTIFY',
  REJECTED: 'FIX_CERTIFICATION',
  EXPIRING: 'RENEW_CERTIFICATION',
  EXPIRED: 'RENEW_CERTIFICATION',
}

/** Every open duty of the caller's enterprise, the most pressing kind first, in each the one that is due first. */
export function openDuties(deps: Deps, caller: Caller, profileIsThin: boolean): Duty[] {
  const found = new Map<DutyKind, Item[]>([
    ['TO_CONFIRM', awardsToConfirm(deps, caller)],
    ['RED_TO_CONFIRM', reversalsToConfirm(deps, caller)],
    ...orderDuties(deps, caller),
    ...couponDuties(deps, caller),
    ...tenderDuties(deps, caller),
    ...bidDuties(deps, caller),
  ])
  const certify = CERTIFICATION_DUTY[caller.certification]
  return DUTY_KINDS.flatMap((kind): Duty[] => {
    if (kind === certify || (kind === 'COMPLETE_PROFILE' && profileIsThin)) return [{ kind, count: 1, items: [] }]
    const toInvoice = kind === 'TO_INVOICE' ? billableOf(deps, caller).length : 0
    if (toInvoice > 0) return [{ kind, count: toInvoice, items: [] }]
    const items = (found.get(kind) ?? []).toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9'))
    return items.length > 0 ? [{ kind, count: items.length, items: items.slice(0, DUTY_ITEMS) }] : []
  })
}

function reversalsToConfirm(deps: Deps, { companyId }: Caller): Item[] {
  return deps.rows.invoices
    .all((row) => row.companyId === companyId && row.status === 'RED_WAIT_BUYER')
    .map((row) => ({ id: row.id, no: row.no, title: row.title.name, ...(row.red?.until && { dueAt: row.red.until }) }))
}

function awardsToConfirm(deps: Deps, { companyId }: Caller): Item[] {
  const own = deps.rows.bids.all((bid) => bid.companyId === companyId && bid.status === 'AWARDED')
  return own.map((bid) => {
    const [order] = deps.rows.orders.all((one) => one.bidId === bid.id && one.status === 'TO_CONFIRM')
    const { confirmBy } = order ?? {}
    return { ...bidItem(deps, bid), ...(confirmBy && { dueAt: confirmBy }), ...(order && { amount: order.payable }) }
  })
}

function tenderDuties(deps: Deps, caller: Caller): [DutyKind, Item[]][] {
  if (!mayPublish(caller.userType)) return []
  const own = deps.rows.tenders.all((tender) => tender.companyId === caller.companyId)
  const drafts = own.filter((tender) => tender.status === 'DRAFT')
  const item = (tender: TenderRow): Item => tenderItem(deps, tender)
  return [
    ['TO_AWARD', own.filter((tender) => tender.status === 'EVALUATING').map(item)],
    ['RETURNED_TENDER', drafts.filter((tender) => tender.returnReason !== undefined).map(item)],
    ['TENDER_DRAFT', drafts.filter((tender) => tender.returnReason === undefined).map(item)],
  ]
}

function bidDuties(deps: Deps, caller: Caller): [DutyKind, Item[]][] {
  const own = deps.rows.bids.all((bid) => bid.companyId === caller.companyId)
  const answered = new Set(own.map((bid) => bid.tenderId))
  const open = deps.rows.tenders.all((tender) => tender.status === 'QUOTING')
  const isOpen = new Set(open.filter((tender) => maySee(deps, tender, caller)).map((tender) => tender.id))
  const chances = open.filter(
    (tender) =>
      tender.companyId !== caller.companyId &&
      tender.body !== undefined &&
      isAdmitted(deps, tender, caller) &&
      mayQuote(caller.userType, tender.body.mode) &&
      !answered.has(tender.id),
  )
  const drafts = own.filter((bid) => bid.status === 'DRAFT' && isOpen.has(bid.tenderId))
  return [
    ['BID_DRAFT', drafts.map((bid) => ({ ...bidItem(deps, bid), id: bid.tenderId, ...dueOf(deps, bid) }))],
    [
      'TO_QUOTE',
      chances.map((tender) => ({ ...tenderItem(deps, tender), ...(tender.body && { dueAt: tender.body.deadline }) })),
    ],
  ]
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

function dueOf(deps: Deps, bid: BidRow): { dueAt?: string } {
  const deadline = deps.rows.tenders.get(bid.tenderId)?.body?.deadline
  return deadline === undefined ? {} : { dueAt: deadline }
}
