import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'

/** What the issuer may do with a batch. */
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

/** Whether an action is offered for a batch as it stands; the server decides. A batch that was sold out takes more stock. */
export function mayDo(
  action: BatchAction,
  { status, stopReason }: Pick<BatchSummary, 'status' | 'stopReason'>,
): boolean {
  return MAY[action].includes(status) || (action === 'addStock' && stopReason === 'SOLD_OUT')
}
