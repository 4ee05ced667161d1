import type { StatementStatus } from '@/contract/money/statement/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<StatementStatus, Tone> = {
  DRAFT: 'neutral',
  SENT: 'accent',
  DISPUTED: 'danger',
  CONFIRMED: 'sea',
  PART_PAID: 'warn',
  PAID: 'ok',
}

/** Status of a statement. */
export function StatementTag({ status }: { status: StatementStatus }) {
  return (
    <StatusTag tone={TONES[status]}>
      <DictText dict="statement_status" code={status} />
    </StatusTag>
  )
}
