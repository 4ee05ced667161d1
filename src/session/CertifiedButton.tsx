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
 * Button for a binding action: without a valid certification it shows the reason below, with a link to the
 * certification.
 */
export function CertifiedButton({ action, disabledReason = null, ...rest }: CertifiedButtonProps) {
  const may = useAccess()
  const fix = useCertificationFix()
  const isStopped = may(action).reason === 'certification'
  return <ActionButton {...rest} disabledReason={isStopped ? fix.reason : disabledReason} fix={isStopped && fix.link} />
}
