import { NOTE_MAX } from '@/contract/limits.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { CANCEL_REASONS } from '@/contract/trade/tender/values.ts'
import type { CancelReason } from '@/contract/trade/tender/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextField } from '@/ui/Field.tsx'

interface WithdrawProps {
  tender: TenderDetail
  onClose: () => void
}

const FIRST: { reason: CancelReason | ''; note: string } = { reason: '', note: '' }

/** Asks for a reason before withdrawing a tender; every bidder is notified. */
export function WithdrawDialog({ tender: { id, version }, onClose }: WithdrawProps) {
  const t = useText()
  const action = useDialogAction(tenderEndpoints.cancel, {
    intent: `tender.cancel:${id}`,
    done: t('tender.withdraw.done'),
    onClose,
  })
  const ask = t('tender.withdraw.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason }) => missing('reason', reason, ask),
    request: ({ reason, note }) => (reason ? { id, version, reason, note } : undefined),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t('tender.withdraw.title')}
      submitText={t('tender.action.withdraw')}
      isCancelling
      onClose={onClose}
    >
      <p>{t('tender.withdraw.text')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={CANCEL_REASONS}
        dict="cancel_reason"
        label={t('tender.withdraw.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('tender.withdraw.note')} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
