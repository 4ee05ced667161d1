import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageLoading } from '@/layout/PageLoading.tsx'
import { entryRefusal, routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'
import { loginAddress, returnPath } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { lazySection } from '@/ui/LazySection.tsx'

// Both are rare: their texts are loaded on demand.
const AccessRefused = lazySection(async () => (await import('@/layout/AccessRefused.tsx')).AccessRefused)
const SessionNotice = lazySection(async () => (await import('@/layout/SessionNotice.tsx')).SessionNotice)

/** Access guard by the route table (decision 0005); the server has the final say. */
export function AccessGate({ id, children }: { id: RouteId; children: ReactNode }) {
  const { user, status } = useSession()
  const { pathname, search, hash } = useLocation()
  const [hasEntered, setHasEntered] = useState(false)
  const [isClosed, setIsClosed] = useState(false)
  const loginHref = loginAddress(`${window.location.origin}${pathname}${search}${hash}`)

  if (routeFacts(id).access === 'guest') {
    if (status !== 'signedIn') return children
    const reject = new URLSearchParams(search).get('reject')
    return <Navigate to={returnPath(reject, window.location.origin)} replace />
  }
  const refusal = entryRefusal(id, user?.userType)
  if (refusal === undefined) {
    if (!hasEntered && user) setHasEntered(true)
    return children
  }
  if (refusal === 'userType') return <AccessRefused loginHref={loginHref} />
  // The user of the token is not known yet: show the page, the server checks its calls (RELIABILITY R10).
  if (status === 'tokenOnly') return children
  if (status === 'starting') return hasEntered ? children : <PageLoading />
  if (!hasEntered) return <Navigate to={loginHref} replace />
  // Signed out in another tab: keep the user's input (RELIABILITY 4.4).
  return (
    <>
      {!isClosed && (
        <Suspense>
          <SessionNotice loginHref={loginHref} onStay={() => setIsClosed(true)} />
        </Suspense>
      )}
      {children}
    </>
  )
}
