import type { BatchSummary } from '@/contract/coupon-batch/schemas.ts'

/** What the issuer may do with a batch. */
export type Verb = 'edit' | 'remove' | 'pause' | 'resume' | 'addStock' | 'stop' | 'deactivate'

const MAY: Record<Verb, readonly BatchSummary['status'][]> = {
  edit: ['DRAFT'],
  remove: ['DRAFT'],
  pause: ['SENDING'],
  resume: ['PAUSED'],
  addStock: ['SENDING', 'PAUSED'],
  stop: ['SENDING', 'PAUSED'],
  deactivate: ['SENDING', 'PAUSED', 'STOPPED'],
}

/** Whether a verb is offered for a batch as it stands; the server decides. A batch that was sold out takes more stock. */
export function mayDo(verb: Verb, { status, stopReason }: Pick<BatchSummary, 'status' | 'stopReason'>): boolean {
  return MAY[verb].includes(status) || (verb === 'addStock' && stopReason === 'SOLD_OUT')
}
