import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { ConfirmAction } from '@/forms/ConfirmAction.tsx'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'

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
  return (
    <ConfirmAction
      endpoint={staffEndpoints[act]}
      input={{ id }}
      intent={`staff.${act}:${id}`}
      isDanger={act === 'disable'}
      title={t(`staff.ask.${act}`, { name })}
      confirmText={t(`staff.${act}`)}
      done={() => {
        // The owner may have given the own role away.
        void reloadUser()
        return t(`staff.done.${act}`, { name })
      }}
      changed={t('staff.changed')}
      onClose={onClose}
    >
      <p>{t(`staff.text.${act}`)}</p>
    </ConfirmAction>
  )
}
