import { NOTE_MAX } from '@/contract/limits.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

/** The buyer cancels a call-off that was accepted and is not paid yet, with a reason for the seller. */
export function CancelAccepted({ row: { id, items }, onClose }: { row: Booking; onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(orderEndpoints.cancelPaid, {
    intent: `order.cancelPaid:${id}`,
    done: t('agreement.cancel.done'),
    changed: t('error.business.4009'),
    onClose,
    silent: true,
  })
  const form = useForm({
    first: { note: '' },
    action,
    isSilent: true,
    check: ({ note }) => checkReason('note', note, NOTE_MAX),
    request: ({ note }) => ({ id, note }),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('agreement.cancel.title')}
      submitText={t('agreement.cancel')}
      isCancelling
      onClose={onClose}
    >
      <p>
        <BoxesText boxes={items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))} /> ·{' '}
        {t('agreement.cancel.accepted')}
      </p>
      <TextAreaField
        {...form.text('note')}
        label={t('agreement.cancel.note')}
        isRequired
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
