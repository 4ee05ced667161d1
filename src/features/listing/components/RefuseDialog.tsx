import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bookingEndpoints } from '@/contract/booking/endpoints.ts'
import type { Booking } from '@/contract/booking/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { BOOKING_REFUSALS } from '@/contract/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { SelectField, TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface RefuseProps {
  row: Booking
  onClose: () => void
  onChange: () => void
}

/** Refuses a booking with a reason, which the buyer reads. */
export function RefuseDialog({ row, onClose, onChange }: RefuseProps) {
  const t = useText()
  const { labelOf } = useDict('booking_refusal')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const refuse = useAction(bookingEndpoints.refuse, {
    intent: `booking.refuse:${row.id}`,
    onSuccess: () => {
      toast.success(t('listing.booking.refuse.done'))
      onClose()
      onChange()
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
      onClose()
      onChange()
    },
  })
  const send = () => {
    setTried(true)
    const chosen = BOOKING_REFUSALS.find((one) => one === reason)
    if (chosen) void refuse.run({ id: row.id, version: row.version, reason: chosen, note: note.trim() })
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
        <SelectField
          label={t('listing.booking.refuse.reason')}
          isRequired
          value={reason}
          error={isTried && reason === '' ? t('listing.booking.refuse.missing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        >
          <option value="">{t('listing.choose')}</option>
          {BOOKING_REFUSALS.map((code) => (
            <option key={code} value={code}>
              {labelOf(code)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('listing.booking.refuse.note')}
          maxLength={300}
          value={note}
          error={refuse.fieldErrors[0]?.message}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
