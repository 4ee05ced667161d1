import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { bidNow, laneOf, openContract, quoteLane, quoteLanes } from '@tests/mock/support/contract.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose } from '../support/choose.ts'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** Two bids; the first is the lowest. */
beforeEach(async () => {
  const opened = await openContract([laneOf(1)])
  market = opened.market
  tender = opened.tender
  await quoteLanes(market, 'forwarder', tender, [quoteLane(laneOf(1), '900')])
  await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1900')])
  await letPass(market, 4 * DAY)
})
afterEach(() => app?.session.stop())

const cellsOf = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim())

describe('a bid that the publisher disqualifies', () => {
  test('is struck through with its reason and no longer ranked, until it is reinstated', async () => {
    app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
    const table = await screen.findByRole('table', { name: /Comparison: charges in rows/ }, { timeout: 40_000 })
    expect(cellsOf(table, /^Above the lowest/)[0]).toBe('Lowest')
    await userEvent.click(within(table).getAllByRole('button', { name: 'Disqualify' })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Disqualify this bid?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disqualify' }))
    // Neither a reason nor an explanation was given: nothing is sent.
    expect(within(dialog).getByRole('textbox', { name: /^Note/ }).getAttribute('aria-invalid')).toBe('true')
    await choose(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Abnormally low price')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Note/ }), 'Below the carrier tariff')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disqualify' }))
    // Out of the comparison it stands last, and the other bid is the lowest.
    await waitFor(() => expect(cellsOf(table, /^Above the lowest/)).toEqual(['Lowest', 'Not compared']))
    const said = within(table).getByText('Abnormally low price: Below the carrier tariff')
    expect(said.closest('th')?.querySelector('s')?.textContent).toBeTruthy()
    await userEvent.click(within(table).getByRole('button', { name: 'Reinstate' }))
    await waitFor(() => expect(cellsOf(table, /^Above the lowest/)[1]).toContain('Rank 2'))
    expect(cellsOf(table, /^Above the lowest/)[0]).toBe('Lowest')
    expect((await bidNow(market, 'forwarder', tender.id))?.status).toBe('SUBMITTED')
  })

  test('is told to its bidder with reason and note, without the number in it', async () => {
    const bid = await bidNow(market, 'forwarder', tender.id)
    const { id = '', version = 0 } = bid ?? {}
    const body = { id, version, reason: 'PAPERS' as const, note: 'No licence, call 13812345678' }
    const token = await market.signIn('trader')
    await market.call(bidEndpoints.disqualify, { ...body, requestNo: newRequestNo() }, { token })
    app = await openAs('forwarder', `/business/quote?tenderId=${tender.id}`, market)
    const said = await screen.findByText(/The buyer disqualified this bid/, {}, { timeout: 40_000 })
    expect(said.textContent).toMatch(/Missing documents · No licence, call .*\*/)
    expect(said.textContent).not.toContain('13812345678')
  })
})
