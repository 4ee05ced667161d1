import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import type { WireRequest } from '@/api/transport.ts'
import { openApp, type OpenApp, type OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { openMarket, type Market } from '@tests/mock/support/market.ts'
import { chosenIn } from '../support/choose.ts'

await Promise.all([
  import('@/pages/home/HomePage.tsx'),
  import('@/pages/home/blocks/HomeBlocks.tsx'),
  import('@/pages/home/quick/QuickLine.tsx'),
  import('@/pages/home/work/HomeWork.tsx'),
])
const WAIT = { timeout: 20_000 }

/** Everything is visible, so every block loads at once. */
class Seen implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  private readonly tell: IntersectionObserverCallback
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell
  }
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this)
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

let market: Market
let app: OpenApp
beforeAll(async () => {
  market = await openMarket()
})
beforeEach(() => vi.stubGlobal('IntersectionObserver', Seen))
afterEach(() => {
  app.session.stop()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (options: OpenAppOptions = {}) => {
  app = await openApp('/home', { backend: market.backend, ...options })
}
const part = (name: string) => screen.findByRole('region', { name }, WAIT)

describe('the home page', () => {
  test('shows every block from the marketplace', async () => {
    await open()
    for (const name of [
      'Closing soon',
      'Newest',
      'Newest listings',
      'Freight index',
      'Coupons to collect',
      'Busiest lanes',
    ])
      expect(await part(name)).toBeTruthy()
    const closing = within(await part('Closing soon'))
    expect((await closing.findAllByRole('link', {}, WAIT)).length).toBeGreaterThan(3)
    expect(
      await within(await part('Freight index')).findByRole('img', { name: /All lanes: latest/ }, WAIT),
    ).toBeTruthy()
    expect(await within(await part('Busiest lanes')).findByRole('table', {}, WAIT)).toBeTruthy()
    expect((await within(await part('Coupons to collect')).findAllByRole('article', {}, WAIT)).length).toBe(3)
  })

  test.each([
    ['Closing soon', '/trading/api/tender/page', (query: WireRequest['query']) => query?.['sort'] === undefined],
    ['Newest listings', '/trading/api/listing/page', () => true],
    ['Freight index', '/trading/api/home/freightIndex', () => true],
    ['Busiest lanes', '/trading/api/home/overview', () => true],
    ['Coupons to collect', '/trading/api/coupon/center', () => true],
  ])('%s fails and is asked again without the others', async (name, path, isIt) => {
    let isBroken = true
    await open({
      reply: (request) =>
        isBroken && request.path.endsWith(path) && isIt(request.query)
          ? { code: 5000, message: 'Fault', data: null }
          : undefined,
    })
    const block = within(await part(name))
    const retry = await block.findByRole('button', { name: 'Try again' }, WAIT)
    const other = name === 'Closing soon' ? 'Newest' : 'Closing soon'
    expect((await within(await part(other)).findAllByRole('link', {}, WAIT)).length).toBeGreaterThan(1)
    isBroken = false
    await userEvent.click(retry)
    await waitFor(() => expect(block.queryByRole('button', { name: 'Try again' })).toBeNull(), WAIT)
  })

  test('the index shows the lane that is picked', async () => {
    await open()
    const block = within(await part('Freight index'))
    const pick = await block.findByRole('button', { name: 'Southeast Asia' }, WAIT)
    await userEvent.click(pick)
    expect(pick.getAttribute('aria-pressed')).toBe('true')
    expect(block.getByRole('img', { name: /^Southeast Asia: latest .* in 104 weeks/ })).toBeTruthy()
    await userEvent.click(block.getByRole('button', { name: 'Offers on this market' }))
    expect(block.getByRole('img', { name: /^All lanes: latest .* in 26 weeks/ })).toBeTruthy()
  })

  test('shorthand fills the search, which keeps the lane on this device', async () => {
    await open()
    const line = await screen.findByRole('textbox', { name: 'Shorthand' }, WAIT)
    await waitFor(() => expect(app.paths().some((path) => path.includes('freight'))).toBe(true), WAIT)
    await userEvent.type(line, 'SHA LAX 2x40HQ oranges')
    expect(await screen.findByText(/Recognized: Shanghai → Los Angeles 2×40HQ/, {}, WAIT)).toBeTruthy()
    expect(screen.getByText('not recognized: oranges')).toBeTruthy()
    expect(chosenIn(screen.getByRole('combobox', { name: 'Container' }))).toBe('40HQ')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/business/searchTender'), WAIT)
    const query = new URLSearchParams(window.location.search)
    expect(Object.fromEntries(query)).toMatchObject({ pol: 'CNSHA', pod: 'USLAX', isoCode: '45G1' })
    await waitFor(() => expect(localStorage.getItem('cangtong_lanes')).toContain('USLAX'), WAIT)
  })

  test('lanes searched for before are one click away and can be forgotten', async () => {
    localStorage.setItem(
      'cangtong_lanes',
      JSON.stringify([{ kind: 'capacity', pol: 'CNNGB', pod: 'NLRTM' }, 'rubbish']),
    )
    await open()
    const link = await screen.findByRole('link', { name: /Ningbo → Rotterdam/ }, WAIT)
    expect(link.getAttribute('href')).toBe('/business/market?pol=CNNGB&pod=NLRTM')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('link', { name: /Ningbo → Rotterdam/ })).toBeNull()
    expect(localStorage.getItem('cangtong_lanes')).toBeNull()
  })

  test('a member sees its work in place of the three ways in', async () => {
    await open()
    expect(await screen.findByRole('navigation', { name: 'Who you are' }, WAIT)).toBeTruthy()
    const body = { grantType: 'password', userType: 'PC', account: 'trader', password: DEMO_PASSWORD } as const
    const { data } = await market.call(authEndpoints.token, body)
    await act(async () => void (await app.session.signIn(data)))
    const work = within(await screen.findByRole('navigation', { name: 'Tasks' }, WAIT))
    const [first] = await work.findAllByRole('listitem', {}, WAIT)
    expect(first?.querySelector('a')?.getAttribute('href')).toMatch(/^\/(?:business|user|coupon|subBaseInfo)/)
    expect(screen.queryByRole('navigation', { name: 'Who you are' })).toBeNull()
  })

  test('who comes back with a token sees none of the three ways in while it is asked whose it is', async () => {
    await open()
    const body = { grantType: 'password', userType: 'PC', account: 'trader', password: DEMO_PASSWORD } as const
    const { data } = await market.call(authEndpoints.token, body)
    await act(async () => void (await app.session.signIn(data)))
    app.session.stop()
    cleanup()
    let answer: () => void = () => undefined
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const handle = async (request: Request) => {
      if (request.url.includes(memberEndpoints.currentUser.path)) await asked
      return market.backend.handle(request)
    }
    await open({ backend: { ...market.backend, handle } })
    await screen.findByRole('heading', { level: 1 }, WAIT)
    expect(app.session.get().status).toBe('starting')
    expect(screen.queryByRole('navigation', { name: 'Who you are' })).toBeNull()
    await act(async () => answer())
    expect(await screen.findByRole('navigation', { name: 'Tasks' }, WAIT)).toBeTruthy()
  })
})
