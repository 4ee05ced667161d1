import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { quietMarket } from '../trade/bidding.ts'

// Preload the lazy tools, so that compile time does not count for the test.
await Promise.all([
  import('@/features/tools/tariff/box/components/ContainerTab.tsx'),
  import('@/features/tools/tariff/box/components/VolumeTab.tsx'),
  import('@/features/tools/tariff/time/components/TimeTab.tsx'),
  import('@/features/tools/tariff/terms/components/TermsTab.tsx'),
])

const WAIT = { timeout: 20_000 }

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (address: string) => {
  app = await openApp(address, { backend: market.backend })
}
const input = (name: string | RegExp) => screen.findByRole('textbox', { name }, WAIT)

describe('the container check', () => {
  test('judges many numbers at once, says what is wrong with each, and keeps them in the address', async () => {
    await open('/tool/customs?tab=container')
    await screen.findByText('Enter a container number to see the result.', {}, WAIT)
    await userEvent.click(await input('Container numbers'))
    await userEvent.paste('CSQU3054383\nCSQU3054384\nCSQX3054383\nABC')
    await screen.findByText('4 numbers: 1 valid, 3 invalid', {}, WAIT)
    const table = screen.getByRole('table', { name: 'Result' })
    expect(within(table).getByText('The check digit should be 3. Check the number')).toBeTruthy()
    expect(within(table).getByText('The fourth letter is U, J or Z')).toBeTruthy()
    await userEvent.tab()
    expect(new URLSearchParams(window.location.search).get('no')).toBe('CSQU3054383\nCSQU3054384\nCSQX3054383\nABC')
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy()
  })
  test('explains a size-type code with the market’s own name', async () => {
    await open('/tool/customs?tab=container&size=45g1')
    await screen.findByText('12192 mm (40′)', {}, WAIT)
    await screen.findByText(/^40HQ /, {}, WAIT)
    const code = await screen.findByRole('combobox', { name: 'Size-type code' }, WAIT)
    await userEvent.clear(code)
    await userEvent.type(code, '99ZZ')
    await waitFor(() => expect(screen.getByText('Not a valid size-type code')).toBeTruthy(), WAIT)
  })
})

describe('volume and weight', () => {
  test('adds lots, moves the focus to the new one, and counts boxes', async () => {
    await open('/tool/customs?tab=volume&rows=100_60_40_50_12')
    const part = await screen.findByRole('region', { name: 'Volume and chargeable weight' }, WAIT)
    expect(within(part).getByText(/^Volume = length/).parentElement?.textContent).toContain('12')
    await screen.findByRole('table', { name: 'Containers needed' }, WAIT)
    await userEvent.click(screen.getByRole('button', { name: 'Add a lot' }))
    const lot = within(await screen.findByRole('group', { name: 'Lot 2' }, WAIT))
    await waitFor(() => expect(document.activeElement).toBe(lot.getByRole('textbox', { name: /^Pieces/ })), WAIT)
    await userEvent.keyboard('1')
    await within(part).findByText('Enter the number of pieces, length, width and height to see the result.')
    for (const value of ['100', '100', '100']) {
      await userEvent.tab()
      await userEvent.keyboard(value)
    }
    await waitFor(() => expect(part.textContent).toContain('13'), WAIT)
    await within(part).findByText(/^Some pieces have no weight/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove lot 2' }))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Lot 2' })).toBeNull(), WAIT)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Pieces/ }))
  })
})

describe('demurrage and detention', () => {
  const ADDRESS =
    '/tool/customs?tab=demurrage&d1=2026-03-01&d2=2026-03-20&d3=2026-03-25&f1=7&s1=5-60~10-120~-200&f2=4&s2=-30&boxes=2'
  test('counts both times from the address, day by day, and without the first day', async () => {
    await open(ADDRESS)
    const part = await screen.findByRole('region', { name: 'Demurrage and detention' }, WAIT)
    // 1500 + (6 − 4) × 30 = 1560; × 2 = 3120
    await waitFor(() => expect(part.textContent).toContain('3,120.00'), WAIT)
    const table = screen.getByRole('table', { name: 'Day by day (per container)' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 20 + 6)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Count the first day (of each period)' }))
    // 1300 + (5 − 4) × 30 = 1330; × 2 = 2660
    await waitFor(() => expect(part.textContent).toContain('2,660.00'), WAIT)
    await userEvent.tab()
    expect(new URLSearchParams(window.location.search).get('first')).toBe('0')
  })
  test('takes an example of free days, adds a step, and says what is wrong with a day', async () => {
    await open(ADDRESS.replace('&d2=2026-03-20', '&d2=2026-02-20').replace('&f1=7', ''))
    expect(await screen.findByText('Not before the previous date', {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Demurrage: e.g. 14 days' }))
    expect(screen.getAllByRole('textbox', { name: /^Free days/ })[0]).toHaveProperty('value', '14')
    await userEvent.click(screen.getByRole('button', { name: 'Add tier: Detention' }))
    await screen.findByText('Enter dates, free days, rates and the number of containers to see the result.')
    await waitFor(
      () => expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^To day/ }).at(-1)),
      WAIT,
    )
  })
})

describe('trade terms', () => {
  test('say who pays which leg, and are searched in both languages', async () => {
    await open('/tool/customs?tab=terms')
    const table = await screen.findByRole('table', { name: 'Incoterms 2020: who pays' }, WAIT)
    expect(within(table).getAllByRole('row')).toHaveLength(12)
    const fob = within(table).getByRole('row', { name: /^FOB/ })
    expect(
      within(fob)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(1),
    ).toEqual([...Array<string>(5).fill('Seller'), 'Buyer', 'Nobody', ...Array<string>(4).fill('Buyer')])
    const search = screen.getByRole('searchbox', { name: 'Code, Chinese or English name' })
    await userEvent.type(search, '燃油')
    await screen.findByText('0 terms, 4 charge codes', {}, WAIT)
    await userEvent.clear(search)
    await userEvent.type(search, 'zzz')
    await screen.findByText('Nothing found for “zzz”', {}, WAIT)
    await userEvent.tab()
    expect(new URLSearchParams(window.location.search).get('q')).toBe('zzz')
  })
})
