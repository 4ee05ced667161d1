import { useEffect, useRef } from 'react'
import type { Action } from '@/api/useAction.ts'
import { QUESTION_MAX } from '@/contract/trade/question/values.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { missing } from '@/forms/missing.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import type { Asked } from '../asked.ts'

interface WordsProps {
  formId: 'question' | 'answer'
  kind: Asked['kind']
  /** Id of the subject; keys the local draft. */
  entityId: string
  title: string
  label: string
  hint: string
  submitText: string
  /** Existing text to edit. */
  initial?: string
  action: Pick<Action<never, unknown>, 'loading' | 'error' | 'fieldErrors' | 'reset'>
  /** Submits; resolves to true once the server has accepted it. */
  onSend: (text: string) => Promise<boolean>
  /** Set if a button opened the form: it then takes the focus and can be cancelled. */
  onCancel?: () => void
}

const NOTHING = { text: '' }

/** Form for a public text; unsent text is kept on this device. */
export function WordsForm(props: WordsProps) {
  const { user } = useSession()
  const draft = useDraft<string>({ formId: props.formId, entityId: props.entityId, userId: user?.id, version: 1 })
  return draft.isReady && <Editor {...props} draft={draft} />
}

function Editor(props: WordsProps & { draft: ReturnType<typeof useDraft<string>> }) {
  const { draft, action, kind, title, label, hint, submitText, initial = '', onSend, onCancel } = props
  const t = useText()
  const area = useRef<HTMLTextAreaElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) area.current?.focus()
  }, [isOpened])
  const send = async (words: string) => {
    if (!(await onSend(words))) return
    form.restart(NOTHING)
    draft.discard()
  }
  const form = useForm({
    first: { text: draft.restored?.values ?? initial },
    action: { ...action, run: send },
    check: ({ text }) => missing('text', text.trim(), t('question.empty')),
    request: ({ text }) => text.trim(),
    onChange: ({ text }) => draft.save(text),
  })
  const { text } = form.values
  return (
    <div className="ct-question-form">
      <PageForm
        form={form}
        title={title}
        submitText={submitText}
        {...(onCancel && { onCancel: { text: t('question.cancel'), run: onCancel } })}
      >
        <TextAreaField
          {...form.text('text')}
          label={label}
          hint={`${hint} ${t('question.count', { count: text.length, max: QUESTION_MAX })}`}
          isRequired
          ref={area}
          rows={3}
          maxLength={QUESTION_MAX}
        />
        <ContactHint text={text} hint={t(`question.of.${kind}.contacts`)} />
      </PageForm>
    </div>
  )
}
