import { useRef, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { UNDO_NOTE_MAX } from '@/contract/coupon/limits.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import { UNDO_REASONS, type UndoReason } from '@/contract/coupon/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { toast } from '@/ui/toast.ts'

interface UndoProps {
  row: Verification
  onClose: () => void
}

/** Undoes a verification with a reason; the holder is notified and can use the coupon again. */
export function UndoDialog({ row, onClose }: UndoProps) {
  const t = useText()
  const words = useProblemText()
  const fields = useRef<HTMLDivElement>(null)
  const reason = useReason<UndoReason>()
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const undo = useAction(couponEndpoints.undo, {
    intent: `coupon.undo:${row.id}`,
    onSuccess: (undone) => {
      toast.success(t('counter.undo.done', { no: undone.no }))
      onClose()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onClose()
    },
  })
  const isShort = reason.value === 'OTHER' && note.trim().length < 2
  const refused = undo.fieldErrors.find((one) => one.field === 'note')?.message
  const send = () => {
    setSubmitted(true)
    const code = reason.take()
    if (!code) return
    if (isShort) fields.current?.querySelector('textarea')?.focus()
    else void undo.run({ id: row.id, reason: code, note: note.trim() })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={undo.loading}
      title={t('counter.undo.title', { no: row.no })}
      confirmText={t('counter.undo')}
      onCancel={onClose}
      onConfirm={send}
    >
      <div ref={fields}>
        <Stack>
          <p>{t('counter.undo.text', { name: row.name, holder: row.holderMasked })}</p>
          <Failure text={failureText(t, undo.error)} />
          <ReasonField
            reason={reason}
            codes={UNDO_REASONS}
            dict="undo_reason"
            label={t('counter.undo.reason')}
            ask={t('counter.undo.reason.ask')}
          />
          <TextAreaField
            label={t('counter.undo.note')}
            rows={2}
            maxLength={UNDO_NOTE_MAX}
            isRequired={reason.value === 'OTHER'}
            value={note}
            error={submitted && isShort ? words({ field: 'note', code: 'required' }) : refused}
            onChange={(event) => {
              undo.reset()
              setNote(event.target.value)
            }}
          />
        </Stack>
      </div>
    </ConfirmDialog>
  )
}
