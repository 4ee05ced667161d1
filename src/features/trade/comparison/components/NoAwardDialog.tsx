import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

interface NoAwardProps {
  tender: TenderDetail
  onClose: () => void
}

/** Confirms closing a tender without a winner. */
export function NoAwardDialog({ tender, onClose }: NoAwardProps) {
  const t = useText()
  const [note, setNote] = useState('')
  const end = useAction(tenderEndpoints.noAward, {
    intent: `tender.noAward:${tender.id}`,
    onSuccess: () => {
      toast.success(t('comparison.noAward.done'))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={end.loading}
      title={t('comparison.noAward.title')}
      confirmText={t('comparison.action.noAward')}
      onCancel={onClose}
      onConfirm={() => void end.run({ tenderId: tender.id, version: tender.version, note })}
    >
      <Stack>
        <p>{t('comparison.noAward.text')}</p>
        <Failure text={failureText(t, end.error)} />
        <TextField
          label={t('comparison.noAward.note')}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
