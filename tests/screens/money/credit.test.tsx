import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { award, evaluating } from '@tests/mock/support/awarded.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})
const again = () => {
  app?.session.stop()
  cleanup()
}
const lines = async (market: Market, account: string) => {
  const token = await market.signIn(account)
  return (await market.call(creditEndpoints.page, { size: 100 }, { token })).data.records
}

describe('an award on credit', () => {
  test.each([
    {
      locale: 'en-US' as const,
      confirm: 'Confirm award',
      title: 'Confirm this award?',
      limit: /^Credit limit for the buyer/,
      text: /runs on credit/,
      short: /Not enough credit: USD 100\.00 free, USD 3,663\.55 needed/,
      turn: /confirmed on credit and is about to start/,
      early: 'Pay now',
      due: 'Amount due',
    },
    {
      locale: 'zh-CN' as const,
      confirm: '确认中标',
      title: '确认接受中标？',
      limit: /^给予买方的授信额度/,
      text: /按账期执行/,
      short: /授信额度不足：可用 USD 100\.00，需要 USD 3,663\.55/,
      turn: /卖方已按账期确认/,
      early: '提前付款',
      due: '应付金额',
    },
  ])('in $locale: is confirmed with a limit, and asks the buyer for nothing yet', async ({ locale, ...words }) => {
    const state = await evaluating({ paymentTerm: 'MONTHLY_30' })
    const orderId = (await award(state)).data.orderId ?? ''
    app = await openAs('forwarder', '/business/myBid', state.market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: words.confirm }, WAIT))
    const dialog = await screen.findByRole('dialog', { name: words.title }, WAIT)
    expect(await within(dialog).findByText(words.text, {}, WAIT)).toBeTruthy()
    const limit = await within(dialog).findByLabelText(words.limit, {}, WAIT)
    expect(limit).toHaveProperty('value', '3700.00')
    await userEvent.clear(limit)
    await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }))
    expect(limit.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(limit, '100')
    await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }))
    // The server says how much is needed; what was typed stays.
    await waitFor(() => expect(dialog.textContent).toMatch(words.short), WAIT)
    expect(limit).toHaveProperty('value', '100')
    await userEvent.clear(limit)
    await userEvent.type(limit, '5000')
    await userEvent.click(within(dialog).getByRole('button', { name: words.confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.title })).toBeNull(), WAIT)
    const token = await state.market.signIn('trader')
    const { data } = await state.market.call(orderEndpoints.detail, { id: orderId }, { token })
    expect(data.status).toBe('CONFIRMED')
    again()
    app = await openAs('trader', `/business/payment?orderId=${orderId}&tab=payment`, state.market, { locale })
    expect(await screen.findByText(words.turn, {}, WAIT)).toBeTruthy()
    expect(screen.queryByText(words.due)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: words.early }))
    expect(await screen.findByText(words.due, {}, WAIT)).toBeTruthy()
  })
})

describe('an award on credit that the line is too small for', () => {
  test.each([
    {
      locale: 'en-US' as const,
      buyer: /credit limit with the seller is USD 3,663\.55 too low/,
      seller: /limit is USD 3,663\.55 too low/,
      prepay: 'Prepay this order',
      waits: /Waiting for the seller to confirm/,
    },
    {
      locale: 'zh-CN' as const,
      buyer: /卖方给您的授信额度还差 USD 3,663\.55/,
      seller: /买方的授信额度还差 USD 3,663\.55/,
      prepay: '改为预付',
      waits: /等待卖方确认订单/,
    },
  ])('in $locale: says by how much, and the buyer prepays it', async ({ locale, ...words }) => {
    const state = await evaluating({ paymentTerm: 'MONTHLY_30' })
    const orderId = (await award(state)).data.orderId ?? ''
    const path = `/business/payment?orderId=${orderId}`
    app = await openAs('forwarder', path, state.market, { locale })
    expect(await screen.findByText(words.seller, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.prepay })).toBeNull()
    again()
    app = await openAs('trader', path, state.market, { locale })
    expect(await screen.findByText(words.buyer, {}, WAIT)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: words.prepay }))
    const dialog = await screen.findByRole('dialog', { name: words.prepay }, WAIT)
    expect(dialog.textContent).toMatch(/72/)
    await userEvent.click(within(dialog).getByRole('button', { name: words.prepay }))
    expect(await screen.findByText(words.waits, {}, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.prepay })).toBeNull()
    const token = await state.market.signIn('trader')
    const { data } = await state.market.call(orderEndpoints.detail, { id: orderId }, { token })
    expect([data.status, data.paymentTerm]).toEqual(['TO_CONFIRM', 'PREPAID'])
  })
})

describe('a credit line', () => {
  test.each([
    {
      locale: 'en-US' as const,
      ask: 'Request credit',
      seller: /^Seller/,
      limit: /^Limit wanted/,
      monthly: /^Expected volume/,
      note: /^Grounds/,
      grant: 'Grant credit',
      given: /^Limit \(USD/,
      used: /of USD 20,000\.00 used/,
    },
    {
      locale: 'zh-CN' as const,
      ask: '申请额度',
      seller: /^卖方/,
      limit: /^申请额度/,
      monthly: /^预计每月业务量/,
      note: /^申请说明/,
      grant: '给予额度',
      given: /^额度（USD/,
      used: /额度 USD 20,000\.00/,
    },
  ])('in $locale: is asked for by the buyer and granted by the seller', async ({ locale, ...words }) => {
    const market = await quietMarket()
    const before = await lines(market, 'trader')
    const known = new Set(before.map(({ seller }) => seller.id))
    app = await openAs('trader', '/business/payment?tab=credit', market, { locale })
    const [button] = await screen.findAllByRole('button', { name: words.ask }, WAIT)
    if (!button) throw new Error('nothing to ask with')
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', {}, WAIT)
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: words.ask }))
    await send()
    expect(within(dialog).getByLabelText(words.seller).getAttribute('aria-invalid')).toBe('true')
    const token = await market.signIn('trader')
    const orders = await market.call(orderEndpoints.page, { side: 'BUYER', tab: 'all', size: 100 }, { token })
    const fresh = orders.data.records.find(({ seller }) => seller.id === 'c02')?.seller
    if (!fresh || known.has(fresh.id)) throw new Error('no seller to ask')
    await choose(within(dialog).getByLabelText(words.seller), locale === 'zh-CN' ? fresh.nameZh : (fresh.nameEn ?? ''))
    await userEvent.type(within(dialog).getByLabelText(words.limit), '30000')
    await userEvent.type(within(dialog).getByLabelText(words.monthly), '10000')
    await userEvent.type(within(dialog).getByLabelText(words.note), 'Six orders paid on time this year')
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
    expect((await lines(market, 'trader')).find(({ seller }) => seller.id === 'c02')?.status).toBe('REQUESTED')
    again()
    app = await openAs('forwarder', '/business/payment?tab=credit&state=asked&keyword=上海澜屿', market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: words.grant }, WAIT))
    const answer = await screen.findByRole('dialog', {}, WAIT)
    const given = within(answer).getByLabelText(words.given)
    expect(given).toHaveProperty('value', '30000.00')
    await userEvent.clear(given)
    await userEvent.type(given, '20000')
    await userEvent.click(within(answer).getByRole('button', { name: words.grant }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
    const line = (await lines(market, 'trader')).find(({ seller }) => seller.id === 'c02')
    expect(line).toMatchObject({ status: 'GRANTED', limit: '20000.00', used: '0.00' })
    again()
    app = await openAs('trader', '/business/payment?tab=credit&state=granted', market, { locale })
    expect((await screen.findAllByText(words.used, {}, WAIT)).length).toBeGreaterThan(0)
  })
})
