import { failureText } from '@/api/errorText.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'

/** What an owner does with a person after a confirmation. */
export type Act = 'disable' | 'enable' | 'transferOwner'

interface ActProps {
  act: Act
  person: StaffMember
  onClose: () => void
}

/** Asks before a person is disabled, enabled or made the owner, and says what follows. */
export function ActDialog({ act, person: { id, account, contactName }, onClose }: ActProps) {
  const t = useText()
  const { reloadUser } = useSession()
  const name = contactName || account
  const action = useDialogAction(staffEndpoints[act], {
    intent: `staff.${act}:${id}`,
    done: () => {
      // The owner may have given the own role away.
      void reloadUser()
      return t(`staff.done.${act}`, { name })
    },
    changed: t('staff.changed'),
    onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger={act === 'disable'}
      isBusy={action.loading}
      title={t(`staff.ask.${act}`, { name })}
      confirmText={t(`staff.${act}`)}
      onCancel={onClose}
      onConfirm={() => void action.run({ id })}
    >
      <p>{t(`staff.text.${act}`)}</p>
      <Failure text={failureText(t, action.error)} />
    </ConfirmDialog>
  )
}
