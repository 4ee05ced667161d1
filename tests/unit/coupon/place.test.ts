// @vitest-environment node
import { expect, test } from 'vitest'
import type { CouponScope } from '@/contract/coupon/draft.ts'
import { couponPlace } from '@/reference/coupon/place.ts'
import { EVERYWHERE } from '@tests/mock/support/coupon.ts'

const placeOf = (scope: Partial<CouponScope>, fitsOrderId?: string) =>
  couponPlace({ terms: { scope: { ...EVERYWHERE, ...scope } }, issuer: { id: 'c02' }, fitsOrderId })

test('a coupon is used at the order it fits', () => {
  expect(placeOf({ pols: ['CNSHA'] }, 'o1')).toBe('/business/payment?orderId=o1&tab=payment')
})
test('else among the listings of its issuer, on its lane and by its mode', () => {
  expect(placeOf({ lanes: [{ pol: 'CNSHA', pod: 'USLAX' }], modes: ['FCL'] })).toBe(
    '/business/market?sellerId=c02&pol=CNSHA&pod=USLAX&mode=FCL',
  )
})
test('a choice of several ports or modes narrows nothing', () => {
  expect(placeOf({ pols: ['CNSHA', 'CNNGB'], pods: ['USLAX'], modes: ['FCL', 'LCL'] })).toBe(
    '/business/market?sellerId=c02&pod=USLAX',
  )
})
