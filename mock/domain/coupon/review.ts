import { Big } from 'big.js'
import { faceValueOf } from '@/contract/coupon/rules.ts'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import type { BatchRefusal } from '@/contract/coupon/values.ts'
import type { Deps } from '../deps.ts'
import { CONTACT } from '../trade/tender/review.ts'
import { moveBatch } from './move.ts'
import { tellIssuer } from './news.ts'
import { affordable } from './told.ts'

/** Maximum accepted discount in percent; for a face value, of the minimum order amount. */
const MOST_PCT = 80

/** Why the clerk rejects a batch, if at all. Invented rules, stated in mock/README.md. */
function refusalOf(body: BatchDraft): BatchRefusal | undefined {
  if (CONTACT.test(`${body.name} ${body.description}`)) return 'CONTACT_IN_TEXT'
  const isSteep =
    body.kind === 'DISCOUNT'
      ? (body.discountPct ?? 0) > MOST_PCT
      : new Big(body.threshold).gt(0) &&
        new Big(faceValueOf(body)).times(100).gt(new Big(body.threshold).times(MOST_PCT))
  if (isSteep) return 'DISCOUNT_TOO_HIGH'
  return affordable({ body }) < body.perUserLimit ? 'BUDGET_TOO_SMALL' : undefined
}

/** The clerk opens or returns a batch: AUDITING -> SENDING | DRAFT. */
export function clerkReviewsBatch(deps: Deps, batchId: string): void {
  const batch = deps.rows.batches.get(batchId)
  if (batch?.status !== 'AUDITING' || !batch.body) return
  const refusal = refusalOf(batch.body)
  if (refusal) {
    const { body, ...rest } = batch
    const returned = moveBatch(deps, { ...rest, sketch: body }, 'DRAFT', 'clerk', { refusal })
    if (returned) tellIssuer(deps, returned, 'BATCH_RETURNED', { reason: refusal, name: body.name })
    return
  }
  const open = moveBatch(deps, batch, 'SENDING', 'clerk')
  if (open) tellIssuer(deps, open, 'BATCH_APPROVED')
}
