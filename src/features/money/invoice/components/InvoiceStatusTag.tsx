import type { InvoiceStatus } from '@/contract/money/invoice/values.ts'
import { useDict } from '@/reference/useReferences.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<InvoiceStatus, Tone> = {
  SUBMITTED: 'sea',
  REVIEWING: 'sea',
  ISSUING: 'sea',
  ISSUED: 'ok',
  DELIVERED: 'ok',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  RED_APPLIED: 'warn',
  RED_WAIT_BUYER: 'accent',
  RED_ISSUED: 'neutral',
  RED_VOID: 'ok',
}

/** Status of a request as text and color. */
export function InvoiceStatusTag({ status }: { status: InvoiceStatus }) {
  const { labelOf } = useDict('invoice_status')
  return <StatusTag tone={TONES[status]}>{labelOf(status)}</StatusTag>
}
