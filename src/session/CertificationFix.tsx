import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { known } from '@/contract/known.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useSession } from './SessionProvider.tsx'

/** Why a missing certification blocks the member, and links that fix it. */
export interface CertificationFix {
  reason: string
  /** Link to the certification, which returns here. */
  link: ReactNode
  /** The same as a button. */
  button: ReactNode
}

type NextStep = 'start' | 'wait' | 'mend' | 'renew' | 'revoked'

const NEXT_STEPS: Record<CertificationStatus, NextStep> = {
  NONE: 'start',
  SUBMITTED: 'wait',
  REVIEWING: 'wait',
  REJECTED: 'mend',
  EXPIRED: 'renew',
  REVOKED: 'revoked',
  // These are certified, so nothing is blocked.
  APPROVED: 'start',
  EXPIRING: 'renew',
}

/** The fix for this member's certification status. */
export function useCertificationFix(): CertificationFix {
  const t = useText()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const next = known(NEXT_STEPS, user?.certification ?? 'NONE') ?? 'start'
  const to = hrefTo('certification', { back: pathname + search })
  const words = t(`access.certification.${next}.go`)
  return {
    reason: t(`access.certification.${next}`),
    link: <RouteLink to={to}>{words}</RouteLink>,
    button: (
      <LinkButton variant="primary" to={to}>
        {words}
      </LinkButton>
    ),
  }
}
