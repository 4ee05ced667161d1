import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { book, chargesOf, draftOf, listed, seen, send, type Listed } from '@tests/mock/support/listing.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

const LONG = { timeout: 60_000 }
const WAIT = { timeout: 20_000 }
const DAY = 24 * 3600_000

let app: OpenApp | undefined
beforeAll(async () => {
  await import('@/pages/business/MarketPage.tsx')
  await import('@/pages/business/MarketDetailPage.tsx')
  await import('@/pages/member/MyCollectPage.tsx')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const address = ({ listing }: Listed) => `/business/marketDetail?id=${listing.id}`
const openIt = async (of: Listed, account = 'trader') => {
  app = await openAs(account, address(of), of.market)
  await screen.findByRole('heading', { level: 1, name: new RegExp(of.listing.title) }, WAIT)
}
const act = async ({ market, listing }: Listed, call: typeof listingEndpoints.pause) => {
  const token = await market.signIn('forwarder')
  const { id, version } = await seen(market, listing.id, token)
  await market.call(call, { id, version, requestNo: newRequestNo() }, { token })
}

describe('a listing that cannot be ordered says why and shows fresh ones like it', LONG, () => {
  const states = [
    ['PAUSED', /has paused this listing/, async (of: Listed) => act(of, listingEndpoints.pause)],
    ['OFFLINE', /is unlisted/, async (of: Listed) => act(of, listingEndpoints.takeOff)],
    ['SOLD_OUT', /is sold out/, async (of: Listed) => void (await book(of, 10))],
    ['EXPIRED', /has expired/, async (of: Listed) => void (of.market.time.now += 3 * DAY)],
  ] as const
  test.each(states)('%s', async (status, words, reach) => {
    const of = await listed({ validTo: '2026-11-22' })
    const fresh = await send(of.market, of.seller, draftOf({ title: '同航线新货盘', validTo: '2026-12-20' }))
    of.market.time.now += 4000
    await reach(of)
    expect((await seen(of.market, of.listing.id)).status).toBe(status)
    await openIt(of)
    expect(await screen.findByText(words)).toBeTruthy()
    const similar = await screen.findByRole('region', { name: 'Similar listings you can book' })
    expect(within(similar).getByRole('link', { name: '同航线新货盘' }).getAttribute('href')).toContain(fresh.data.id)
    expect(within(similar).getByRole('link', { name: 'Compare' }).getAttribute('href')).toContain(
      `compare=${of.listing.id},`,
    )
    expect(screen.getByText('This listing cannot be booked now')).toBeTruthy()
    for (const name of ['Book now', 'Log in']) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Request current rate' }) !== null).toBe(status === 'EXPIRED')
  })
})

test('a price that nobody confirmed for two weeks is marked in words', LONG, async () => {
  const of = await listed({ validTo: '2026-12-31' })
  of.market.time.now += 13 * DAY
  await openIt(of)
  // Only within the aside: similar listings have marks of their own.
  const aside = within(within(screen.getByRole('main')).getAllByRole('complementary').at(-1) ?? document.body)
  expect(aside.getByText(/^Confirmed 13 days ago/)).toBeTruthy()
  expect(aside.queryByText(/^Not confirmed for/)).toBeNull()
  app?.session.stop()
  cleanup()
  of.market.time.now += 2 * DAY
  app = await openApp(`/business/market?keyword=${of.listing.no}`, { backend: of.market.backend })
  expect(await screen.findByText('Not confirmed for 14+ days', {}, WAIT)).toBeTruthy()
})

const historyPart = async () => within(await screen.findByRole('region', { name: 'Lane price history' }, WAIT))

test('the price history of a lane says where sellers are too few', LONG, async () => {
  await openIt(await listed({ pod: 'BRSSZ' }))
  const part = await historyPart()
  expect(await part.findByText(/Not enough data: .* at least 3 sellers/, {}, WAIT)).toBeTruthy()
  expect(part.queryByRole('img')).toBeNull()
})

test('the price history of a lane has a chart in words and a table, for guests to two digits', LONG, async () => {
  const of = await listed({ pod: 'BRSSZ' })
  for (const [account, freight] of [
    ['forwarder2', '1900'],
    ['forwarder-expiring', '2000'],
  ] as const)
    await send(of.market, await of.market.signIn(account), draftOf({ pod: 'BRSSZ', charges: chargesOf(freight) }))
  of.market.time.now += 4000
  app = await openApp(address(of), { backend: of.market.backend })
  const part = await historyPart()
  const chart = await part.findByRole('img', { name: /^1 week has figures/ }, WAIT)
  expect(chart.getAttribute('aria-label')).toContain('the median was USD 2,000, the lowest USD 1,900')
  expect(part.getByText(/Guests see rounded figures/)).toBeTruthy()
  await userEvent.click(part.getByText('Figures by week'))
  const rows = part.getAllByRole('row').map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([expect.stringMatching(/^2026-11-163USD2,000USD1,900USD2,100$/)])
})

test('a buyer asks in the open, the seller answers, and neither gives contact data away', LONG, async () => {
  const of = await listed()
  await openIt(of)
  const part = within(await screen.findByRole('region', { name: 'Questions and answers' }, WAIT))
  await userEvent.type(await part.findByRole('textbox', { name: /^Question/ }, WAIT), 'Call 138 0013 8000 for Friday?')
  await userEvent.dblClick(part.getByRole('button', { name: 'Send question' }))
  expect(await part.findByText('Call *** for Friday?', {}, WAIT)).toBeTruthy()
  expect(part.getByText('Company A')).toBeTruthy()
  expect(app?.paths().filter((path) => path.endsWith('/question/ask'))).toHaveLength(1)
  app?.session.stop()
  cleanup()
  app = await openAs('forwarder', `${address(of)}#questions`, of.market)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer' }, WAIT))
  await userEvent.type(screen.getByRole('textbox', { name: /^Your answer/ }), 'Friday is fine')
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Friday is fine', {}, WAIT)).toBeTruthy()
  const { records } = (await of.market.call(questionEndpoints.page, { listingId: of.listing.id })).data
  expect(records.map(({ answer }) => answer?.text)).toEqual(['Friday is fine'])
})

test('the star keeps a listing with its price; the collection shows then and now', LONG, async () => {
  const of = await listed()
  app = await openAs('trader', `/business/market?keyword=${of.listing.no}`, of.market)
  await userEvent.click(await screen.findByRole('button', { name: `Favourite ${of.listing.title}` }, WAIT))
  expect(await screen.findByText('Added to your favourites')).toBeTruthy()
  const input = { id: of.listing.id, version: of.listing.version, validTo: '2026-12-10', pricePct: 10 }
  await of.market.call(listingEndpoints.renew, { ...input, requestNo: newRequestNo() }, { token: of.seller })
  app.session.stop()
  cleanup()
  app = await openAs('trader', '/user/myCollect?type=LISTING', of.market)
  const row = (await screen.findByRole('link', { name: of.listing.title }, WAIT)).closest('tr')
  if (!row) throw new Error('no row')
  expect(within(row).getAllByText(/^When saved:/)[0]?.textContent).toMatch(/USD1,86\d\.\d\d/)
  expect(within(row).getAllByText('Changed').length).toBe(2)
})

test('a listing that its seller is changing is not found, and the market is one click away', LONG, async () => {
  const market = await quietMarket()
  const seller = await market.signIn('forwarder')
  const { data } = await send(market, seller, draftOf())
  app = await openApp(`/business/marketDetail?id=${data.id}`, { backend: market.backend })
  expect(await screen.findByText('Listing not found', {}, WAIT)).toBeTruthy()
  const [, way] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Marketplace' })
  if (!way) throw new Error('no way')
  await userEvent.click(way)
  await waitFor(() => expect(window.location.pathname).toBe('/business/market'))
})
