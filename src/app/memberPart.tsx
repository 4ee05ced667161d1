import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '@/session/SessionProvider.tsx'
import { ErrorBoundary } from '@/ui/ErrorBoundary.tsx'
import { logError } from './errorLog.ts'

/**
 * Returns a part of the layout that only members have. Its code and texts load after sign-in; until then, and while the
 * session starts, an element of `className` reserves its space. A part that does not load or breaks is left out: the page stands.
 */
export function createMemberPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  className?: string,
): ComponentType<Props> {
  const Part = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (error) {
      logError(error)
      return { default: () => null }
    }
  })
  const placeholder = className === undefined ? null : <span className={className} />
  return function MemberPart(props: Props) {
    const { isSignedIn, isStarting } = useSession()
    if (!isSignedIn) return isStarting ? placeholder : null
    return (
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={placeholder}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
