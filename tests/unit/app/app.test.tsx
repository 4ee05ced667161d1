import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { App } from '@/app/App.tsx'
import { createScreenLoader } from '@/app/loadScreen.ts'
import { screens } from '@/app/screens.ts'
import { createServices } from '@/app/services.ts'
import { localeStore } from '@/i18n/locale.ts'
import { hrefTo } from '@/routes/href.ts'
import { progress } from '@/ui/progress.ts'
import { fakeTransport, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

const user = {
  id: 'u1',
  account: 'demo',
  companyId: 'c1',
  companyNameZh: 'Demo',
  userType: 1,
  mobileMasked: '',
  contactName: '',
  certification: 'APPROVED',
}

const Home = () => (
  <>
    <h1>Welcome</h1>
    <Link to={hrefTo('tenderSearch')}>to search</Link>
    <Link to={hrefTo('payment')}>to payment</Link>
    <Link to={{ pathname: hrefTo('tenderSearch'), hash: '#%E0' }}>to a broken place</Link>
    <input aria-label="note" />
  </>
)
const Search = () => <h1>Search page</h1>
const Payment = () => <h1>Payment page</h1>
const Tender = () => <h1>Tender page</h1>
const Broken = () => {
  throw new Error('secret detail')
}

async function open(address: string, replies: Record<string, Reply> = {}) {
  window.history.replaceState({}, '', address)
  localeStore.setLocale('en-US', false)
  const { transport, requests } = fakeTransport({
    '*': () => ok([]),
    '/trading/api/message/unread': () => ok({ count: 0, deadlines: 0, latest: [] }),
    ...replies,
  })
  const services = createServices({ transport: () => Promise.resolve(transport), shapes: async () => ({}) })
  const pages = { home: Home, tenderSearch: Search, payment: Payment, quote: Broken, tenderDetail: Tender }
  const loads = Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, { load: () => Promise.resolve({ default: page }), messages: [] }]),
  )
  const loader = createScreenLoader({
    screenOf: async (id) => ({ ...screens, ...loads })[id],
    loadMessages: services.messages.load,
    loadFreight: () => undefined,
    askAhead: () => undefined,
    loadAntdScope: () => Promise.reject(new Error('not wanted')),
    startProgress: progress.start,
    tryReload: () => false,
  })
  await services.messages.load(['core'])
  await act(async () => void render(<App services={{ ...services, loader }} />))
  return { ...services, requests }
}

afterEach(() => {
  window.history.replaceState({}, '', '/')
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('the app', () => {
  test.each(['/', '/home', '/HOME/'])('shows home at %s without rewriting the address', async (address) => {
    await open(address)
    expect(await heading('Welcome')).toBeTruthy()
    expect(window.location.pathname).toBe(address)
  })

  test('shows one layout round every page and keeps it while pages change', async () => {
    await open('/')
    await heading('Welcome')
    const banner = screen.getByRole('banner')
    await userEvent.click(screen.getByText('to search'))
    expect(await heading('Search page')).toBeTruthy()
    expect(screen.getByRole('banner')).toBe(banner)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Search page'))
    expect(document.title).toContain('Find tenders')
  })

  test('leads the right spelling to the owner’s, query kept', async () => {
    await open('/business/foreignTradeDetail?id=7')
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/business/foreignTradeDetial?id=7'),
    )
  })

  test.each(['/nowhere', '/business/quote/x', '/coupon/x'])(
    'has a 404 page inside the layout at %s',
    async (address) => {
      await open(address)
      expect(screen.getByRole('banner')).toBeTruthy()
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
      expect(window.location.pathname).toBe(address)
    },
  )

  test('goes to a page whose fragment has a broken escape', async () => {
    await open('/')
    await userEvent.click(await screen.findByText('to a broken place'))
    expect(await heading('Search page')).toBeTruthy()
  })

  test('switches the language without losing what was typed', async () => {
    await open('/')
    await userEvent.type(await screen.findByLabelText('note'), 'abc')
    await act(async () => localeStore.setLocale('zh-CN', false))
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'))
    expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('abc')
  })
})

describe('access', () => {
  test('a guest who opens a member page goes to login and comes back after signing in', async () => {
    const app = await open('/business/payment?orderId=9', { '/trading/api/member/currentUser': () => ok(user) })
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('reject')).toContain('/business/payment?orderId=9')
    await act(async () => void (await app.session.signIn({ access_token: 'A', refresh_token: 'R' })))
    expect(await heading('Payment page')).toBeTruthy()
    expect(window.location.pathname + window.location.search).toBe('/business/payment?orderId=9')
    await act(async () => app.session.signOut())
    app.session.stop()
  })
})

describe('a page that throws', () => {
  test('leaves the layout standing and shows no detail', async () => {
    const app = await open('/business/quote', { '/trading/api/member/currentUser': () => ok(user) })
    const { takeComplaints } = await import('@tests/setup/vitest.ts')
    await act(async () => void (await app.session.signIn({ access_token: 'A', refresh_token: 'R' })))
    await act(async () => window.history.replaceState({}, '', '/business/quote'))
    await screen.findByRole('alert')
    expect(screen.getByRole('banner')).toBeTruthy()
    expect(document.body.textContent).not.toContain('secret detail')
    expect(takeComplaints().length).toBeGreaterThan(0)
    await act(async () => app.session.signOut())
    app.session.stop()
  })
})
