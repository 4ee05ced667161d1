import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { RoleField } from './RoleField.tsx'

interface RoleDialogProps {
  person: StaffMember
  onClose: () => void
}

/** Gives a person another role. */
export function RoleDialog({ person: { id, account, contactName, role: before, isSelf }, onClose }: RoleDialogProps) {
  const t = useText()
  const { reloadUser } = useSession()
  const name = contactName || account
  const action = useDialogAction(staffEndpoints.change, {
    intent: `staff.change:${id}`,
    done: () => {
      if (isSelf) void reloadUser()
      return t('staff.change.done', { name })
    },
    onClose,
  })
  const form = useForm({
    first: { role: before },
    action,
    check: ({ role }) => (role === before ? [{ field: 'role', text: t('staff.change.same') }] : []),
    request: ({ role }) => ({ id, role }),
  })
  return (
    <FormDialog form={form} title={t('staff.change.ask', { name })} submitText={t('staff.change')} onClose={onClose}>
      <RoleField {...form.field('role')} />
      <p className="ct-dim">{t('staff.change.text')}</p>
    </FormDialog>
  )
}
