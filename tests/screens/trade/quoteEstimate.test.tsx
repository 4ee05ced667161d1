import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { letPass, openAs, price, quietMarket, quoteBar } from './bidding.ts'

let app: OpenApp
await import('@/pages/business/MyTenderBidsPage.tsx')
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

test('a charge that is left open has the bidder’s estimate, which the buyer reads as the bidder’s', async () => {
  const market = await quietMarket()
  const tender = await publish(market, await market.signIn('trader'))
  app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
  await userEvent.type(await price('OFR'), '1800')
  await choose(screen.getByRole('combobox', { name: /^DOC .*status$/ }), 'Excluded')
  const estimate = screen.getByRole('textbox', { name: /^DOC .*estimate$/ })
  await userEvent.type(estimate, '0')
  await userEvent.type(screen.getByRole('textbox', { name: /^Transit/ }), '15')
  await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
  expect(document.activeElement).toBe(estimate)
  await userEvent.clear(estimate)
  await userEvent.type(estimate, '355')
  expect(estimate.closest('tr')?.textContent).toMatch(/Your estimate CNY\s355\.00/)
  await userEvent.click(within(quoteBar()).getByRole('button', { name: 'Submit bid' }))
  await screen.findAllByText('Bid submitted')
  const token = await market.signIn('forwarder')
  const { bid } = (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data
  const [, doc] = bid?.lanes[0]?.charges ?? []
  expect(doc).toMatchObject({ code: 'DOC', state: 'EXCLUDED', estimate: '355', amount: '0.00' })
  app.session.stop()

  await letPass(market, 25 * 3600_000)
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
  const table = await screen.findByRole('table', { name: /Comparison: charges in rows/ }, { timeout: 20_000 })
  const row = within(table).getByRole('row', { name: /^DOC/ })
  expect(row.textContent).toMatch(/Bidder’s estimate USD\s\d/)
})
