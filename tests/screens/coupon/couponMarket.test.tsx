import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { CouponView } from '@/contract/coupon/schemas.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import { batchOf, collected, couponNow, issue, issued, type Issued } from '@tests/mock/support/coupon.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const WAIT = { timeout: 20_000 }
const ADDRESS = '/coupon/couponMarket'

let app: OpenApp
let state: Issued
let coupon: CouponView
let offer: Offer
beforeAll(async () => {
  await import('@/pages/coupon/CouponMarketPage.tsx')
})
beforeEach(async () => {
  state = await issued({ name: 'A hundred off', perUserLimit: 9 })
  coupon = await collected(state)
  offer = await offered(coupon, 300)
})
afterEach(() => {
  app.session.stop()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState({}, '', '/')
})

async function offered({ id, version }: CouponView, points: number): Promise<Offer> {
  const input = { couponId: id, version, points, requestNo: newRequestNo() }
  return (await state.market.call(couponEndpoints.offer, input, { token: state.holder })).data
}
async function open(account: string, address = ADDRESS): Promise<HTMLElement> {
  app = await openAs(account, address, state.market)
  return card()
}
const card = async (name = 'A hundred off') => {
  const heading = await screen.findByRole('heading', { name }, WAIT)
  return heading.closest('article') as HTMLElement
}
const balance = async (token: string) => (await state.market.call(couponEndpoints.points, {}, { token })).data.balance
const asked = (path: string) => app.paths().filter((one) => one.endsWith(path)).length

describe('the coupon market', () => {
  test('a guest sees what it costs against the face value, and logs in with the way back', async () => {
    app = await openApp(`${ADDRESS}?kind=CASH`, { backend: state.market.backend })
    const one = await card()
    const percent = Math.floor((1 - offer.points / offer.facePoints) * 100)
    expect(one.textContent).toContain('300 points')
    expect(one.textContent).toContain(`${percent}% below face value`)
    expect(one.textContent).toMatch(/\d+ days left/)
    await userEvent.click(within(one).getByRole('button', { name: 'Log in' }))
    expect(window.location.pathname).toBe('/login')
    expect(new URLSearchParams(window.location.search).get('reject')).toMatch(/couponMarket\?kind=CASH$/)
  })

  test('buying says what it costs and what is left, is sent once, and the coupon has changed hands', async () => {
    const buyer = await state.market.signIn('trader2')
    const [before, sellerBefore] = [await balance(buyer), await balance(state.holder)]
    const one = await open('trader2')
    await userEvent.click(await within(one).findByRole('button', { name: 'Buy A hundred off for 300 points' }))
    const dialog = screen.getByRole('dialog')
    expect(dialog.textContent).toContain(`Points left${(before - 300).toLocaleString('en-US')}`)
    const pay = within(dialog).getByRole('button', { name: 'Pay 300 points' })
    fireEvent.click(pay)
    fireEvent.click(pay)
    expect(await within(await card()).findByText('You bought this coupon.', {}, WAIT)).toBeTruthy()
    expect(asked('/coupon/buy')).toBe(1)
    expect(await balance(buyer)).toBe(before - 300)
    expect(await balance(state.holder)).toBe(sellerBefore + 300)
    expect((await couponNow(state, coupon.id, buyer)).status).toBe('AVAILABLE')
    const left = (before - 300).toLocaleString('en-US')
    await waitFor(() =>
      expect(screen.getAllByText(/My points/).map(({ textContent }) => textContent)).toContain(`My points ${left}`),
    )
  })

  test('a lost race leaves the card where it is, sold, and takes no points', async () => {
    const buyer = await state.market.signIn('trader2')
    const before = await balance(buyer)
    const one = await open('trader2')
    await userEvent.click(await within(one).findByRole('button', { name: /^Buy A hundred off/ }))
    const faster = await state.market.signIn('consolidator')
    const input = { id: offer.id, version: offer.version, requestNo: newRequestNo() }
    expect((await state.market.call(couponEndpoints.buy, input, { token: faster })).code).toBe(200)
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pay 300 points' }))
    expect(await within(await card()).findByText(/sold or withdrawn. No points were used/, {}, WAIT)).toBeTruthy()
    expect(within(await card()).getByText('Sold')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await balance(buyer)).toBe(before)
  })

  test('too few points, the own issue and a missing certification are told at the button', async () => {
    const dear = await collected({
      ...state,
      batch: await issue(state.market, state.issuer, batchOf({ name: 'Dear' })),
    })
    await offered(dear, 5000)
    app = await openAs('forwarder', ADDRESS, state.market)
    expect(await within(await card()).findByText(/Issued by your company/, {}, WAIT)).toBeTruthy()
    app.session.stop()
    document.body.innerHTML = ''
    app = await openAs('trader-new', ADDRESS, state.market)
    expect(await within(await card()).findByText(/verified company/, {}, WAIT)).toBeTruthy()
    expect(within(await card()).getByRole('link', { name: 'Get verified' })).toBeTruthy()
    fireEvent.click(within(await card()).getByRole('button', { name: /^Buy/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('filters and order stand in the address', async () => {
    await open('trader2')
    await choose(screen.getByRole('combobox', { name: 'Sort by' }), 'Fewest points')
    await userEvent.type(screen.getByRole('textbox', { name: 'Maximum points' }), '299{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?sort=cheapest&maxPoints=299'))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'A hundred off' })).toBeNull(), WAIT)
    await userEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0] as HTMLElement)
    expect(await card()).toBeTruthy()
    expect(window.location.search).toBe('?sort=cheapest')
  })

  test('an own offer is taken back and stays in the list of own offers with its state', async () => {
    const one = await open('trader', `${ADDRESS}?part=mine`)
    expect(within(one).getByText('For sale')).toBeTruthy()
    await userEvent.click(within(one).getByRole('button', { name: 'Withdraw A hundred off' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await within(await card()).findByText('Withdrawn', {}, WAIT)).toBeTruthy()
    expect((await couponNow(state, coupon.id)).status).toBe('AVAILABLE')
  })

  test('an offer that was sold before it could be taken back says so', async () => {
    const one = await open('trader', `${ADDRESS}?part=mine`)
    await userEvent.click(within(one).getByRole('button', { name: 'Withdraw A hundred off' }))
    const buyer = await state.market.signIn('trader2')
    const input = { id: offer.id, version: offer.version, requestNo: newRequestNo() }
    await state.market.call(couponEndpoints.buy, input, { token: buyer })
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
    expect(await within(await card()).findByText(/The coupon was already sold/, {}, WAIT)).toBeTruthy()
    expect(within(await card()).getByText('Sold')).toBeTruthy()
  })

  test('every movement of points is listed and comes to the balance', async () => {
    app = await openAs('trader', `${ADDRESS}?part=points`, state.market)
    const total = await balance(state.holder)
    expect(await screen.findByRole('heading', { name: `${total.toLocaleString('en-US')} points` }, WAIT)).toBeTruthy()
    expect(screen.getByText('Welcome gift')).toBeTruthy()
  })
})
