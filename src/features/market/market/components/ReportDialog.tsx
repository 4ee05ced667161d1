import { NOTE_MAX } from '@/contract/limits.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { REPORT_REASONS } from '@/contract/market/listing/values.ts'
import type { ReportReason } from '@/contract/market/listing/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextField } from '@/ui/Field.tsx'

const FIRST: { reason: ReportReason | ''; note: string } = { reason: '', note: '' }

/** Reports a listing to the platform. */
export function ReportDialog({ listing: { id }, onClose }: { listing: ListingDetail; onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(listingEndpoints.report, {
    intent: `listing.report:${id}`,
    done: t('market.report.done'),
    onClose,
  })
  const ask = t('market.report.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason }) => missing('reason', reason, ask),
    request: ({ reason, note }) => (reason ? { id, reason, note: note.trim() } : undefined),
  })
  return (
    <FormDialog form={form} title={t('market.report.title')} submitText={t('market.report.send')} onClose={onClose}>
      <p>{t('market.report.lead')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={REPORT_REASONS}
        dict="report_reason"
        label={t('market.report.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('market.report.note')} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
