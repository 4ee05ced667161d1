import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openMarket } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  { locale: 'en-US' as const, name: 'Outcome', said: /The order is closed\./ },
  { locale: 'zh-CN' as const, name: '结果', said: /订单已关闭。/ },
])('in $locale: an order that ran out of time tells how it ended, not a next step', async ({ locale, name, said }) => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const { records } = (await market.call(orderEndpoints.page, { size: 50 }, { token })).data
  const ended = records.find(({ status }) => status === 'TIMED_OUT')
  app = await openAs('trader', `/business/payment?orderId=${ended?.id}`, market, { locale })
  const card = await screen.findByRole('region', { name }, WAIT)
  expect(within(card).getByRole('status').textContent).toMatch(said)
})
