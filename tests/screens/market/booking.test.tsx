import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'
import { DTHC, book, chargesOf, listed, type Listed } from '@tests/mock/support/listing.ts'
import { START, newRequestNo } from '@tests/mock/support/market.ts'
import { CONSIGNEE } from '@tests/mock/support/shipment.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { fill, fillShipment, openBooking } from './filling.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/MarketDetailPage.tsx')
  await import('@/features/market/market/booking/components/BookingDialog.tsx')
  await import('@/pages/business/PaymentPage.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const openListing = async ({ listing, market }: Listed) => {
  app = await openAs('trader', `/business/marketDetail?id=${listing.id}`, market)
  await screen.findByRole('heading', { level: 1, name: new RegExp(listing.title) }, WAIT)
}

test('under CIF the consignee’s charges are named beside the total and never payable', LONG, async () => {
  const of = await listed({ charges: [...chargesOf('1800').slice(0, 1), DTHC] })
  await openListing(of)
  const dialog = await openBooking()
  fill(dialog, '40HQ, at most 10', '2')
  await fillShipment(dialog, 'CIF')
  expect(dialog.getByRole('combobox', { name: /^Freight/ })).toHaveProperty('value', 'PRE')
  expect(dialog.getByText('Payable here').parentElement?.textContent).toContain('USD3,600.00')
  expect(dialog.getByText(/The other party also pays EUR\s?500\.00/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  await screen.findByRole('link', { name: 'View order' }, WAIT)
  const { records } = (await of.market.call(bookingEndpoints.page, { side: 'BUYER' }, { token: of.buyer })).data
  const made = records.find(({ listingId }) => listingId === of.listing.id)
  expect(made?.payable).toEqual({ amount: '3600.00', currency: 'USD' })
})

test('what was typed is there again after the dialog was closed, until it is sent', LONG, async () => {
  const of = await listed()
  await openListing(of)
  const first = await openBooking()
  fill(first, '40HQ, at most 10', '2')
  fill(first, /^Commodity/, 'Garden chairs')
  await userEvent.click(first.getByRole('button', { name: 'Cancel' }))
  const second = await openBooking()
  expect(second.getByRole('textbox', { name: /^Commodity/ })).toHaveProperty('value', 'Garden chairs')
  expect(second.getByText(/Restored/i)).toBeTruthy()
  await userEvent.click(second.getByRole('button', { name: 'Submit booking' }))
  // The first field in which something is missing has the focus.
  expect(document.activeElement?.getAttribute('name')).toBe('shipment.weights.0.kg')
})

test(
  'cargo that is too heavy for its container asks for another look, beyond the limit it is an error',
  LONG,
  async () => {
    const of = await listed()
    await openListing(of)
    const dialog = await openBooking()
    fill(dialog, '40HQ, at most 10', '2')
    fill(dialog, /^Cargo weight per 40HQ/, '29900')
    expect(dialog.getByText(/^A 40HQ usually takes/)).toBeTruthy()
    fill(dialog, /^Cargo weight per 40HQ/, '30481')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
    expect(dialog.getByText(/above 0 and up to 30,?480$/)).toBeTruthy()
  },
)

test('loose cargo is added up from its packages', LONG, async () => {
  const wm: ChargeInput = { ...DTHC, code: 'OFR', group: 'FREIGHT', basis: 'PER_WM', unitPrice: '55', currency: 'USD' }
  const { isoCode: _none, ...charge } = wm
  const of = await listed({ mode: 'LCL', stock: [{ qty: 30 }], minOrder: 1, charges: [charge] })
  await openListing(of)
  const dialog = await openBooking()
  for (const [name, value] of [
    [/^Pieces/, '12'],
    [/^Length/, '60'],
    [/^Width/, '60'],
    [/^Height/, '30'],
    [/^Gross kg/, '20'],
  ] as const)
    fill(dialog, name, value)
  expect(dialog.getByText('12 pieces · 240 kg · 1.296 m³')).toBeTruthy()
  expect(dialog.getByText('Total').parentElement?.textContent).toBe('TotalUSD71.28')
  expect(dialog.getByText(/Dangerous goods cannot be booked here/)).toBeTruthy()
})

test('a sailing that left meanwhile is replaced by one of the next two, and nothing typed is lost', LONG, async () => {
  const day = 24 * 3600_000
  const sailings = [day / 96, 2 * day, 4 * day, 6 * day].map((after, index) => ({
    vessel: `Ship ${index + 1}`,
    voyage: '12E',
    etd: new Date(START + after).toISOString(),
    eta: new Date(START + 30 * day).toISOString(),
  }))
  const of = await listed({ sailings })
  await openListing(of)
  const dialog = await openBooking()
  fill(dialog, '40HQ, at most 10', '2')
  await fillShipment(dialog)
  fill(dialog, /^Cargo ready on/, '2026-11-21')
  fireEvent.blur(dialog.getByRole('textbox', { name: /^Cargo ready on/ }))
  const field = dialog.getByRole('combobox', { name: /^Sailing/ })
  await userEvent.selectOptions(field, within(field).getByRole('option', { name: /^Ship 1/ }))
  of.market.time.now = START + day / 48
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  const alert = within(await dialog.findByText(/^The chosen sailing can no longer be booked/, {}, WAIT))
  const offered = alert.getAllByRole('button').map(({ textContent }) => textContent?.slice(0, 6))
  expect(offered).toEqual(['Ship 2', 'Ship 3'])
  await userEvent.click(alert.getByRole('button', { name: /^Ship 3/ }))
  expect(dialog.queryByText(/can no longer be booked/)).toBeNull()
  expect(dialog.getByRole('textbox', { name: /^Commodity/ })).toHaveProperty('value', 'Furniture')
  await userEvent.click(dialog.getByRole('button', { name: 'Submit booking' }))
  await screen.findByRole('link', { name: 'View order' }, WAIT)
  const token = of.buyer
  const { records } = (await of.market.call(bookingEndpoints.page, { side: 'BUYER' }, { token })).data
  const id = records.find(({ listingId }) => listingId === of.listing.id)?.id ?? ''
  const { lanes } = (await of.market.call(orderEndpoints.detail, { id }, { token })).data
  expect(lanes[0]?.sailings.map(({ vessel }) => vessel)).toEqual(['Ship 3'])
})

test('a listing whose sailings have all left or closed says so in place of the booking', LONG, async () => {
  const etd = new Date(START + 3600_000).toISOString()
  const eta = new Date(START + 15 * 24 * 3600_000).toISOString()
  const of = await listed({ sailings: [{ vessel: 'Ship 1', voyage: '12E', etd, eta }] })
  of.market.time.now = START + 2 * 3600_000
  await openListing(of)
  expect(await screen.findByText(/^All sailings listed here have closed for booking/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Book now' })).toBeNull()
  cleanup()
  app?.session.stop()
  // Its seller reads it too.
  app = await openAs('forwarder', `/business/marketDetail?id=${of.listing.id}`, of.market)
  expect(await screen.findByText(/^All sailings listed here have closed for booking/, {}, WAIT)).toBeTruthy()
})

test('both sides read the booking on the order, the seller its parties once it has accepted', LONG, async () => {
  const of = await listed()
  const { market, seller } = of
  const { id, version } = (await book(of, 2)).data
  const read = async (account: string) => {
    app = await openAs(account, `/business/payment?orderId=${id}&tab=shipment`, market)
    return within(await screen.findByRole('region', { name: 'Booking details' }, WAIT))
  }
  const buyers = await read('trader')
  expect(buyers.getByText('940360')).toBeTruthy()
  expect(buyers.getByText('18,000 kg per 40HQ')).toBeTruthy()
  expect(buyers.getByText(CONSIGNEE.name)).toBeTruthy()
  cleanup()
  app?.session.stop()
  const before = await read('forwarder')
  expect(before.getByText('家具')).toBeTruthy()
  expect(before.queryByText(CONSIGNEE.name)).toBeNull()
  expect(before.getByText(/shown once you have accepted/)).toBeTruthy()
  cleanup()
  app?.session.stop()
  await market.call(bookingEndpoints.accept, { id, version, requestNo: newRequestNo() }, { token: seller })
  expect((await read('forwarder')).getByText(CONSIGNEE.name)).toBeTruthy()
})
