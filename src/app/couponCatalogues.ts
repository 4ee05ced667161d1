import type { CatalogueLoaders } from '@/i18n/messageStore.ts'

/** Messages of coupons, from their issue to the counter. */
export const couponCatalogues = {
  batch: {
    'zh-CN': () => import('@/features/coupon/issue/messages/zh-CN.ts').then((m) => m.batchZhCN),
    'en-US': () => import('@/features/coupon/issue/messages/en-US.ts').then((m) => m.batchEnUS),
  },
  coupon: {
    'zh-CN': () => import('@/reference/coupon/messages/zh-CN.ts').then((m) => m.couponZhCN),
    'en-US': () => import('@/reference/coupon/messages/en-US.ts').then((m) => m.couponEnUS),
  },
  couponCounter: {
    'zh-CN': () => import('@/features/coupon/counter/messages/zh-CN.ts').then((m) => m.couponCounterZhCN),
    'en-US': () => import('@/features/coupon/counter/messages/en-US.ts').then((m) => m.couponCounterEnUS),
  },
  couponTrade: {
    'zh-CN': () => import('@/features/coupon/trade/messages/zh-CN.ts').then((m) => m.couponTradeZhCN),
    'en-US': () => import('@/features/coupon/trade/messages/en-US.ts').then((m) => m.couponTradeEnUS),
  },
  couponCenter: {
    'zh-CN': () => import('@/features/coupon/center/messages/zh-CN.ts').then((m) => m.couponCenterZhCN),
    'en-US': () => import('@/features/coupon/center/messages/en-US.ts').then((m) => m.couponCenterEnUS),
  },
  couponMine: {
    'zh-CN': () => import('@/features/coupon/mine/messages/zh-CN.ts').then((m) => m.couponMineZhCN),
    'en-US': () => import('@/features/coupon/mine/messages/en-US.ts').then((m) => m.couponMineEnUS),
  },
  couponGift: {
    'zh-CN': () => import('@/features/coupon/mine/gift/messages/zh-CN.ts').then((m) => m.couponGiftZhCN),
    'en-US': () => import('@/features/coupon/mine/gift/messages/en-US.ts').then((m) => m.couponGiftEnUS),
  },
} as const satisfies CatalogueLoaders<string>
