import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { failureText } from '@/api/errorText.ts'
import type { Action } from '@/api/useAction.ts'
import { maskContacts } from '@/contract/trade/question/contacts.ts'
import { QUESTION_MAX } from '@/contract/trade/question/values.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
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

const DOUBLE_CLICK_MS = 600

/** Form for a public text; unsent text is kept on this device. */
export function WordsForm(props: WordsProps) {
  const { user } = useSession()
  const draft = useDraft<string>({ formId: props.formId, entityId: props.entityId, userId: user?.id, version: 1 })
  return draft.isReady && <Editor {...props} draft={draft} />
}

function Editor(props: WordsProps & { draft: ReturnType<typeof useDraft<string>> }) {
  const { draft, action, kind, title, label, hint, submitText, initial = '', onSend, onCancel } = props
  const t = useText()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(draft.restored?.values ?? initial)
  const [submitted, setSubmitted] = useState(false)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) area.current?.focus()
  }, [isOpened])
  const sentAt = useRef(-Infinity)
  const isEmpty = text.trim() === ''
  const error =
    action.fieldErrors.find(({ field }) => field === 'text')?.message ?? (submitted && isEmpty && t('question.empty'))
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    // Ignore the second click of a double click after the first request has already returned.
    if (performance.now() - sentAt.current < DOUBLE_CLICK_MS) return
    setSubmitted(true)
    if (isEmpty) {
      area.current?.focus()
      return
    }
    if (!(await onSend(text.trim()))) return
    sentAt.current = performance.now()
    setText('')
    draft.discard()
    setSubmitted(false)
  }
  return (
    <form className="ct-question-form" noValidate aria-labelledby={id} onSubmit={(event) => void handleSubmit(event)}>
      <Stack>
        <h3 id={id} className="ct-h3">
          {title}
        </h3>
        <TextAreaField
          label={label}
          hint={`${hint} ${t('question.count', { count: text.length, max: QUESTION_MAX })}`}
          error={error || undefined}
          isRequired
          ref={area}
          rows={3}
          maxLength={QUESTION_MAX}
          value={text}
          onChange={(event) => {
            action.reset()
            setText(event.target.value)
            draft.save(event.target.value)
          }}
        />
        <div role="status">
          {maskContacts(text).masked && <Notice tone="warn">{t(`question.of.${kind}.contacts`)}</Notice>}
        </div>
        <Failure text={failureText(t, action.error)} />
        <div className="ct-question-buttons">
          <Button type="submit" variant="primary" isBusy={action.loading}>
            {submitText}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('question.cancel')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}
