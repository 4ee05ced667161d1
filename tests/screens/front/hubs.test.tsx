import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp, type OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/hub/HubPage.tsx'),
  import('@/pages/hub/business/MarketNow.tsx'),
  import('@/pages/hub/business/MyTrade.tsx'),
  import('@/pages/hub/tool/ToolNow.tsx'),
  import('@/pages/hub/user/GuestNow.tsx'),
  import('@/pages/hub/user/MemberNow.tsx'),
  import('@/pages/hub/coupon/CouponNow.tsx'),
  import('@/pages/business/BusinessPage.tsx'),
  import('@/pages/coupon/CouponCenterPage.tsx'),
])
const WAIT = { timeout: 20_000 }

let market: Market
let app: OpenApp
beforeAll(async () => {
  market = await openMarket()
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})
const open = async (address: string, options: OpenAppOptions = {}) => {
  app = await openApp(address, { backend: market.backend, ...options })
}
const sign = async (account: string, address: string, options: OpenAppOptions = {}) => {
  app = await openAs(account, address, market, options)
}
const block = async (name: string) => {
  const main = within(await screen.findByRole('main', {}, WAIT))
  return within(await main.findByRole('region', { name }, WAIT))
}
const firstLink = async (name: string) => {
  const [, link] = await waitFor(async () => {
    const links = (await block(name)).getAllByRole('link')
    expect(links.length).toBeGreaterThan(1)
    return links
  }, WAIT)
  return link?.getAttribute('href')
}
/** Addresses below a block's list of pages. */
const pagesOf = async () => (await block('All pages')).getAllByRole('link').map((link) => link.getAttribute('href'))
const empty = { records: [], total: 0, current: 1, size: 5, pages: 0, counts: {} }
/** Answers the calls whose path ends so. */
const answering =
  (paths: readonly string[], answer: unknown): NonNullable<OpenAppOptions['reply']> =>
  ({ path }) =>
    paths.some((one) => path.endsWith(one)) ? answer : undefined
const fault = { code: 5000, message: 'Fault', data: null }

describe('the trading area', () => {
  test('shows a guest the market: figures, tenders and listings, and nothing of a member', async () => {
    await open('/business')
    expect(await firstLink('Closing soon')).toMatch(/^\/business\/foreignTradeDetial\?id=/)
    expect(await firstLink('New tenders')).toMatch(/^\/business\/foreignTradeDetial\?id=/)
    expect(await firstLink('New listings')).toMatch(/^\/business\/marketDetail\?id=/)
    expect((await screen.findAllByText('TEU open for bids', {}, WAIT)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('region', { name: 'Open orders' })).toBeNull()
    expect(app.paths().some((path) => path.includes('/order/'))).toBe(false)
  })

  test.each([
    ['trader', 'My open tenders', 'My open bids'],
    ['consolidator', 'My open bids', 'My open tenders'],
  ])('shows a %s what runs, of its own kind only', async (account, own, other) => {
    await sign(account, '/business')
    expect(await block(own)).toBeTruthy()
    expect(await block('Open orders')).toBeTruthy()
    expect(screen.queryByRole('region', { name: other })).toBeNull()
  })

  test('says what to do where nothing is open', async () => {
    await open('/business', {
      reply: answering(['/tender/page', '/listing/page'], { code: 200, message: '', data: empty }),
    })
    const tenders = await block('Closing soon')
    expect(await tenders.findByText('No open tenders', {}, WAIT)).toBeTruthy()
    expect(await (await block('New listings')).findByText('No listings yet', {}, WAIT)).toBeTruthy()
  })

  test('a block that fails is asked again alone', async () => {
    let isBroken = true
    await open('/business', {
      reply: (request) => (isBroken && request.path.endsWith('/listing/page') ? fault : undefined),
    })
    expect(await firstLink('Closing soon')).toBeTruthy()
    const listings = await block('New listings')
    const retry = await listings.findByRole('button', { name: 'Try again' }, WAIT)
    isBroken = false
    await userEvent.click(retry)
    expect(await firstLink('New listings')).toMatch(/marketDetail/)
  })

  test('keeps the links to all of its pages', async () => {
    await open('/business')
    expect(await pagesOf()).toEqual(
      expect.arrayContaining([
        '/business/tenderIssue',
        '/business/searchTender',
        '/business/tendering',
        '/business/market',
        '/business/myTenderBid',
        '/business/myBid',
        '/business/myMarket',
        '/business/payment',
        '/business/newsList',
      ]),
    )
  })
})

describe('the tools', () => {
  test('lead to the tool with what was typed', async () => {
    await open('/tool')
    const hs = await block('HS codes and duty')
    await userEvent.type(hs.getByRole('textbox'), '8471.30{Enter}')
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/tool/customs?q=8471.30'), WAIT)
  })

  test('show the next sailings of the lane searched last, its changes, and the rates of the day', async () => {
    localStorage.setItem('cangtong_lanes', JSON.stringify([{ kind: 'sailings', pol: 'CNNGB', pod: 'NLRTM' }]))
    await open('/tool')
    const lanes = within(await screen.findByRole('group', { name: 'Lane' }, WAIT))
    const [first, second] = lanes.getAllByRole('button')
    await waitFor(() => expect(first?.textContent).toBe('Ningbo \u2192 Rotterdam'), WAIT)
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    expect(await firstLink('Next sailings')).toMatch(/^\/tool\/shipDate\?pol=CNNGB&pod=NLRTM&id=/)
    expect(await block('Schedule changes')).toBeTruthy()
    if (second) await userEvent.click(second)
    expect(second?.getAttribute('aria-pressed')).toBe('true')
    expect(await (await block('Exchange rates')).findByText('1 USD in CNY', {}, WAIT)).toBeTruthy()
    expect(await pagesOf()).toEqual(['/tool/customs', '/tool/shipDate'])
  })

  test('stay usable without sailings and rates', async () => {
    await open('/tool', { reply: answering(['/shipDate/page', '/customs/rates'], fault) })
    const next = await block('Next sailings')
    expect(await next.findByRole('button', { name: 'Try again' }, WAIT)).toBeTruthy()
    expect((await block('HS codes and duty')).getByRole('textbox')).toBeTruthy()
  })
})

describe('the member area', () => {
  test('tells a guest what membership gives, and leads back here after the login', async () => {
    await open('/user')
    const heading = await screen.findByRole('heading', { name: 'Log in to see your tasks, orders and messages' }, WAIT)
    const main = within(screen.getByRole('main'))
    expect(main.getByText('Quote on LCL and trucking tenders')).toBeTruthy()
    expect(main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('reject=')
    expect(heading).toBeTruthy()
    expect(await pagesOf()).toEqual(
      expect.arrayContaining([
        '/user/personalCenter',
        '/user/invoice',
        '/user/myCollect',
        '/user/changeBaseInfo',
        '/subBaseInfo',
      ]),
    )
  })

  test.each(['trader', 'forwarder'])('shows a %s its company and what waits', async (account) => {
    await sign(account, '/user')
    const enterprise = await block('My company')
    expect(enterprise.getByRole('meter', { name: /Completeness/ })).toBeTruthy()
    expect(await screen.findByRole('navigation', { name: 'Tasks' }, WAIT)).toBeTruthy()
    for (const name of ['Orders to pay', 'Messages', 'Invoices']) expect(await block(name)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Log in to see/ })).toBeNull()
  })

  test('shows who only sells the orders of its buyers', async () => {
    await sign('consolidator', '/user')
    expect(await block('Open orders')).toBeTruthy()
  })

  test('says so where nothing waits, and where an answer did not come', async () => {
    await sign('trader', '/user', {
      reply: (request) => {
        if (request.path.endsWith('/order/page')) return { code: 200, message: '', data: empty }
        return request.path.endsWith('/invoice/page') ? fault : undefined
      },
    })
    expect(await (await block('Orders to pay')).findByText('No orders to pay', {}, WAIT)).toBeTruthy()
    expect(await (await block('Invoices')).findByRole('button', { name: 'Try again' }, WAIT)).toBeTruthy()
  })
})

describe('the coupons', () => {
  test('show a guest what can be collected and the other pages', async () => {
    await open('/coupon')
    expect((await screen.findAllByRole('article', {}, WAIT)).length).toBeGreaterThan(1)
    expect(await pagesOf()).toEqual(
      expect.arrayContaining([
        '/coupon/couponMarket',
        '/coupon/myCoupon',
        '/coupon/couponManagement',
        '/coupon/couponVerification',
      ]),
    )
    expect(screen.queryByRole('region', { name: 'My coupons' })).toBeNull()
  })

  test('show an issuer its batches with their rates, a trader only its own coupons', async () => {
    await sign('forwarder', '/coupon/couponCollectionCenter')
    const batches = await block('Active batches')
    expect((await batches.findAllByRole('meter', { name: 'Collected' }, WAIT)).length).toBeGreaterThan(0)
    app.session.stop()
  })

  test('show a trader its own coupons, what ends first on top', async () => {
    await sign('trader', '/coupon/couponCollectionCenter')
    expect(await firstLink('My coupons')).toMatch(/^\/coupon\/myCoupon\?id=/)
    expect(screen.queryByRole('region', { name: 'Active batches' })).toBeNull()
  })
})
