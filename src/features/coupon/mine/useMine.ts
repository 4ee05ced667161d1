import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView, MyCouponQuery } from '@/contract/coupon/schemas.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'

/** Where a holder's coupons lie, in the order of the page. */
export const COUPON_TABS = ['usable', 'locked', 'giving', 'listed', 'used', 'expired'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

/** The holder's coupons with tab and search in the address bar. */
export interface Mine {
  list: List<CouponView, 'tab' | 'q'>
  /** Undefined while a search looks everywhere. */
  tab: CouponTab | undefined
}

const tabOf = (text: string | undefined): CouponTab | undefined => COUPON_TABS.find((one) => one === text)

/** One tab of the coupons; a search looks under all tabs until one is chosen. */
export function useMine(): Mine {
  const list = useList<MyCouponQuery, CouponView, 'tab' | 'q'>(couponEndpoints.minePage, {
    filters: ['tab', 'q'],
    rules: { tab: COUPON_TABS },
    refreshOnFocus: true,
    toQuery: ({ tab, q }) => ({ tab: tabOf(tab) ?? (q ? undefined : 'usable'), keyword: q?.slice(0, KEYWORD_MAX) }),
  })
  const { tab, q } = list.filters
  return { list, tab: tabOf(tab) ?? (q ? undefined : 'usable') }
}
