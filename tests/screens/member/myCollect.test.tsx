import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { favoriteEndpoints } from '@/contract/member/favorite/endpoints.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { toastStore } from '@/ui/toast.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'))
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  window.history.replaceState({}, '', '/')
})

const as = async (account: string) => ({ token: await market.signIn(account) })
const save = async (targetId = tender.id, targetType: 'TENDER' | 'COMPANY' = 'TENDER') =>
  (await market.call(favoriteEndpoints.save, { targetType, targetId }, await as('forwarder'))).data.id
const isKept = async () => {
  const state = { targetType: 'TENDER', targetIds: tender.id } as const
  return (await market.call(favoriteEndpoints.state, state, await as('forwarder'))).data.favorites.length === 1
}
const rowOf = async (title: string) => {
  const found = (await screen.findByText(title)).closest('tr')
  if (!found) throw new Error('no row')
  return found
}

describe('the star', () => {
  test('makes a tender a favourite at once and takes it back, with the number of those who have it', async () => {
    app = await openAs('forwarder', `/business/foreignTradeDetial?id=${tender.id}`, market)
    const star = await screen.findByRole('button', { name: `Favourite ${tender.title}` })
    expect(star.getAttribute('aria-pressed')).toBe('false')
    await userEvent.dblClick(star)
    expect(await screen.findByText('Added to your favourites')).toBeTruthy()
    expect(star.getAttribute('aria-pressed')).toBe('true')
    expect(app.paths().filter((path) => path.endsWith('favorite/save'))).toHaveLength(1)
    expect(await isKept()).toBe(true)
    const watched = () => screen.getByText(/Favourites:/).textContent
    await waitFor(() => expect(watched()).toContain('Favourites: 1'))
    await userEvent.click(star)
    expect(await screen.findByText('Removed from your favourites')).toBeTruthy()
    expect(star.getAttribute('aria-pressed')).toBe('false')
    expect(await isKept()).toBe(false)
    await waitFor(() => expect(watched()).toContain('Favourites: 0'))
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  test('says that it was refused and is as before', async () => {
    const reply = (request: { path: string }) =>
      request.path.endsWith('favorite/save') ? { code: 5000, message: 'Something broke' } : undefined
    app = await openAs('forwarder', `/business/foreignTradeDetial?id=${tender.id}`, market, { reply })
    const star = await screen.findByRole('button', { name: `Favourite ${tender.title}` })
    await userEvent.click(star)
    expect(await screen.findByText('Something broke')).toBeTruthy()
    expect(star.getAttribute('aria-pressed')).toBe('false')
  })

  test('sends a guest to log in and come back', async () => {
    app = await openApp(`/business/foreignTradeDetial?id=${tender.id}`, { backend: market.backend })
    await userEvent.click(await screen.findByRole('button', { name: `Favourite ${tender.title}` }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    expect(new URLSearchParams(window.location.search).get('reject')).toContain(tender.id)
  })

  test('stands by the buyer and knows a favourite again', async () => {
    await save('c01', 'COMPANY')
    app = await openAs('forwarder', `/business/foreignTradeDetial?id=${tender.id}`, market)
    const star = await screen.findByRole('button', { name: `Favourite ${tender.buyer.nameEn}` })
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
    const companies = async () =>
      (await market.call(favoriteEndpoints.state, { targetType: 'COMPANY', targetIds: 'c01' }, await as('forwarder')))
        .data
    await userEvent.click(star)
    expect(await screen.findByText('Removed from your favourites')).toBeTruthy()
    expect((await companies()).favorites).toEqual([])
    await userEvent.click(star)
    expect(await screen.findByText('Added to your favourites')).toBeTruthy()
    expect((await companies()).favorites).toHaveLength(1)
  })
})

describe('my favourites', () => {
  test('mark in words what changed and say what became of a cancelled tender', async () => {
    await save()
    const trader = await as('trader')
    const { id, version } = (await market.call(tenderEndpoints.detail, { id: tender.id }, trader)).data
    const body = { id, version, reason: 'BUDGET' as const, note: '', requestNo: newRequestNo() }
    await market.call(tenderEndpoints.cancel, body, trader)
    app = await openAs('forwarder', '/user/myCollect', market)
    const row = within(await rowOf(tender.title))
    expect(row.getByText('Changed')).toBeTruthy()
    expect(row.getByText(/^When saved:/).textContent).toBe('When saved: Open for bids')
    expect(row.getAllByText('Cancelled').length).toBeGreaterThan(1)
    expect(row.getByRole('link', { name: tender.title }).getAttribute('href')).toContain(tender.id)
  })

  test('take a note in its place and keep what was typed when it is refused', async () => {
    await save()
    let isBroken = true
    const reply = (request: { path: string }) =>
      isBroken && request.path.endsWith('favorite/note') ? { code: 5000, message: 'Something broke' } : undefined
    app = await openAs('forwarder', '/user/myCollect', market, { reply })
    const row = within(await rowOf(tender.title))
    await userEvent.click(row.getByRole('button', { name: 'Add a note' }))
    const input = row.getByRole('textbox', { name: 'Note' })
    expect(document.activeElement).toBe(input)
    await userEvent.type(input, 'ask <b>Zhou</b> 📦')
    await userEvent.click(row.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Something broke')).toBeTruthy()
    expect(row.getByRole('textbox', { name: 'Note' })).toBe(input)
    isBroken = false
    await userEvent.click(row.getByRole('button', { name: 'Save' }))
    expect(await row.findByText('ask <b>Zhou</b> 📦')).toBeTruthy()
    const page = await market.call(favoriteEndpoints.page, { keyword: '<b>zhou' }, await as('forwarder'))
    expect(page.data.records.map(({ note }) => note)).toEqual(['ask <b>Zhou</b> 📦'])
  })

  test('are removed several at once and given back', async () => {
    await save()
    app = await openAs('forwarder', '/user/myCollect', market)
    const tab = async (count: number) => screen.findByRole('link', { name: new RegExp(`^Tenders ?${count}$`) })
    const { counts } = (await market.call(favoriteEndpoints.page, {}, await as('forwarder'))).data
    const all = counts['TENDER'] ?? 0
    await tab(all)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${tender.title}` }))
    expect(screen.getByText('1 selected')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select this page' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove selected' }))
    const shown = Math.min(10, all)
    expect(await screen.findByText(`${shown} removed`)).toBeTruthy()
    expect(await tab(all - shown)).toBeTruthy()
    expect(await isKept()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await tab(all)).toBeTruthy()
    expect(await isKept()).toBe(true)
  })

  test('lead from a sailing to a tender for its ports and day', async () => {
    const sailings = await market.call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 1 }, {})
    const [sailing] = sailings.data.records
    if (!sailing) throw new Error('no sailings')
    await market.call(favoriteEndpoints.save, { targetType: 'SAILING', targetId: sailing.id }, await as('forwarder'))
    app = await openAs('forwarder', '/user/myCollect?type=SAILING', market)
    const links = await screen.findAllByRole('link', { name: 'Use in a tender' })
    const day = sailing.etd.slice(0, 10)
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      `/business/tenderIssue?pol=CNSHA&pod=USLAX&mode=FCL&etdFrom=${day}&etdTo=${day}&sailing=${sailing.id}`,
    )
  })

  test('of sailings lead to the sailing in the schedules', async () => {
    const sailings = await market.call(shippingDateEndpoints.page, { pol: 'CNSHA', pod: 'USLAX', size: 1 }, {})
    const id = sailings.data.records[0]?.id ?? ''
    await market.call(favoriteEndpoints.save, { targetType: 'SAILING', targetId: id }, await as('forwarder'))
    app = await openAs('forwarder', '/user/myCollect?type=SAILING', market)
    await screen.findAllByRole('link', { name: 'Use in a tender' })
    const places = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(places).toContain(`/tool/shipDate?id=${id}`)
  })

  test('say in an empty tab what to do', async () => {
    app = await openAs('forwarder2', '/user/myCollect?type=HS', market)
    expect(await screen.findByText('No favourite HS codes yet')).toBeTruthy()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Publish a tender' })).toBeTruthy()
  })

  test('are searched by words, which stay in the address', async () => {
    await save()
    app = await openAs('forwarder', '/user/myCollect', market)
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Name, number, port or note' }),
      `${tender.no}{Enter}`,
    )
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (?!this)/ })).toHaveLength(1))
    expect(window.location.search).toContain(tender.no)
  })
})
