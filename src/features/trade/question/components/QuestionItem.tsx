import { useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import type { Question } from '@/contract/trade/question/schemas.ts'
import { ANSWER_EDIT_MINUTES } from '@/contract/trade/question/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Chip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { toast } from '@/ui/toast.ts'
import type { Asked } from '../asked.ts'
import { LazyWordsForm } from './LazyWordsForm.tsx'
import { TypedText } from '@/ui/TypedText.tsx'

interface ItemProps {
  question: Question
  asked: Asked
  onChange: () => void
}

/** Interval for rechecking whether an answer may still be changed, ms. */
const LOOK_MS = 5000

/** One question and its answer, with the answer form for the owner. */
export function QuestionItem({ question, asked, onChange }: ItemProps) {
  const t = useText()
  const now = useServerNow(LOOK_MS)
  const item = useRef<HTMLLIElement>(null)
  const [isEditing, setEditing] = useState(false)
  const close = () => {
    setEditing(false)
    item.current?.focus()
  }
  const send = useAction(questionEndpoints.answer, {
    intent: `question.answer:${question.id}`,
    onSuccess: () => {
      toast.success(t('question.answer.done'))
      close()
      onChange()
    },
    onError: (error) => {
      if (!hasCode(error, BUSINESS_CODES.stateChanged)) return
      onChange()
    },
  })
  const { answer } = question
  const { kind, isAnswerable } = asked
  const isMine = asked.mine && isAnswerable
  const mayChange = answer?.editUntil !== undefined && Date.parse(answer.editUntil) > now
  const showForm = isMine && isEditing && (answer === undefined || mayChange)
  return (
    <li ref={item} className="ct-question" tabIndex={-1}>
      <p className="ct-question-head">
        <strong>{t(`question.of.${kind}.asker`, { letter: question.asker })}</strong>
        {question.mine && <Chip tone="sea">{t('question.mine')}</Chip>}
        <span className="ct-dim">
          <DateText value={question.at} />
        </span>
      </p>
      <Words text={question.text} masked={question.masked} kind={kind} />
      {answer && !showForm && (
        <div className="ct-question-answer">
          <p className="ct-question-head">
            <strong>{t(`question.of.${kind}.owner`)}</strong>
            <span className="ct-dim">
              <DateText value={answer.editedAt ?? answer.at} />
            </span>
            {answer.editedAt && <span className="ct-dim">{t('question.edited')}</span>}
          </p>
          <Words text={answer.text} masked={answer.masked} kind={kind} />
        </div>
      )}
      {!answer && !isMine && <p className="ct-dim">{t(`question.of.${kind}.${isAnswerable ? 'waits' : 'never'}`)}</p>}
      {isMine && !showForm && (answer === undefined || mayChange) && (
        <div>
          <Button size="small" variant={answer ? 'quiet' : 'primary'} onClick={() => setEditing(true)}>
            {t(answer ? 'question.answer.change' : 'question.answer')}
          </Button>
        </div>
      )}
      {showForm && (
        <LazyWordsForm
          formId="answer"
          entityId={question.id}
          title={t(answer ? 'question.answer.change' : 'question.answer')}
          label={t('question.answer.label')}
          hint={t('question.answer.hint', { minutes: ANSWER_EDIT_MINUTES })}
          submitText={t('question.answer.send')}
          {...(answer && { initial: answer.text })}
          action={send}
          kind={kind}
          onSend={async (text) => (await send.run({ id: question.id, version: question.version, text })) !== undefined}
          onCancel={close}
        />
      )}
    </li>
  )
}

function Words({ text, masked, kind }: { text: string; masked: boolean; kind: Asked['kind'] }) {
  const t = useText()
  return (
    <>
      <p className="ct-question-text">
        <TypedText>{text}</TypedText>
      </p>
      {masked && <p className="ct-question-masked">{t(`question.of.${kind}.masked`)}</p>}
    </>
  )
}
