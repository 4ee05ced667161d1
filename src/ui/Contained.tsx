import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Error boundary of one section: its error is shown in its place, and the rest of the page stays. */
export function Contained({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  return (
    <ErrorBoundary {...(onRetry && { onRetry })} renderError={(_, retry) => <ErrorState onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}
