import type { ReactNode } from 'react'
import type { Query } from '@/api/useQuery.ts'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'

interface BlockProps<T> {
  query: Query<T>
  /** Pixels that are kept free while it loads. */
  height: number
  children: (data: T) => ReactNode
}

/** A part of the hall that loads, fails and is asked again by itself; what was shown stays when a later question fails. */
export function Block<T>({ query, height, children }: BlockProps<T>) {
  if (query.data !== undefined) return children(query.data)
  return query.error ? <ErrorState onRetry={query.refresh} /> : <SkeletonBlock height={height} />
}
