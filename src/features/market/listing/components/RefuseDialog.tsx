import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { BOOKING_REFUSALS } from '@/contract/market/listing/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextField } from '@/ui/Field.tsx'

interface RefuseProps {
  row: Booking
  onClose: () => void
}

const FIRST: { reason: (typeof BOOKING_REFUSALS)[number] | ''; note: string } = { reason: '', note: '' }

/** Rejects a booking with a reason, which is sent to the buyer. */
export function RefuseDialog({ row: { id, version }, onClose }: RefuseProps) {
  const t = useText()
  const action = useDialogAction(bookingEndpoints.refuse, {
    intent: `booking.refuse:${id}`,
    done: t('listing.booking.refuse.done'),
    onClose,
  })
  const ask = t('listing.booking.refuse.ask')
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
      title={t('listing.booking.refuse.title')}
      submitText={t('listing.booking.refuse')}
      onClose={onClose}
    >
      <p>{t('listing.booking.refuse.text')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={BOOKING_REFUSALS}
        dict="booking_refusal"
        label={t('listing.booking.refuse.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('listing.booking.refuse.note')} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('listing.contacts')} />
    </FormDialog>
  )
}
