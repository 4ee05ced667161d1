import type { Approval } from '@/contract/member/approval/schemas.ts'
import type { ApprovalStatus } from '@/contract/member/approval/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Card } from '@/ui/Card.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { subjectLink } from '../subjectLink.ts'
import { ApprovalActs } from './ApprovalActs.tsx'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import './approval.css'

const TONES: Record<ApprovalStatus, Tone> = {
  PENDING: 'warn',
  APPROVED: 'ok',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
}

/** One approval: what would be done, for how much, who agrees, and what the reader can do about it. */
export function ApprovalCard({ approval }: { approval: Approval }) {
  const t = useText()
  const { kind, status, title, amount, cny, askerName, note, createdAt } = approval
  const to = subjectLink(approval)
  return (
    <Card className="ct-approval">
      <div className="ct-approval-head">
        <strong>
          <DictText dict="approval_kind" code={kind} />
        </strong>
        {to === undefined ? (
          <TypedText>{title}</TypedText>
        ) : (
          <RouteLink to={to}>
            <TypedText>{title}</TypedText>
          </RouteLink>
        )}
        <StatusTag tone={TONES[status]}>
          <DictText dict="approval_status" code={status} />
        </StatusTag>
      </div>
      <p>
        <Money value={amount} />{' '}
        {amount.currency !== 'CNY' && (
          <span className="ct-dim">
            ≈ <Money value={{ amount: cny, currency: 'CNY' }} />
          </span>
        )}
      </p>
      <p className="ct-dim">
        {t('approval.asker', { name: askerName })} · <DateText value={createdAt} />
      </p>
      {note !== '' && (
        <p>
          {t('approval.note')}: <TypedText>{note}</TypedText>
        </p>
      )}
      <ApprovalFacts approval={approval} />
      <Outcome approval={approval} />
      <ApprovalActs approval={approval} />
    </Card>
  )
}

/** Why it was rejected, or ended by itself. */
function Outcome({ approval: { reason, expiry, refusal } }: { approval: Approval }) {
  const t = useText()
  return (
    <>
      {reason !== undefined && (
        <Notice tone="danger">
          {t('approval.reason')}: <TypedText>{reason}</TypedText>
        </Notice>
      )}
      {expiry === 'TIME' && <Notice>{t('approval.expired')}</Notice>}
      {expiry === 'CHANGED' && (
        <Notice tone="warn">
          {t('approval.changed')} {refusal}
        </Notice>
      )}
    </>
  )
}
