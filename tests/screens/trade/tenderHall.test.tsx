import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { quietMarket } from './bidding.ts'

let market: Market
let app: OpenApp | undefined
beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})
const open = async (address: string, options: OpenAppOptions = {}) => {
  app = await openApp(address, { backend: market.backend, ...options })
  await screen.findByRole('heading', { level: 1, name: 'Tender hall' })
}
const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the tender hall', () => {
  test('shows a guest what closes first, what is new, what was awarded and how lanes went', async () => {
    await open('/business/tendering')
    const first = (await market.call(tenderEndpoints.page, { sort: 'closing', size: 1 })).data.records[0]
    const closing = await part('Closing soon')
    const cards = await closing.findAllByRole('link', { name: /\d bids?/ })
    expect(cards[0]?.getAttribute('href')).toContain(first?.id ?? 'none')
    expect(await closing.findAllByRole('timer')).toHaveLength(6)
    expect(await (await part('Newest')).findAllByText(/^Published /)).toHaveLength(6)
    expect(await (await part('Latest awards')).findAllByText(/^Awarded /)).toHaveLength(6)
    const stats = await part('Awards by lane')
    expect((await stats.findAllByRole('row')).length).toBe(9)
    await userEvent.click(stats.getByRole('button', { name: 'Show all lanes' }))
    expect(stats.getAllByRole('row').length).toBeGreaterThan(9)
    expect((await part('How it works')).getAllByRole('listitem')).toHaveLength(4)
  })

  test('keeps to one lane, which stands in the address and goes along to the search', async () => {
    await open('/business/tendering')
    const board = await part('Trade lanes')
    await userEvent.click(await board.findByRole('link', { name: /^North America West Coast/ }))
    expect(window.location.search).toBe('?lane=US_WEST')
    expect(board.getByRole('link', { name: /^North America West/ }).getAttribute('aria-current')).toBe('page')
    await waitFor(() => {
      const asked = app?.requests.filter(({ path }) => path.endsWith('tender/page')).map(({ query }) => query?.['lane'])
      expect(asked?.filter((lane) => lane === 'US_WEST')).toHaveLength(2)
    })
    expect(screen.getByRole('link', { name: 'Search tenders' }).getAttribute('href')).toContain('lane=US_WEST')
  })

  test('says that nothing is open on a lane and leads back to all', async () => {
    await open('/business/tendering?lane=CHINA')
    expect(await screen.findAllByText('No open tenders on this lane')).toHaveLength(2)
    await userEvent.click(screen.getAllByRole('link', { name: 'All lanes' })[0] ?? document.body)
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  test('shows every part but the one that failed, and asks again for that alone', async () => {
    let isBroken = true
    const reply = (request: { path: string }) =>
      isBroken && request.path.endsWith('tender/laneStats') ? { code: 5000, message: 'Something broke' } : undefined
    await open('/business/tendering', { reply })
    const stats = await part('Awards by lane')
    const again = await stats.findByRole('button', { name: 'Try again' })
    expect(await (await part('Closing soon')).findAllByRole('timer')).toHaveLength(6)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    isBroken = false
    const before = app?.requests.length ?? 0
    await userEvent.click(again)
    expect(await stats.findByRole('table')).toBeTruthy()
    expect(app?.requests.slice(before).map(({ path }) => path.split('/').at(-1))).toEqual(['laneStats'])
  })
})
