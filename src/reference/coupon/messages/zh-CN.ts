import { words } from '@/shared/words/zh-CN.ts'

/** Texts of coupons wherever they are shown, Chinese. */
export const couponZhCN = {
  'coupon.list': words.comma,
  'coupon.by': '发券企业：{issuer}',
  'coupon.gives.discount': '{rate} 折',
  'coupon.gives.free': '免{charges}',
  'coupon.least': '满 {amount} 可用',
  'coupon.least.none': '无门槛',
  'coupon.least.cap': '{from}，最高减 {cap}',
  'coupon.scope.none': '全部航线、箱型和企业可用',
  'coupon.scope.more': '{names} 等 {count} 项',
  'coupon.scope.modes': words.mode,
  'coupon.scope.lanes': words.lanes,
  'coupon.scope.pols': '起运港',
  'coupon.scope.pods': '目的港',
  'coupon.scope.isoCodes': words.containerTypes,
  'coupon.scope.carriers': words.carriers,
  'coupon.scope.userTypes': '企业类型',
  'coupon.scope.charges': '限费用',
  'coupon.scope.first': '仅限首单',
} as const
