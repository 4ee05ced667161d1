import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView, MyCouponQuery } from '@/contract/coupon/schemas.ts'
import { KEYWORD_MAX } from '@/contract/limits.ts'

/** Tabs of the holder's coupons, in display order. */
export const COUPON_TABS = ['usable', 'locked', 'giving', 'listed', 'used', 'expired'] as const
export type CouponTab = (typeof COUPON_TABS)[number]

/** The holder's coupons, with tab and search in the URL. */
export interface Mine {
  list: List<CouponView, 'tab' | 'q'>
  /** Undefined while a search covers all tabs. */
  tab: CouponTab | undefined
}

const tabOf = (text: string | undefined): CouponTab | undefined => COUPON_TABS.find((one) => one === text)

/** One tab of the coupons; a search covers all tabs until one is selected. */
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
