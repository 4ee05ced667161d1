import { useList } from '@/api/useList.ts'
import type { List } from '@/api/useList.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView, MyCouponQuery } from '@/contract/coupon/schemas.ts'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'

/** Tabs of the holder's coupons, in display order. */
export const COUPON_TABS = ['usable', 'locked', 'giving', 'listed', 'used', 'expired'] as const

/** Tabs in the URL; `all` is for those who search. */
const TABS = ['all', ...COUPON_TABS] as const
type Filter = 'tab' | OwnFilter

/** The holder's coupons, with tab and search in the URL. */
export interface Mine {
  list: List<CouponView, Filter>
  tab: (typeof TABS)[number]
  /** The tab without a choice: the usable ones, while one searches all. */
  usual: 'usable' | 'all'
}

const usualOf = (keyword: string | undefined) => (keyword ? 'all' : 'usable')
const tabOf = (text: string | undefined, keyword: string | undefined) =>
  TABS.find((one) => one === text) ?? usualOf(keyword)

/** One tab of the coupons; a search covers all tabs until one is selected. */
export function useMine(): Mine {
  const list = useList<MyCouponQuery, CouponView, Filter>(couponEndpoints.minePage, {
    filters: ['tab', ...OWN_FILTERS],
    rules: { tab: TABS },
    refreshOnFocus: true,
    toQuery: ({ tab, ...search }) => {
      const wanted = tabOf(tab, search.keyword)
      return { ...search, ...(wanted !== 'all' && { tab: wanted }) }
    },
  })
  const { tab, keyword } = list.filters
  return { list, tab: tabOf(tab, keyword), usual: usualOf(keyword) }
}
