import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { BOOKING_REFUSALS } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface RefuseProps {
  row: Booking
  onClose: () => void
}

/** Rejects a booking with a reason, which is sent to the buyer. */
export function RefuseDialog({ row, onClose }: RefuseProps) {
  const t = useText()
  const reason = useReason<(typeof BOOKING_REFUSALS)[number]>()
  const [note, setNote] = useState('')
  const refuse = useAction(bookingEndpoints.refuse, {
    intent: `booking.refuse:${row.id}`,
    onSuccess: () => {
      toast.success(t('listing.booking.refuse.done'))
      onClose()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onClose()
    },
  })
  const send = () => {
    const code = reason.take()
    if (code) void refuse.run({ id: row.id, version: row.version, reason: code, note: note.trim() })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={refuse.loading}
      title={t('listing.booking.refuse.title')}
      confirmText={t('listing.booking.refuse')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <p>{t('listing.booking.refuse.text')}</p>
        <Failure text={failureText(t, refuse.error)} />
        <ReasonField
          reason={reason}
          codes={BOOKING_REFUSALS}
          dict="booking_refusal"
          label={t('listing.booking.refuse.reason')}
          ask={t('listing.booking.refuse.ask')}
        />
        <TextField
          label={t('listing.booking.refuse.note')}
          maxLength={NOTE_MAX}
          value={note}
          error={refuse.fieldErrors[0]?.message}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
