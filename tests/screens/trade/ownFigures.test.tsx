import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { laneOf, openContract, quoteLane, quoteLanes, withTerminal } from '@tests/mock/support/contract.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose, chosenIn } from '../support/choose.ts'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
const LANE = laneOf(1, 10, 5)
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** The cheaper bid leaves the terminal charge out, which the other prices at `terminal` or leaves out as well. */
const open = async (terminal?: string) => {
  const opened = await openContract([LANE], { requiredCharges: ['OFR', 'DOC', 'DTHC'] })
  market = opened.market
  tender = opened.tender
  // Fifteen containers of two types.
  const whole = (freight: string, price?: string) => {
    const lane = withTerminal(quoteLane(LANE, freight), price)
    return { ...lane, charges: lane.charges.map((one) => (one.code === 'DTHC' ? { ...one, qty: '15' } : one)) }
  }
  await quoteLanes(market, 'forwarder', tender, [whole('1700')])
  await quoteLanes(market, 'forwarder2', tender, [whole('1800', terminal)])
  await letPass(market, 4 * DAY)
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
  return screen.findByRole('table', { name: /Comparison: charges in rows/ }, { timeout: 20_000 })
}
afterEach(() => app?.session.stop())

const rowOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name })
const cellsOf = (table: HTMLElement, name: RegExp) =>
  within(rowOf(table, name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())
const dialogOf = () => screen.findByRole('dialog', { name: /^Own figure for DTHC/ })

describe('an open charge', () => {
  test('counts at the buyer’s own figure, marked as such, until that is removed', async () => {
    const table = await open('150')
    expect(cellsOf(table, /^DTHC/)[0]).toBe('ExcludedEst. USD 2,250.00')
    // A thousand dollars of freight cheaper, over fifteen containers.
    expect(screen.getByText(/stays lowest while DTHC is below USD\s216\.67 per container$/)).toBeTruthy()
    await userEvent.click(within(rowOf(table, /^DTHC/)).getByRole('button', { name: 'Enter own figure' }))
    const dialog = await dialogOf()
    expect(chosenIn(within(dialog).getByRole('combobox', { name: 'Basis' }))).toBe('Per container')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    const price = within(dialog).getByRole('textbox', { name: /^Unit price/ })
    expect(price.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(price, '350')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    // The bid is no longer the lowest, so it stands second.
    await waitFor(() => expect(cellsOf(table, /^DTHC/)[1]).toBe('ExcludedOwn figure USD 5,250.00'))
    expect(cellsOf(table, /^Above the lowest/)[1]).toContain('Rank 2')
    expect(screen.queryByText(/stays lowest while DTHC/)).toBeNull()
    const row = rowOf(table, /^DTHC/)
    expect(within(row).getByText(/^Own figure USD\s350(\.00)? · Per container/)).toBeTruthy()
    await userEvent.click(within(row).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(cellsOf(table, /^DTHC/)[0]).toBe('ExcludedEst. USD 2,250.00'))
  })

  test('can have a figure for one container type', async () => {
    const table = await open('150')
    await userEvent.click(within(rowOf(table, /^DTHC/)).getByRole('button', { name: 'Enter own figure' }))
    const dialog = await dialogOf()
    await choose(within(dialog).getByRole('combobox', { name: 'Container' }), '20GP')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Unit price/ }), '100')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cellsOf(table, /^DTHC/)[0]).toBe('ExcludedEst. USD 2,000.00, partly own figure'))
    expect(within(rowOf(table, /^DTHC/)).getByText(/Per container · 20GP$/)).toBeTruthy()
  })

  test('that nobody prices is asked for beside the bid, which is ranked afterwards', async () => {
    const table = await open()
    const asked = 'Nobody priced DTHC; enter your own figure to compare.'
    for (const cell of cellsOf(table, /^Above the lowest/)) expect(cell).toContain(asked)
    const [button] = within(rowOf(table, /^Above the lowest/)).getAllByRole('button', { name: 'Enter own figure' })
    if (!button) throw new Error('no button')
    await userEvent.click(button)
    const dialog = await dialogOf()
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Unit price/ }), '200')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cellsOf(table, /^Above the lowest/)[0]).toBe('Lowest'))
    expect(within(table).queryByText(asked)).toBeNull()
  })
})
