import type { OrderStatus } from '@/contract/order/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<OrderStatus, Tone> = {
  TO_CONFIRM: 'warn',
  TO_PAY: 'accent',
  PAY_CHECKING: 'warn',
  PAID: 'ok',
  EXECUTING: 'sea',
  DELIVERED: 'sea',
  SETTLED: 'ok',
  REVIEWED: 'ok',
  CANCELLED: 'neutral',
  TIMED_OUT: 'danger',
  DISPUTED: 'danger',
}

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return (
    <StatusTag tone={TONES[status]}>
      <DictText dict="order_status" code={status} />
    </StatusTag>
  )
}
