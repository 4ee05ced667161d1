import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Verification } from '@/contract/coupon/verification/schemas.ts'
import type { QueryNames } from '@/routes/params.ts'

const HISTORY_FILTERS = [
  'from',
  'to',
  'status',
  'keyword',
] as const satisfies readonly QueryNames<'couponVerification'>[]
type HistoryFilter = (typeof HISTORY_FILTERS)[number]
/** Verifications, filtered by the URL. */
export type History = List<Verification, HistoryFilter>

/** Verifications of the enterprise, newest first. */
export function useHistory(): History {
  return useList(couponEndpoints.verifications, { filters: HISTORY_FILTERS, refreshOnFocus: true })
}
