import { drafts } from '@/drafts/drafts.ts'
import { useText } from '@/i18n/useText.ts'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import type { SignOut } from './SignOut.ts'

/** Confirms deleting drafts; loaded on demand. */
export function SignOutQuestion({ signOut }: { signOut: SignOut }) {
  const t = useText()
  const handleConfirm = () => {
    if (signOut.userId !== undefined) drafts().removeAllOf(signOut.userId)
    signOut.confirm()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('common.action.logout')}
      confirmText={t('common.action.logout')}
      onCancel={signOut.cancel}
      onConfirm={handleConfirm}
    >
      <p>{t('common.draft.logout', { count: signOut.asked })}</p>
    </ConfirmDialog>
  )
}
