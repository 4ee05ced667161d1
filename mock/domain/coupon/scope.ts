import type { CouponScope } from '@/contract/coupon/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

/** Whether a scope's list (empty means everything) contains a value; an absent value always matches. */
export function isOpenTo<T>(list: readonly T[], one: T | undefined): boolean {
  return one === undefined || list.length === 0 || list.includes(one)
}

/** Whether a coupon of this scope may match a search for a mode and ports. */
export function isForLane(
  scope: CouponScope,
  wanted: { mode?: TransportMode | undefined; pol?: string | undefined; pod?: string | undefined },
): boolean {
  const onLane = (end: 'pol' | 'pod', port = '') =>
    port === '' ||
    (isOpenTo(end === 'pol' ? scope.pols : scope.pods, port) &&
      (scope.lanes.length === 0 || scope.lanes.some((lane) => lane[end] === port)))
  return isOpenTo(scope.modes, wanted.mode) && onLane('pol', wanted.pol) && onLane('pod', wanted.pod)
}
