import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorState } from './ErrorState.tsx'

/** Keeps the trouble of a part of the page in its place: what cannot be drawn says so there, and the rest stands. */
export function Contained({ children, onRetry }: { children: ReactNode; onRetry?: (() => void) | undefined }) {
  return (
    <ErrorBoundary {...(onRetry && { onRetry })} renderError={(_, retry) => <ErrorState onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}
