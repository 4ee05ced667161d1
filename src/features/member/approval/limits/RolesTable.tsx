import { hasPermission } from '@/contract/member/staff/permissions.ts'
import type { Permission } from '@/contract/member/staff/permissions.ts'
import { ROLES } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'

/** The rows of the table: all permissions but those that everybody has for the own account. */
const SHOWN = [
  'DRAFT',
  'DEAL',
  'CONFIRM',
  'PAY',
  'BILL',
  'FULFIL',
  'DECIDE',
  'MANAGE',
  'COSTS',
] as const satisfies readonly Permission[]

/** What each role may do, from the table that the server asks. */
export function RolesTable() {
  const t = useText()
  const { labelOf } = useDict('staff_role')
  return (
    <DataTable
      caption={t('approval.roles')}
      rows={SHOWN}
      rowKey={(permission) => permission}
      columns={[
        { key: 'what', title: t('approval.may'), isLead: true, cell: (one) => t(`approval.may.${one}`) },
        ...ROLES.map((role) => ({
          key: role,
          title: labelOf(role),
          cell: (one: (typeof SHOWN)[number]) => t(hasPermission(role, one) ? 'approval.may.yes' : 'approval.may.no'),
        })),
      ]}
    />
  )
}
