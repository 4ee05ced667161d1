import { ActionButton } from '@/ui/ActionButton.tsx'
import type { ButtonProps } from '@/ui/Button.tsx'
import type { Action } from './access.ts'
import { useCertificationFix } from './CertificationFix.tsx'
import { useAccess } from './useAccess.ts'

/** Props of `CertifiedButton`: what it does by the table of rights, and any other reason why it cannot be pressed now. */
export interface CertifiedButtonProps extends ButtonProps {
  action: Action
  disabledReason?: string | null | undefined
}

/** A button for something that binds: without a standing certification it says so under itself, with the way to it and back. */
export function CertifiedButton({ action, disabledReason = null, ...rest }: CertifiedButtonProps) {
  const may = useAccess()
  const fix = useCertificationFix()
  const isStopped = may(action).reason === 'certification'
  return <ActionButton {...rest} disabledReason={isStopped ? fix.reason : disabledReason} fix={isStopped && fix.link} />
}
