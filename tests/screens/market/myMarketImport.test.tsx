import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { listed } from '@tests/mock/support/listing.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/business/MyMarketPage.tsx')
await import('@/features/market/listing/components/ImportListings.tsx')

let app: OpenApp | undefined

afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 15_000 }
const HEAD = ['Kind', 'Title', 'POL', 'POD', 'Container', 'Qty', 'OFR']
const GOOD = ['Rate', 'Sheet row one', 'CNSHA', 'USLAX', '40HQ', '10', '1800']
const BAD = ['Rate', 'Sheet row two', 'Atlantis', 'USLAX', '40HQ', '10', 'cheap']

async function openImport() {
  const state = await listed()
  app = await openAs('forwarder', '/business/myMarket', state.market)
  await userEvent.click(await screen.findByRole('button', { name: 'Import sheet' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', {}, WAIT))
  const drafts = async () => {
    const query = { status: 'DRAFT', keyword: 'Sheet row', size: 50 } as const
    const { data } = await state.market.call(listingEndpoints.minePage, query, { token: state.seller })
    return data.records.map(({ title }) => title).toSorted()
  }
  const paste = async (rows: string[][]) => {
    const text = [HEAD, ...rows].map((cells) => cells.join('\t')).join('\n')
    fireEvent.change(dialog.getByRole('textbox', { name: /^Paste cells/ }), { target: { value: text } })
    await userEvent.click(dialog.getByRole('button', { name: 'Read pasted cells' }))
  }
  return { dialog, drafts, paste }
}

describe('listings out of a sheet', () => {
  test('the good rows become drafts, and a bad one is fixed on the screen and follows', async () => {
    const { dialog, drafts, paste } = await openImport()
    await paste([GOOD, BAD])
    expect(await dialog.findByText('2 rows: 1 ready to import as drafts, 1 to fix.', {}, WAIT)).toBeTruthy()
    const bad = within(dialog.getByRole('group', { name: /Row 3 Sheet row two/ }))
    const pol = bad.getByRole<HTMLInputElement>('textbox', { name: 'POL' })
    expect([pol.value, pol.getAttribute('aria-invalid')]).toEqual(['Atlantis', 'true'])
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 draft' }))
    await waitFor(async () => expect(await drafts()).toEqual(['Sheet row one']), WAIT)
    await userEvent.clear(pol)
    await userEvent.type(pol, 'Ningbo')
    expect(pol.getAttribute('aria-invalid')).toBeNull()
    const price = bad.getByRole('textbox', { name: /^OFR/ })
    await userEvent.clear(price)
    await userEvent.type(price, 'USD 1750')
    expect(bad.getByText('Ready')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 draft' }))
    await waitFor(async () => expect(await drafts()).toEqual(['Sheet row one', 'Sheet row two']), WAIT)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
  })

  test('a file that is no sheet is refused in words, and another can be chosen', async () => {
    const { dialog, paste } = await openImport()
    const file = new File(['%PDF-1.7 not a sheet'], 'listings.xlsx')
    fireEvent.change(dialog.getByLabelText('Choose file', { selector: 'input' }), { target: { files: [file] } })
    expect((await dialog.findByRole('alert', {}, WAIT)).textContent).toContain('Not a spreadsheet')
    await paste([GOOD])
    expect(await dialog.findByRole('button', { name: 'Import 1 draft' }, WAIT)).toBeTruthy()
  })
})
