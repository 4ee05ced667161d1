import { Suspense, useState } from 'react'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { lazySection } from '@/ui/LazySection.tsx'

const SessionNotice = lazySection(async () => (await import('./SessionNotice.tsx')).SessionNotice)

/** Props of `PublicSessionNotice`: `hasSignedOut` is true if the user signed out in this tab. */
export interface PublicSessionNoticeProps {
  pathname: string
  loginHref: string
  hasSignedOut: boolean
}

/**
 * On public pages: tells that the session ended in another tab. Member pages have their own notice. RELIABILITY 4.4,
 * T27.
 */
export function PublicSessionNotice({ pathname, loginHref, hasSignedOut }: PublicSessionNoticeProps) {
  const { isSignedIn, status } = useSession()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  const isGone = status === 'anonymous' || status === 'expired'
  const id = routeAt(pathname)
  const access = id && routeFacts(id).access
  // The login page has its own notice.
  if (wasSignedIn && isGone && access === 'guest') setWasSignedIn(false)
  if (!wasSignedIn || !isGone || hasSignedOut || access !== 'public') return null
  return (
    <Suspense>
      <SessionNotice loginHref={loginHref} onStay={() => setWasSignedIn(false)} />
    </Suspense>
  )
}
