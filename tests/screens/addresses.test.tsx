import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './trade/bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})
const WAIT = { timeout: 15_000 }
const asked = (path: string) => app?.requests.filter((request) => request.path.endsWith(path)).map(({ query }) => query)

describe('an address that is out of date or odd', () => {
  test.each([
    ['/business/searchTender?sort=foo&closingWithin=abc&mode=FCL', /closingWithin, sort/, '?mode=FCL'],
    ['/business/market?kind=FOO&maxPrice=abc', /kind, maxPrice/, ''],
  ])('%s is shown with the usual values, says so, and is corrected', async (address, names, left) => {
    app = await openApp(address)
    expect((await screen.findByText(/defaults are shown/)).textContent).toMatch(names)
    await waitFor(() => expect(window.location.search).toBe(left))
    expect(screen.queryByText(/network or service/)).toBeNull()
    await waitFor(() => expect(document.querySelectorAll('main a[href*="?id="]').length).toBeGreaterThan(0))
  })

  test.each([
    ['/business/searchTender?size=37&current=9999', /size=50, current=\d+/, /^\?size=50(&current=\d+)?$/],
    ['/business/foreignTrade/2?minRating=9', /minRating=5/, /^\?minRating=5$/],
  ])('%s is shown with the nearest that is allowed, says so, and is corrected', async (address, values, left) => {
    app = await openApp(address)
    await waitFor(() => expect(screen.getByText(/nearest shown/).textContent).toMatch(values), {
      timeout: 10_000,
    })
    await waitFor(() => expect(window.location.search).toMatch(left))
    expect(screen.queryByText(/defaults are shown/)).toBeNull()
  })

  test.each([
    ['/business/searchTender', 'keyword=a'],
    ['/business/market', 'keyword=a'],
    ['/business/newsList', 'q=a'],
    ['/business/foreignTrade/2', 'keyword=a'],
    ['/coupon/couponCollectionCenter', 'q=a'],
    ['/coupon/couponMarket', 'keyword=a'],
  ])('%s has no page 9999 of what was looked for: its last stands there', async (path, words) => {
    app = await openApp(`${path}?current=9999&${words}`)
    await waitFor(() => expect(screen.getByText(/nearest shown/).textContent).toMatch(/current=\d+$/), WAIT)
    await waitFor(() => expect(Number(new URLSearchParams(window.location.search).get('current'))).toBeLessThan(9999))
    expect(window.location.search).toContain(words)
  })

  test.each([
    ['?current=0', /current=1/],
    ['?size=7', /size=10/],
    ['?pol=CNSGH0', /pol/],
    ['?etdFrom=2020-13-01', /etdFrom/],
    ['?sort=bogus&sort=etd', /sort/],
  ])('the market at %s is a page with one notice, which is announced and can be closed', async (query, said) => {
    app = await openApp(`/business/market${query}`)
    const close = await screen.findByRole('button', { name: 'Close' }, WAIT)
    const notice = close.closest('[aria-live="polite"]')
    expect(notice?.textContent).toMatch(said)
    expect(screen.queryByText(/network or service/)).toBeNull()
    expect(window.location.search).not.toBe(query)
    await userEvent.click(close)
    expect(notice?.textContent).toBe('')
  })

  test('is understood by the name that a filter had before', async () => {
    app = await openApp('/business/searchTender?q=glass')
    await waitFor(() => expect(window.location.search).toBe('?keyword=glass'))
    await waitFor(() => expect(asked('/tender/page')?.at(-1)).toMatchObject({ keyword: 'glass' }))
  })

  test('shows a refusal in the words of the server', async () => {
    const reply = ({ path }: { path: string }) =>
      path.endsWith('/tender/page') ? { code: 4003, message: 'Only for verified enterprises', data: null } : undefined
    app = await openApp('/business/searchTender', { reply })
    const panel = (await screen.findByText('Not available')).closest('[role="alert"]')
    expect(panel?.textContent).toContain('Only for verified enterprises')
  })
})

test('what was searched for on the page that does not exist is asked of the tenders', async () => {
  app = await openApp('/no/such/page')
  await screen.findByRole('heading', { level: 1 })
  const field = document.querySelector('main input[name="q"]')
  await userEvent.type(field ?? document.body, 'glass{Enter}')
  await waitFor(() => expect(window.location.search).toBe('?keyword=glass'))
  await waitFor(() => expect(asked('/tender/page')?.at(-1)).toMatchObject({ keyword: 'glass' }))
})

test('lists have ten rows a page', async () => {
  app = await openApp('/coupon/couponCollectionCenter')
  await waitFor(() => expect(asked('/coupon/center')?.at(-1)).toMatchObject({ size: 10 }))
})

test('a page that is refused to this kind of enterprise has a title of its own', async () => {
  app = await openAs('trader', '/coupon/couponManagement', await quietMarket())
  const heading = await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toContain(heading.textContent))
})
