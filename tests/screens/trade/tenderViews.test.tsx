import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from './bidding.ts'
import { choose } from '../support/choose.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test('tenders are a table or cards with the same facts, and the address keeps the choice', async () => {
  const market = await quietMarket()
  const { records } = (await market.call(tenderEndpoints.page, { size: 10 })).data
  app = await openApp('/business/searchTender', { backend: market.backend })
  const table = await screen.findByRole('table', { name: /tender/i }, { timeout: 30_000 })
  expect(within(table).getAllByRole('row')).toHaveLength(records.length + 1)
  await choose(screen.getByRole('combobox', { name: 'View' }), 'Cards')
  const list = await screen.findByRole('list', { name: table.querySelector('caption')?.textContent ?? '' })
  const cards = Array.from(list.children)
  expect(cards.map((card) => card.querySelector('a')?.textContent)).toEqual(records.map(({ title }) => title))
  records.forEach(({ no }, index) => expect(cards[index]?.textContent).toContain(no))
  expect(window.location.search).toBe('?view=cards')
  const unasked = records.filter(({ bidCount }) => bidCount === 0).length
  const soon = within(list).queryAllByText('Closing soon, no bids').length
  expect(soon).toBeGreaterThan(0)
  expect(soon).toBeLessThanOrEqual(unasked)
  await choose(screen.getByRole('combobox', { name: 'View' }), 'Table')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('the rows that are shown go into a spreadsheet', async () => {
  const market = await quietMarket()
  const files: Blob[] = []
  const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  app = await openApp('/business/searchTender?view=cards', { backend: market.backend })
  await screen.findByRole('list', { name: /tender/i }, { timeout: 30_000 })
  await userEvent.click(screen.getByRole('button', { name: /Export/ }))
  const lines = (await files[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(11)
  make.mockRestore()
})
