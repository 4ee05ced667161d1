import { useState } from 'react'
import { useApi } from '@/api/ApiContext.tsx'
import { NOTE_MAX } from '@/contract/limits.ts'
import type { Money } from '@/contract/money.ts'
import { cancelFeeOf } from '@/contract/money/order/cancelFee.ts'
import { hasOpenPayment, isUnpaidCallOff } from '@/contract/money/order/cancelUnpaid.ts'
import { restOf } from '@/contract/money/order/dues.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { mayCancelLost } from '@/contract/money/order/schedule/rules.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { refundable } from '@/contract/money/refund/amounts.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** The buyer cancels an order that the seller has not started, or that sails too late, and gets back what it paid. */
export function CancelPaid(props: OrderProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { order } = props
  const isBegun = hasOpenPayment(order.payments) && !mayCancelLost(order)
  return (
    <>
      <ActionButton
        variant="quiet"
        disabledReason={isUnpaidCallOff(order) && isBegun ? t('order.cancelUnpaid.payment') : null}
        onClick={() => setOpen(true)}
      >
        {t(isUnpaid(props) ? 'order.cancelUnpaid' : 'order.cancelPaid')}
      </ActionButton>
      {isOpen && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Whether there is nothing to give back: an order on credit, or a call-off that is not paid yet. */
const isUnpaid = ({ order }: OrderProps): boolean => Number(order.paid.amount) === 0

/** Says what goes back, and what of it the seller keeps as `fee`. */
function useLead(props: OrderProps): (fee: readonly Money[]) => string {
  const t = useText()
  const { money } = useFormats()
  const { order } = props
  const sum = (amounts: readonly Money[]): string => amounts.map(money).join(' + ')
  return (fee) => {
    const isLost = mayCancelLost(order)
    if (isUnpaid(props) && isLost) return t('order.cancelUnpaid.lost')
    if (isUnpaid(props)) return t(isUnpaidCallOff(order) ? 'order.cancelUnpaid.callOff' : 'order.cancelUnpaid.lead')
    const paid = refundable(order)
    if (fee.length > 0)
      return t('order.cancelPaid.fee', {
        pct: order.cancelFeePct ?? 0,
        fee: sum(fee),
        amount: sum(restOf(paid, fee)) || t('common.none'),
      })
    if (isLost) return t('order.cancelPaid.lost', { amount: sum(paid) })
    return t(order.status === 'EXECUTING' ? 'order.cancelPaid.late' : 'order.cancelPaid.lead', { amount: sum(paid) })
  }
}

function CancelDialog({ onClose, ...props }: OrderProps & { onClose: () => void }) {
  const t = useText()
  const { clock } = useApi()
  const lead = useLead(props)
  const action = useOrderAct(orderEndpoints.cancelPaid, props, {
    intent: 'cancelPaid',
    text: t(isUnpaid(props) ? 'order.cancelUnpaid.done' : 'order.cancelPaid.done'),
    onDone: onClose,
  })
  const fee = cancelFeeOf(props.order, clock.now())
  const title = t(isUnpaid(props) ? 'order.cancelUnpaid' : 'order.cancelPaid')
  const form = useForm({
    first: { note: '' },
    action,
    check: ({ note }) => checkReason('note', note, NOTE_MAX),
    request: ({ note }) => ({ id: props.order.id, note, ...(fee.length > 0 && { fee }) }),
  })
  return (
    <FormDialog form={form} variant="danger" title={title} submitText={title} isCancelling onClose={onClose}>
      <p>{lead(fee)}</p>
      <TextAreaField
        {...form.text('note')}
        label={t('order.cancelPaid.note')}
        isRequired
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
