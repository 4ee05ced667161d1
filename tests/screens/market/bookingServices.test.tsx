import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { ListingCharge } from '@/contract/market/listing/draft.ts'
import { chargesOf, listed, seen, type Listed } from '@tests/mock/support/listing.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { fill, fillShipment, openBooking } from './filling.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/MarketDetailPage.tsx')
  await import('@/pages/business/MyMarketPage.tsx')
  await import('@/features/market/market/booking/components/BookingDialog.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const common = { qty: '1', paymentTerm: 'PRE', state: 'QUOTED', currency: 'USD', optional: true } as const
const TRKO: ListingCharge = { ...common, code: 'TRKO', group: 'ORIGIN', basis: 'PER_CONTAINER', unitPrice: '250' }
const INS: ListingCharge = { ...common, code: 'INS', group: 'OPTIONAL', basis: 'PERCENT_OF_VALUE', unitPrice: '0.1' }
const TRUCKING = /^TRKO Origin trucking \(pre-carriage\) · USD\s250 · Per container$/
const INSURANCE = /^INS Cargo insurance · 0\.1%/

const offered = async () => listed({ charges: [...chargesOf('1800').slice(0, 1), TRKO, INS] })
const openListing = async ({ listing, market }: Listed) => {
  app = await openAs('trader', `/business/marketDetail?id=${listing.id}`, market)
  await screen.findByRole('heading', { level: 1, name: new RegExp(listing.title) }, WAIT)
}

test('optional services stand apart from the all-in price and are charged only when ticked', LONG, async () => {
  const of = await offered()
  await openListing(of)
  const apart = within(screen.getByRole('region', { name: 'Optional services' }))
  expect(apart.getByText(/^Not included in the all-in rate/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Charges' })).queryByText('TRKO')).toBeNull()
  const dialog = await openBooking()
  fill(dialog, '40HQ, at most 10', '2')
  await fillShipment(dialog)
  const total = () => dialog.getByText('Total').parentElement?.textContent
  expect(total()).toBe('TotalUSD3,600.00')
  const [trucking, insurance] = dialog.getAllByRole<HTMLInputElement>('checkbox', { name: /^(TRKO|INS) / })
  expect([trucking?.checked, insurance?.checked]).toEqual([false, false])
  await userEvent.click(dialog.getByRole('checkbox', { name: TRUCKING }))
  expect(total()).toBe('TotalUSD4,100.00')
  // Insurance costs a part of what the goods are worth, which is asked for only then.
  expect(dialog.queryByRole('textbox', { name: /^Cargo value/ })).toBeNull()
  await userEvent.click(dialog.getByRole('checkbox', { name: INSURANCE }))
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  const value = dialog.getByRole('textbox', { name: /^Cargo value/ })
  expect(document.activeElement).toBe(value)
  fill(dialog, /^Cargo value/, '50000')
  expect(total()).toBe('TotalUSD4,150.00')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  await screen.findByRole('link', { name: 'View order' }, WAIT)
  const { records } = (await of.market.call(bookingEndpoints.page, { side: 'BUYER' }, { token: of.buyer })).data
  const made = records.find(({ listingId }) => listingId === of.listing.id)
  expect(made?.payable).toEqual({ amount: '4150.00', currency: 'USD' })
  expect(made?.booking?.services).toEqual(['TRKO', 'INS'])
})

test('a draft of before services could be ticked is restored', LONG, async () => {
  const of = await offered()
  await openListing(of)
  const first = await openBooking()
  fill(first, '40HQ, at most 10', '2')
  await userEvent.click(first.getByRole('checkbox', { name: TRUCKING }))
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
  // The form as it was kept by an earlier release.
  const [key] = Object.keys(localStorage).filter((one) => localStorage.getItem(one)?.includes('"services":["TRKO"]'))
  localStorage.setItem(key ?? '', localStorage.getItem(key ?? '')?.replace('"services":["TRKO"],', '') ?? '')
  expect(key).toBeDefined()
  const second = await openBooking()
  expect(second.getByRole('textbox', { name: '40HQ, at most 10' })).toHaveProperty('value', '2')
  expect(second.getByRole('checkbox', { name: TRUCKING })).toHaveProperty('checked', false)
})

test('a seller ticks which charges are optional, but not the freight', LONG, async () => {
  const of = await listed({ charges: chargesOf('1800') })
  app = await openAs('forwarder', `/business/myMarket?edit=${of.listing.id}`, of.market)
  const rows = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: 'Optional service' }, WAIT)
  expect(rows.map(({ name, checked }) => [name, checked])).toEqual([['charges.1.optional', false]])
  if (rows[0]) await userEvent.click(rows[0])
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(async () => {
    const { charges } = await seen(of.market, of.listing.id, of.seller)
    expect(charges.map(({ code, optional }) => [code, optional])).toEqual([
      ['OFR', undefined],
      ['DOC', true],
    ])
  }, WAIT)
})
