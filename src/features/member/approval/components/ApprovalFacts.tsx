import type { Approval, ApprovalStep } from '@/contract/member/approval/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { DateText } from '@/ui/DateText.tsx'
import './approval.css'

/** Who has decided and who is to, until when, and what does not wait meanwhile. */
export function ApprovalFacts({ approval: { status, steps, until, deadline } }: { approval: Approval }) {
  const t = useText()
  const isPending = status === 'PENDING'
  const open = steps.find(({ at }) => at === undefined)
  return (
    <>
      <ol className="ct-approval-steps" aria-label={t('approval.steps')}>
        {steps.map((step, index) => (
          <li key={index} aria-current={isPending && step === open ? 'step' : undefined}>
            <StepText step={step} isOpen={isPending} />
          </li>
        ))}
      </ol>
      {isPending && (
        <p>
          {t('approval.until')} <DateText value={until} />
        </p>
      )}
      {isPending && deadline !== undefined && (
        <p>
          {t('approval.deadline')} <DateText value={deadline} /> · {t('approval.deadline.runs')}
        </p>
      )}
    </>
  )
}

function StepText({ step: { role, memberName = '', deputyOf, at }, isOpen }: { step: ApprovalStep; isOpen: boolean }) {
  const t = useText()
  return (
    <>
      <strong>
        <DictText dict="staff_role" code={role} />
      </strong>{' '}
      {at === undefined ? (
        isOpen && <span className="ct-dim">{t('approval.step.open')}</span>
      ) : (
        <span>
          {deputyOf === undefined ? memberName : t('approval.step.deputy', { name: memberName, of: deputyOf })} ·{' '}
          <DateText value={at} />
        </span>
      )}
    </>
  )
}
