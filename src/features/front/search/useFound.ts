import { useEffect, useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import type { SearchGroup } from '@/contract/front/search/schemas.ts'

/** Debounce of the server search, ms. */
const PAUSE_MS = 150

/** Server results for the current text; results for other texts are never shown. */
export interface Found {
  /** Undefined while loading. */
  groups: readonly SearchGroup[] | undefined
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

/** Searches the typed text after a pause. */
export function useFound(typed: string): Found {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const query = useQuery(searchEndpoints.all, { q: asked }, { ready: asked !== '', silent: true })
  const isCurrent = typed !== '' && asked === typed
  const groups = isCurrent ? query.data?.groups : undefined
  const hasFailed = isCurrent && query.error !== undefined
  return {
    groups,
    hasFailed,
    isWaiting: typed !== '' && groups === undefined && !hasFailed,
    retry: query.refresh,
  }
}
