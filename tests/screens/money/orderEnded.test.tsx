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
  { locale: 'en-US' as const, name: 'Outcome', said: /The order is closed\./, way: 'Shipment', soon: /^ET[AD]/ },
  { locale: 'zh-CN' as const, name: '结果', said: /订单已关闭。/, way: '运输进度', soon: /^预计/ },
])('in $locale: an order that ran out of time tells how it ended, and no arrival', async ({ locale, ...words }) => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const { records } = (await market.call(orderEndpoints.page, { size: 50 }, { token })).data
  const ended = records.find(({ status, title }) => status === 'TIMED_OUT' && title.includes('sails'))
  app = await openAs('trader', `/business/payment?orderId=${ended?.id}`, market, { locale })
  const card = await screen.findByRole('region', { name: words.name }, WAIT)
  expect(within(card).getByRole('status').textContent).toMatch(words.said)
  const way = within(await screen.findByRole('region', { name: words.way }))
  expect(way.getByText(/^(CNTAO|CNSHA)$/)).toBeTruthy()
  expect(way.queryByText(words.soon)).toBeNull()
})
