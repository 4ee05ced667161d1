import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, price, quietMarket } from './bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test('a quote follows who pays what, and tells what each party pays', async () => {
  const market = await quietMarket()
  const payers = usualPayers('SHIPPER', { incoterm: 'FOB', mode: 'FCL' })
  const tender = await publish(market, await market.signIn('trader'), {
    incoterm: 'FOB',
    payers,
    requiredCharges: ['OFR', 'DOC'],
  })
  app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
  const freight = await price('OFR')
  const row = freight.closest('tr')
  // Nothing to choose: the tender says it.
  expect(within(row ?? document.body).queryByRole('combobox', { name: /PRE\/COL/ })).toBeNull()
  expect(row?.textContent).toContain('COL')
  await userEvent.type(freight, '1800')
  await userEvent.type(await price('DOC'), '710')
  const sums = await waitFor(() => {
    const ours = screen.getByText('Paid by the buyer').closest('div')
    const others = screen.getByText('Paid by the other party').closest('div')
    expect(others?.textContent).toMatch(/3,600\.00/)
    return ours?.textContent
  })
  expect(sums).toMatch(/USD.*100\.15/)
})
