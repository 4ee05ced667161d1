import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import type { Page } from '@/contract/page.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { LaneStats, TenderHall } from '@/contract/trade/tender/hall/schemas.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { ROAD_LANE } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'

const LIVE = { silent: true, keepPrevious: true, refreshOnFocus: true, pollMs: 30_000 } as const
const SHOWN = 6

/** Search filter for a lane of the board; container haulage is a mode, not a trade lane. */
export function searchOf(lane: string | undefined): { lane?: string; mode?: 'TRUCK' } {
  if (lane === undefined) return {}
  return lane === ROAD_LANE ? { mode: 'TRUCK' } : { lane }
}

/** The board and the newest awards of a lane, polled every 30 s. */
export function useBoard(lane: string | undefined): Query<TenderHall> {
  return useQuery(tenderEndpoints.hall, lane === undefined ? {} : { lane }, LIVE)
}

/** The first open tenders of a lane in the given order, polled every 30 s. */
export function useOpenTenders(lane: string | undefined, sort: 'closing' | 'newest'): Query<Page<TenderSummary>> {
  return useQuery(tenderEndpoints.page, { ...searchOf(lane), sort, size: SHOWN }, LIVE)
}

/** Results of tenders per lane. */
export function useLaneStats(): Query<LaneStats> {
  return useQuery(tenderEndpoints.laneStats, {}, { silent: true, refreshOnFocus: true })
}

/** Returns a function that names a lane of the board. */
export function useLaneName(): (lane: string) => string {
  const t = useText()
  const { laneName } = useFreight()
  return (lane) => (lane === ROAD_LANE ? t('hall.lane.road') : laneName(lane))
}
