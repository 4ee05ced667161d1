import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { DisputeDialog } from './DisputeDialog.tsx'

/** Who has to act next, by side and status. */
function noteOf({ side, status }: OrderDetail) {
  const isBuyer = side === 'BUYER'
  if (status === 'PAID') return isBuyer ? 'order.next.PAID.buyer' : 'order.next.PAID.seller'
  if (status === 'EXECUTING') return isBuyer ? 'order.next.EXECUTING.buyer' : 'order.next.EXECUTING.seller'
  if (status === 'DELIVERED') return isBuyer ? 'order.next.DELIVERED.buyer' : 'order.next.DELIVERED.seller'
  return undefined
}

/** The next step of the order, with the caller's own action if any. */
export function StepBar(props: OrderProps) {
  const t = useText()
  const { order } = props
  const note = noteOf(order)
  if (!note) return null
  return (
    <Section title={t('order.next')} note={t(note)}>
      {order.acceptBy && (
        <p>
          {t('order.acceptBy')} <Countdown until={order.acceptBy} />
        </p>
      )}
      {order.side === 'BUYER' ? <BuyerSteps {...props} /> : <SellerSteps {...props} />}
    </Section>
  )
}

function SellerSteps(props: OrderProps) {
  const t = useText()
  const { id, status } = props.order
  const [isAsking, setAsking] = useState(false)
  const start = useOrderAct(orderEndpoints.start, props, { intent: 'start', text: t('order.started') })
  const deliver = useOrderAct(orderEndpoints.deliver, props, { intent: 'deliver', text: t('order.delivered') })
  if (status === 'DELIVERED') return null
  const failure = <Failure text={failureText(t, start.error ?? deliver.error)} />
  if (status === 'PAID')
    return (
      <>
        {failure}
        <Button variant="primary" isBusy={start.loading} onClick={() => void start.run({ id })}>
          {t('order.start')}
        </Button>
      </>
    )
  return (
    <>
      {failure}
      <Button variant="primary" isBusy={deliver.loading} onClick={() => setAsking(true)}>
        {t('order.deliver')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('order.deliver')}
        confirmText={t('order.deliver')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void deliver.run({ id })
        }}
      >
        {t('order.deliver.ask')}
      </ConfirmDialog>
    </>
  )
}

function BuyerSteps(props: OrderProps) {
  const t = useText()
  const { id, status, openCharges, due } = props.order
  const [isAsking, setAsking] = useState(false)
  const [isDisputing, setDisputing] = useState(false)
  const accept = useOrderAct(orderEndpoints.accept, props, { intent: 'accept', text: t('order.accepted') })
  if (status === 'PAID') return null
  const reason = openCharges > 0 ? t('order.accept.charges') : Number(due.amount) > 0 ? t('order.accept.due') : null
  return (
    <div className="ct-order-steps">
      <Failure text={failureText(t, accept.error)} />
      {status === 'DELIVERED' && (
        <ActionButton variant="primary" disabledReason={reason} isBusy={accept.loading} onClick={() => setAsking(true)}>
          {t('order.accept')}
        </ActionButton>
      )}
      <Button onClick={() => setDisputing(true)}>{t('order.dispute.open')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('order.accept')}
        confirmText={t('order.accept')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void accept.run({ id })
        }}
      >
        {t('order.accept.ask')}
      </ConfirmDialog>
      {isDisputing && <DisputeDialog {...props} onClose={() => setDisputing(false)} />}
    </div>
  )
}
