import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { book, listed, seen } from '@tests/mock/support/listing.ts'
import type { Listed } from '@tests/mock/support/listing.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'
import { chooseAction } from '../support/rowActions.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/business/MyMarketPage.tsx')

let app: OpenApp | undefined

afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const WAIT = { timeout: 15_000 }

async function rowOf(text: string) {
  const found = (await screen.findByText(text, {}, WAIT)).closest('tr')
  if (!found) throw new Error('no row')
  return within(found)
}
async function answerDialog(name: string) {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}
async function bookingOf(state: Listed): Promise<Booking> {
  const { data, code } = await book(state, 3)
  expect(code).toBe(200)
  return data
}
async function bookingNow({ market, seller }: Listed, id: string) {
  const { data } = await market.call(bookingEndpoints.page, {}, { token: seller })
  return data.records.find((one) => one.id === id)
}

describe('the seller’s side of the market', () => {
  test('pauses, resumes and takes off a listing', async () => {
    const state = await listed()
    const { market, seller, listing } = state
    const status = async () => (await seen(market, listing.id, seller)).status
    app = await openAs('forwarder', '/business/myMarket?keyword=40HQ', market)
    await chooseAction('Pause', await rowOf(listing.title))
    await waitFor(async () => expect(await status()).toBe('PAUSED'), WAIT)
    await userEvent.click(await (await rowOf(listing.title)).findByRole('button', { name: 'Resume' }, WAIT))
    await waitFor(async () => expect(await status()).toBe('ONLINE'), WAIT)
    await chooseAction('Unlist', await rowOf(listing.title))
    await answerDialog('Unlist')
    await waitFor(async () => expect(await status()).toBe('OFFLINE'), WAIT)
  })

  test('renews with a price change, and says before that a large one is reviewed again', async () => {
    const { market, seller, listing } = await listed()
    app = await openAs('forwarder', '/business/myMarket?keyword=40HQ', market)
    await chooseAction('Renew', await rowOf(listing.title))
    const dialog = within(await screen.findByRole('dialog'))
    const pct = dialog.getByRole('textbox', { name: 'Price change (%)' })
    await userEvent.clear(pct)
    await userEvent.type(pct, '12')
    expect(dialog.getByText(/reviewed again/)).toBeTruthy()
    await userEvent.clear(pct)
    await userEvent.type(pct, '5')
    expect(dialog.queryByText(/reviewed again/)).toBeNull()
    await answerDialog('Renew')
    await waitFor(async () => {
      const renewed = await seen(market, listing.id, seller)
      expect(renewed.charges.find((line) => line.code === 'OFR')?.unitPrice).toBe('1890.00')
    }, WAIT)
  })

  test('accepts one booking and refuses another with a reason', async () => {
    const state = await listed()
    const taken = await bookingOf(state)
    const refused = await bookingOf(state)
    app = await openAs('forwarder', '/business/myMarket?part=received', state.market)
    const row = (booking: Booking) => rowOf(booking.no)
    await userEvent.click((await row(taken)).getByRole('button', { name: 'Accept' }))
    await answerDialog('Accept')
    await waitFor(async () => expect((await bookingNow(state, taken.id))?.status).toBe('TO_PAY'), WAIT)
    expect(await (await row(taken)).findByText('Accepted. Waiting for the buyer to pay.')).toBeTruthy()
    await chooseAction('Decline', await row(refused))
    await answerDialog('Decline')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('alert').textContent).toBe('Choose a reason')
    await choose(dialog.getByRole('combobox', { name: /Reason/ }), 'No space or equipment')
    await answerDialog('Decline')
    await waitFor(async () => expect((await bookingNow(state, refused.id))?.refusal?.reason).toBe('NO_SPACE'), WAIT)
  })

  test('shows what is wrong with a new listing at its fields, and keeps it as a draft', async () => {
    const { market, seller } = await listed()
    app = await openAs('forwarder', '/business/myMarket?new=EMPTY_BOX', market)
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ }, WAIT)
    await userEvent.type(title, 'E')
    await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
    expect(title.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(title)
    await userEvent.type(title, 'mpties at Yangshan')
    await userEvent.type(screen.getByRole('textbox', { name: 'Container numbers' }), 'CTGU1234567')
    expect(screen.getByText(/^CTGU1234567: /)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(window.location.search).toBe(''), WAIT)
    const { data } = await market.call(listingEndpoints.minePage, { status: 'DRAFT' }, { token: seller })
    expect(data.records.map((one) => one.title)).toContain('Empties at Yangshan')
  })

  test('sends a change of a listing for review', async () => {
    const { market, seller, listing } = await listed()
    app = await openAs('forwarder', `/business/myMarket?edit=${listing.id}`, market)
    const price = (await screen.findAllByRole('textbox', { name: /^Unit price/ }, WAIT))[0]
    if (!price) throw new Error('no price')
    await userEvent.clear(price)
    await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
    expect(document.activeElement).toBe(price)
    await userEvent.type(price, '1750')
    await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
    await waitFor(async () => {
      const changed = await seen(market, listing.id, seller)
      expect(changed.status).toBe('REVIEWING')
      expect(changed.charges[0]?.unitPrice).toBe('1750')
    }, WAIT)
  })
})

describe('the buyer’s side of the market', () => {
  test('gives a booking up before it is answered, and has no listings', async () => {
    const state = await listed()
    const booking = await bookingOf(state)
    app = await openAs('trader', '/business/myMarket', state.market)
    const row = await rowOf(booking.no)
    expect(screen.queryByText('Publish a listing')).toBeNull()
    await chooseAction('Cancel booking', row)
    await answerDialog('Cancel booking')
    await waitFor(async () => expect((await bookingNow(state, booking.id))?.status).toBe('CANCELLED'), WAIT)
  })
})
