import type { LogEntry } from '@/contract/member/staff/log/schemas.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { deviceOf } from '@/shared/device.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import '../components/staff.css'

interface RowProps {
  row: LogEntry
}

/** Entries of the log: when, who with what, what, and about which thing. */
export function LogTable({ rows }: { rows: readonly LogEntry[] }) {
  const t = useText()
  return (
    <DataTable
      caption={t('staff.log.title')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: t('staff.log.at'), cell: ({ at }) => <DateText value={at} /> },
        { key: 'who', title: t('staff.log.person'), cell: (row) => <Who row={row} /> },
        { key: 'what', title: t('staff.log.act'), isLead: true, cell: (row) => <What row={row} /> },
        { key: 'target', title: t('staff.log.target'), cell: (row) => <Target row={row} /> },
      ]}
    />
  )
}

function Who({ row: { memberName, deputyOf, keyName, agent } }: RowProps) {
  const t = useText()
  const { browser, system } = deviceOf(agent)
  const device = [browser, system].filter((name) => name !== undefined).join(' · ')
  return (
    <span className="ct-staff-lines">
      <span>{memberName}</span>
      {deputyOf !== undefined && <span>{t('staff.log.deputyOf', { name: deputyOf })}</span>}
      {keyName !== undefined && <span>{t('staff.log.byKey', { name: keyName })}</span>}
      {device && <span className="ct-dim">{device}</span>}
    </span>
  )
}

function What({ row: { kind, act, before, after, isIntact } }: RowProps) {
  const t = useText()
  const roles = useDict('staff_role')
  const said = (text: string) => (ROLES.some((role) => role === text) ? roles.labelOf(text) : text)
  return (
    <span className="ct-staff-lines">
      <strong>
        <DictText dict="log_act" code={act} />
      </strong>
      <span className="ct-dim">
        <DictText dict="log_kind" code={kind} />
      </span>
      {before !== undefined && after !== undefined && (
        <span>{t('staff.log.change', { before: said(before), after: said(after) })}</span>
      )}
      {!isIntact && <StatusTag tone="danger">{t('staff.log.intact.no')}</StatusTag>}
    </span>
  )
}

function Target({ row: { title, targetId } }: RowProps) {
  if (title === undefined && targetId === undefined) return <span className="ct-dim">–</span>
  return (
    <span className="ct-staff-lines">
      {title !== undefined && <TypedText>{title}</TypedText>}
      {targetId !== undefined && <span className="ct-dim">{targetId}</span>}
    </span>
  )
}
