import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

await Promise.all([
  import('@/pages/business/AudienceZonePage.tsx'),
  import('@/pages/business/BusinessPage.tsx'),
  import('@/layout/NotFoundPage.tsx'),
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
const open = async (address: string) => {
  app = await openApp(address, { backend: market.backend })
}

describe('the zones', () => {
  test.each([
    ['1', 'Foreign-trade enterprise', 'Newest tenders'],
    ['2', 'Freight forwarder', 'Newest rates'],
    ['3', 'Container-consolidation enterprise', 'Newest truck capacity'],
  ])('zone %s shows figures, ways, things and the directory', async (id, title, things) => {
    await open(`/business/foreignTrade/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: title }, WAIT)).toBeTruthy()
    expect(await screen.findByRole('region', { name: things }, WAIT)).toBeTruthy()
    const directory = await screen.findByRole('list', { name: 'Company directory' }, WAIT)
    expect(within(directory).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(5)
    const figures = await screen.findByLabelText('Live figures', {}, WAIT)
    expect(Number(figures.querySelector('dd')?.textContent)).toBeGreaterThan(5)
  })

  test.each(['0', '4', '11', 'x', '1%2F2'])('zone %s is no page', async (id) => {
    await open(`/business/foreignTrade/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, WAIT)).toBeTruthy()
  })

  test('the directory keeps its search in the address, and says what to do when nothing fits', async () => {
    await open('/business/foreignTrade/2')
    const input = await screen.findByRole('searchbox', { name: /Name, pinyin initials/ }, WAIT)
    await userEvent.type(input, 'no such name{Enter}')
    expect(await screen.findByText('No companies match', {}, WAIT)).toBeTruthy()
    expect(new URLSearchParams(window.location.search).get('keyword')).toBe('no such name')
    await userEvent.click(
      within(screen.getByText('No companies match').closest('div') ?? document.body).getByRole('button', {
        name: 'Clear filters',
      }),
    )
    expect(await screen.findByRole('list', { name: 'Company directory' }, WAIT)).toBeTruthy()
    expect(window.location.search).toBe('')
  })

  test('a profile opens from the directory and leads back', async () => {
    await open('/business/foreignTrade/3')
    const directory = await screen.findByRole('list', { name: 'Company directory' }, WAIT)
    const [link] = within(directory).getAllByRole('link')
    if (!link) throw new Error('no enterprise')
    const name = link.textContent
    await userEvent.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name.slice(0, 20)) }, WAIT)).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'About' }, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Back to directory' }))
    expect(await screen.findByRole('list', { name: 'Company directory' }, WAIT)).toBeTruthy()
  })

  test.each(['nobody', '../../etc', ''])('a profile of "%s" is missing', async (id) => {
    await open(`/business/foreignTrade/2?company=${encodeURIComponent(id)}`)
    expect(await screen.findByText('Company not found', {}, WAIT)).toBeTruthy()
  })

  test('a profile under the wrong kind says where it is', async () => {
    await open('/business/foreignTrade/1?company=c33')
    const link = await screen.findByRole('link', { name: 'Go to profile' }, WAIT)
    expect(link.getAttribute('href')).toBe('/business/foreignTrade/2?company=c33')
  })
})

describe('the trading area', () => {
  test('shows the way of a trade and every page under it; locked ones say why', async () => {
    await open('/business')
    expect(await screen.findByRole('heading', { level: 1, name: 'Trading area' }, WAIT)).toBeTruthy()
    const flow = within(await screen.findByRole('region', { name: 'How it works' }, WAIT))
    expect(flow.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/business/tenderIssue',
      '/business/searchTender?quotable=true',
      '/business/myTenderBid',
      '/business/payment',
      '/user/invoice',
    ])
    const pages = within(screen.getByRole('region', { name: 'All pages' }))
    expect(pages.getAllByRole('link').every((link) => !link.getAttribute('href')?.includes(':'))).toBe(true)
    expect(pages.getAllByText('Log in first').length).toBeGreaterThan(2)
  })

  test('tells a member what waits at each step', async () => {
    app = await openAs('trader', '/business', market)
    const flow = within(await screen.findByRole('region', { name: 'How it works' }, WAIT))
    await waitFor(() => expect(flow.getAllByText(/\d+ tasks?$/).length).toBeGreaterThan(0), WAIT)
  })
})
