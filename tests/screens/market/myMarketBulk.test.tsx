import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { draftOf, listed, seen, send } from '@tests/mock/support/listing.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/business/MyMarketPage.tsx')

let app: OpenApp | undefined

afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 15_000 }
const AT = '/business/myMarket?keyword=Bulk%20rate'

/** Two online listings with unique titles, and the page that shows them. */
async function opened() {
  const state = await listed({ title: 'Bulk rate one' })
  const { market, seller } = state
  const sent = await send(market, seller, draftOf({ title: 'Bulk rate two', charges: draftOf().charges.slice(0, 1) }))
  market.time.now += 4000
  app = await openAs('forwarder', AT, market)
  const one = await screen.findByRole('checkbox', { name: 'Select Bulk rate one' }, WAIT)
  const two = screen.getByRole('checkbox', { name: 'Select Bulk rate two' })
  return { ...state, other: sent.data.id, one, two }
}
const dialog = async () => within(await screen.findByRole('dialog'))

describe('several listings at once', () => {
  test('are ticked one by one or by the page, also by keyboard', async () => {
    const { one, two } = await opened()
    one.focus()
    await userEvent.keyboard(' ')
    expect(screen.getByText('1 selected (up to 200)')).toBeTruthy()
    const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this page' })
    expect(page.indeterminate).toBe(true)
    await userEvent.click(page)
    expect([one, two].map((checkbox) => (checkbox as HTMLInputElement).checked)).toEqual([true, true])
    await userEvent.click(page)
    expect(screen.queryByText(/selected/)).toBeNull()
  })

  test('change their prices after a preview of each line, and say that a large change is reviewed', async () => {
    const { market, seller, listing, other, one, two } = await opened()
    await userEvent.click(one)
    await userEvent.click(two)
    await userEvent.click(screen.getByRole('button', { name: 'Change prices' }))
    const asked = await dialog()
    const pct = asked.getByRole('textbox', { name: 'Price change (%)' })
    const submit = asked.getByRole<HTMLButtonElement>('button', { name: 'Submit 2' })
    await userEvent.click(submit)
    expect(asked.getByText(/Enter a number from -50 to 50/)).toBeTruthy()
    await userEvent.type(pct, '12')
    expect(asked.getByText(/are reviewed again/)).toBeTruthy()
    await userEvent.clear(pct)
    await userEvent.type(pct, '5')
    const table = within(await asked.findByRole('table', { name: 'Price preview' }, WAIT))
    expect(table.getAllByText('OFR')).toHaveLength(2)
    expect(table.getAllByText(/1,890\.00/).length).toBeGreaterThan(1)
    await waitFor(() => expect(submit.disabled).toBe(false), WAIT)
    await userEvent.click(submit)
    expect(await screen.findByText('2 completed, 0 not completed', {}, WAIT)).toBeTruthy()
    for (const id of [listing.id, other]) expect((await seen(market, id, seller)).charges[0]?.unitPrice).toBe('1890.00')
  })

  test('tell for each what came of it, and leave those ticked that were refused', async () => {
    const { market, seller, listing, other, one, two } = await opened()
    await userEvent.click(one)
    await userEvent.click(two)
    const { version } = await seen(market, other, seller)
    const requestNo = newRequestNo()
    await market.call(listingEndpoints.takeOff, { id: other, version, requestNo }, { token: seller })
    await userEvent.click(screen.getByRole('button', { name: 'Pause selected' }))
    await userEvent.click((await dialog()).getByRole('button', { name: 'Submit 2' }))
    expect(await screen.findByText('1 completed, 1 not completed', {}, WAIT)).toBeTruthy()
    const results = await dialog()
    expect(results.getByText('Changed elsewhere, skipped')).toBeTruthy()
    expect(results.getByText('Done')).toBeTruthy()
    await userEvent.click(results.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect((await seen(market, listing.id, seller)).status).toBe('PAUSED')
    expect((one as HTMLInputElement).checked).toBe(false)
    expect(screen.getByText('1 selected (up to 200)')).toBeTruthy()
  })

  test('renew with one last day for all', async () => {
    const { market, seller, listing, other } = await opened()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Renew selected' }))
    const asked = await dialog()
    const day = asked.getByLabelText(/^Valid to/)
    await userEvent.clear(day)
    await userEvent.type(day, '2026-12-24')
    await userEvent.click(asked.getByRole('button', { name: 'Submit 2' }))
    expect(await screen.findByText('2 completed, 0 not completed', {}, WAIT)).toBeTruthy()
    for (const id of [listing.id, other]) expect((await seen(market, id, seller)).validTo).toBe('2026-12-24')
  })
})
