import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { homeEndpoints } from '@/contract/front/home/endpoints.ts'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { BLOCK } from '../../home/options.ts'
import { recentLanes } from '../../home/quick/recentLanes.ts'

export interface Lane {
  pol: string
  pod: string
}

const MOST = 5

/**
 * Lanes worth watching, without duplicates: those of the member's favourite sailings, those searched on this device, and
 * the busiest of the market.
 */
export function useLanes() {
  const { isSignedIn } = useSession()
  const [recent] = useState(recentLanes)
  const kept = useQuery(favoriteEndpoints.page, { type: 'SAILING', size: 10 }, { ready: isSignedIn, silent: true })
  const busy = useQuery(homeEndpoints.overview, {}, BLOCK)
  const saved = (kept.data?.records ?? []).flatMap(({ before }) => (before.kind === 'SAILING' ? [before] : []))
  const byKey = new Map<string, Lane>()
  for (const { pol, pod } of [...saved, ...recent, ...(busy.data?.hotLanes ?? [])])
    if (pod && !byKey.has(`${pol}${pod}`)) byKey.set(`${pol}${pod}`, { pol, pod })
  const lanes = [...byKey.values()].slice(0, MOST)
  return {
    data: lanes.length > 0 || busy.data ? lanes : undefined,
    error: busy.error,
    refresh: busy.refresh,
  }
}
