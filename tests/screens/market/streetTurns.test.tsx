import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { book, chargesOf, draftOf, listed, send } from '@tests/mock/support/listing.ts'
import { newRequestNo, START } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

// Preload, so that compile time does not count for the test.
await Promise.all([
  import('@/pages/business/MarketPage.tsx'),
  import('@/pages/business/MarketDetailPage.tsx'),
  import('@/pages/business/MyMarketPage.tsx'),
])

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }
const DAY = 24 * 3600_000
const inDays = (days: number): string => new Date(START + days * DAY).toISOString()

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

/** Empty containers of `forwarder` in Suzhou, and an accepted order of `trader` that needs two of them in Shanghai. */
async function emptiesAndOrder(carrierScac: string | undefined = 'COSU') {
  const sailing = { vessel: 'TEST', voyage: '1E', etd: inDays(8), eta: inDays(22) }
  const state = await listed({ sailings: [sailing], minOrder: 1 })
  const { market, seller } = state
  const sent = await send(
    market,
    seller,
    draftOf({
      kind: 'EMPTY_BOX',
      title: '苏州空箱',
      provinceCode: '320000',
      cityName: '苏州',
      carrierScac,
      emptyFrom: inDays(1),
      emptyTo: inDays(6),
      minOrder: 1,
      charges: chargesOf('50'),
    }),
  )
  market.time.now += 4000
  const booking = (await book(state, 2)).data
  const accept = { id: booking.id, version: booking.version, requestNo: newRequestNo() }
  await market.call(bookingEndpoints.accept, accept, { token: seller })
  return { market, id: sent.data.id, booking }
}

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }, WAIT))

test(
  'empties on the market name the own order that could use them, why, and the empty run it saves',
  LONG,
  async () => {
    const { market, id, booking } = await emptiesAndOrder()
    app = await openAs('trader', `/business/marketDetail?id=${id}`, market)
    const turns = await part('Street turns')
    const row = (await turns.findByText(booking.no, {}, WAIT)).closest('tr')
    const of = within(row ?? document.body)
    expect(of.getByRole('link').getAttribute('href')).toBe(`/business/payment?orderId=${booking.id}`)
    for (const text of [
      'Own order',
      'Same type',
      'Same carrier',
      'Shanghai',
      /^\d+ km apart$/,
      /via the Shanghai depot/,
    ])
      expect(of.getByText(text)).toBeTruthy()
  },
)

test('guests are not asked about their orders', LONG, async () => {
  const { market, id } = await emptiesAndOrder()
  app = await openApp(`/business/marketDetail?id=${id}`, { backend: market.backend })
  await screen.findByRole('heading', { level: 1, name: /苏州空箱/ }, WAIT)
  expect(screen.queryByRole('region', { name: 'Street turns' })).toBeNull()
})

test('the seller sees the street turns of each of its empties, or what they lack', LONG, async () => {
  const { market, booking } = await emptiesAndOrder()
  app = await openAs('forwarder', '/business/myMarket', market)
  const turns = await part('Street turns · 苏州空箱')
  expect(await turns.findByText(booking.no, {}, WAIT)).toBeTruthy()
})

test('without a carrier the listing says that it cannot be matched', LONG, async () => {
  const { market, id } = await emptiesAndOrder('')
  app = await openAs('trader', `/business/marketDetail?id=${id}`, market)
  expect(await (await part('Street turns')).findByText(/names no carrier/, {}, WAIT)).toBeTruthy()
})

test('a member finds empties for a pick-up; what is missing is named and focused', LONG, async () => {
  const { market, id } = await emptiesAndOrder()
  app = await openAs('trader', '/business/market?kind=EMPTY_BOX', market)
  const find = await part('Find empties for a pick-up')
  const city = await find.findByRole('textbox', { name: /^Pick-up city/ }, WAIT)
  await userEvent.type(city, 'Atlantis')
  await userEvent.click(find.getByRole('button', { name: 'Find empties' }))
  expect(find.getAllByRole('alert')).toHaveLength(4)
  expect(document.activeElement).toBe(find.getByRole('combobox', { name: /^Container type/ }))
  await choose(find.getByRole('combobox', { name: /^Container type/ }), '40HQ')
  await choose(find.getByRole('combobox', { name: /^Carrier/ }), /^COSCO/)
  await userEvent.type(find.getByLabelText(/^Earliest pick-up/), inDays(2).slice(0, 10))
  await userEvent.type(find.getByLabelText(/^Latest pick-up/), inDays(3).slice(0, 10))
  await userEvent.click(find.getByRole('button', { name: 'Find empties' }))
  expect(await find.findByText(/^City unknown/, {}, WAIT)).toBeTruthy()
  await userEvent.clear(city)
  await userEvent.type(city, 'Shanghai')
  await userEvent.click(find.getByRole('button', { name: 'Find empties' }))
  const link = await find.findByRole('link', { name: '苏州空箱' }, WAIT)
  expect(link.getAttribute('href')).toBe(`/business/marketDetail?id=${id}`)
})
