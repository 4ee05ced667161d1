import type { AgreementStatus } from '@/contract/trade/agreement/values.ts'
import { useDict } from '@/reference/useReferences.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<AgreementStatus, Tone> = {
  PENDING_START: 'warn',
  ACTIVE: 'ok',
  SUSPENDED: 'danger',
  FULFILLED: 'sea',
  EXPIRED: 'neutral',
  TERMINATED: 'neutral',
}

/** State of an agreement. */
export function AgreementTag({ status }: { status: AgreementStatus }) {
  const { labelOf } = useDict('agreement_status')
  return <StatusTag tone={TONES[status]}>{labelOf(status)}</StatusTag>
}
