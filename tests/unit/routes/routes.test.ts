import { describe, expect, test } from 'vitest'
import { canEnter, crumbIds, entryRefusal, navIds, routeFacts } from '@/routes/derive.ts'
import { hrefTo } from '@/routes/href.ts'
import { allRedirects, routeAt } from '@/routes/match.ts'
import { readId } from '@/routes/params.ts'
import { routeEnUS } from '@/routes/messages/en-US.ts'
import { routeZhCN } from '@/routes/messages/zh-CN.ts'
import { routes } from '@/routes/table.ts'
import type { RouteId } from '@/routes/table.ts'

const ids = Object.keys(routes) as RouteId[]

describe('the route table', () => {
  test('has a title in both languages for every route', () => {
    for (const id of ids) {
      const { titleId } = routeFacts(id)
      expect(routeZhCN).toHaveProperty([titleId])
      expect(routeEnUS).toHaveProperty([titleId])
    }
  })

  test.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/HOME/', 'home'],
    ['/business/foreignTradeDetial', 'tenderDetail'],
    ['/business/foreignTradeDetial/', 'tenderDetail'],
    ['/nowhere', undefined],
    ['/business/quote/extra', undefined],
  ])('%s is %s', (path, id) => {
    expect(routeAt(path)).toBe(id)
  })

  test('leads the right spelling to the owner’s', () => {
    expect(allRedirects()).toContainEqual({ from: '/business/foreignTradeDetail', id: 'tenderDetail' })
    expect(allRedirects()).toContainEqual({ from: '/coupon', id: 'couponCenter' })
  })
})

describe('links', () => {
  test('carry their query and leave empty values out', () => {
    expect(hrefTo('home')).toBe('/')
    expect(hrefTo('tenderDetail', { id: '42' })).toBe('/business/foreignTradeDetial?id=42')
    expect(hrefTo('tenderSearch', { keyword: '上海 港', pol: '', pod: undefined })).toBe(
      '/business/searchTender?keyword=%E4%B8%8A%E6%B5%B7+%E6%B8%AF',
    )
  })

  test('with unknown parameters or routes do not compile', () => {
    // @ts-expect-error no such parameter
    expect(hrefTo('tenderDetail', { tenderId: '42' })).toContain('tenderId')
    // @ts-expect-error no such route
    expect(() => hrefTo('nowhere')).toThrow(TypeError)
  })

  test.each([
    ['1', '1'],
    ['9007199254740993123', '9007199254740993123'],
    ['a_B-9', 'a_B-9'],
    ['', undefined],
    [null, undefined],
    ['..', undefined],
    ['<img>', undefined],
    ['x'.repeat(65), undefined],
    ['1\n', undefined],
  ])('id %j is read as %s', (text, id) => {
    expect(readId(text)).toBe(id)
  })
})

describe('what derives from the table', () => {
  test('crumbs end at the page itself', () => {
    expect(crumbIds('tenderDetail')).toEqual(['home', 'business', 'tenderSearch', 'tenderDetail'])
  })

  test('member pages ask guests to log in', () => {
    expect(entryRefusal('payment', undefined)).toBe('login')
    expect(canEnter('payment', 1)).toBe(true)
    expect(canEnter('home', undefined)).toBe(true)
  })

  test('menus hold only routes that exist', () => {
    expect(navIds('main', undefined)).toContain('home')
    expect(navIds('member', 1)).toEqual([
      'memberCenter',
      'tenderIssue',
      'myTenderBids',
      'myBids',
      'myMarket',
      'payment',
      'myCoupons',
      'invoice',
      'myCollect',
      'baseInfo',
      'certification',
    ])
  })
})
