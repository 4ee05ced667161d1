import type { Question } from '@/contract/trade/question/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { Stack } from '@/ui/Split.tsx'
import { askedTender } from '../asked.ts'
import { QuestionItem } from './QuestionItem.tsx'
import './question.css'

const nothing = () => undefined

/** Questions and answers for whoever has a guest's link: to read only. */
export function GuestQuestions({ tender, questions }: { tender: TenderDetail; questions: readonly Question[] }) {
  const t = useText()
  const asked = askedTender(tender)
  return (
    <div className="ct-questions">
      <Section title={t('question.title')} note={t('question.note')}>
        <Stack>
          {questions.length === 0 && <p className="ct-dim">{t('question.none')}</p>}
          {questions.length > 0 && (
            <ol className="ct-question-list">
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} asked={asked} onChange={nothing} />
              ))}
            </ol>
          )}
          <p className="ct-dim">{t('question.guest')}</p>
        </Stack>
      </Section>
    </div>
  )
}
