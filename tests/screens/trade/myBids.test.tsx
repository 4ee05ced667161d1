import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { bidOn, publish, wholeOf } from '@tests/mock/support/trade.ts'
import { partsOf, watchSaved } from '@tests/setup/savedBook.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs, quietMarket } from './bidding.ts'
import { choose } from '../support/choose.ts'
import { chooseAction } from '../support/rowActions.ts'

const DAY = 24 * 3600_000

let market: Market
let tender: TenderDetail
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'))
  await bidOn(market, await market.signIn('forwarder'), tender, '1800')
  await bidOn(market, await market.signIn('forwarder2'), tender, '2100')
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const open = async (account: string, address: string) => {
  app = await openAs(account, address, market)
}
const stored = async (account: string) => {
  const token = await market.signIn(account)
  return (await market.call(bidEndpoints.forTender, { tenderId: tender.id }, { token })).data.bid
}

/** Passes the deadline and awards the cheaper bid. */
async function award() {
  await letPass(market, DAY)
  const token = await market.signIn('trader')
  const fresh = (await market.call(tenderEndpoints.detail, { id: tender.id }, { token })).data
  const won = await stored('forwarder')
  const weights = { price: 100, transit: 0, freeTime: 0, rating: 0 }
  const body = {
    tenderId: tender.id,
    version: fresh.version,
    shares: wholeOf(won?.id ?? ''),
    reason: 'PRICE' as const,
    note: '',
  }
  const done = await market.call(tenderEndpoints.award, { ...body, weights, requestNo: newRequestNo() }, { token })
  expect(done.code).toBe(200)
}

const row = async () => {
  const link = (await screen.findAllByRole('link', { name: tender.title }))[0]
  const found = link?.closest('tr')
  if (!found) throw new Error('no row')
  return found
}

describe('the bidder’s own bids', () => {
  test('say from the bidder’s side that a quote stands, and let it be withdrawn', async () => {
    await open('forwarder', '/business/myBid?tab=submitted')
    expect(within(await row()).getByText('You have quoted')).toBeTruthy()
    await chooseAction('Withdraw', within(await row()))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    await waitFor(async () => expect((await stored('forwarder'))?.status).toBe('WITHDRAWN'))
  })

  test('show exactly what was sent with its receipt, at an address of its own', async () => {
    const bid = await stored('forwarder')
    await open('forwarder', `/business/myBid?bidId=${bid?.id ?? ''}`)
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText(bid?.receiptNo ?? 'none')).toBeTruthy()
    expect(within(dialog).getByText('3,600.00')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(window.location.search).toBe('')
  })

  test('say under the button that an expired certification keeps the winner from confirming, with the way to renew it', async () => {
    await award()
    const token = await market.signIn('forwarder')
    const company = (await market.call(memberEndpoints.currentUser, {}, { token })).data
    expect(company.certification).toBe('APPROVED')
    app = await openAs('forwarder', '/business/myBid?tab=won', market, {
      reply: ({ path }) =>
        path.endsWith('/member/currentUser')
          ? { code: 200, message: '', data: { ...company, certification: 'EXPIRED' } }
          : undefined,
    })
    const confirm = within(await row()).getByRole('button', { name: 'Confirm award' })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    const way = within(await row()).getByRole('link', { name: /renew/i })
    expect(way.getAttribute('href')).toBe('/subBaseInfo?back=%2Fbusiness%2FmyBid%3Ftab%3Dwon')
  })

  test('let the winner confirm and lead to the order', async () => {
    await award()
    await open('forwarder', '/business/myBid?tab=won')
    expect(within(await row()).getByText('You won: confirm')).toBeTruthy()
    await userEvent.click(within(await row()).getByRole('button', { name: 'Confirm award' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm award' }))
    const order = await within(await row()).findByRole('link', { name: 'View order' })
    expect(order.getAttribute('href')).toContain((await stored('forwarder'))?.orderId)
    expect((await stored('forwarder'))?.status).toBe('CONFIRMED')
  })

  test('say that an award lapsed, when and by which limit, to each side in its own words', async () => {
    await award()
    const { confirmBy, orderId = '' } = (await stored('forwarder')) ?? {}
    await letPass(market, 25 * 3600_000)
    expect((await stored('forwarder'))?.lapsedAt).toBe(confirmBy)
    await open('forwarder', '/business/myBid?tab=lost')
    expect(within(await row()).getByText('Award expired')).toBeTruthy()
    expect(screen.queryByText('You declined the award')).toBeNull()
    const files = watchSaved()
    await userEvent.click(screen.getByRole('button', { name: 'Export all' }))
    await waitFor(() => expect(files).toHaveLength(1))
    vi.restoreAllMocks()
    const book = (await partsOf(files[0])).join()
    expect(book).toContain('Award expired')
    expect(book).not.toContain('Declined')
    const read = async (account: string, address: string, words: RegExp) => {
      app?.session.stop()
      cleanup()
      await open(account, address)
      const said = await screen.findByText(words, {}, { timeout: 15_000 })
      // On the order the moment stands beside the sentence.
      const place = said.closest('section') ?? said
      expect(place.querySelector('time')?.getAttribute('datetime') ?? said.textContent).toContain(
        confirmBy?.slice(0, 10),
      )
    }
    await read('forwarder', `/business/quote?tenderId=${tender.id}`, /You did not confirm within 24 hours/)
    await read('trader', `/business/myTenderBid?tenderId=${tender.id}`, /^Not confirmed within 24 hours. Deadline:/)
    // Excluded from the comparison and behind the others: no price difference, no score.
    expect(screen.getByText('Not compared')).toBeTruthy()
    expect(screen.getByRole('row', { name: /^Score .*–$/ })).toBeTruthy()
    await read('forwarder', `/business/payment?orderId=${orderId}`, /^You did not confirm in time/)
    await read('trader', `/business/payment?orderId=${orderId}`, /^The seller did not confirm in time/)
  })

  test('let the winner decline only with a reason', async () => {
    await award()
    await open('forwarder', `/business/quote?tenderId=${tender.id}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Decline award' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline award' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose a reason')
    expect((await stored('forwarder'))?.status).toBe('AWARDED')
    await choose(within(dialog).getByRole('combobox', { name: /^Reason/ }), 'No space')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline award' }))
    expect(await screen.findByText('You declined the award')).toBeTruthy()
    expect((await stored('forwarder'))?.declineReason).toBe('NO_SPACE')
  })

  test('tell the loser rank, gap band and reason and nobody’s price', async () => {
    await award()
    await open('forwarder2', '/business/myBid?tab=lost')
    const lost = await row()
    expect(lost.textContent).toContain('2 of 2')
    expect(lost.textContent).toContain('>10%')
    const bid = await stored('forwarder2')
    await userEvent.click(within(lost).getByRole('link', { name: 'Details' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('Why you did not win')).toBeTruthy()
    expect(bid?.lossFeedback?.reason).toBe('PRICE')
    expect(dialog.textContent).not.toContain('3,600.00')
  })

  test('show the own prices on a lane as bars and as figures', async () => {
    // The lanes with the most quotes are offered.
    const token = await market.signIn('forwarder')
    const [busiest] = (await market.call(bidEndpoints.stats, {}, { token })).data.lanes
    const [pol = '', pod = ''] = [busiest?.pol, busiest?.pod]
    const lanes = tender.lanes.map((lane) => ({ ...lane, pol, pod }))
    const west = await publish(market, await market.signIn('trader'), { lanes })
    await bidOn(market, token, west, '1234')
    await open('forwarder', '/business/myBid')
    const part = await screen.findByRole('region', { name: 'My prices on this lane' })
    const lane = within(part).getByRole('combobox', { name: 'Lane' })
    await choose(lane, new RegExp(`^${pol} .* ${pod} `))
    await choose(await within(part).findByRole('combobox', { name: 'Container type' }), '40HQ')
    expect(within(part).getAllByText('40HQ freight per container in USD; won in orange').length).toBeGreaterThan(0)
    await userEvent.click(within(part).getByText(/^Figures/))
    const figures = within(part).getByText(west.no).closest('tr')
    expect(figures?.textContent).toContain('USD1,234')
  })

  test('are counted by state', async () => {
    await open('forwarder', '/business/myBid')
    const token = await market.signIn('forwarder')
    const { counts } = (await market.call(bidEndpoints.minePage, {}, { token })).data
    const tab = await screen.findByRole('link', { name: new RegExp(`^Quoted ?${counts['submitted'] ?? 0}$`) })
    expect(tab.getAttribute('href')).toBe('/business/myBid?tab=submitted')
  })
})
