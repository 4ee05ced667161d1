import { CODE_LENGTH, CODE_SYMBOLS, couponCheckSymbol } from '@/contract/coupon/code.ts'
import { validityFrom } from '../../domain/coupon/claim.ts'
import type { BatchRow, CouponRow } from '../../domain/coupon/row.ts'
import type { Deps } from '../../domain/deps.ts'
import type { Random } from '../random.ts'

/** A code with its check symbol; `place` makes it unique. */
export function seedCode(random: Random, place: number): string {
  let stem = ''
  let rest = place
  for (let index = 0; index < 4; index++) {
    stem += CODE_SYMBOLS[rest % CODE_SYMBOLS.length]
    rest = Math.floor(rest / CODE_SYMBOLS.length)
  }
  while (stem.length < CODE_LENGTH - 1) stem += random.pick(Array.from(CODE_SYMBOLS))
  return stem + (couponCheckSymbol(stem) ?? '')
}

/** Creates a collected coupon of a batch for an enterprise at a time. */
export function seedCoupon(
  deps: Deps,
  random: Random,
  batch: BatchRow,
  ownerId: string,
  at: number,
  part: Partial<CouponRow> = {},
): CouponRow {
  if (!batch.body) throw new Error('A draft gives nothing out')
  const place = deps.rows.coupons.count()
  const claimedAt = new Date(at).toISOString()
  const [validFrom, validTo] = validityFrom(batch.body, at)
  const coupon: CouponRow = {
    id: `k${String(place).padStart(5, '0')}`,
    code: seedCode(random, place),
    batchId: batch.id,
    issuerId: batch.companyId,
    ownerId,
    claimedBy: ownerId,
    status: 'AVAILABLE',
    version: 1,
    validFrom,
    validTo,
    claimedAt,
    source: 'CLAIM',
    handOvers: 0,
    paidPoints: 0,
    ...part,
    history: [{ event: 'CLAIMED', at: claimedAt }, ...(part.history ?? [])],
  }
  deps.rows.coupons.put(coupon)
  const current = deps.rows.batches.get(batch.id)
  if (current) deps.rows.batches.put({ ...current, claimed: current.claimed + 1 })
  return coupon
}
