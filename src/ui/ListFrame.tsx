import type { ReactNode } from 'react'
import { Contained } from './Contained.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Pagination } from './Pagination.tsx'
import { SkeletonBlock } from './Skeleton.tsx'

/** State of a list, to select one of its four views. */
export interface ListFacts {
  records: readonly unknown[]
  total: number
  current: number
  size: number
  pages: number
  isFirstLoad: boolean
  error: Error | undefined
  refresh: () => void
  setPage: (current: number, size?: number) => void
}

/** Props of `ListFrame`: the list, its rendered rows, and the empty state. */
export interface ListFrameProps {
  list: ListFacts
  empty: { title: string; text?: ReactNode; action?: ReactNode }
  children: ReactNode
}

/** Skeleton on the first load, error with retry, empty state, or the rows with pagination. */
export function ListFrame({ list, empty, children }: ListFrameProps) {
  if (list.isFirstLoad) return <SkeletonBlock height={640} />
  if (list.error && list.records.length === 0) return <ErrorState error={list.error} onRetry={list.refresh} />
  if (list.records.length === 0) return <EmptyState {...empty} />
  return (
    <>
      {list.error && <ErrorState error={list.error} onRetry={list.refresh} />}
      <Contained onRetry={list.refresh}>{children}</Contained>
      <Pagination
        current={list.current}
        pages={list.pages}
        total={list.total}
        size={list.size}
        onChange={list.setPage}
      />
    </>
  )
}
