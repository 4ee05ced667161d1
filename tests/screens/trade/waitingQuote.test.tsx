import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import { PASSWORD } from '@tests/mock/member/staff/support.ts'
import { newRequestNo, openMarket } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { quote } from '@tests/mock/support/trade.ts'
import { joinBy, MOBILE, tenderForGuests } from '@tests/mock/trade/guest/support.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'

await Promise.all([
  import('@/pages/business/QuotePage.tsx'),
  import('@/features/trade/bid/components/answers/LaterNotice.tsx'),
])

const WAIT = { timeout: 20_000 }
let market: Market
let guest: string
let tenderId: string
let app: OpenApp | undefined

/** An enterprise that came by a guest's link and is not certified; its quote waits. */
beforeEach(async () => {
  market = await openMarket()
  const { tender, code } = await tenderForGuests(market)
  tenderId = tender.id
  guest = await joinBy(market, code)
  const { data } = await market.call(tenderEndpoints.detail, { id: tenderId }, { token: guest })
  const later = { bid: quote(data, '1500'), draft: { tenderId }, requestNo: newRequestNo() }
  await market.call(bidEndpoints.submitLater, later, { token: guest })
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const kept = async () => (await market.call(bidEndpoints.forTender, { tenderId }, { token: guest })).data

describe.each([
  {
    locale: 'en-US' as const,
    certify: /Certification must be done before the deadline/,
    waiting: /Your bid of .* waits for the verification/,
    back: 'Do not submit',
    done: 'The bid is kept as a draft only',
    text: /if it still fits the tender then/,
  },
  {
    locale: 'zh-CN' as const,
    certify: /报价须在截止前完成认证/,
    waiting: /等待认证/,
    back: '取消提交',
    done: '报价仅保留为草稿',
    text: /可选择“认证后提交”/,
  },
])('a quote that waits for the certification, in $locale', (words) => {
  test('says so above its form, and is taken back by the button there', async () => {
    app = await openApp(`/business/quote?tenderId=${tenderId}`, { backend: market.backend, locale: words.locale })
    const body = { grantType: 'password', userType: 'PC', account: MOBILE, password: PASSWORD } as const
    const { data } = await market.call(authEndpoints.token, body)
    await act(async () => app?.session.signIn(data))
    const back = await screen.findByRole('button', { name: words.back }, WAIT)
    expect(screen.getByText(words.certify)).toBeTruthy()
    expect(screen.getByText(words.waiting)).toBeTruthy()
    expect((await kept()).waitingSince).toBeTruthy()
    const before = app.requests.length
    await userEvent.dblClick(back)
    expect(await screen.findByText(words.done)).toBeTruthy()
    expect(app.requests.slice(before).filter(({ path }) => path.endsWith('/cancelLater'))).toHaveLength(1)
    expect(await kept()).not.toHaveProperty('waitingSince')
    await waitFor(() => expect(screen.queryByRole('button', { name: words.back })).toBeNull(), WAIT)
    expect(screen.getByText(words.text)).toBeTruthy()
    expect(screen.queryByText(words.waiting)).toBeNull()
  })
})
