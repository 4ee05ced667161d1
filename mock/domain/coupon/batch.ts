import { checkBatch } from '@/contract/coupon/rules.ts'
import type {
  AddStock,
  BatchDetail,
  BatchCommand,
  SaveBatch,
  SavedBatch,
  SubmitBatch,
} from '@/contract/coupon/batch/schemas.ts'
import type { BatchStatus } from '@/contract/coupon/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { iso, newId, type Caller, type Deps } from '../deps.ts'
import { notFound, refuseField, stateChanged } from '../errors.ts'
import { planJob } from '../jobs.ts'
import { needCertified, refuseProblems } from '../guards.ts'
import { nextNo } from '../numbers.ts'
import { batchDetail } from './batchView.ts'
import { moveBatch, moveCoupon } from './move.ts'
import { tellOfCoupon } from './news.ts'
import type { BatchRow } from './row.ts'
import { toldBatch } from './told.ts'
import { needIssuer } from './rights.ts'

/** The caller's own batch; 4004 for others' batches. With a `version`, 4009 if it has changed since. */
export function ownBatch(deps: Deps, caller: Caller, id: string, version?: number): BatchRow {
  const batch = deps.rows.batches.get(id)
  if (!batch || batch.companyId !== caller.companyId) throw notFound()
  if (version !== undefined && version !== batch.version) throw stateChanged(batchDetail(deps, batch))
  return batch
}

function batchToWrite(deps: Deps, caller: Caller, id: string | undefined, version: number | undefined): BatchRow {
  needIssuer(caller)
  if (id !== undefined) {
    const batch = ownBatch(deps, caller, id, version)
    if (batch.status !== 'DRAFT') throw stateChanged(batchDetail(deps, batch))
    return batch
  }
  const now = iso(deps.now())
  return {
    id: newId(deps),
    no: nextNo(deps.rows.batches, 'YH', deps.now()),
    companyId: caller.companyId,
    memberId: caller.memberId,
    status: 'DRAFT',
    version: 0,
    sketch: {},
    claimed: 0,
    createdAt: now,
    updatedAt: now,
  }
}

/** Saves an incomplete batch. */
export function saveBatchDraft(deps: Deps, input: SaveBatch, caller: Caller): SavedBatch {
  const { body: _, ...batch } = batchToWrite(deps, caller, input.id, input.version)
  const saved: BatchRow = { ...batch, sketch: input.draft, version: batch.version + 1, updatedAt: iso(deps.now()) }
  deps.rows.batches.put(saved)
  return { id: saved.id, version: saved.version, savedAt: saved.updatedAt }
}

/** Deletes a draft. */
export function removeBatchDraft(deps: Deps, { id, version }: BatchCommand, caller: Caller): { done: true } {
  const batch = ownBatch(deps, caller, id, version)
  if (batch.status !== 'DRAFT') throw stateChanged(batchDetail(deps, batch))
  deps.rows.batches.remove(batch.id)
  return { done: true }
}

/** Codes missing in the reference lists. */
function unknownNames({ reference }: Deps, { scope }: SubmitBatch['draft']): Problem[] {
  const ports = (['pols', 'pods'] as const).flatMap((field) =>
    scope[field].some((code) => !reference.portByCode.has(code))
      ? [{ field: `scope.${field}`, code: 'locode' } as const]
      : [],
  )
  const lanes = scope.lanes.flatMap(({ pol, pod }, index): Problem[] =>
    reference.portByCode.has(pol) && reference.portByCode.has(pod)
      ? []
      : [{ field: `scope.lanes.${index}`, code: 'locode' }],
  )
  const isKnown = scope.chargeCodes.every((code) => reference.chargeByCode.has(code))
  return [...ports, ...lanes, ...(isKnown ? [] : [{ field: 'scope.chargeCodes', code: 'required' } as const])]
}

/** Submits a draft for review: DRAFT -> AUDITING. */
export function submitBatch(deps: Deps, input: SubmitBatch, caller: Caller): BatchDetail {
  needCertified(caller)
  const batch = batchToWrite(deps, caller, input.id, input.version)
  const { draft } = input
  refuseProblems([...checkBatch(draft, iso(deps.now())), ...unknownNames(deps, draft)])
  const submitted = moveBatch(deps, batch, 'AUDITING', 'issuer', { body: draft, sketch: {} })
  if (!submitted) throw stateChanged(batchDetail(deps, batch))
  planJob(deps, 'batchReview', submitted.id, deps.now() + deps.delays.clerkMs)
  return batchDetail(deps, submitted)
}

/**
 * Applies one of the issuer's commands to an own batch. A batch shown as stopped by time or stock can still be ended.
 */
function issuerMoves(deps: Deps, input: BatchCommand, caller: Caller, to: BatchStatus): BatchRow {
  const batch = ownBatch(deps, caller, input.id, input.version)
  const isOver = toldBatch(deps, batch).stopReason === 'ENDED'
  const moved = isOver && (to === 'SENDING' || to === 'PAUSED') ? undefined : moveBatch(deps, batch, to, 'issuer')
  if (!moved) throw stateChanged(batchDetail(deps, batch))
  return moved
}

/** SENDING -> PAUSED: collecting is suspended. */
export function pauseBatch(deps: Deps, input: BatchCommand, caller: Caller): BatchDetail {
  return batchDetail(deps, issuerMoves(deps, input, caller, 'PAUSED'))
}

/** PAUSED -> SENDING. */
export function resumeBatch(deps: Deps, input: BatchCommand, caller: Caller): BatchDetail {
  needCertified(caller)
  return batchDetail(deps, issuerMoves(deps, input, caller, 'SENDING'))
}

/** Ends collecting permanently; coupons given out stay valid: -> STOPPED. */
export function stopBatch(deps: Deps, input: BatchCommand, caller: Caller): BatchDetail {
  return batchDetail(deps, issuerMoves(deps, input, caller, 'STOPPED'))
}

/** Ends collecting and all coupons given out, except those on orders: -> DEACTIVATED. */
export function deactivateBatch(deps: Deps, input: BatchCommand, caller: Caller): BatchDetail {
  const batch = issuerMoves(deps, input, caller, 'DEACTIVATED')
  for (const coupon of deps.rows.coupons.of('batchId', batch.id)) {
    if (coupon.status === 'USED' || coupon.status === 'LOCKED') continue
    const dead = moveCoupon(deps, coupon, 'DEACTIVATED', 'DEACTIVATED')
    if (dead && Date.parse(dead.validTo) > deps.now()) tellOfCoupon(deps, dead.ownerId, dead, 'COUPON_DEACTIVATED')
  }
  return batchDetail(deps, batch)
}

/** Sets the total of a batch, also of a sold-out one; not below the number given out. */
export function addStock(deps: Deps, input: AddStock, caller: Caller): BatchDetail {
  needCertified(caller)
  const batch = ownBatch(deps, caller, input.id, input.version)
  const { status, stopReason } = toldBatch(deps, batch)
  const isOpen = status === 'SENDING' || status === 'PAUSED' || stopReason === 'SOLD_OUT' || stopReason === 'BUDGET'
  if (!batch.body || !isOpen) throw stateChanged(batchDetail(deps, batch))
  if (input.total < batch.claimed) throw refuseField('total', 'problem.stockBelowIssued', { issued: batch.claimed })
  const added: BatchRow = {
    ...batch,
    body: { ...batch.body, total: input.total },
    version: batch.version + 1,
    updatedAt: iso(deps.now()),
  }
  deps.rows.batches.put(added)
  return batchDetail(deps, added)
}
