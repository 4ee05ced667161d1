import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '@/session/SessionProvider.tsx'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { logError } from './errorLog.ts'

/** Returns the bell of the header. Its files come after sign-in; until then an empty element keeps its place; if they fail to load, it is left out. */
export function createHeaderBell(loadTexts: () => Promise<void>): ComponentType {
  const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      const [{ Bell: Loaded }] = await Promise.all([
        import('@/features/member/notification/components/Bell.tsx'),
        loadTexts(),
      ])
      return { default: Loaded }
    } catch (error) {
      logError(error)
      return { default: () => null }
    }
  })
  return function HeaderBell() {
    const { isSignedIn, isStarting } = useSession()
    const placeholder = <span className="ct-tool" />
    if (isSignedIn)
      return (
        // An error in the bell must not take the page down.
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={placeholder}>
            <Bell />
          </Suspense>
        </ErrorBoundary>
      )
    return isStarting ? placeholder : null
  }
}
