import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { laneOf, openContract, quoteLane, quoteLanes } from '@tests/mock/support/contract.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choose, chosenIn } from '../support/choose.ts'
import { letPass, openAs } from './bidding.ts'

const DAY = 24 * 3600_000
let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

/** A lane that allows 20 days; the cheaper bid takes 25. */
beforeEach(async () => {
  const opened = await openContract([{ ...laneOf(1), maxTransitDays: 20 }])
  market = opened.market
  tender = opened.tender
  await quoteLanes(market, 'forwarder', tender, [{ ...quoteLane(laneOf(1), '1700'), transitDays: 25 }])
  await quoteLanes(market, 'forwarder2', tender, [quoteLane(laneOf(1), '1900')])
  await letPass(market, 4 * DAY)
})
afterEach(() => app?.session.stop())

const open = async () => {
  app = await openAs('trader', `/business/myTenderBid?tenderId=${tender.id}`, market)
  return screen.findByRole('table', { name: /Comparison: charges in rows/ }, { timeout: 20_000 })
}
const cellsOf = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim())

describe('a bid that fails a must', () => {
  test('is told so in words, has neither rank nor points and is never the lowest', async () => {
    const table = await open()
    // Comparable bids come first, whatever the others ask.
    expect(cellsOf(table, /^Transit limit Must/)).toEqual(['✓ Met', '✗ Not met Waive'])
    expect(cellsOf(table, /^Above the lowest/)).toEqual(['Lowest', 'Fails a must: not ranked'])
    expect(cellsOf(table, /^Score/)[1]).toBe('–')
    expect(within(table).getByRole('row', { name: /^Price validity Preferred/ })).toBeTruthy()
  })

  test('is ranked once the publisher waives the must with an explanation', async () => {
    const table = await open()
    await userEvent.click(within(table).getByRole('button', { name: 'Waive' }))
    const dialog = await screen.findByRole('dialog', { name: 'Waive “Transit limit”?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Waive' }))
    const note = within(dialog).getByRole('textbox', { name: /Reason for waiving/ })
    expect(note.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(note, 'The buyer agrees')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Waive' }))
    // The waived bid is the lowest and stands first; the other was the lowest before.
    await waitFor(() => expect(cellsOf(table, /^Transit limit Must/)[0]).toContain('Waived: The buyer agrees'))
    expect(cellsOf(table, /^Above the lowest/)[0]).toBe('Lowest')
    expect(within(table).queryByRole('button', { name: 'Waive' })).toBeNull()
    await userEvent.click(within(table).getByRole('button', { name: 'Undo waiver' }))
    expect(await within(table).findByText('Fails a must: not ranked')).toBeTruthy()
  })

  test('is what the publisher said must be met, as the tender shows', async () => {
    app = await openAs('forwarder', `/business/foreignTradeDetial?id=${tender.id}`, market)
    const [term] = await screen.findAllByText('Must-have requirements', {}, { timeout: 20_000 })
    expect(term?.parentElement?.textContent).toContain('Transit limit, Equipment')
  })
})

test('the publisher says which requirements are musts', async () => {
  app = await openAs('trader', '/business/tenderIssue?step=rules', market)
  const group = await screen.findByRole('group', { name: 'Must-have requirements' }, { timeout: 20_000 })
  const field = within(group).getByRole('combobox', { name: 'Free time' })
  expect(chosenIn(field)).toBe('Preferred')
  await choose(field, 'Must')
  expect(chosenIn(field)).toBe('Must')
  expect(chosenIn(within(group).getByRole('combobox', { name: 'Direct' }))).toBe('Must')
})
