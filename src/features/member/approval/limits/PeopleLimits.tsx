import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { APPROVAL_KINDS } from '@/contract/member/approval/values.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { MAX_STAFF } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { Money } from '@/ui/Money.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { LimitsDialog } from './LimitsDialog.tsx'

const nameOf = ({ contactName, account }: StaffMember): string => contactName || account

/** People with their own limits. */
export function PeopleLimits() {
  const t = useText()
  const [edited, setEdited] = useState<StaffMember>()
  const query = useQuery(staffEndpoints.page, { size: MAX_STAFF }, { silent: true, refreshOnFocus: true })
  const text = t('approval.limits.set')
  return (
    <QueryBlock query={query} height={160}>
      {({ records }) => (
        <>
          <DataTable
            caption={t('approval.limits')}
            rows={records.filter(({ disabledAt }) => disabledAt === undefined)}
            rowKey={({ id }) => id}
            columns={[
              { key: 'who', title: t('approval.person'), isLead: true, cell: (row) => <strong>{nameOf(row)}</strong> },
              {
                key: 'role',
                title: t('approval.role'),
                cell: ({ role }) => <DictText dict="staff_role" code={role} />,
              },
              { key: 'limits', title: t('approval.limits.own'), cell: (row) => <OwnLimits row={row} /> },
              {
                key: 'action',
                title: t('approval.action'),
                cell: (row) => (
                  <Button size="small" aria-label={`${text}: ${nameOf(row)}`} onClick={() => setEdited(row)}>
                    {text}
                  </Button>
                ),
              },
            ]}
          />
          {edited && <LimitsDialog person={edited} name={nameOf(edited)} onClose={() => setEdited(undefined)} />}
        </>
      )}
    </QueryBlock>
  )
}

function OwnLimits({ row: { limits = {} } }: { row: StaffMember }) {
  const t = useText()
  const kinds = APPROVAL_KINDS.filter((kind) => limits[kind] !== undefined)
  if (kinds.length === 0) return <span className="ct-dim">{t('approval.limits.none')}</span>
  return (
    <span className="ct-limit-lines">
      {kinds.map((kind) => (
        <span key={kind}>
          <DictText dict="approval_kind" code={kind} />{' '}
          <Money value={{ amount: limits[kind] ?? '', currency: 'CNY' }} />
        </span>
      ))}
    </span>
  )
}
