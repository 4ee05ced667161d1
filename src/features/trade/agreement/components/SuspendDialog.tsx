import { NOTE_MAX } from '@/contract/limits.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { versionOf } from '../ending.ts'
import { OverdueTable } from './OverdueTable.tsx'

/** The seller takes no more call-offs until what the buyer owes beyond its day is paid. */
export function SuspendDialog({ agreement, onClose }: { agreement: AgreementDetail; onClose: () => void }) {
  const t = useText()
  const { id, overdue = [] } = agreement
  const action = useDialogAction(agreementEndpoints.suspend, {
    intent: `agreement.suspend:${id}`,
    done: t('agreement.suspend.done'),
    onClose,
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: () => [],
    request: ({ note }) => ({ id, version: versionOf(agreement), note: note.trim() }),
  })
  return (
    <FormDialog
      form={form}
      size="medium"
      variant="danger"
      title={t('agreement.suspend.title')}
      submitText={t('agreement.suspend')}
      onClose={onClose}
    >
      <p>{t('agreement.suspend.text')}</p>
      <OverdueTable rows={overdue} />
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
