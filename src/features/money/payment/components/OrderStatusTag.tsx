import type { OrderStatus } from '@/contract/money/order/values.ts'
import { DictText } from '@/reference/DictText.tsx'
import { ORDER_TONES } from '@/reference/statusTones.ts'
import { StatusTag } from '@/ui/Chip.tsx'

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  return (
    <StatusTag tone={ORDER_TONES[status]}>
      <DictText dict="order_status" code={status} />
    </StatusTag>
  )
}
