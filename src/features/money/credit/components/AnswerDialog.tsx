import { NOTE_MAX } from '@/contract/limits.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import { checkReason } from '@/contract/money/order/rules.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

const TITLES = { refuse: 'credit.refuse.title', close: 'credit.close.title', withdraw: 'credit.withdraw' } as const
const DONE = { refuse: 'credit.refuse.done', close: 'credit.close.done', withdraw: 'credit.withdraw.done' } as const
const LEADS = { close: 'credit.close.text', withdraw: 'credit.withdraw.text' } as const

interface AnswerProps {
  row: CreditLine
  what: keyof typeof TITLES
  onClose: () => void
}

/** The seller refuses a request or ends a line, with its reason; the buyer takes its request back. */
export function AnswerDialog({ row: { id, version }, what, onClose }: AnswerProps) {
  const t = useText()
  const needsReason = what !== 'withdraw'
  const action = useDialogAction(what === 'refuse' ? creditEndpoints.refuse : creditEndpoints.close, {
    intent: `credit.${what}:${id}:${version}`,
    done: t(DONE[what]),
    onClose,
  })
  const form = useForm({
    first: { note: '' },
    action,
    check: ({ note }) => (needsReason ? checkReason('note', note, NOTE_MAX) : []),
    request: ({ note }) => ({ id, version, note }),
  })
  return (
    <FormDialog
      form={form}
      variant="danger"
      title={t(TITLES[what])}
      submitText={t(`credit.${what}`)}
      isCancelling
      onClose={onClose}
    >
      {what !== 'refuse' && <p>{t(LEADS[what])}</p>}
      {needsReason && (
        <>
          <TextAreaField {...form.text('note')} label={t('credit.reason')} isRequired rows={3} maxLength={NOTE_MAX} />
          <ContactHint text={form.values.note} hint={t('credit.contacts')} />
        </>
      )}
    </FormDialog>
  )
}
