import { ROLES } from '@/contract/member/staff/values.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { SelectField } from '@/ui/SelectField.tsx'

interface RoleProps {
  name: string
  value: Role
  error: string | undefined
  onChange: (role: Role) => void
}

/** One of the roles, with what it may do. */
export function RoleField({ value, ...props }: RoleProps) {
  const t = useText()
  const { labelOf } = useDict('staff_role')
  return (
    <SelectField
      {...props}
      value={value}
      label={t('staff.col.role')}
      hint={t(`staff.role.${value}`)}
      isRequired
      options={ROLES.map((role) => ({ value: role, label: labelOf(role) }))}
    />
  )
}
