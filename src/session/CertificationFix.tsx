import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { known } from '@/contract/known.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { Access } from './access.ts'
import { useSession } from './SessionProvider.tsx'

/** Why a missing certification blocks the member, and links that fix it. */
export interface CertificationFix {
  reason: string
  /** Link to the certification, which returns here. */
  link: ReactNode
  /** The same as a button. */
  button: ReactNode
  /** Why something is denied to a member: the certification, the role or the type of enterprise. */
  whyNot: (access: Access) => string
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
  const reason = t(`access.certification.${next}`)
  return {
    reason,
    whyNot: (access) =>
      access.reason === 'certification'
        ? reason
        : t(access.reason === 'role' ? 'access.role' : 'common.access.userType'),
    link: <RouteLink to={to}>{words}</RouteLink>,
    button: (
      <LinkButton variant="primary" to={to}>
        {words}
      </LinkButton>
    ),
  }
}
