import { useEffect, useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { searchEndpoints } from '@/contract/front/search/endpoints.ts'
import type { SearchGroup } from '@/contract/front/search/schemas.ts'

/** Milliseconds without a key until the server is asked. */
const PAUSE_MS = 150

/** What the server found for what is typed now; an answer to anything else never appears. */
export interface Found {
  /** Undefined while it is not known. */
  groups: readonly SearchGroup[] | undefined
  isWaiting: boolean
  hasFailed: boolean
  retry: () => void
}

/** Asks for what is typed once nobody has typed for a moment. */
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
