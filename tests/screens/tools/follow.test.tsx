import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  { locale: 'en-US' as const, name: /^Follow (?:the|this|port) / },
  { locale: 'zh-CN' as const, name: /^订阅(?:航线|船舶|港口)/ },
])('in $locale: a lane, and ship, service and ports of a sailing are subscribed to', async (words) => {
  const market = await quietMarket()
  const query = { pol: 'CNSHA', pod: 'NLRTM', from: '2026-11-28', weeks: 4, maxTranshipments: 0 }
  const { records } = (await market.call(shippingDateEndpoints.page, query)).data
  const sailing = records.find(({ isDummyVessel }) => !isDummyVessel)
  const imo = sailing?.legs[0]?.imo ?? ''
  const address = `/tool/shipDate?pol=CNSHA&pod=NLRTM&id=${sailing?.id}`
  app = await openAs('forwarder', address, market, { locale: words.locale })
  await screen.findByRole('button', { name: /CNSHA-NLRTM/ }, WAIT)
  await screen.findByRole('button', { name: /^(?:Follow port|订阅港口) NLRTM$/ }, WAIT)
  const buttons = screen.getAllByRole('button', { name: words.name })
  expect(buttons).toHaveLength(5)
  const vessel =
    buttons.find((one) => one.getAttribute('aria-label')?.includes(sailing?.vesselName ?? '')) ?? document.body
  await userEvent.click(vessel)
  const token = await market.signIn('forwarder')
  await waitFor(async () => {
    const state = { targetType: 'VESSEL' as const, targetIds: imo }
    expect((await market.call(favoriteEndpoints.state, state, { token })).data.favorites).toHaveLength(1)
  }, WAIT)
})
