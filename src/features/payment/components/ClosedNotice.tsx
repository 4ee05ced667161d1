import type { OrderDetail } from '@/contract/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** Why there is nothing to pay any more: cancelled, or which time limit ran out, when, and on whose side. */
export function ClosedNotice({ order }: { order: Pick<OrderDetail, 'status' | 'side' | 'payBy' | 'confirmBy'> }) {
  const t = useText()
  const { status, side, payBy, confirmBy } = order
  const until = payBy ?? confirmBy
  return (
    <Notice tone="danger">
      {status === 'TIMED_OUT' && until && (
        <p>
          {/* The time to pay begins with the confirmation: without it the confirmation was late. */}
          {t(`payment.lapsed.${payBy ? 'pay' : 'confirm'}.${side}`)} <DateText value={until} />
        </p>
      )}
      <p>{t('payment.closed')}</p>
    </Notice>
  )
}
