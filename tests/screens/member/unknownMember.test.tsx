import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { DEMO_PASSWORD } from '@mock/seed/accounts.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from '../trade/bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

describe('a page that has to know whose it is', () => {
  test.each([
    ['/business/myMarket', 'My listings', 'Publish a listing'],
    ['/coupon/couponManagement', 'Coupon management', 'New batch'],
  ])('%s says when the server would not tell, and comes when it does', async (address, title, words) => {
    const market = await quietMarket()
    const body = { grantType: 'password', userType: 'PC', account: 'forwarder', password: DEMO_PASSWORD } as const
    const { data } = await market.call(authEndpoints.token, body)
    let isRefused = true
    const reply = ({ path }: { path: string }) =>
      isRefused && path.endsWith('/member/currentUser') ? { code: 5000, message: 'Not now' } : undefined
    app = await openApp(address, { backend: market.backend, reply })
    await act(async () => void (await app?.session.signIn(data)))
    act(() => {
      window.history.pushState({}, '', address)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    isRefused = false
    await userEvent.click(retry)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })
})
