import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import type { BatchStatus } from '@/contract/coupon/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<BatchStatus, Tone> = {
  DRAFT: 'neutral',
  AUDITING: 'warn',
  SENDING: 'ok',
  PAUSED: 'warn',
  STOPPED: 'neutral',
  DEACTIVATED: 'danger',
}

/** Status of a batch, with the reason why it stopped or was returned. */
export function BatchState({ row }: { row: BatchSummary }) {
  return (
    <span className="ct-batch-two">
      <StatusTag tone={TONES[row.status]}>
        <DictText dict="batch_status" code={row.status} />
      </StatusTag>
      {row.stopReason && (
        <span className="ct-dim">
          <DictText dict="stop_reason" code={row.stopReason} />
        </span>
      )}
      {row.status === 'DRAFT' && row.refusal && (
        <span className="ct-batch-refusal">
          <DictText dict="batch_refusal" code={row.refusal} />
        </span>
      )}
    </span>
  )
}
