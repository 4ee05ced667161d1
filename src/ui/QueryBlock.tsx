import type { ReactNode } from 'react'
import { Contained } from './Contained.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonBlock } from './Skeleton.tsx'

interface BlockProps<T> {
  /** State of a read call. */
  query: { data: T | undefined; error: Error | undefined; refresh: () => void }
  /** Reserved height while loading, px; `narrow` on a narrow screen. */
  height: number
  narrow?: number | undefined
  children: (data: T) => ReactNode
}

/** Renders inside the error boundary, not before it. */
function Drawn<T>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) {
  return draw(data)
}

/** Section with its own loading, error and retry; shown data stays when a later request fails. */
export function QueryBlock<T>({ query, height, narrow, children }: BlockProps<T>) {
  if (query.data !== undefined)
    return (
      <Contained onRetry={query.refresh}>
        <Drawn data={query.data} draw={children} />
      </Contained>
    )
  return query.error ? (
    <ErrorState error={query.error} onRetry={query.refresh} />
  ) : (
    <SkeletonBlock height={height} narrow={narrow} />
  )
}
