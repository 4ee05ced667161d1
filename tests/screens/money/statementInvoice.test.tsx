import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { statementEndpoints } from '@/contract/money/statement/endpoints.ts'
import { payDue } from '@tests/mock/support/fulfilled.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

test.each([
  {
    locale: 'en-US' as const,
    invoice: 'Request invoice',
    statement: /^Statement for \w+ \d{4}$/,
    box: /^Select statement/,
    send: 'Submit request',
  },
  {
    locale: 'zh-CN' as const,
    invoice: '申请开票',
    statement: /^\d{4}年\d+月对账单$/,
    box: /^选择对账单/,
    send: '提交申请',
  },
])('in $locale what was paid of a statement is invoiced in one', async ({ locale, ...words }) => {
  const market = await quietMarket()
  const trader = await market.signIn('trader')
  const { data: page } = await market.call(statementEndpoints.page, {}, { token: trader })
  const { id, no } = page.records[0] ?? { id: '', no: '' }
  const { lines } = (await market.call(statementEndpoints.detail, { id }, { token: trader })).data
  const orderId = lines.find(({ kind }) => kind === 'CHARGE')?.order?.id ?? ''
  const read = async () => (await market.call(orderEndpoints.detail, { id: orderId }, { token: trader })).data
  const stale = { id: orderId, version: (await read()).version, requestNo: newRequestNo() }
  await market.call(orderEndpoints.relock, stale, { token: trader })
  const order = await read()
  await payDue({ market, trader } as Parameters<typeof payDue>[0], order)
  app = await openAs('trader', `/business/payment?tab=statements&statement=${id}`, market, { locale })
  await userEvent.click(await screen.findByRole('link', { name: words.invoice }, WAIT))
  const [box] = await screen.findAllByRole('checkbox', { name: words.box }, WAIT)
  expect(screen.getAllByRole('link', { name: words.statement }).length).toBeGreaterThan(0)
  if (!box) throw new Error('nothing of the statement can be invoiced')
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: words.invoice }))
  const dialog = within(await screen.findByRole('dialog', {}, WAIT))
  await userEvent.click(await dialog.findByRole('button', { name: words.send }, WAIT))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT)
  const made = (await market.call(invoiceEndpoints.page, { status: 'SUBMITTED' }, { token: trader })).data.records[0]
  expect(made?.orderNos).toContain(order.no)
  const detail = (await market.call(invoiceEndpoints.detail, { id: made?.id ?? '' }, { token: trader })).data
  expect(detail.remarks[0]).toContain(no)
})
