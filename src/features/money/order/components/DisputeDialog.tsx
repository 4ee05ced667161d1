import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { DISPUTE_REASONS, DISPUTE_TEXT_MAX } from '@/contract/money/order/values.ts'
import type { DisputeReason } from '@/contract/money/order/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

const FIRST: { reason: DisputeReason | ''; text: string } = { reason: '', text: '' }

/** Opens a dispute with the buyer's reason. */
export function DisputeDialog({ onClose, ...props }: OrderProps & { onClose: () => void }) {
  const t = useText()
  const action = useOrderAct(orderEndpoints.dispute, props, {
    intent: 'dispute',
    text: t('order.dispute.opened'),
    onDone: onClose,
  })
  const ask = t('order.dispute.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason, text }) => [...missing('reason', reason, ask), ...checkReason('text', text, DISPUTE_TEXT_MAX)],
    request: ({ reason, text }) => (reason ? { id: props.order.id, reason, text } : undefined),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      size="medium"
      title={t('order.dispute.open')}
      submitText={t('order.dispute.open')}
      onClose={onClose}
    >
      <p>{t('order.dispute.lead')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={DISPUTE_REASONS}
        dict="dispute_reason"
        label={t('order.dispute.reason')}
        ask={ask}
      />
      <TextAreaField
        {...form.text('text')}
        label={t('order.dispute.text')}
        isRequired
        rows={4}
        maxLength={DISPUTE_TEXT_MAX}
      />
    </FormDialog>
  )
}
