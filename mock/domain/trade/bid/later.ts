import type { CancelLater, SubmitLater } from '@/contract/trade/bid/later/schemas.ts'
import type { SavedBid } from '@/contract/trade/bid/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { apart } from '../../apart.ts'
import { iso, type Caller, type Deps } from '../../deps.ts'
import { DomainError, notAllowed, notFound, stateChanged } from '../../errors.ts'
import { companyOf } from '../../member/view.ts'
import { notify } from '../../member/notification/notify.ts'
import type { BidRow, Waiting } from '../../tradeRows.ts'
import { tenderDetail } from '../tender/view.ts'
import { checkedBid, ownOption, saveBidDraft, submitBid, tenderToQuote } from './submit.ts'
import { tenderOf } from './view.ts'

/**
 * Keeps the quote of an enterprise that came by a guest's link until it is certified. It passes all rules of a quote
 * now, and again when it is handed in.
 */
export function submitLater(deps: Deps, input: SubmitLater, caller: Caller): SavedBid {
  const tender = tenderToQuote(deps, caller, input.bid.tenderId)
  if (isCertified(caller.certification) || !tender.joined?.includes(caller.companyId)) throw notAllowed()
  if (input.bid.tenderVersion !== tender.version) throw stateChanged(tenderDetail(deps, tender, caller))
  checkedBid(deps, tender, input, caller)
  const { requestNo, bid, rateIds } = input
  const draft = { ...input.draft, tenderId: tender.id, option: bid.option }
  const saved = saveBidDraft(deps, { draft, requestNo }, caller)
  const row = deps.rows.bids.get(saved.id)
  if (!row) throw notFound()
  const waiting: Waiting = { bid, ...(rateIds && { rateIds }), memberId: caller.memberId, at: saved.savedAt }
  deps.rows.bids.put({ ...row, waiting })
  return saved
}

/** Keeps the quote as a draft only; 4004 if none waits, or no longer. */
export function cancelLater(deps: Deps, { tenderId, option }: CancelLater, caller: Caller): { done: true } {
  const row = ownOption(deps, caller, tenderId, option)
  if (!row.waiting) throw notFound()
  keepBack(deps, row)
  return { done: true }
}

function keepBack(deps: Deps, row: BidRow): void {
  const { waiting: _, ...bid } = row
  deps.rows.bids.put({ ...bid, updatedAt: iso(deps.now()) })
}

/** Hands in the quotes that waited for a certification; one that no longer fits stays a draft, and its people are told. */
export function handInWaiting(deps: Deps, companyId: string): void {
  for (const row of deps.rows.bids.of('companyId', companyId)) if (row.waiting) handIn(deps, row, row.waiting)
}

function handIn(deps: Deps, row: BidRow, { bid, rateIds, memberId }: Waiting): void {
  const { userType, certification } = companyOf(deps, row.companyId)
  const caller = { memberId, companyId: row.companyId, sessionId: '', userType, certification }
  const tender = tenderOf(deps, row)
  let variant: string | undefined
  // What a refusal leaves undone, it leaves undone whole.
  const attempt = apart(deps)
  try {
    submitBid(attempt.deps, { bid, version: row.version, ...(rateIds && { rateIds }), requestNo: '' }, caller)
    attempt.keep()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    keepBack(deps, row)
    variant = tender.status === 'QUOTING' && tender.joined?.includes(row.companyId) ? 'failed' : 'closed'
  }
  notify(deps, {
    companyId: row.companyId,
    type: 'BID_HANDED_IN',
    params: { no: tender.no, title: tender.body?.title ?? '', ...(variant !== undefined && { variant }) },
    target: variant === undefined ? { kind: 'BID', id: row.id } : { kind: 'QUOTE', id: tender.id },
  })
}
