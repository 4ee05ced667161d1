import type { ReactNode } from 'react'
import { Contained } from './Contained.tsx'
import { ErrorState } from './ErrorState.tsx'
import { SkeletonBlock } from './Skeleton.tsx'

interface BlockProps<T> {
  /** Data of a reading call. */
  query: { data: T | undefined; error: Error | undefined; refresh: () => void }
  /** Pixels that are kept free while it loads; `narrow` on a narrow screen. */
  height: number
  narrow?: number | undefined
  children: (data: T) => ReactNode
}

/** Draws under the boundary, not before it. */
function Drawn<T>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) {
  return draw(data)
}

/** A part of a page that loads, fails and is asked again by itself; what was shown stays when a later question fails. */
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
