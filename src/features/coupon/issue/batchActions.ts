import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'

/** The issuer's actions on a batch. */
export type BatchAction = 'edit' | 'remove' | 'pause' | 'resume' | 'addStock' | 'stop' | 'deactivate'

const MAY: Record<BatchAction, readonly BatchSummary['status'][]> = {
  edit: ['DRAFT'],
  remove: ['DRAFT'],
  pause: ['SENDING'],
  resume: ['PAUSED'],
  addStock: ['SENDING', 'PAUSED'],
  stop: ['SENDING', 'PAUSED'],
  deactivate: ['SENDING', 'PAUSED', 'STOPPED'],
}

/** Whether to offer an action for a batch; the server has the final say. A sold-out batch accepts more stock. */
export function mayDo(
  action: BatchAction,
  { status, stopReason }: Pick<BatchSummary, 'status' | 'stopReason'>,
): boolean {
  return MAY[action].includes(status) || (action === 'addStock' && stopReason === 'SOLD_OUT')
}
