import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { evaluating, toPay } from '@tests/mock/support/awarded.ts'
import { paidOrder, propose } from '@tests/mock/support/fulfilled.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const WORDS = [
  {
    locale: 'en-US' as const,
    tabs: 'Parts of the order',
    names: ['Overview', 'Shipment', 'Documents', 'Charges', 'Payment and invoices', 'Log'],
    next: 'Next step',
    head: 'Shipment',
    money: 'Payable and paid',
    propose: 'Propose charge',
    reason: /^Reason/,
  },
  {
    locale: 'zh-CN' as const,
    tabs: '订单内容',
    names: ['概览', '运输', '单证', '费用', '付款与发票', '动态'],
    next: '下一步',
    head: '运输进度',
    money: '应付与已付',
    propose: '提出追加费用',
    reason: /^原因/,
  },
]

test.each(WORDS)(
  'in $locale: step and route stay above the tabs, and what was typed in one stays while another is shown',
  async ({ locale, ...words }) => {
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    app = await openAs('forwarder', orderLink(paid.id), paid.state.market, { locale })
    const tabs = within(await screen.findByRole('navigation', { name: words.tabs }, WAIT))
    const go = (index: number) =>
      userEvent.click(tabs.getByRole('link', { name: new RegExp(`^${words.names[index]}`) }))
    const current = () => tabs.getAllByRole('link').findIndex((link) => link.getAttribute('aria-current') === 'page')
    expect(tabs.getAllByRole('link').map((link) => link.firstChild?.textContent)).toEqual(words.names)
    for (const [index] of words.names.entries()) {
      await go(index)
      expect(current()).toBe(index)
      expect(screen.getByRole('region', { name: words.next })).toBeTruthy()
      expect(screen.getAllByRole('region', { name: words.head }).length).toBeGreaterThan(0)
    }
    await go(3)
    expect(window.location.search).toBe(`?orderId=${paid.id}&tab=charges`)
    await userEvent.click(screen.getByRole('button', { name: words.propose }))
    await userEvent.type(await screen.findByLabelText(words.reason, {}, WAIT), 'Weighed at the gate')
    await go(0)
    expect(screen.queryByRole('textbox', { name: words.reason })).toBeNull()
    expect(screen.getByRole('region', { name: words.money })).toBeTruthy()
    window.history.back()
    await waitFor(() => expect(current()).toBe(3))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.reason }).value).toBe('Weighed at the gate')
  },
)

test('tabs tell open charges, documents and money; the next step leads to the payment', async () => {
  const state = await evaluating()
  const order = await toPay(state)
  app = await openAs('trader', orderLink(order.id), state.market)
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of the order' }, WAIT))
  expect(tabs.getByRole('link', { name: /^Payment and invoices/ }).textContent).toMatch(/[A-Z]{3}.*\d/)
  expect(screen.queryByRole('radio', { name: /^Bank transfer/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Pay' }))
  expect(document.activeElement).toBe(tabs.getByRole('link', { name: /^Payment and invoices/ }))
  expect(await screen.findByRole('radio', { name: /^Bank transfer/ }, WAIT)).toBeTruthy()
  expect(window.location.search).toBe(`?orderId=${order.id}&tab=payment`)
  app.session.stop()
  cleanup()
  const paid = await paidOrder()
  await paid.seller(orderEndpoints.start)
  await propose(paid, '50')
  app = await openAs('trader', orderLink(paid.id), paid.state.market)
  const later = within(await screen.findByRole('navigation', { name: 'Parts of the order' }, WAIT))
  expect(later.getByRole('link', { name: /^Charges/ }).textContent).toBe('Charges1')
  expect(later.getByRole('link', { name: /^Documents/ }).textContent).toMatch(/^Documents\d+$/)
})

test('an unknown tab shows the overview and says so; an anchor of before shows its tab', async () => {
  const paid = await paidOrder()
  app = await openAs('trader', `${orderLink(paid.id)}&tab=files`, paid.state.market)
  expect(await screen.findByText(/shown: tab/, {}, WAIT)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Payable and paid' })).toBeTruthy()
  expect(window.location.search).toBe(`?orderId=${paid.id}`)
  app.session.stop()
  cleanup()
  app = await openAs('trader', `${orderLink(paid.id)}#order-documents`, paid.state.market)
  expect(await screen.findByRole('region', { name: 'Documents' }, WAIT)).toBeTruthy()
})
