import { failureText } from '@/api/errorText.ts'
import type { Deputy } from '@/contract/member/staff/deputy/schemas.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'

/** Asks before a deputy is ended. */
export function RemoveDeputy({ deputy: { id, name, deputyName }, onClose }: { deputy: Deputy; onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(staffEndpoints.removeDeputy, {
    intent: `staff.removeDeputy:${id}`,
    done: t('approval.deputy.removed'),
    onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={action.loading}
      title={t('approval.deputy.remove.ask')}
      confirmText={t('approval.deputy.remove')}
      onCancel={onClose}
      onConfirm={() => void action.run({ memberId: id })}
    >
      <p>{t('approval.deputy.remove.text', { name, deputy: deputyName })}</p>
      <Failure text={failureText(t, action.error)} />
    </ConfirmDialog>
  )
}
