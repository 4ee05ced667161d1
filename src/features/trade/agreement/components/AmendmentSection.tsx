import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { Amendment } from '@/contract/trade/agreement/amendment/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { amendedTerms, amendmentStage } from '../amendment.ts'
import { versionOf } from '../ending.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { AmendedTerms } from './AmendedTerms.tsx'

/** The last proposal to amend an agreement, until it is agreed to; the other party answers it here. */
export function AmendmentSection({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [answer, setAnswer] = useState<'agree' | 'refuse'>()
  const today = marketDay(useServerNow(60_000))
  const found = amendmentStage(agreement, today)
  if (!found) return null
  const { last, stage } = found
  const isAsked = stage === 'asked'
  return (
    <Section
      title={t('agreement.amendment')}
      actions={
        isAsked && (
          <>
            <Button variant="primary" onClick={() => setAnswer('agree')}>
              {t('agreement.amendment.agree')}
            </Button>
            <Button onClick={() => setAnswer('refuse')}>{t('agreement.amendment.refuse')}</Button>
          </>
        )
      }
    >
      <Notice tone={isAsked ? 'warn' : undefined}>
        {stage === 'waiting'
          ? t('agreement.renewal.stage.waiting', { day: last.answerBy })
          : t(`agreement.amendment.stage.${stage}`, { day: last.answerBy })}
      </Notice>
      <DefinitionGrid
        items={[
          { label: t('agreement.renewal.by'), value: t(`agreement.${last.by === 'BUYER' ? 'buyer' : 'seller'}`) },
          { label: t('agreement.renewal.at'), value: <DateText value={last.at} /> },
          ...notesOf(t('agreement.explanation'), last.note),
          ...notesOf(t('agreement.termination.answer'), last.answer?.note),
        ]}
      />
      <AmendedTerms
        caption={t('agreement.amendment')}
        rows={amendedTerms(agreement, last).map((term) => ({ term, from: last.from }))}
      />
      {answer && (
        <AmendmentAnswer
          agreement={agreement}
          amendment={last}
          agree={answer === 'agree'}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </Section>
  )
}

const notesOf = (label: string, note: string | undefined) =>
  note ? [{ label, value: <TypedText>{note}</TypedText>, span: 4 as const }] : []

interface AnswerProps {
  agreement: AgreementDetail
  amendment: Amendment
  agree: boolean
  onClose: () => void
}

/** The other party agrees to other terms, or declines them. */
function AmendmentAnswer({ agreement, amendment, agree, onClose }: AnswerProps) {
  const t = useText()
  const { id } = agreement
  const answer = agree ? 'agree' : 'refuse'
  const action = useDialogAction(agreementEndpoints.answerAmend, {
    intent: `agreement.answerAmend:${id}:${amendment.at}:${answer}`,
    done: t(`agreement.amendment.done.${answer}`),
    onClose,
  })
  return (
    <AnswerDialog
      action={action}
      request={(note) => ({ id, version: versionOf(agreement), agree, note })}
      variant={agree ? 'primary' : 'danger'}
      title={t(`agreement.amendment.title.${answer}`)}
      submitText={t(`agreement.amendment.${answer}`)}
      onClose={onClose}
      text={t(`agreement.amendment.text.${answer}`)}
    />
  )
}
