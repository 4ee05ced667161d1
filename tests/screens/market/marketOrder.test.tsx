import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { book, chargesOf, draftOf, listed, seen, send } from '@tests/mock/support/listing.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

// Preload, so that compile time does not count for the test.
await import('@/pages/business/PaymentPage.tsx')

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

test('an order of the market names its listing and what was booked, and nothing of a tender', LONG, async () => {
  const state = await listed()
  const { market, listing } = state
  const booking = (await book(state, 3)).data
  app = await openAs('trader', `/business/payment?orderId=${booking.id}`, market)
  const facts = within(await screen.findByRole('region', { name: 'Order' }, WAIT))
  const link = facts.getByRole('link', { name: listing.no })
  expect(link.getAttribute('href')).toBe(`/business/marketDetail?id=${listing.id}`)
  // Names of containers come with another answer.
  expect(await facts.findByText('3×40HQ')).toBeTruthy()
  expect(facts.queryByText('From tender')).toBeNull()
  expect(screen.getByText(/^Waiting for the seller to confirm\. Unconfirmed/)).toBeTruthy()
})

test('a refused one says why; the list tells orders of the market from those of tenders', LONG, async () => {
  const state = await listed()
  const { market, seller } = state
  const booking = (await book(state, 3)).data
  const answer = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
  await market.call(bookingEndpoints.refuse, { ...answer, reason: 'NO_SPACE', note: '已满' }, { token: seller })
  app = await openAs('trader', `/business/payment?orderId=${booking.id}`, market)
  const note = await screen.findByText('已满', {}, WAIT)
  expect(note.lang).toBe('zh-CN')
  expect(note.parentElement?.textContent).toMatch(/No space.* · 已满/)
  app.session.stop()
  app = await openAs('trader', '/business/payment?tab=all&size=50', market)
  const row = (await screen.findByText(new RegExp(`^Market · ${booking.no}$`), {}, WAIT)).closest('tr')
  expect(row).not.toBeNull()
  expect(screen.getAllByText(/^Tender · DD/).length).toBeGreaterThan(0)
})

test('what has no lane is told by its place', LONG, async () => {
  const state = await listed()
  const { market, seller, buyer } = state
  const charges = chargesOf('50')
  const place = { kind: 'EMPTY_BOX', provinceCode: '320000', cityName: '苏州', minOrder: 1, charges } as const
  const sent = await send(market, seller, draftOf(place))
  market.time.now += 4000
  const empties = await seen(market, sent.data.id, buyer)
  const booking = (await book({ ...state, listing: empties }, 2)).data
  app = await openAs('trader', `/business/payment?orderId=${booking.id}`, market)
  expect((await screen.findAllByText('Suzhou', {}, WAIT)).length).toBe(1)
  expect(screen.getByText('Empty container')).toBeTruthy()
})
