import { useState } from 'react'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Button } from '@/ui/Button.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { ActDialog } from './ActDialog.tsx'
import type { Act } from './ActDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import './staff.css'

interface RowProps {
  row: StaffMember
}

/** People with role, last sign-in and state, and what their owner can do with them. */
export function StaffTable({ people }: { people: readonly StaffMember[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('staff.title')}
      rows={people}
      rowKey={({ id }) => id}
      columns={[
        { key: 'who', title: t('staff.col.who'), isLead: true, cell: (row) => <Who row={row} /> },
        { key: 'role', title: t('staff.col.role'), cell: ({ role }) => <DictText dict="staff_role" code={role} /> },
        {
          key: 'login',
          title: t('staff.col.login'),
          cell: ({ lastLoginAt }) => (lastLoginAt ? <DateText value={lastLoginAt} /> : t('staff.login.never')),
        },
        { key: 'state', title: t('staff.col.state'), cell: (row) => <State row={row} /> },
        { key: 'action', title: t('staff.col.action'), cell: (row) => <Actions row={row} /> },
      ]}
    />
  )
}

function Who({ row: { account, contactName, mobileMasked, isSelf } }: RowProps) {
  const t = useText()
  return (
    <span className="ct-staff-lines">
      <strong>
        {contactName || account} {isSelf && <span className="ct-dim">{t('staff.self')}</span>}
      </strong>
      <span className="ct-dim">{mobileMasked}</span>
    </span>
  )
}

function State({ row: { disabledAt } }: RowProps) {
  const t = useText()
  if (!disabledAt) return <StatusTag tone="ok">{t('staff.state.active')}</StatusTag>
  return (
    <span className="ct-staff-lines">
      <StatusTag tone="neutral">{t('staff.state.disabled')}</StatusTag>
      <span className="ct-dim">
        <DateText value={disabledAt} />
      </span>
    </span>
  )
}

function Actions({ row }: RowProps) {
  const t = useText()
  const [asked, setAsked] = useState<Act | 'role'>()
  const { account, contactName, role, disabledAt } = row
  const close = () => setAsked(undefined)
  const named = (act: Act | 'role', text: string, isDanger = false) => (
    <Button
      size="small"
      variant={isDanger ? 'danger' : 'plain'}
      aria-label={`${text}: ${contactName || account}`}
      onClick={() => setAsked(act)}
    >
      {text}
    </Button>
  )
  return (
    <span className="ct-staff-acts">
      {disabledAt ? (
        named('enable', t('staff.enable'))
      ) : (
        <>
          {named('role', t('staff.change'))}
          {role !== 'OWNER' && named('transferOwner', t('staff.transferOwner'))}
          {named('disable', t('staff.disable'), true)}
        </>
      )}
      {asked === 'role' && <RoleDialog person={row} onClose={close} />}
      {asked && asked !== 'role' && <ActDialog act={asked} person={row} onClose={close} />}
    </span>
  )
}
