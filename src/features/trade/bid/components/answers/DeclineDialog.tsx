import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { DECLINE_REASONS } from '@/contract/trade/bid/values.ts'
import type { DeclineReason } from '@/contract/trade/bid/values.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { checkText } from '@/contract/validation.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface DeclineProps {
  bid: Pick<BidDetail, 'id' | 'version'>
  onClose: () => void
}

/** Declines an award; the reason is sent to the publisher. */
export function DeclineDialog({ bid, onClose }: DeclineProps) {
  const t = useText()
  const problemText = useProblemText()
  const reason = useReason<DeclineReason>()
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const decline = useAction(bidEndpoints.decline, {
    intent: `bid.decline:${bid.id}`,
    onSuccess: () => {
      toast.success(t('bid.answer.decline.done'))
      onClose()
    },
    onError: (error) => {
      if (hasCode(error, BUSINESS_CODES.stateChanged)) onClose()
    },
  })
  const wrong = checkText(note, NOTE_MAX)
  const send = () => {
    setSubmitted(true)
    const code = reason.take()
    if (code && !wrong) void decline.run({ id: bid.id, version: bid.version, reason: code, note: note.trim() })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={decline.loading}
      title={t('bid.answer.decline.title')}
      confirmText={t('bid.answer.decline')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <p>{t('bid.answer.decline.text')}</p>
        <Failure text={failureText(t, decline.error)} />
        <ReasonField
          reason={reason}
          codes={DECLINE_REASONS}
          dict="decline_reason"
          label={t('bid.answer.reason')}
          ask={t('bid.answer.reason.ask')}
        />
        <TextField
          label={t('bid.answer.note')}
          value={note}
          error={
            submitted && wrong
              ? problemText({ field: 'note', code: wrong, params: { max: NOTE_MAX } })
              : decline.fieldErrors[0]?.message
          }
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
