import { NOTE_MAX } from '@/contract/limits.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { checkAnswer } from '@/contract/money/statement/rules.ts'
import type { StatementDetail, StatementLine } from '@/contract/money/statement/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface ReplyProps {
  statement: StatementDetail
  line: StatementLine
  /** Name of the charge. */
  name: string
  onClose: () => void
}

/** The seller replies to a dispute: it agrees to the buyer's amount, offers another, or stands by the whole. */
export function ReplyDialog({ statement: { id, version }, line, name, onClose }: ReplyProps) {
  const t = useText()
  const { money } = useFormats()
  const { amount, dispute } = line
  const { currency } = amount
  const action = useDialogAction(statementEndpoints.answerLine, {
    intent: `statement.reply:${id}:${line.key}:${version}`,
    done: t('statement.reply.done'),
    onClose,
  })
  const form = useForm({
    first: { amount: dispute?.believed ?? '', note: '' },
    action,
    check: (values) => checkAnswer(values, line),
    request: (values) => ({ id, version, line: line.key, ...values }),
  })
  return (
    <FormDialog
      form={form}
      title={t('statement.reply.title', { name })}
      submitText={t('statement.reply')}
      onClose={onClose}
    >
      {dispute && (
        <p>
          <DictText dict="line_dispute" code={dispute.reason} /> ·{' '}
          {t('statement.believed', { amount: money({ amount: dispute.believed, currency }) })}
          <br />
          <TypedText>{dispute.note}</TypedText>
        </p>
      )}
      <p>{t('statement.reply.text', { amount: money(amount) })}</p>
      <NumberField {...form.number('amount')} label={t('statement.reply.amount', { currency })} isRequired />
      <TextAreaField
        {...form.text('note')}
        label={t('statement.reply.note')}
        hint={t('statement.reply.note.hint')}
        rows={3}
        maxLength={NOTE_MAX}
      />
    </FormDialog>
  )
}
