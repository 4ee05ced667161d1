import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { GUEST_PRICES } from '@/contract/market/listing/values.ts'
import { book, listed, seen } from '@tests/mock/support/listing.ts'
import type { Listed } from '@tests/mock/support/listing.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { fillShipment, openBooking } from './filling.ts'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { PRICE } from '../support/price.ts'
import { choose } from '../support/choose.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/MarketPage.tsx')
  await import('@/pages/business/MarketDetailPage.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test('a guest sees the first prices, and for the others the way to log in', LONG, async () => {
  const market = await quietMarket()
  const { records } = (await market.call(listingEndpoints.page, { kind: 'RATE' })).data
  app = await openApp('/business/market?kind=RATE', { backend: market.backend })
  const list = await screen.findByRole('list', { name: 'Listings' }, WAIT)
  const cards = Array.from(list.children)
  expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(records.map(({ title }) => title))
  expect(cards.filter((card) => PRICE.test(card.textContent)).length).toBe(GUEST_PRICES)
  expect(within(list).getAllByRole('link', { name: 'Log in to see prices' })).toHaveLength(
    records.length - GUEST_PRICES,
  )
})

test('kind, filters and order stand in the address', LONG, async () => {
  const market = await quietMarket()
  const direct = (await market.call(listingEndpoints.page, { kind: 'SPACE', directOnly: true })).data
  const pol = direct.records[0]?.pol ?? ''
  app = await openApp(`/business/market?pol=${pol}`, { backend: market.backend })
  await screen.findByRole('list', { name: 'Listings' }, WAIT)
  await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest all-in')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Direct only' }))
  expect(window.location.search).toBe(`?pol=${pol}&sort=allIn&directOnly=true`)
  await userEvent.click(await screen.findByRole('link', { name: 'Space' }))
  expect(window.location.search).toBe(`?pol=${pol}&sort=allIn&directOnly=true&kind=SPACE`)
  const { total } = (await market.call(listingEndpoints.page, { kind: 'SPACE', pol, directOnly: true })).data
  expect(total).toBeGreaterThan(0)
  await screen.findByText(`${total} in all`, {}, WAIT)
  await userEvent.click(screen.getByRole('link', { name: 'Truck capacity' }))
  expect(window.location.search).toBe('?sort=allIn&kind=TRUCK')
  expect(await screen.findByRole('combobox', { name: 'Province' })).toBeTruthy()
})

test('where nothing matches, a tender for the lane is one click away', LONG, async () => {
  const market = await quietMarket()
  app = await openApp('/business/market?pol=CNSHA&pod=USLAX&keyword=nothinglikeit', { backend: market.backend })
  await screen.findByText('No listings match', {}, WAIT)
  const [link] = screen
    .getAllByRole('link', { name: 'Publish a tender' })
    .filter((one) => one.getAttribute('href')?.includes('pol='))
  expect(link?.getAttribute('href')).toBe('/business/tenderIssue?pol=CNSHA&pod=USLAX')
})

/** Opens a listing as its buyer. */
async function openListing(of: Listed, account = 'trader'): Promise<void> {
  app = await openAs(account, `/business/marketDetail?id=${of.listing.id}`, of.market)
  await screen.findByRole('heading', { level: 1, name: new RegExp(of.listing.title) }, WAIT)
}

test('a buyer orders boxes at the listed price, once', LONG, async () => {
  const of = await listed()
  await openListing(of)
  const dialog = await openBooking()
  const qty = dialog.getByRole('textbox', { name: '40HQ, at most 10' })
  await userEvent.type(qty, '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  expect(dialog.getByText('At least 2 in total')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(qty))
  await userEvent.clear(qty)
  await userEvent.type(qty, '3')
  await fillShipment(dialog)
  // Three containers at 1,800 dollars and one document fee of 450 yuan, in one currency at the day's rates.
  const { rates } = await seen(of.market, of.listing.id)
  const fee = (450 / Number(rates.cnyPer.USD)).toFixed(2)
  expect(dialog.getByText('Total').parentElement?.textContent).toBe(`Totalapprox. USD5,4${fee}`)
  expect(dialog.getByText(/rates of 2026-11-21/)).toBeTruthy()
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Submit booking' }))
  await screen.findByRole('link', { name: 'View order' }, WAIT)
  const { records } = (await of.market.call(bookingEndpoints.page, { side: 'BUYER' }, { token: of.buyer })).data
  expect(records.filter(({ listingId }) => listingId === of.listing.id).map(({ items }) => items)).toEqual([
    [{ isoCode: '45G1', qty: 3 }],
  ])
  expect((await seen(of.market, of.listing.id, of.buyer)).available).toEqual([{ isoCode: '45G1', qty: 7 }])
})

test('what was typed stays when somebody else was faster, and what is left is told', LONG, async () => {
  const of = await listed()
  await openListing(of)
  const dialog = await openBooking()
  await userEvent.type(dialog.getByRole('textbox', { name: '40HQ, at most 10' }), '9')
  await fillShipment(dialog)
  expect((await book(of, 4)).code).toBe(200)
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: '40HQ, at most 6' }, WAIT)
  expect(field.value).toBe('9')
  expect(dialog.getByText('Only 6 left')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('a guest sees no price of a listing and is led to the login', LONG, async () => {
  const of = await listed()
  app = await openApp(`/business/marketDetail?id=${of.listing.id}`, { backend: of.market.backend })
  expect(await screen.findByText('Log in to see prices and charges.', {}, WAIT)).toBeTruthy()
  expect(screen.queryByText(/1,800/)).toBeNull()
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(window.location.pathname).toBe('/login'), WAIT)
  expect(new URLSearchParams(window.location.search).get('reject')).toContain(`marketDetail?id=${of.listing.id}`)
})

test('a listing becomes a tender for its lane, and can be reported', LONG, async () => {
  const of = await listed()
  await openListing(of)
  expect(screen.getByRole('link', { name: 'Create tender' }).getAttribute('href')).toBe(
    '/business/tenderIssue?pol=CNSHA&pod=USLAX&mode=FCL',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  const dialog = within(await screen.findByRole('dialog'))
  await choose(await dialog.findByRole('combobox', { name: 'Reason' }), 'False information')
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
  const [sent] = app?.requests.filter(({ path }) => path.endsWith('/listing/report')) ?? []
  expect(sent?.body).toMatchObject({ id: of.listing.id, reason: 'FAKE' })
})
