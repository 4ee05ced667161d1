import { useId, useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { REPORT_REASONS } from '@/contract/market/listing/values.ts'
import type { ReportReason } from '@/contract/market/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField, useReason } from '@/reference/ReasonField.tsx'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'

/** Reports a listing to the platform. */
export function ReportDialog({ listing: { id }, onClose }: { listing: ListingDetail; onClose: () => void }) {
  const t = useText()
  const form = useId()
  const reason = useReason<ReportReason>()
  const [note, setNote] = useState('')
  const report = useAction(listingEndpoints.report, {
    intent: `listing.report:${id}`,
    onSuccess: () => {
      toast.success(t('market.report.done'))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="small"
      title={t('market.report.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" isBusy={report.loading}>
            {t('market.report.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const code = reason.take()
          if (code) void report.run({ id, reason: code, note: note.trim() })
        }}
      >
        <Stack>
          <p>{t('market.report.lead')}</p>
          <Failure text={failureText(t, report.error)} />
          <ReasonField
            reason={reason}
            codes={REPORT_REASONS}
            dict="report_reason"
            label={t('market.report.reason')}
            ask={t('market.report.reason.ask')}
          />
          <TextField
            label={t('market.report.note')}
            maxLength={NOTE_MAX}
            value={note}
            error={report.fieldErrors[0]?.message}
            onChange={(event) => setNote(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
