import { ActionButton } from '@/ui/ActionButton.tsx'
import type { ButtonProps } from '@/ui/Button.tsx'
import type { Action } from './access.ts'
import { useCertificationFix } from './CertificationFix.tsx'
import { useAccess } from './useAccess.ts'

/** Props of `CertifiedButton`: the action to check, and any other reason to disable it. */
export interface CertifiedButtonProps extends ButtonProps {
  action: Action
  disabledReason?: string | null | undefined
}

/**
 * Button for a binding action: without a valid certification, or a role that may do it, it shows the reason below, with
 * a link to the certification.
 */
export function CertifiedButton({ action, disabledReason = null, ...rest }: CertifiedButtonProps) {
  const may = useAccess()
  const fix = useCertificationFix()
  const access = may(action)
  const needsFix = access.reason === 'certification'
  const isStopped = needsFix || access.reason === 'role'
  return (
    <ActionButton
      {...rest}
      disabledReason={isStopped ? fix.whyNot(access) : disabledReason}
      fix={needsFix && fix.link}
    />
  )
}
