import type { CouponScope } from '@/contract/coupon/draft.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

/** True if a list of a scope, which means everything while it is empty, lets one in; nothing asked for is always let in. */
export function isOpenTo<T>(list: readonly T[], one: T | undefined): boolean {
  return one === undefined || list.length === 0 || list.includes(one)
}

/** True if a coupon of this scope may be meant by somebody who looks for a mode and ports. */
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
