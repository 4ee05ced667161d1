import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CenterBatch, Claim, CouponView } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

interface Over {
  /** The row of the list over which it lies: a newer row counts more. */
  row: CenterBatch
  current: CenterBatch
}

/** A batch as it stands for this person, and collecting one of it. */
export interface Claiming {
  batch: CenterBatch
  claim: Action<Claim, CouponView>
  /** Why the last attempt failed, in words. */
  refusal: string | undefined
  /** The coupon that was just collected. */
  taken: CouponView | undefined
  run: () => void
}

const oneMore = (row: CenterBatch): CenterBatch => ({
  ...row,
  claimed: row.claimed + 1,
  left: Math.max(0, row.left - 1),
})

/** What a batch is after one was collected of it, as far as this side can know. */
const confirmed = (row: CenterBatch): CenterBatch => {
  const more = oneMore(row)
  if (more.claimed >= more.perUserLimit) return { ...more, claimState: 'LIMIT' }
  return more.left === 0 ? { ...more, claimState: 'SOLD_OUT' } : more
}

/** Collects at once on the screen, then as the server answers; a refusal shows the batch as it really stands. */
export function useClaim(row: CenterBatch, onSettled: () => void): Claiming {
  const t = useText()
  const [over, setOver] = useState<Over>()
  const [taken, setTaken] = useState<CouponView>()
  const batch = over?.row === row ? over.current : row
  const claim = useAction(couponEndpoints.claim, {
    intent: `coupon.claim:${row.id}`,
    silent: true,
    onSuccess: (coupon) => {
      setOver({ row, current: confirmed(batch) })
      setTaken(coupon)
      toast.success(t('couponCenter.done'))
      onSettled()
    },
    onError: (_, current) => {
      setOver(current && { row, current })
      onSettled()
    },
  })
  return {
    batch: claim.loading ? oneMore(batch) : batch,
    claim,
    refusal: claim.error && errorText(t, claim.error),
    taken,
    run: () => void claim.run({ batchId: row.id }),
  }
}
