import type { ReactNode } from 'react'
import type { Certification } from '@/contract/member/certification/schemas.ts'
import { isCertified } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { CERTIFICATION_TONES } from '@/reference/statusTones.ts'
import { Card } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Colon } from '@/ui/Colon.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Timeline } from '@/ui/Timeline.tsx'
import { certificationSentence } from '../standing.ts'
import { labelOf } from './ReviewStep.tsx'

/** The status in plain words: meaning, next step with its time, and available actions. */
export function StateCard({ detail, actions }: { detail: Certification; actions: ReactNode }) {
  const t = useText()
  const { state, stage } = detail
  const sentence = certificationSentence(state)
  const facts: DefinitionItem[] = []
  if (detail.submittedAt !== undefined && stage !== 'APPROVED')
    facts.push({ label: t('certification.fact.submittedAt'), value: <DateText value={detail.submittedAt} />, span: 2 })
  if (detail.expectedAt !== undefined)
    facts.push({ label: t('certification.fact.expectedAt'), value: <DateText value={detail.expectedAt} />, span: 2 })
  if (detail.approvedAt !== undefined)
    facts.push({
      label: t('certification.fact.approvedAt'),
      value: <DateText value={detail.approvedAt} precision="date" />,
    })
  if (detail.approvedAt !== undefined)
    facts.push({
      label: t('certification.fact.validTo'),
      value: detail.validTo ?? t('certification.paper.withoutEnd'),
    })
  return (
    <Card isMarked>
      <div className="ct-cert-state" role="status">
        <StatusTag tone={CERTIFICATION_TONES[state]}>
          <DictText dict="certification_status" code={state} />
        </StatusTag>
        <p className="ct-cert-statetitle">{t(`certification.state.${state}`)}</p>
        {sentence && <p className="ct-cert-statetext">{t(sentence)}</p>}
      </div>
      {isCertified(state) && stage !== undefined && stage !== 'APPROVED' && (
        <Notice tone={stage === 'REJECTED' ? 'danger' : 'sea'}>{t(`certification.again.${stage}`)}</Notice>
      )}
      {stage === 'REJECTED' && <Reasons detail={detail} />}
      {facts.length > 0 && <DefinitionGrid items={facts} />}
      {actions && <div className="ct-cert-actions">{actions}</div>}
    </Card>
  )
}

/** Rejected documents and fields, with how to fix each. */
function Reasons({ detail }: { detail: Certification }) {
  const t = useText()
  return (
    <ul className="ct-cert-reasons">
      {detail.papers.map(
        ({ kind, rejectCode }) =>
          rejectCode && (
            <li key={kind}>
              <strong>
                <DictText dict="paper_kind" code={kind} />
                <Colon />
                <DictText dict="paper_rejection" code={rejectCode} />
              </strong>
              <span>{t(`certification.reject.${rejectCode}`)}</span>
            </li>
          ),
      )}
      {detail.reasons.map(({ field, code }) => (
        <li key={field}>
          <strong>
            {labelOf(t, field)}
            <Colon />
            <DictText dict="paper_rejection" code={code} />
          </strong>
          <span>{t(`certification.reject.field.${code}`)}</span>
        </li>
      ))}
    </ul>
  )
}

/** History, newest last. */
export function History({ detail }: { detail: Certification }) {
  const t = useText()
  return (
    <Timeline
      items={detail.history.map(({ state, at, isWithdrawal }, index) => ({
        label: `${index + 1}. ${isWithdrawal ? t('certification.history.withdrawn') : t(`certification.history.${state}`)}`,
        value: <DateText value={at} />,
        isPast: true,
      }))}
    />
  )
}
