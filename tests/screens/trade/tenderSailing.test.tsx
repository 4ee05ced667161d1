import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { leavesWithin } from '@/contract/trade/tender/laneSailing.ts'
import { draft, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** A market with a tender of one lane, and a sailing that fits the lane. */
async function begun(isNamed: boolean) {
  const market = await quietMarket()
  const { lanes } = draft(market)
  const { data } = await market.call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 50 }, {})
  const sailing = data.records.find(({ etd }) => lanes.every((lane) => leavesWithin(etd, lane)))
  if (!sailing) throw new Error('no sailing')
  const named = lanes.map((lane) => (isNamed ? { ...lane, sailingId: sailing.id } : lane))
  const tender = await publish(market, await market.signIn('trader'), { lanes: named })
  return { market, sailing, address: `/business/foreignTradeDetial?id=${tender.id}` }
}

test.each([
  { locale: 'en-US' as const, label: 'Chosen sailing', name: 'View the chosen sailing' },
  { locale: 'zh-CN' as const, label: '所选航次', name: '查看所选航次' },
])('a tender begun with a sailing leads its readers to it, $locale', async ({ locale, label, name }) => {
  const { market, sailing, address } = await begun(true)
  app = await openAs('forwarder', address, market, { locale })
  const link = await screen.findByRole('link', { name }, WAIT)
  expect(link.getAttribute('href')).toBe(`/tool/shipDate?id=${encodeURIComponent(sailing.id)}`)
  expect(screen.getByText(label, { selector: 'dt' })).toBeTruthy()
})

test('one that names none says nothing of it', async () => {
  const { market, address } = await begun(false)
  app = await openAs('forwarder', address, market)
  await screen.findAllByText('Cargo ready', {}, WAIT)
  expect(screen.queryByText('Chosen sailing')).toBeNull()
})
