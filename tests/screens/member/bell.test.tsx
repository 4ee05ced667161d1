import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  window.history.replaceState({}, '', '/')
})

/** The bell of a loaded page: the page heading takes the focus when it is rendered. */
const bell = async (name: RegExp | string) => {
  await screen.findByText(/^\d+ in all$/)
  return screen.findByRole('button', { name })
}
const unread = async () => {
  const token = await market.signIn('trader')
  return (await market.call(messageEndpoints.unread, {}, { token })).data.count
}
const lookAgain = async () => act(async () => void window.dispatchEvent(new Event('focus')))

describe('the bell', () => {
  test('is not there for a guest', async () => {
    const { openApp } = await import('@tests/setup/renderApp.tsx')
    app = await openApp('/', { backend: market.backend })
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /message/i })).toBeNull()
    expect(app.paths()).not.toContain('/trading/api/message/unread')
  })

  test('counts what is unread, leads to the thing and marks it as read', async () => {
    app = await openAs('trader', '/business/myTenderBid', market)
    const token = await market.signIn('trader')
    const { count, latest } = (await market.call(messageEndpoints.unread, {}, { token })).data
    const button = await bell(`${count} unread messages`)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const items = within(button.parentElement ?? document.body).getAllByRole('listitem')
    expect(items).toHaveLength(6)
    expect(items.filter((item) => within(item).queryByText('Unread'))).toHaveLength(
      latest.filter(({ readAt }) => readAt === undefined).length,
    )
    const [first] = items
    const link = within(first ?? document.body).getByRole('link')
    const href = link.getAttribute('href') ?? ''
    await userEvent.click(link)
    expect(window.location.pathname + window.location.search).toBe(href)
    expect(await screen.findByRole('button', { name: `${count - 1} unread messages` })).toBeTruthy()
    expect(await unread()).toBe(count - 1)
    expect(screen.queryByText('Mark all read')).toBeNull()
  })

  test('closes on Escape and gives the focus back', async () => {
    app = await openAs('trader', '/business/myTenderBid', market)
    const button = await bell(`${await unread()} unread messages`)
    await userEvent.click(button)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Mark all read')
    await userEvent.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  test('marks everything as read at once', async () => {
    app = await openAs('trader', '/business/myTenderBid', market)
    await userEvent.click(await bell(`${await unread()} unread messages`))
    await userEvent.click(screen.getByRole('button', { name: 'Mark all read' }))
    expect(await screen.findByRole('button', { name: 'Messages, none unread' })).toBeTruthy()
    expect(await unread()).toBe(0)
  })

  test('says once what came in, with a link that leads there and marks it as read', async () => {
    const token = await market.signIn('trader')
    const tender = await publish(market, token)
    await market.call(messageEndpoints.readAll, {}, { token })
    app = await openAs('trader', '/business/myTenderBid', market)
    await bell('Messages, none unread')
    expect(screen.queryByRole('status', { name: /quote/ })).toBeNull()
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    await lookAgain()
    const news = within(await screen.findByRole('region', { name: /otification|messages/i }))
    await userEvent.click(await news.findByRole('link', { name: 'New bid received' }))
    expect(window.location.search).toContain(tender.id)
    expect(await screen.findByRole('button', { name: 'Messages, none unread' })).toBeTruthy()
    expect(news.queryByRole('link')).toBeNull()
  })

  test('makes one digest of several', async () => {
    const token = await market.signIn('trader')
    const tender = await publish(market, token)
    app = await openAs('trader', '/business/myTenderBid', market)
    await bell(/unread messages/)
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    market.time.now += 1000
    await bidOn(market, await market.signIn('forwarder2'), tender, '1900')
    await lookAgain()
    expect(await screen.findByText('2 new messages')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText(/New bid received/)).toHaveLength(1))
  })

  test('stays where it is when messages cannot be fetched, and leads nobody away', async () => {
    const ended = { code: 4098, message: 'Your session has ended' }
    const reply = (request: { path: string }) => (request.path.endsWith('/message/unread') ? ended : undefined)
    app = await openAs('trader', '/business/myTenderBid', market, { reply })
    await userEvent.click(await bell('Messages, none unread'))
    expect(await screen.findByText(/Messages could not be loaded/)).toBeTruthy()
    expect(window.location.pathname).toBe('/business/myTenderBid')
  })
})
