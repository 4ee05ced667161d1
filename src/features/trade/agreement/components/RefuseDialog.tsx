import { NOTE_MAX } from '@/contract/limits.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { CALL_OFF_REFUSALS } from '@/contract/trade/agreement/values.ts'
import type { CallOffRefusal } from '@/contract/trade/agreement/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextField } from '@/ui/Field.tsx'

const FIRST: { reason: CallOffRefusal | ''; note: string } = { reason: '', note: '' }

/** Declines a call-off with a reason, which is sent to the buyer. */
export function RefuseDialog({ row: { id, version, callOff }, onClose }: { row: Booking; onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(bookingEndpoints.refuse, {
    intent: `booking.refuse:${id}`,
    done: t('agreement.refuse.done'),
    onClose,
  })
  const ask = t('agreement.refuse.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason }) => missing('reason', reason, ask),
    request: ({ reason, note }) => (reason ? { id, version, reason, note: note.trim() } : undefined),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('agreement.refuse.title')}
      submitText={t('agreement.refuse')}
      onClose={onClose}
    >
      <p>{t(callOff?.isOver ? 'agreement.refuse.over' : 'agreement.refuse.text')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={CALL_OFF_REFUSALS.filter((code) => code !== 'OVER_ALLOCATION' || callOff?.isOver)}
        dict="call_off_refusal"
        label={t('agreement.refuse.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('agreement.note')} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
