import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { ORDER_TONES } from '@/reference/statusTones.ts'
import { StatusTag } from '@/ui/Chip.tsx'

type TagOrder = Pick<OrderSummary, 'status' | 'depositPct' | 'payable' | 'paid'>

/** Status of an order; PAID with a balance is paid as to its deposit. */
export function OrderStatusTag({ order: { status, depositPct, payable, paid } }: { order: TagOrder }) {
  const t = useText()
  const isDeposit = status === 'PAID' && depositPct !== undefined && Number(payable.amount) > Number(paid.amount)
  return (
    <StatusTag tone={ORDER_TONES[status]}>
      {isDeposit ? t('payment.depositPaid') : <DictText dict="order_status" code={status} />}
    </StatusTag>
  )
}
