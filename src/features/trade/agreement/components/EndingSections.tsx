import { useState } from 'react'
import { isOver } from '@/contract/trade/agreement/lifecycle.ts'
import type { AgreementDetail, Termination } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useNameOf } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { endingSteps } from '../ending.ts'
import { OverdueTable } from './OverdueTable.tsx'
import { TerminationAnswer } from './TerminateDialog.tsx'

/** Why an agreement is suspended, and who ends it, when and why. */
export function EndingSections({ agreement }: { agreement: AgreementDetail }) {
  const { termination } = agreement
  return (
    <>
      <SuspensionSection agreement={agreement} />
      {termination && <TerminationSection agreement={agreement} termination={termination} />}
    </>
  )
}

function SuspensionSection({ agreement: { side, suspension, overdue = [] } }: { agreement: AgreementDetail }) {
  const t = useText()
  if (!suspension) return null
  const { at, note } = suspension
  return (
    <Section title={t('agreement.suspension')}>
      <Notice tone="warn">{t(`agreement.suspension.${side}`)}</Notice>
      <DefinitionGrid
        items={[
          { label: t('agreement.suspension.at'), value: <DateText value={at} /> },
          ...(note
            ? [{ label: t('agreement.explanation'), value: <TypedText>{note}</TypedText>, span: 3 as const }]
            : []),
        ]}
      />
      <OverdueTable rows={overdue} />
    </Section>
  )
}

function TerminationSection({ agreement, termination }: { agreement: AgreementDetail; termination: Termination }) {
  const t = useText()
  const nameOf = useNameOf()
  const [answer, setAnswer] = useState<'agree' | 'keep'>()
  const { by, reason, at, endsOn } = termination
  const { status, buyer, seller } = agreement
  const { mayAnswer } = endingSteps(agreement)
  const tone = isOver(status) ? undefined : 'warn'
  return (
    <Section
      title={t('agreement.termination')}
      actions={
        mayAnswer && (
          <>
            <Button variant="danger" onClick={() => setAnswer('agree')}>
              {t('agreement.reply.agree')}
            </Button>
            <Button onClick={() => setAnswer('keep')}>{t('agreement.reply.keep')}</Button>
          </>
        )
      }
    >
      <Notice tone={tone}>{t(`agreement.termination.${stageOf(agreement, termination)}`, { day: endsOn })}</Notice>
      <DefinitionGrid
        items={[
          {
            label: t('agreement.termination.by'),
            value: nameOf(partyName(by === 'BUYER' ? buyer : seller)),
          },
          { label: t('agreement.termination.at'), value: <DateText value={at} /> },
          { label: t('agreement.termination.endsOn'), value: endsOn },
          { label: t('agreement.termination.reason'), value: <TypedText>{reason}</TypedText>, span: 4 },
          ...(termination.answer?.note
            ? [
                {
                  label: t('agreement.termination.answer'),
                  value: <TypedText>{termination.answer.note}</TypedText>,
                  span: 4 as const,
                },
              ]
            : []),
        ]}
      />
      {answer && (
        <TerminationAnswer agreement={agreement} agree={answer === 'agree'} onClose={() => setAnswer(undefined)} />
      )}
    </Section>
  )
}

const partyName = ({ nameZh, nameEn = nameZh }: AgreementDetail['buyer']) => ({ nameZh, nameEn })

/** How far it has come, for this side. */
function stageOf({ status, side }: AgreementDetail, { by, answer }: Termination) {
  if (answer?.agreed) return 'agreed' as const
  if (isOver(status)) return 'ended' as const
  if (answer) return 'refused' as const
  return by === side ? ('waiting' as const) : ('asked' as const)
}
