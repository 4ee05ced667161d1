import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** Waits for the notice in `main`. */
const says = (notice: RegExp) =>
  waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(notice), WAIT)

describe('a part of an address that cannot be used is said under the heading and taken out', () => {
  test.each([
    ['/tool/customs?tab=foo', /defaults are shown: tab/, ''],
    ['/tool/customs?code=12&chapter=x', /defaults are shown: code, chapter/, ''],
    ['/tool/customs?tab=duty&cur=XXX&kind=foo&price=900', /shown: (kind, cur|cur, kind)/, '?tab=duty&price=900'],
    ['/tool/customs?tab=demurrage&d1=yesterday&side=UP', /shown: side, d1/, '?tab=demurrage'],
    ['/tool/shipDate?pol=CNSHA&pod=NLRTM&from=soon&weeks=99&view=pie', /shown: .*from/, '?pol=CNSHA&pod=NLRTM&weeks=6'],
    ['/other?topic=foo&q=bid', /defaults are shown: topic/, '?q=bid'],
    ['/other/clause?v=1999-01-01', /defaults are shown: v/, ''],
    ['/other/contact?topic=foo', /defaults are shown: topic/, ''],
    ['/business/tendering?lane=a%20b', /defaults are shown: lane/, ''],
    ['/business/searchTender?view=pie', /defaults are shown: view/, ''],
    ['/business/newsList?category=FOO&port=x', /defaults are shown: category, port/, ''],
    ['/login?way=owl', /defaults are shown: way/, ''],
  ])('%s, to everybody', async (address, notice, left) => {
    app = await openApp(address)
    await says(notice)
    await waitFor(() => expect(window.location.search).toBe(left), WAIT)
  })

  test.each([
    ['trader', '/user/personalCenter?tab=foo', /shown: tab/, ''],
    ['trader', '/user/changeBaseInfo?tab=foo', /shown: tab/, ''],
    ['trader', '/user/invoice?tab=foo&id=%20', /shown: id, tab/, ''],
    ['trader', '/business/payment?tab=foo', /shown: tab/, ''],
    ['trader', '/business/tenderIssue?pol=nowhere&mode=SHIP&etdFrom=soon&step=9', /shown: .*step/, ''],
    ['forwarder', '/business/myMarket?part=foo&new=BAR', /shown: (new, part|part, new)/, ''],
    ['forwarder', '/business/myBid?tab=foo', /shown: tab/, ''],
    ['trader', '/coupon/myCoupon?id=%20', /shown: id/, ''],
  ])('to %s: %s', async (account, address, notice, left) => {
    app = await openAs(account, address, await quietMarket())
    await says(notice)
    await waitFor(() => expect(window.location.search).toBe(left), WAIT)
  })
})

test('the notice goes when one goes on in the page', async () => {
  app = await openApp('/tool/customs?tab=foo')
  await says(/defaults are shown: tab/)
  const link = await screen.findByRole('link', { name: 'Duty and rebate' }, WAIT)
  await act(async () => link.click())
  await waitFor(() => expect(screen.queryByText(/defaults shown/)).toBeNull(), WAIT)
})
