import { useState } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CenterBatch, Claim, CouponView } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

interface Over {
  /** The list row that this overrides; a newer row replaces it. */
  row: CenterBatch
  current: CenterBatch
}

/** A batch as shown to the reader, and the action to collect from it. */
export interface Claiming {
  batch: CenterBatch
  claim: Action<Claim, CouponView>
  /** Error text of the last attempt. */
  refusal: string | undefined
  /** The coupon just collected. */
  taken: CouponView | undefined
  run: () => void
}

const oneMore = (row: CenterBatch): CenterBatch => ({
  ...row,
  claimed: row.claimed + 1,
  left: Math.max(0, row.left - 1),
})

/** Expected state of a batch after collecting. */
const confirmed = (row: CenterBatch): CenterBatch => {
  const more = oneMore(row)
  if (more.claimed >= more.perUserLimit) return { ...more, claimState: 'LIMIT' }
  return more.left === 0 ? { ...more, claimState: 'SOLD_OUT' } : more
}

/** Collects with an optimistic update; a rejection shows the batch's current state. */
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
