import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { RED_NOTE_MAX, RED_REASONS } from '@/contract/money/invoice/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { TextField } from '@/ui/Field.tsx'

interface RedProps {
  invoice: InvoiceDetail
  onClose: () => void
}

const FIRST: { reason: (typeof RED_REASONS)[number] | ''; note: string } = { reason: '', note: '' }

/** Requests a reversal with a reason. */
export function RedDialog({ invoice: { id, version }, onClose }: RedProps) {
  const t = useText()
  const action = useDialogAction(invoiceEndpoints.applyRed, {
    intent: `invoice.applyRed:${id}`,
    done: t('invoice.red.applied'),
    onClose,
  })
  const ask = t('invoice.red.reason.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: ({ reason }) => missing('reason', reason, ask),
    request: ({ reason, note }) => (reason ? { id, version, reason, note } : undefined),
  })
  return (
    <FormDialog form={form} title={t('invoice.red.apply')} submitText={t('invoice.red.apply')} onClose={onClose}>
      <p>{t('invoice.red.apply.text')}</p>
      <ReasonField
        {...form.field('reason')}
        codes={RED_REASONS}
        dict="red_reason"
        label={t('invoice.red.reason')}
        ask={ask}
      />
      <TextField {...form.text('note')} label={t('invoice.red.note')} maxLength={RED_NOTE_MAX} />
    </FormDialog>
  )
}
