import type { Deputy } from '@/contract/member/staff/deputy/schemas.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { ConfirmAction } from '@/forms/ConfirmAction.tsx'
import { useText } from '@/i18n/useText.ts'

/** Asks before a deputy is ended. */
export function RemoveDeputy({ deputy: { id, name, deputyName }, onClose }: { deputy: Deputy; onClose: () => void }) {
  const t = useText()
  return (
    <ConfirmAction
      endpoint={staffEndpoints.removeDeputy}
      input={{ memberId: id }}
      intent={`staff.removeDeputy:${id}`}
      isDanger
      title={t('approval.deputy.remove.ask')}
      confirmText={t('approval.deputy.remove')}
      done={t('approval.deputy.removed')}
      onClose={onClose}
    >
      <p>{t('approval.deputy.remove.text', { name, deputy: deputyName })}</p>
    </ConfirmAction>
  )
}
