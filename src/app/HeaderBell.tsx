import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '@/session/SessionProvider.tsx'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { logError } from './errorLog.ts'

/**
 * Returns the bell of the header. Its code loads after sign-in; until then an empty element reserves its space; if
 * loading fails, it is left out. `onSignedIn` is called once.
 */
export function createHeaderBell(loadTexts: () => Promise<void>, onSignedIn: () => void): ComponentType {
  const Bell = lazy(async (): Promise<{ default: ComponentType }> => {
    onSignedIn()
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
        // An error in the bell must not break the page.
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={placeholder}>
            <Bell />
          </Suspense>
        </ErrorBoundary>
      )
    return isStarting ? placeholder : null
  }
}
