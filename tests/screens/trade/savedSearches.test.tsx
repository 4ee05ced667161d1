import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

const LANE = '/business/searchTender?pol=CNSHA&pod=USLAX'
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
const as = async (account: string) => ({ token: await market.signIn(account) })
const kept = async () => (await market.call(tenderEndpoints.searches, {}, await as('forwarder'))).data.searches
const keep = async (name: string) => {
  const body = { name, filters: { pol: 'CNSHA', pod: 'USLAX' }, requestNo: newRequestNo() }
  return market.call(tenderEndpoints.saveSearch, body, await as('forwarder'))
}

describe('a search', () => {
  test('is saved under a name, once however often it is pressed, and refused at the field', async () => {
    app = await openAs('forwarder', LANE, market)
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(name.value).toBe('CNSHA → USLAX')
    await userEvent.clear(name)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Enter a name')).toBeTruthy()
    expect(document.activeElement).toBe(name)
    await market.call(
      tenderEndpoints.saveSearch,
      { name: 'LA', filters: { mode: 'AIR' }, requestNo: newRequestNo() },
      await as('forwarder'),
    )
    await userEvent.type(name, 'LA')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('A saved search with this name already exists')).toBeTruthy()
    expect(name.value).toBe('LA')
    await userEvent.type(name, ' sea')
    const before = app.requests.length
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Search saved')).toBeTruthy()
    expect(app.requests.slice(before).filter(({ path }) => path.endsWith('saveSearch'))).toHaveLength(1)
    expect((await kept()).map((one) => one.name)).toEqual(['LA', 'LA sea'])
    const list = within(await screen.findByRole('navigation', { name: 'Saved searches' }))
    expect(list.getByRole('link', { name: 'LA sea' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  })

  test('that was saved shows what is new until it is opened', async () => {
    await keep('LA')
    await publish(market, (await as('trader')).token)
    app = await openAs('forwarder', '/business/searchTender', market)
    await userEvent.click(await screen.findByRole('link', { name: 'LA 1 new' }))
    expect(new URLSearchParams(window.location.search).get('pod')).toBe('USLAX')
    expect(await screen.findByRole('link', { name: 'LA' })).toBeTruthy()
    expect((await kept())[0]?.fresh).toBe(0)
  })

  test('that was saved is renamed and removed after a question', async () => {
    await keep('LA')
    app = await openAs('forwarder', LANE, market)
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }))
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), ' 2')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'LA 2' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Remove search' }))
    const sure = within(await screen.findByRole('dialog', { name: 'Remove “LA 2”?' }))
    await userEvent.click(sure.getByRole('button', { name: 'Remove search' }))
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Saved searches' })).toBeNull())
    expect(await kept()).toEqual([])
    expect(await screen.findByRole('button', { name: 'Save search' })).toBeTruthy()
  })

  test('sends a guest to log in and come back with its filters', async () => {
    app = await openApp(LANE, { backend: market.backend })
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('reject')).toContain('pod=USLAX')
    expect(app.paths().some((path) => path.endsWith('tender/searches'))).toBe(false)
  })

  test('that finds nothing drops its tightest filter by one click', async () => {
    app = await openApp('/business/searchTender?mode=FCL&minTeu=9999', { backend: market.backend })
    const { total } = (await market.call(tenderEndpoints.page, { mode: 'FCL' })).data
    await userEvent.click(await screen.findByRole('button', { name: `Without “At least (TEU)”: ${total}` }))
    expect(window.location.search).toBe('?mode=FCL')
    expect((await screen.findAllByRole('row')).length).toBe(11)
  })

  test('says of a lane how often one has quoted on it', async () => {
    const { token } = await as('trader')
    const tender = await publish(market, token)
    await bidOn(market, (await as('forwarder')).token, tender, '1800')
    const other = await publish(market, token, { title: 'Another one' })
    const page = (await market.call(tenderEndpoints.page, { keyword: other.no }, await as('forwarder'))).data
    const { quoted = 0, won = 0 } = page.records[0]?.experience ?? {}
    expect(quoted).toBeGreaterThan(0)
    app = await openAs('forwarder', `/business/searchTender?keyword=${other.no}`, market)
    const times = quoted === 1 ? 'once' : `${quoted} times`
    expect(await screen.findByText(`You quoted this lane ${times} and won ${won}`)).toBeTruthy()
  })
})
