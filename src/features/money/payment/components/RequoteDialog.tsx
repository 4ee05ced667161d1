import { useEffect, useRef, useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import type { PayWay } from '@/contract/money/order/dues.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { Stack } from '@/ui/Split.tsx'
import { isRateOver } from '../usePayOrder.ts'
import type { usePayOrder } from '../usePayOrder.ts'

interface RequoteProps {
  order: OrderDetail
  way: PayWay
  actions: Pick<ReturnType<typeof usePayOrder>, 'relock' | 'isRelocking'>
  onClose: () => void
  onPay: () => void
}

/** Minimum time to read the new amount, ms. */
const READ_MS = 500

/** The rate expired before the payment: locks today's rate, then asks to accept the new amount beside the old one. */
export function RequoteDialog({ order, way, actions, onClose, onPay }: RequoteProps) {
  const t = useText()
  const now = useServerNow()
  const [before] = useState(way)
  const isOver = isRateOver(order, way, now)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
  }, [isOver])
  // A click meant for "lock today's rate" must not pay.
  const pay = () => {
    if (performance.now() - since.current > READ_MS) onPay()
  }
  return (
    <ConfirmDialog
      isOpen
      isBusy={actions.isRelocking}
      title={t(isOver ? 'payment.requote.title' : 'payment.requote.check')}
      confirmText={isOver ? t('payment.due.relock') : t('payment.requote.pay')}
      onCancel={onClose}
      onConfirm={isOver ? actions.relock : pay}
    >
      <Stack>
        <p role="status">{t(isOver ? 'payment.requote.over' : 'payment.requote.fresh')}</p>
        <DefinitionGrid
          items={[
            { label: t('payment.requote.before'), value: <Money value={before} /> },
            ...(isOver ? [] : [{ label: t('payment.requote.now'), value: <Money value={way} /> }]),
          ]}
        />
      </Stack>
    </ConfirmDialog>
  )
}
