import { useQuery } from '@/api/useQuery.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { ApprovalFacts } from './ApprovalFacts.tsx'
import { ApprovalLink } from './ApprovalLink.tsx'

/** What waits for approval about a tender or an order: who decides, until when, and that deadlines do not wait. */
export function PendingNote({ subjectId }: { subjectId: string }) {
  const t = useText()
  const { data } = useQuery(
    approvalEndpoints.page,
    { subjectId, status: 'PENDING' },
    { silent: true, refreshOnFocus: true },
  )
  if (!data || data.records.length === 0) return null
  return (
    <div className="ct-approval-pending">
      {data.records.map((approval) => (
        <Notice key={approval.id} tone="warn">
          <p>
            <strong>{t('approval.waiting')}</strong> <DictText dict="approval_kind" code={approval.kind} /> ·{' '}
            {t('approval.asker', { name: approval.askerName })}
          </p>
          <ApprovalFacts approval={approval} />
          <ApprovalLink id={approval.id} />
        </Notice>
      ))}
    </div>
  )
}
