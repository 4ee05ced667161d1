import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { couponBatchEndpoints } from '@/contract/coupon-batch/endpoints.ts'
import type { BatchDetail, BatchVerb } from '@/contract/coupon-batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

interface Verbs {
  batch: BatchDetail
  /** The batch as it stands after it, or after what somebody else did. */
  onBatch: (batch: BatchDetail) => void
  /** The draft is thrown away. */
  onGone: () => void
  /** It is answered, one way or the other. */
  onDone: () => void
}

/** Ends a verb that was refused; a batch that has changed meanwhile is put on the page. */
function learn({ onBatch, onDone }: Verbs, current: BatchDetail | undefined): void {
  onDone()
  if (current) onBatch(current)
}

function useVerb(
  name: 'pause' | 'resume' | 'stop' | 'deactivate',
  endpoint: Endpoint<BatchVerb, BatchDetail, BatchDetail>,
  verbs: Verbs,
): Action<BatchVerb, BatchDetail> {
  const t = useText()
  return useAction(endpoint, {
    intent: `couponBatch.${name}:${verbs.batch.id}`,
    onSuccess: (fresh) => {
      toast.success(t(`batch.done.${name}`))
      verbs.onDone()
      verbs.onBatch(fresh)
    },
    onError: (_, current) => learn(verbs, current),
  })
}

/** Gives the issuer's verbs on a batch, with the failure of the last one. */
export function useBatchVerbs(verbs: Verbs) {
  const t = useText()
  const all = {
    pause: useVerb('pause', couponBatchEndpoints.pause, verbs),
    resume: useVerb('resume', couponBatchEndpoints.resume, verbs),
    stop: useVerb('stop', couponBatchEndpoints.stop, verbs),
    deactivate: useVerb('deactivate', couponBatchEndpoints.deactivate, verbs),
    remove: useAction(couponBatchEndpoints.removeDraft, {
      intent: `couponBatch.remove:${verbs.batch.id}`,
      onSuccess: () => {
        toast.success(t('batch.done.remove'))
        verbs.onGone()
      },
      onError: (_, current) => learn(verbs, current),
    }),
  }
  return { ...all, error: Object.values(all).find((verb) => verb.error)?.error }
}
