import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '@/session/SessionProvider.tsx'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { logError } from './errorLog.ts'

/** Gives the bell of the header. Its files come after sign-in; until then an empty box keeps its place, and without them it stays away. */
export function createHeaderBell(loadTexts: () => Promise<void>): ComponentType {
  const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const [{ Bell: Loaded }] = await Promise.all([import('@/features/message/components/Bell.tsx'), loadTexts()])
      return { default: Loaded }
    } catch (error) {
      logError(error)
      return { default: () => null }
    }
  })
  return function HeaderBell() {
    const { isSignedIn, isStarting } = useSession()
    const box = <span className="ct-tool" />
    if (isSignedIn)
      return (
        // Whatever goes wrong with messages, the page stays.
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={box}>
            <Bell />
          </Suspense>
        </ErrorBoundary>
      )
    return isStarting ? box : null
  }
}
