import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 20_000 }
const STATES: readonly (readonly [TenderStatus, string])[] = [
  ['EVALUATING', 'The buyer is comparing bids.'],
  ['CONTRACTED', 'The winner has confirmed; contract concluded.'],
  ['FAILED', 'This tender closed without award.'],
  ['CANCELLED', 'The buyer has cancelled this tender.'],
]

test.each(STATES)('a tender that is %s says so to a guest and asks nobody to quote', async (status, words) => {
  const market = await quietMarket()
  const { records } = (await market.call(tenderEndpoints.page, { status, size: 1 })).data
  app = await openApp(`/business/foreignTradeDetial?id=${records[0]?.id ?? 'none'}`, { backend: market.backend })
  expect(await screen.findByText('Quoting has closed', {}, WAIT)).toBeTruthy()
  expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  const main = within(screen.getByRole('main'))
  expect(main.queryByRole('button', { name: /^(Log in|Log in to quote|Quote)$/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Similar tenders' }).getAttribute('href')).toContain('pol=')
})

test('nobody is asked to be certified first for a tender that takes no quotes', async () => {
  const market = await quietMarket()
  const { records } = (await market.call(tenderEndpoints.page, { status: 'EVALUATING', size: 1 })).data
  app = await openAs('forwarder-expired', `/business/quote?tenderId=${records[0]?.id ?? 'none'}`, market)
  expect(await screen.findByText('Quoting has closed', {}, WAIT)).toBeTruthy()
  expect(screen.getByText('The buyer is comparing bids.')).toBeTruthy()
  expect(screen.queryByText(/certif/i, { selector: 'main *' })).toBeNull()
})
