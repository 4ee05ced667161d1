import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { groupedAmount, type Money } from '@/contract/money.ts'
import { award, evaluating, toPay, type Evaluating } from '@tests/mock/support/awarded.ts'
import { HOUR, payDue, picture } from '@tests/mock/support/fulfilled.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { inOne, once, read, renew } from '@tests/mock/support/settled.ts'
import { orderLink, type OrderTab } from '@/routes/orderTabs.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs } from '../trade/bidding.ts'

const WAIT = { timeout: 20_000 }
const LIMIT = { timeout: 60_000 }
let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const shown = ({ amount, currency }: Money): string => `${currency}${groupedAmount(amount)}`

describe.each([
  {
    locale: 'en-US' as const,
    rule: 'In EUR, converted once at the rate of the confirmation',
    money: 'Payable and paid',
    column: 'Paid',
    words: { quoted: 'As quoted', converted: 'CNY 450.00 converted to', open: 'not fixed yet', fixed: 'fixed' },
    lines: { payable: 'Payable', paid: 'Paid', unpaid: 'Unpaid', about: 'approx.', rests: 'Unpaid by currency' },
    pay: 'Pay',
    relock: 'Update rate',
    requote: { before: 'Previous amount', now: 'New amount' },
    letter: 'Letter',
    contract: { name: 'Contract', tab: 'Documents', terms: 'View terms', sum: 'Payable in the settlement' },
  },
  {
    locale: 'zh-CN' as const,
    rule: 'EUR，卖方确认时按当日汇率一次折算',
    money: '应付与已付',
    column: '已付金额',
    words: { quoted: '报价金额', converted: 'CNY 450.00 折算为', open: '尚未固定', fixed: '已固定' },
    lines: { payable: '应付', paid: '已付', unpaid: '未付', about: '约', rests: '按币种未付' },
    pay: '去付款',
    relock: '更新汇率',
    requote: { before: '原金额', now: '新金额' },
    letter: '通知书',
    contract: { name: '合同', tab: '单证', terms: '查看条款', sum: '按结算币种应付' },
  },
])('in $locale', ({ locale, rule, money, column, words, lines, pay, relock, requote, letter, contract }) => {
  const openOrder = async (state: Evaluating, id: string, tab?: OrderTab): Promise<HTMLElement> => {
    app = await openAs('trader', orderLink(id, tab), state.market, { locale })
    return screen.findByRole('region', { name: money }, WAIT)
  }
  const lineOf = (region: HTMLElement, label: string): string =>
    within(region).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''

  test(
    'an order names its quote, the rate with day and source, and asks for the one currency only',
    LIMIT,
    async () => {
      const state = await evaluating(inOne('EUR'))
      const order = await toPay(state)
      const region = await openOrder(state, order.id)
      expect(await screen.findByText(rule, {}, WAIT)).toBeTruthy()
      expect(lineOf(region, lines.payable)).toBe(shown(order.payable))
      expect(lineOf(region, words.quoted)).toBe('USD3,600.00CNY450.00')
      const { cnyPer, date, source } = order.rateLock.rates
      expect(lineOf(region, words.converted)).toBe(shown({ amount: once('450', 'CNY', 'EUR', order), currency: 'EUR' }))
      for (const text of [`1 EUR = ${cnyPer.EUR} CNY`, date, source, words.open])
        expect(region.textContent).toContain(text)
      await userEvent.click(screen.getByRole('link', { name: pay }))
      // Wallets take yuan only, and nothing is converted again.
      expect((await screen.findAllByRole('radio', {}, WAIT)).map((radio) => radio.getAttribute('value'))).toEqual([
        'BANK_TRANSFER',
      ])
    },
  )

  test('a lock that has ended asks for the new amount beside the old one; a payment fixes it', LIMIT, async () => {
    const state = await evaluating(inOne('EUR'))
    const order = await toPay(state)
    state.market.time.now += 25 * HOUR
    await renew(state)
    await openOrder(state, order.id, 'payment')
    await userEvent.click(await screen.findByRole('button', { name: pay }, WAIT))
    const dialog = await screen.findByRole('dialog', {}, WAIT)
    await userEvent.click(within(dialog).getByRole('button', { name: relock }))
    expect(await within(dialog).findByText(requote.now, {}, WAIT)).toBeTruthy()
    const fresh = await read(state, order.id)
    const sums = (label: string) => within(dialog).getByText(label).closest('div')?.textContent
    expect(sums(requote.before)).toContain(shown(order.payable))
    expect(sums(requote.now)).toContain(shown(fresh.payable))
    expect(fresh.payable).not.toEqual(order.payable)
    await payDue(state, fresh)
    app?.session.stop()
    document.body.replaceChildren()
    const region = await openOrder(state, order.id)
    await waitFor(() => expect(region.textContent).toContain(words.fixed), WAIT)
    expect(region.textContent).not.toContain(words.open)
    expect(lineOf(region, lines.paid)).toBe(shown(fresh.payable))
  })

  test('the contract prints the conversion', LIMIT, async () => {
    const state = await evaluating(inOne('EUR'))
    const order = await toPay(state)
    await openOrder(state, order.id)
    await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${contract.tab}`) }))
    const section = await screen.findByRole('region', { name: contract.name }, WAIT)
    await userEvent.click(await within(section).findByRole('button', { name: contract.terms }, WAIT))
    const sheet = await screen.findByRole('dialog', {}, WAIT)
    const { rates } = order.rateLock
    const value = shown({ amount: once('450', 'CNY', 'EUR', order), currency: 'EUR' })
    for (const text of [
      rule,
      contract.sum,
      shown(order.payable),
      `CNY450.00 = ${value} · 1 EUR = ${rates.cnyPer.EUR} CNY · ${rates.source} ${rates.date}`,
    ])
      expect(sheet.textContent).toContain(text)
  })

  test('a tender tells the rule to those who quote, and its letter to the winner', LIMIT, async () => {
    const state = await evaluating(inOne('EUR'))
    app = await openAs('forwarder', `/business/foreignTradeDetial?id=${state.tender.id}`, state.market, { locale })
    expect(await screen.findByText(rule, {}, WAIT)).toBeTruthy()
    app.session.stop()
    document.body.replaceChildren()
    await award(state)
    app = await openAs('trader', `/business/myTenderBid?tenderId=${state.tender.id}`, state.market, { locale })
    await userEvent.click(await screen.findByRole('button', { name: letter }, WAIT))
    expect(await within(await screen.findByRole('dialog')).findByText(rule)).toBeTruthy()
  })

  const dollars = { amount: '3600.00', currency: 'USD' } as const
  const yuan = { amount: '450.00', currency: 'CNY' } as const
  test.each([
    { amount: dollars, rests: 'CNY450.00', unpaid: /^(approx\.|约) USD6\d\.\d\d$/ },
    { amount: yuan, rests: undefined, unpaid: /^USD3,600\.00$/ },
  ])('an order in several currencies names what was paid: $amount.currency', LIMIT, async ({ amount, ...left }) => {
    const state = await evaluating()
    const { id: orderId, version } = await toPay(state)
    const { market, trader: token } = state
    const input = { orderId, version, method: 'BANK_TRANSFER' as const, dues: [amount.currency], amount }
    const { data } = await market.call(paymentEndpoints.create, { ...input, requestNo: newRequestNo() }, { token })
    const proof = { payerBank: 'Bank', payerAccount: '31050161364000001234', proofs: [await picture(state, token)] }
    const sent = { ...proof, id: data.id, paidAmount: amount.amount, requestNo: newRequestNo() }
    await market.call(paymentEndpoints.submitProof, sent, { token })
    market.time.now += 5000
    const half = await read(state, orderId)
    const region = await openOrder(state, orderId)
    expect(lineOf(region, lines.payable)).toBe(`${lines.about} ${shown(half.payable)}`)
    expect(lineOf(region, lines.paid)).toBe(shown(amount))
    expect(lineOf(region, lines.unpaid)).toMatch(left.unpaid)
    const rests = within(region).queryByText(lines.rests, { selector: 'dt' })
    expect(rests?.nextElementSibling?.textContent).toBe(left.rests)
  })

  test('a list marks a price in several currencies', LIMIT, async () => {
    const state = await evaluating()
    const { no, payable } = await toPay(state)
    app = await openAs('trader', '/business/payment', state.market, { locale })
    const row = (await screen.findByText(new RegExp(no), {}, WAIT)).closest('tr')
    expect(row?.textContent).toContain(`${lines.about} ${shown(payable)}`)
    expect(row?.textContent).not.toContain(`${lines.about} USD0.00`)
  })

  test('a list says how much of each order has been paid', LIMIT, async () => {
    const state = await evaluating(inOne('EUR'))
    const order = await toPay(state)
    const paidIn = async (tab: string): Promise<string | null> => {
      app?.session.stop()
      app = await openAs('trader', `/business/payment?tab=${tab}`, state.market, { locale })
      const row = (await screen.findByText(new RegExp(order.no), {}, WAIT)).closest('tr') as HTMLElement
      const at = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === column)
      return within(row).getAllByRole('cell')[at]?.textContent ?? null
    }
    expect(await paidIn('all')).toBe('EUR0.00')
    await payDue(state, order)
    expect(await paidIn('all')).toBe(shown((await read(state, order.id)).paid))
  })
})
