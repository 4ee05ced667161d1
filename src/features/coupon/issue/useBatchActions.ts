import { useAction } from '@/api/useAction.ts'
import type { Action } from '@/api/useAction.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchDetail, BatchCommand } from '@/contract/coupon/batch/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { toast } from '@/ui/toast.ts'

interface Options {
  batch: BatchDetail
  /** The draft was deleted. */
  onGone: () => void
  /** Called on every response, success or error. */
  onDone: () => void
}

function useBatchAction(
  name: 'pause' | 'resume' | 'stop' | 'deactivate',
  endpoint: Endpoint<BatchCommand, BatchDetail, BatchDetail>,
  options: Options,
): Action<BatchCommand, BatchDetail> {
  const t = useText()
  return useAction(endpoint, {
    intent: `couponBatch.${name}:${options.batch.id}`,
    onSuccess: () => {
      toast.success(t(`batch.done.${name}`))
      options.onDone()
    },
    onError: options.onDone,
  })
}

/** Returns the issuer's actions on a batch, with the error of the last one. */
export function useBatchActions(options: Options) {
  const t = useText()
  const all = {
    pause: useBatchAction('pause', couponBatchEndpoints.pause, options),
    resume: useBatchAction('resume', couponBatchEndpoints.resume, options),
    stop: useBatchAction('stop', couponBatchEndpoints.stop, options),
    deactivate: useBatchAction('deactivate', couponBatchEndpoints.deactivate, options),
    remove: useAction(couponBatchEndpoints.removeDraft, {
      intent: `couponBatch.remove:${options.batch.id}`,
      onSuccess: () => {
        toast.success(t('batch.done.remove'))
        options.onGone()
      },
      onError: options.onDone,
    }),
  }
  return { ...all, error: Object.values(all).find((action) => action.error)?.error }
}
