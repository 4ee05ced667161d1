import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { CANCEL_REASONS } from '@/contract/trade/tender/values.ts'
import type { CancelReason } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface WithdrawProps {
  tender: TenderDetail
  onClose: () => void
}

/** Asks for a reason before withdrawing a tender; every bidder is notified. */
export function WithdrawDialog({ tender, onClose }: WithdrawProps) {
  const t = useText()
  const reason = useReason<CancelReason>()
  const [note, setNote] = useState('')
  const cancel = useAction(tenderEndpoints.cancel, {
    intent: `tender.cancel:${tender.id}`,
    onSuccess: () => {
      toast.success(t('tender.withdraw.done'))
      onClose()
    },
    onError: (_, current) => {
      if (current) onClose()
    },
  })
  const send = () => {
    const code = reason.take()
    if (code) void cancel.run({ id: tender.id, version: tender.version, reason: code, note })
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={cancel.loading}
      title={t('tender.withdraw.title')}
      confirmText={t('tender.action.withdraw')}
      onCancel={onClose}
      onConfirm={send}
    >
      <Stack>
        <p>{t('tender.withdraw.text')}</p>
        <Failure text={failureText(t, cancel.error)} />
        <ReasonField
          reason={reason}
          codes={CANCEL_REASONS}
          dict="cancel_reason"
          label={t('tender.withdraw.reason')}
          ask={t('tender.withdraw.reason.ask')}
        />
        <TextField
          label={t('tender.withdraw.note')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
