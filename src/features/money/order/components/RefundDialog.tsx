import { NOTE_MAX } from '@/contract/limits.ts'
import type { Money } from '@/contract/money.ts'
import { BALANCE_REASONS } from '@/contract/money/refund/values.ts'
import type { BalanceReason } from '@/contract/money/refund/values.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { checkDecimal } from '@/contract/validation.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

interface Values {
  reason: BalanceReason | ''
  amount: string
  note: string
}

/** The buyer asks for its balance with the seller, or a part of it. */
export function RefundDialog({ balance, onClose, ...props }: OrderProps & { balance: Money; onClose: () => void }) {
  const t = useText()
  const { amount: max, currency } = balance
  const action = useOrderAct(paymentEndpoints.refund, props, {
    intent: `refund.${currency}`,
    text: t('order.refund.asked'),
    onDone: onClose,
  })
  const ask = t('order.choose')
  const first: Values = { reason: '', amount: max, note: '' }
  const form = useForm({
    first,
    action,
    check: ({ reason, amount }) => {
      const wrong = checkDecimal(amount, Number(max))
      return [
        ...missing('reason', reason, ask),
        ...(wrong ? [{ field: 'amount', code: wrong, params: { min: 0, max: Number(max) } } as const] : []),
      ]
    },
    request: ({ reason, ...rest }) => (reason ? { orderId: props.order.id, reason, currency, ...rest } : undefined),
  })
  return (
    <FormDialog form={form} title={t('order.refund.ask')} submitText={t('order.refund.ask')} onClose={onClose}>
      <p>{t('order.refund.lead')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={BALANCE_REASONS}
        dict="refund_reason"
        label={t('order.refund.reason')}
        ask={ask}
      />
      <NumberField {...form.number('amount')} label={t('order.charges.amount', { currency })} isRequired />
      <TextAreaField {...form.text('note')} label={t('order.refund.note')} rows={2} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
