import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { invite, join, MOBILE, PASSWORD } from '@tests/mock/member/staff/support.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { loadPage, openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { price, quietMarket } from '../trade/bidding.ts'

await Promise.all([import('@/pages/business/MyMarketPage.tsx'), import('@/pages/member/BaseInfoPage.tsx')])

const WAIT = { timeout: 20_000 }
let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** A person with this role in the forwarder's enterprise. */
const employ = async (role: Role) => {
  const owner = await market.signIn('forwarder')
  await join(market, (await invite(market, owner, role)).code)
}
const open = async (address: string, locale: 'en-US' | 'zh-CN' = 'en-US') => {
  const login = { grantType: 'password', userType: 'PC', account: MOBILE, password: PASSWORD } as const
  const { data } = await market.call(authEndpoints.token, login)
  await loadPage(address)
  const opened = await openApp('/test', { backend: market.backend, locale })
  app = opened
  await act(async () => void (await opened.session.signIn(data)))
  act(() => {
    window.history.pushState({}, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

describe('what a role may not do is said on the page', () => {
  test('operations write a quote and cannot send it', async () => {
    const tender = await publish(market, await market.signIn('trader'))
    await employ('OPERATIONS')
    await open(`/business/quote?tenderId=${tender.id}`)
    await userEvent.type(await price('OFR'), '1999')
    const send = screen.getByRole('button', { name: 'Submit bid' })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Your role cannot do this.')).toBeTruthy()
    await userEvent.click(send)
    expect(app?.requests.filter(({ path }) => path.endsWith('bid/submit'))).toEqual([])
  })

  test('operations have no rate sheets', async () => {
    await employ('OPERATIONS')
    await open('/business/myMarket?tab=rates')
    expect(await screen.findByRole('link', { name: 'Bookings received' }, WAIT)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Rate sheets' })).toBeNull()
    expect(app?.requests.filter(({ path }) => path.includes('rateSheet'))).toEqual([])
  })

  test.each([
    ['en-US', 'Your role cannot change company data. Ask the owner of your company account.', 'People', 'Webhooks'],
    ['zh-CN', '您的角色不能修改企业资料，请联系企业所有者。', '员工', 'Webhook'],
  ] as const)('a viewer reads company data in %s, without the tabs of an owner', async (locale, words, ...tabs) => {
    await employ('VIEWER')
    await open('/user/changeBaseInfo', locale)
    expect((await screen.findAllByText(words, {}, WAIT)).length).toBeGreaterThan(0)
    for (const name of tabs) expect(screen.queryByRole('link', { name })).toBeNull()
    const before = app?.requests.length ?? 0
    const [save] = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-disabled') === 'true')
    if (save) await userEvent.click(save)
    expect(save).toBeTruthy()
    expect(app?.requests.slice(before).filter(({ method }) => method === 'POST')).toEqual([])
  })
})
