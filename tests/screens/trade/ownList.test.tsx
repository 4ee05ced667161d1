import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { partsOf, watchSaved } from '@tests/setup/savedBook.ts'
import { openAs, quietMarket } from './bidding.ts'

await import('@/pages/business/PaymentPage.tsx')
await import('@/pages/business/MyTenderBidsPage.tsx')

const WAIT = { timeout: 15_000 }
const ORDERS = '/business/payment?tab=all'
const TENDERS = '/business/myTenderBid'

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  vi.restoreAllMocks()
  window.history.replaceState({}, '', '/')
})

const open = async (address: string, account = 'trader') => {
  app?.session.stop()
  cleanup()
  app = await openAs(account, address, market)
}
const table = () => screen.findByRole('table', { name: 'Orders and payment' }, WAIT)
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
const ordersOf = async (query: object) => {
  const token = await market.signIn('trader')
  return (await market.call(orderEndpoints.page, { tab: 'all', ...query }, { token })).data
}

describe('a list of one’s own', () => {
  test('hides columns for this member only, and keeps that over a new visit', async () => {
    await open(ORDERS)
    expect(await heads()).toContain('Payable')
    await userEvent.click(await screen.findByRole('button', { name: 'Columns' }))
    const shown = within(screen.getByRole('group', { name: 'Columns shown' }))
    expect(shown.queryByRole('checkbox', { name: 'Action' })).toBeNull()
    await userEvent.click(shown.getByRole('checkbox', { name: 'Payable' }))
    expect(await heads()).not.toContain('Payable')
    await open(ORDERS)
    expect(await heads()).not.toContain('Payable')
    await open(ORDERS, 'forwarder')
    expect(await heads()).toContain('Payable')
  })

  test('exports the rows of every page under the same filters', async () => {
    const files = watchSaved()
    const { total, records } = await ordersOf({ size: 500 })
    expect(total).toBeGreaterThan(10)
    await open(ORDERS)
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Export all' }))
    await waitFor(() => expect(files).toHaveLength(1), WAIT)
    const texts = await partsOf(files[0])
    const sheet = texts.find((text) => text.includes('<sheetData>')) ?? ''
    expect(sheet.match(/<row /g)).toHaveLength(total + 1)
    for (const { no } of records) expect(texts.some((text) => text.includes(no))).toBe(true)
    // Amounts are numbers, so that a sheet can add them up.
    const [first] = records
    expect(sheet).toContain(`<v>${Number(first?.payable.amount)}</v>`)
  })

  test('counts each tab under the search, and finds an order by its number', async () => {
    const { records, counts } = await ordersOf({})
    const [order] = records
    await open(ORDERS)
    const all = await screen.findByRole('link', { name: `All ${counts['all']}` }, WAIT)
    expect(all.getAttribute('href')).toContain('tab=all')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Order number, title or party' }), `${order?.no}{Enter}`)
    await waitFor(async () => expect(await bodyRows()).toHaveLength(1), WAIT)
    expect((await bodyRows())[0]?.textContent).toContain(order?.no)
    expect(await screen.findByRole('link', { name: 'All 1' }, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    // The tab is no filter of the bar.
    expect(await screen.findByRole('link', { name: `All ${counts['all']}`, current: 'page' }, WAIT)).toBeTruthy()
  })

  test('shows what was created on the days in the address, counts included', async () => {
    const token = await market.signIn('trader')
    const { data } = await market.call(tenderEndpoints.minePage, { size: 500 }, { token })
    const day = '2000-01-01'
    await open(`${TENDERS}?to=${day}`)
    expect(await screen.findByRole('link', { name: 'All 0' }, WAIT)).toBeTruthy()
    const end = screen.getByRole<HTMLInputElement>('textbox', { name: 'Created, end' })
    expect(end.value).toBe(day)
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(await screen.findByRole('link', { name: `All ${data.total}` }, WAIT)).toBeTruthy()
    expect(window.location.search).toBe('')
  })
})
