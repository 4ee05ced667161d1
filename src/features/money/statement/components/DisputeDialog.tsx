import { NOTE_MAX } from '@/contract/limits.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { checkDispute } from '@/contract/money/statement/rules.ts'
import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import { LINE_DISPUTES } from '@/contract/money/statement/values.ts'
import type { LineDispute } from '@/contract/money/statement/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { ReasonField } from '@/reference/ReasonField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

interface DisputeProps {
  statement: StatementDetail
  line: StatementLine
  /** Name of the charge. */
  name: string
  onClose: () => void
}

const FIRST: { reason: LineDispute | ''; believed: string; note: string } = { reason: '', believed: '', note: '' }

/** The buyer disputes a charge: why, and what it believes to be right. */
export function DisputeDialog({ statement: { id, version }, line, name, onClose }: DisputeProps) {
  const t = useText()
  const { money } = useFormats()
  const { amount } = line
  const action = useDialogAction(statementEndpoints.disputeLine, {
    intent: `statement.dispute:${id}:${line.key}`,
    done: t('statement.dispute.done'),
    onClose,
  })
  const ask = t('statement.dispute.ask')
  const form = useForm({
    first: FIRST,
    action,
    check: (values) => [...missing('reason', values.reason, ask), ...checkDispute(values, line)],
    request: ({ reason, ...rest }) => (reason ? { id, version, line: line.key, reason, ...rest } : undefined),
  })
  return (
    <FormDialog
      form={form}
      title={t('statement.dispute.title', { name })}
      submitText={t('statement.dispute')}
      onClose={onClose}
    >
      <p>{t('statement.dispute.text', { amount: money(amount) })}</p>
      <ReasonField
        {...form.field('reason')}
        codes={LINE_DISPUTES}
        dict="line_dispute"
        label={t('credit.reason')}
        ask={ask}
      />
      <NumberField
        {...form.number('believed')}
        label={t('statement.dispute.believed', { currency: amount.currency })}
        isRequired
      />
      <TextAreaField
        {...form.text('note')}
        label={t('statement.dispute.note')}
        rows={3}
        maxLength={NOTE_MAX}
        isRequired
      />
    </FormDialog>
  )
}
