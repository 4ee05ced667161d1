import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CenterBatch } from '@/contract/coupon/schemas.ts'
import type { ClaimState } from '@/contract/coupon/values.ts'
import { batchOf, claim, issue, issued, type Issued } from '@tests/mock/support/coupon.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp, OpenAppOptions } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

await import('@/pages/coupon/CouponCenterPage.tsx')

const CENTER = '/coupon/couponCollectionCenter'
let state: Issued
let app: OpenApp
beforeEach(async () => {
  state = await issued({ name: 'Two for all', total: 3, pricePoints: 0 })
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function card(name = 'Two for all'): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { name }, { timeout: 30_000 })
  const ticket = title.closest('article')
  if (!ticket) throw new Error('not in a ticket')
  return ticket
}
async function open(account = 'trader', options: OpenAppOptions = {}, query = '?q=Two for all'): Promise<HTMLElement> {
  app = await openAs(account, CENTER + query, state.market, options)
  return card()
}
const collect = (ticket: HTMLElement) => within(ticket).getByRole('button', { name: /^Collect/ })

describe('the collection centre', () => {
  test('collects until the limit is reached; then it can be used, and the focus stays in the card', async () => {
    const ticket = await open()
    expect(ticket.textContent).toContain('3 of 3 left')
    await userEvent.click(collect(ticket))
    await waitFor(() => expect(ticket.textContent).toContain('1 of 2 collected'))
    expect(ticket.textContent).toContain('2 of 3 left')
    await userEvent.click(collect(ticket))
    await waitFor(() => expect(ticket.textContent).toContain('Limit reached'))
    const use = within(ticket).getByRole('link', { name: 'Use' })
    const { data: center } = await state.market.call(
      couponEndpoints.center,
      { keyword: 'Two for all' },
      { token: state.holder },
    )
    expect(center.records[0]?.fitsOrderId).toBeTruthy()
    expect(use.getAttribute('href')).toBe(`/business/payment?orderId=${center.records[0]?.fitsOrderId}&tab=payment`)
    await waitFor(() => expect(ticket.contains(document.activeElement)).toBe(true))
    const { data } = await state.market.call(couponEndpoints.counts, {}, { token: state.holder })
    expect(data.counts['usable']).toBeGreaterThanOrEqual(2)
  })

  test('a batch that others emptied meanwhile says so in its card and shows how it stands', async () => {
    const ticket = await open()
    for (const account of ['trader2', 'forwarder2', 'consolidator'])
      await claim(state, await state.market.signIn(account))
    await userEvent.click(collect(ticket))
    expect(await within(ticket).findByText('All collected')).toBeTruthy()
    expect(ticket.textContent).toContain('0 of 3 left')
    expect(within(ticket).queryByRole('button', { name: /^Collect/ })).toBeNull()
    await waitFor(() => expect(within(ticket).getByText('All collected')).toBeTruthy())
  })

  test('who reached the limit in another window is told so and led to its use', async () => {
    const ticket = await open()
    await claim(state)
    await claim(state)
    await userEvent.click(collect(ticket))
    expect(await within(ticket).findByText('Limit per member reached')).toBeTruthy()
    expect(ticket.textContent).toContain('2 of 2 collected')
    expect(within(ticket).getByRole('link', { name: 'Use' })).toBeTruthy()
  })

  test.each<[ClaimState, string, boolean]>([
    ['NOT_STARTED', 'Not open yet', true],
    ['PAUSED', 'Paused', false],
    ['SOLD_OUT', 'All collected', false],
    ['ENDED', 'Ended on', false],
    ['DAY_LIMIT', 'Daily limit reached', false],
  ])('%s is told in words', async (claimState, words, hasButton) => {
    const answer = await state.market.call(couponEndpoints.center, { keyword: 'Two for all' }, { token: state.holder })
    const [row] = answer.data.records
    const changed: Partial<CenterBatch> = { claimState, claimFrom: '2026-11-29T00:00:00.000Z' }
    const data = { ...answer.data, records: [{ ...row, ...changed }] }
    const ticket = await open('trader', {
      reply: ({ path }) => (path.endsWith('/coupon/center') ? { code: 200, message: '', data } : undefined),
    })
    expect(ticket.textContent).toContain(words)
    const button = within(ticket).queryByRole('button', { name: /^Collect/ })
    expect(button !== null).toBe(hasButton)
    expect(button?.getAttribute('aria-disabled') ?? 'true').toBe('true')
  })

  test('a guest is sent to log in and comes back to the same search', async () => {
    app = await openApp(`${CENTER}?q=Two+for+all`, { backend: state.market.backend })
    const ticket = await card()
    await userEvent.click(within(ticket).getByRole('button', { name: /^Log in to collect/ }))
    await waitFor(() => expect(location.pathname).toBe('/login'))
    expect(new URLSearchParams(location.search).get('reject')).toMatch(/couponCollectionCenter\?q=Two\+for\+all$/)
    expect(app.paths().some((path) => path.endsWith('/coupon/claim'))).toBe(false)
  })

  test('who is not certified or issued it is told why, and nothing is sent', async () => {
    const ticket = await open('trader-new')
    await userEvent.click(collect(ticket))
    const way = within(ticket).getByRole('link')
    expect(way.getAttribute('href')).toMatch(/^\/subBaseInfo\?back=/)
    app.session.stop()
    cleanup()
    const own = await open('forwarder')
    await userEvent.click(collect(own))
    expect(own.textContent).toContain('Issued by your company')
    expect(app.paths().some((path) => path.endsWith('/coupon/claim'))).toBe(false)
  })

  test('points are spent only after it was said how many, and once', async () => {
    await issue(state.market, state.issuer, batchOf({ name: 'For points', pricePoints: 300 }))
    app = await openAs('trader', `${CENTER}?q=For points`, state.market)
    const ticket = await card('For points')
    expect(ticket.textContent).toContain('Costs 300 points')
    await userEvent.click(collect(ticket))
    const dialog = await screen.findByRole('dialog')
    const before = (await state.market.call(couponEndpoints.counts, {}, { token: state.holder })).data.points
    await waitFor(() => expect(dialog.textContent).toContain(`${(before - 300).toLocaleString('en-US')} will be left`))
    expect(app.paths().some((path) => path.endsWith('/coupon/claim'))).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spend 300 points' }))
    await waitFor(() => expect(ticket.textContent).toContain('1 of 2 collected'))
    const after = (await state.market.call(couponEndpoints.counts, {}, { token: state.holder })).data.points
    expect(after).toBe(before - 300)
  })

  test('what is looked for is asked of the server and stands in the address', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ends in 3 days' }))
    await choose(screen.getByLabelText('Mode'), 'Ocean FCL')
    await userEvent.click(screen.getByRole('link', { name: 'Discount coupon' }))
    expect(await screen.findByText('No coupons match')).toBeTruthy()
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      q: 'Two for all',
      endingSoon: 'true',
      mode: 'FCL',
      kind: 'DISCOUNT',
    })
    const last = app.requests.findLast(({ path }) => path.endsWith('/coupon/center'))
    expect(last?.query).toMatchObject({ keyword: 'Two for all', endingSoon: true, mode: 'FCL', kind: 'DISCOUNT' })
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    // A full page (Spec §9).
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10), { timeout: 20_000 })
  })
})
