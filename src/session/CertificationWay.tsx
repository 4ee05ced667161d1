import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { known } from '@/contract/known.ts'
import type { CertificationStatus } from '@/contract/member/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useSession } from './SessionProvider.tsx'

/** What stands where a missing certification stops somebody: why, and the way to mend it. */
export interface CertificationWay {
  reason: string
  /** A link to the certification that comes back here. */
  link: ReactNode
  /** The same as a button. */
  button: ReactNode
}

type Way = 'start' | 'wait' | 'mend' | 'renew' | 'revoked'

const WAYS: Record<CertificationStatus, Way> = {
  NONE: 'start',
  SUBMITTED: 'wait',
  REVIEWING: 'wait',
  REJECTED: 'mend',
  EXPIRED: 'renew',
  REVOKED: 'revoked',
  // These are certified: nothing stops them for it.
  APPROVED: 'start',
  EXPIRING: 'renew',
}

/** Gives the words and the way for the state of this member's certification. */
export function useCertificationWay(): CertificationWay {
  const t = useText()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const way = known(WAYS, user?.certification ?? 'NONE') ?? 'start'
  const to = hrefTo('certification', { back: pathname + search })
  const words = t(`access.certification.${way}.go`)
  return {
    reason: t(`access.certification.${way}`),
    link: <RouteLink to={to}>{words}</RouteLink>,
    button: (
      <LinkButton look="primary" to={to}>
        {words}
      </LinkButton>
    ),
  }
}
