import { describe, expect, test } from 'vitest'
import { routeAt } from '@/routes/match.ts'
import { routes } from '@/routes/table.ts'

/** Spec §2, in the owner's order. */
const owned: [string, string][] = [
  ['/', 'home'],
  ['/home', 'home'],
  ['/login', 'login'],
  ['/retrievePassword', 'retrievePassword'],
  ['/register', 'register'],
  ['/subBaseInfo', 'certification'],
  ['/test', 'diagnostics'],
  ['/business', 'business'],
  ['/business/foreignTrade/1', 'audienceZone'],
  ['/business/foreignTradeDetial', 'tenderDetail'],
  ['/business/tendering', 'tenderHall'],
  ['/business/myBid', 'myBids'],
  ['/business/payment', 'payment'],
  ['/business/tenderIssue', 'tenderIssue'],
  ['/business/quote', 'quote'],
  ['/business/searchTender', 'tenderSearch'],
  ['/business/myTenderBid', 'myTenderBids'],
  ['/business/newsDetial', 'newsDetail'],
  ['/business/newsList', 'newsList'],
  ['/business/market', 'market'],
  ['/business/marketDetail', 'marketDetail'],
  ['/business/myMarket', 'myMarket'],
  ['/coupon/couponManagement', 'couponManagement'],
  ['/coupon/couponCollectionCenter', 'couponCenter'],
  ['/coupon/myCoupon', 'myCoupons'],
  ['/coupon/couponMarket', 'couponMarket'],
  ['/coupon/couponVerification', 'couponVerification'],
  ['/user', 'memberHub'],
  ['/user/personalCenter', 'memberCenter'],
  ['/user/changeBaseInfo', 'baseInfo'],
  ['/user/invoice', 'invoice'],
  ['/user/myCollect', 'myCollect'],
  ['/other', 'help'],
  ['/other/about', 'about'],
  ['/other/contact', 'contact'],
  ['/other/clause', 'terms'],
  ['/tool', 'toolHub'],
  ['/tool/shipDate', 'shippingDates'],
  ['/tool/customs', 'customs'],
]

describe('Spec §2 screens and routes', () => {
  test('lists 39 paths', () => {
    expect(owned).toHaveLength(39)
  })

  test.each(owned)('%s is %s', (path, id) => {
    expect(routeAt(path)).toBe(id)
  })

  test('no route has an address that the owner does not know', () => {
    const known = owned.map(([path]) => path.replace(/\/1$/, '/:id'))
    const paths = Object.values(routes).map(({ path }) => path)
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })
})
