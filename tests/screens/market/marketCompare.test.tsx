import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { newRequestNo, type Market } from '@tests/mock/support/market.ts'
import { chargesOf, draftOf, listed, seen, send } from '@tests/mock/support/listing.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { PRICE } from '../support/price.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/MarketPage.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const rowsOf = async (market: Market, query: object): Promise<readonly ListingSummary[]> =>
  (await market.call(listingEndpoints.page, { size: 10, ...query })).data.records
const compared = () => new URLSearchParams(window.location.search).get('compare')
const tickOf = async (place: number) => {
  const list = await screen.findByRole('list', { name: 'Listings' }, WAIT)
  const card = list.children[place]
  if (!(card instanceof HTMLElement)) throw new Error('no card')
  return { card: within(card), checkbox: within(card).getByRole<HTMLInputElement>('checkbox', { name: /^Compare / }) }
}
const cellsOf = (name: string | RegExp) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
}

test('ticks stand in the address and in the tray; a fifth is refused where it was ticked', LONG, async () => {
  const market = await quietMarket()
  const rows = await rowsOf(market, { kind: 'RATE' })
  app = await openAs('trader', '/business/market?kind=RATE', market)
  for (const place of [0, 1, 2, 3]) await userEvent.click((await tickOf(place)).checkbox)
  expect(compared()).toBe(
    rows
      .slice(0, 4)
      .map(({ id }) => id)
      .join(','),
  )
  const tray = within(screen.getByRole('region', { name: 'Comparison' }))
  expect(tray.getByText('Comparing 4 of 4')).toBeTruthy()
  const fifth = await tickOf(4)
  await userEvent.click(fifth.checkbox)
  expect(fifth.checkbox.checked).toBe(false)
  expect(fifth.card.getByRole('alert').textContent).toBe('Up to 4 can be compared. Remove one first.')
  expect(compared()?.split(',')).toHaveLength(4)
  const first = await tray.findByRole('button', { name: `Remove ${rows[0]?.title}` }, WAIT)
  await userEvent.click(first)
  expect((await tickOf(0)).checkbox.checked).toBe(false)
  expect(fifth.card.queryByRole('alert')).toBeNull()
  // The selection is kept across pages; a listing of another kind is rejected.
  await userEvent.click(screen.getByRole('link', { name: 'Truck capacity' }))
  await waitFor(() => expect(window.location.search).toContain('kind=TRUCK'))
  expect(compared()?.split(',')).toHaveLength(3)
  await screen.findByText(/^\d+ in all$/, {}, WAIT)
  await waitFor(async () => expect((await tickOf(0)).card.getByText('Truck capacity')).toBeTruthy(), WAIT)
  await userEvent.click((await tickOf(0)).checkbox)
  expect((await tickOf(0)).card.getByRole('alert').textContent).toMatch(/^Only listings of the same type/)
  await userEvent.click(tray.getByRole('button', { name: 'Clear' }))
  expect(compared()).toBeNull()
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull()
})

test('side by side stand prices by type, what is missing, and the lowest and fastest in words', LONG, async () => {
  const { market, seller, buyer, listing } = await listed()
  const other = await send(
    market,
    seller,
    draftOf({ title: '更便宜', charges: chargesOf('1500'), transitDays: 19, direct: false, via: ['SGSIN'] }),
  )
  const gone = await send(market, seller, draftOf({ title: '已下架', charges: chargesOf('900') }))
  market.time.now += 4000
  const { version } = await seen(market, gone.data.id, seller)
  await market.call(
    listingEndpoints.takeOff,
    { id: gone.data.id, version, requestNo: newRequestNo() },
    { token: seller },
  )
  const ids = [listing.id, other.data.id, gone.data.id, 'nobody']
  app = await openAs('trader', `/business/market?compare=${ids.join(',')}`, market)
  const show = await screen.findByRole('button', { name: 'Compare' }, WAIT)
  await userEvent.click(show)
  await screen.findByRole('table', { name: 'Compare listings' }, WAIT)
  const [dear = '', cheap = ''] = await Promise.all(
    ids.slice(0, 2).map(async (id) => (await seen(market, id, buyer)).prices[0]?.allIn.amount ?? ''),
  )
  const prices = cellsOf('All-in · 40HQ')
  expect(prices[0]?.replaceAll(',', '')).toBe(`USD${dear}`)
  expect(prices[1]?.replaceAll(',', '')).toBe(`USD${cheap}Lowest`)
  // A removed listing is shown with its status and never as the lowest; a missing value is marked.
  expect(prices[2]).not.toContain('Lowest')
  expect(screen.getByRole('columnheader', { name: /已下架/ }).textContent).toContain('Unlisted')
  expect(screen.getByRole('columnheader', { name: /not available/ })).toBeTruthy()
  expect(cellsOf('Transit time').slice(0, 2)).toEqual(['15 days Fastest', '19 days '])
  expect(cellsOf('Via').slice(0, 2)).toEqual(['Direct', 'SGSIN Singapore'])
  expect(cellsOf('Usual charges')[0]).toMatch(/^2 of 5 usual charges includedNot included: OTHC .+, SEAL .+, DTHC /)
  expect(cellsOf(/^OFR/)[0]).toBe('40HQUSD1,800')
  expect(cellsOf(/^OTHC/).slice(0, 2)).toEqual(['Not included', 'Not included'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove 更便宜' }))
  await waitFor(() => expect(compared()?.split(',')).toHaveLength(3))
  await userEvent.click(await screen.findByRole('button', { name: 'Back to list' }, WAIT))
  expect(await screen.findByRole('list', { name: 'Listings' }, WAIT)).toBeTruthy()
})

test('a guest compares everything but prices, and finds the way to them', LONG, async () => {
  const market = await quietMarket()
  const ids = (await rowsOf(market, { kind: 'RATE' })).slice(0, 2).map(({ id }) => id)
  app = await openApp(`/business/market?comparing=1&compare=${ids.join(',')}`, { backend: market.backend })
  const table = await screen.findByRole('table', { name: 'Compare listings' }, WAIT)
  expect(within(table).getAllByRole('link', { name: 'Log in to see prices' }).length).toBeGreaterThanOrEqual(2)
  expect(table.textContent).not.toMatch(PRICE)
  expect(within(table).getByRole('rowheader', { name: 'Transit time' })).toBeTruthy()
})
