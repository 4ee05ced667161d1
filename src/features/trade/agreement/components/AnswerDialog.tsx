import { NOTE_MAX } from '@/contract/limits.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import type { FormDialogProps } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import type { Sender } from '@/forms/useSubmission.ts'
import { useText } from '@/i18n/useText.ts'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

/** Props of `AnswerDialog`: what is asked, and how the answer with its note is sent. */
export interface AnswerDialogProps<Body> extends Pick<FormDialogProps, 'title' | 'submitText' | 'variant' | 'onClose'> {
  action: Sender<Body>
  /** The request with the typed note. */
  request: (note: string) => Body
  text: string
}

/** Answers what the other party asks of an agreement, with a note if one likes. */
export function AnswerDialog<Body>({ action, request, text, ...dialog }: AnswerDialogProps<Body>) {
  const t = useText()
  const form = useForm<{ note: string }, Body>({
    first: { note: '' },
    action,
    check: () => [],
    request: ({ note }) => request(note.trim()),
  })
  return (
    <FormDialog form={form} {...dialog}>
      <p>{text}</p>
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}
