import { words } from '@/shared/words/en-US.ts'
import type { couponZhCN } from './zh-CN.ts'

/** Texts of coupons wherever they are shown, English. */
export const couponEnUS = {
  'coupon.list': words.comma,
  'coupon.by': 'Issued by {issuer}',
  'coupon.gives.discount': '{rate}% off',
  'coupon.gives.free': 'Waived: {charges}',
  'coupon.least': 'Minimum spend {amount}',
  'coupon.least.none': 'No minimum spend',
  'coupon.least.cap': '{from}, up to {cap}',
  'coupon.scope.none': 'Any lane, container and company',
  'coupon.scope.more': '{names} and more ({count})',
  'coupon.scope.modes': words.mode,
  'coupon.scope.lanes': words.lanes,
  'coupon.scope.pols': 'From',
  'coupon.scope.pods': 'To',
  'coupon.scope.isoCodes': words.containerTypes,
  'coupon.scope.carriers': words.carriers,
  'coupon.scope.userTypes': 'For',
  'coupon.scope.charges': 'Charges',
  'coupon.scope.first': 'First order only',
} as const satisfies Record<keyof typeof couponZhCN, string>
