import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { evaluating, toPay, type Evaluating } from '@tests/mock/support/awarded.ts'
import { paidOrder, picture } from '@tests/mock/support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '@tests/mock/support/invoiced.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'
import { choose } from '../support/choose.ts'

const WAIT = { timeout: 20_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

/** An order of which the dollars are paid with `paidAmount`. */
async function withDollars(paidAmount: string): Promise<{ state: Evaluating; order: OrderDetail }> {
  const state = await evaluating()
  const { market, trader: token } = state
  const order = await toPay(state)
  const { id: orderId, version } = order
  const amount = { amount: '3600.00', currency: 'USD' } as const
  const input = { orderId, version, method: 'BANK_TRANSFER', dues: ['USD'], amount, requestNo: newRequestNo() } as const
  const { data } = await market.call(paymentEndpoints.create, { ...input, dues: ['USD'] }, { token })
  const payer = { payerBank: 'Bank', payerAccount: '31050161364000001234', paidAmount }
  const proofs = [await picture(state, token)]
  await market.call(
    paymentEndpoints.submitProof,
    { id: data.id, ...payer, proofs, requestNo: newRequestNo() },
    { token },
  )
  market.time.now += 5000
  return { state, order }
}

describe('money back', () => {
  test.each([
    {
      locale: 'en-US' as const,
      button: 'Cancel and refund',
      reason: /^Reason for cancelling/,
      back: /Order cancelled\. USD [\d,.]+ is on its way back to you\./,
    },
    {
      locale: 'zh-CN' as const,
      button: '取消并退款',
      reason: /^取消原因/,
      back: /订单已取消，USD [\d,.]+ 正在退回。/,
    },
  ])('in $locale: a paid order is cancelled with a reason, and says what goes back', async ({ locale, ...words }) => {
    const paid = await paidOrder()
    app = await openAs('trader', `/business/payment?orderId=${paid.id}&tab=payment`, paid.state.market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: words.button }, WAIT))
    const dialog = await screen.findByRole('dialog', { name: words.button })
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: words.button }))
    await send()
    const reason = within(dialog).getByRole('textbox', { name: words.reason })
    expect(document.activeElement).toBe(reason)
    expect(reason.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(reason, 'The factory is closed')
    await send()
    expect(await screen.findByText(words.back)).toBeTruthy()
    expect((await paid.now()).status).toBe('CANCELLED')
    expect(screen.queryByRole('button', { name: words.button })).toBeNull()
  })

  test('a balance is asked back within what there is, and the seller answers it', async () => {
    const { state, order } = await withDollars('3691.82')
    const address = `/business/payment?orderId=${order.id}&tab=payment`
    app = await openAs('trader', address, state.market)
    await userEvent.click(await screen.findByRole('button', { name: 'Request refund' }, WAIT))
    const dialog = await screen.findByRole('dialog', { name: 'Request refund' })
    await choose(within(dialog).getByLabelText(/^Reason/), 'Overpaid')
    const amount = within(dialog).getByLabelText(/^Amount/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '91.83')
    const send = () => userEvent.click(within(dialog).getByRole('button', { name: 'Request refund' }))
    await send()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(amount)
    await userEvent.type(amount, '91.82')
    await send()
    const table = await screen.findByRole('table', { name: 'Refunds and balance' })
    expect(within(table).getByText('Awaiting reply')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Request refund' })).toBeNull()
    app.session.stop()
    cleanup()

    app = await openAs('forwarder', address, state.market)
    const form = await screen.findByRole('form', { name: 'Reply to the refund request' }, WAIT)
    await userEvent.click(within(form).getByRole('button', { name: 'Refuse refund' }))
    expect(within(form).getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(within(form).getByRole('button', { name: 'Approve refund' }))
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Reply to the refund request' })).toBeNull())
    const { data } = await state.market.call(orderEndpoints.detail, { id: order.id }, { token: state.trader })
    expect(data.refunds?.[0]).toMatchObject({ status: 'APPROVED', amounts: [{ amount: '91.82', currency: 'USD' }] })
  })

  test('bank charges that the seller bears stand with the money, to both', async () => {
    const { state, order } = await withDollars('3575.00')
    for (const account of ['trader', 'forwarder']) {
      app = await openAs(account, `/business/payment?orderId=${order.id}&tab=payment`, state.market)
      const money = await screen.findByRole('region', { name: 'Payable and paid' }, WAIT)
      const line = within(money).getByText('Bank charges (borne by the seller)').closest('div')
      expect(line?.textContent).toContain('25.00')
      app.session.stop()
      cleanup()
    }
  })

  test.each([
    {
      locale: 'en-US' as const,
      button: 'Reduce a charge',
      more: 'Add charge',
      send: 'Reduce',
      charge: 'Charge',
      amount: /^Amount/,
      reason: /^Reason/,
      list: 'Reductions',
      payment: 'Payment and invoices',
      balance: 'The buyer’s balance with you',
    },
    {
      locale: 'zh-CN' as const,
      button: '减免费用',
      more: '添加费用',
      send: '确认减免',
      charge: '费用',
      amount: /^金额/,
      reason: /^原因/,
      list: '费用减免',
      payment: '付款与发票',
      balance: '买方在本企业的余额',
    },
  ])(
    'in $locale: the seller reduces charges by one note, each within what is left of it',
    async ({ locale, ...words }) => {
      const paid = await paidOrder()
      await paid.seller(orderEndpoints.start)
      app = await openAs('forwarder', `/business/payment?orderId=${paid.id}&tab=charges`, paid.state.market, { locale })
      await userEvent.click(await screen.findByRole('button', { name: words.button }, WAIT))
      const form = await screen.findByRole('form', { name: words.button })
      const send = () => userEvent.click(within(form).getByRole('button', { name: words.send }))
      await send()
      const charge = within(form).getByRole('combobox', { name: new RegExp(`^${words.charge}`) })
      expect(charge.getAttribute('aria-invalid')).toBe('true')
      await choose(charge, /^DOC .*450\.00$/)
      const amount = within(form).getByLabelText(words.amount)
      await userEvent.type(amount, '450.01')
      await userEvent.type(within(form).getByLabelText(words.reason), 'Documents were late')
      await send()
      expect(amount.getAttribute('aria-invalid')).toBe('true')
      await userEvent.clear(amount)
      await userEvent.type(amount, '106')
      await userEvent.click(within(form).getByRole('button', { name: words.more }))
      // Two charges can be reduced: there is no third row.
      expect(within(form).queryByRole('button', { name: words.more })).toBeNull()
      const [, freight] = within(form).getAllByRole('combobox', { name: new RegExp(`^${words.charge}`) })
      const [, off] = within(form).getAllByLabelText(words.amount)
      if (!freight || !off) throw new Error('there is no second row')
      await choose(freight, /^OFR .*3,600\.00$/)
      await send()
      expect(off.getAttribute('aria-invalid')).toBe('true')
      await userEvent.type(off, '100')
      await send()
      const table = await screen.findByRole('table', { name: words.list })
      expect(within(table).getAllByText('Documents were late')).toHaveLength(2)
      await userEvent.click(screen.getByRole('link', { name: words.payment }))
      expect(await screen.findAllByText(words.balance)).toHaveLength(2)
      expect((await paid.now()).balance).toEqual([
        { amount: '106.00', currency: 'CNY' },
        { amount: '100.00', currency: 'USD' },
      ])
    },
  )

  test('a reduced invoice says what is taken back, and is agreed to', async () => {
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    const { market, trader } = paid.state
    const shares = (await openShares(market, trader)).filter(({ orderId }) => orderId === paid.id)
    const key = shares.find(({ taxGroup }) => taxGroup === 'TAXED')?.key ?? ''
    const { id } = (await ask(market, trader, [key], await keepTitle(market, trader, TITLE))).data
    market.time.now += 20_000
    const credit = { code: 'DOC', currency: 'CNY' as const, amount: '106', reason: 'Documents were late' }
    await paid.seller(orderEndpoints.creditNote, credit)
    app = await openAs('trader', `/user/invoice?tab=requests&id=${id}`, market)
    const table = await screen.findByRole('table', { name: 'Partial credit notes' }, WAIT)
    expect(within(table).getByText('To confirm')).toBeTruthy()
    expect(table.textContent).toMatch(/[-−]106\.00/)
    await userEvent.click(within(table).getByRole('button', { name: 'Agree' }))
    expect(await within(table).findByText('Issued')).toBeTruthy()
    expect(within(table).queryByRole('button')).toBeNull()
  })

  test.each([
    {
      locale: 'en-US' as const,
      end: 'Cancel the order, full refund',
      agree: 'Agree',
      back: /is on its way back/,
    },
    { locale: 'zh-CN' as const, end: '取消订单，全额退款', agree: '同意该方案', back: /正在退回买方/ },
  ])('in $locale: a dispute ends with a full refund once both agree', async ({ locale, end, agree, back }) => {
    const paid = await paidOrder()
    await paid.seller(orderEndpoints.start)
    await paid.buyer(orderEndpoints.dispute, { reason: 'NOT_PERFORMED', text: 'The space was sold twice' })
    await paid.buyer(orderEndpoints.resolve, { to: 'CANCELLED', text: 'Give it back' })
    app = await openAs('forwarder', `/business/payment?orderId=${paid.id}&tab=payment`, paid.state.market, { locale })
    const radio = await screen.findByRole('radio', { name: end }, WAIT)
    expect((radio as HTMLInputElement).checked).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: agree }))
    expect(await screen.findByText(back)).toBeTruthy()
    expect((await paid.now()).refunds?.[0]?.reason).toBe('ORDER_CANCELLED')
  })
})
