import { Big } from 'big.js'
import { expect, test } from 'vitest'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Evaluating } from '../../support/awarded.ts'
import { payDue } from '../../support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '../../support/invoiced.ts'
import { inOne, once, read, sum } from '../../support/settled.ts'
import { accept, agreed, agreedOverdue, agreementNow, LANE, pay, request } from './support.ts'

test('a call-off under one settlement: converted once at its confirmation, paid and invoiced in those figures', async () => {
  const { market, id } = await agreed([LANE], inOne('USD'))
  expect(await agreementNow(market, id)).toMatchObject({ settlement: 'ONE', settlementCurrency: 'USD' })
  const asked = (await request(market, id)).data
  await accept(market, asked)
  const state = { market, trader: await market.signIn('trader'), one: await market.signIn('forwarder') } as Evaluating
  const order = await read(state, asked.id)
  // Two containers at USD 2,400 and one B/L at CNY 450.
  const usd = order.rateLock.rates.cnyPer.USD
  const document = new Big(450).div(usd).toFixed(2, Big.roundHalfUp)
  const amount = sum('4800', document)
  expect(order.settled?.dues).toEqual([
    { amount: '4800.00', currency: 'USD', value: '4800.00' },
    { amount: '450.00', currency: 'CNY', value: document },
  ])
  expect(order.dues).toEqual([{ amount, currency: 'USD', rest: amount }])
  expect(order.payableIn).toEqual([{ dues: ['USD'], amount, currency: 'USD' }])
  expect(order.ledger.lines.map(({ code, billed }) => [code, billed])).toEqual([
    ['OFR', '4800.00'],
    ['DOC', document],
  ])
  await payDue(state, order)
  const paid = await read(state, order.id)
  expect(paid).toMatchObject({ status: 'PAID', paid: { amount, currency: 'USD' }, settled: { isFixed: true } })
  market.time.now += 48 * 3_600_000
  const token = await market.signIn('trader')
  const shares = (await openShares(market, token)).filter(({ orderId }) => orderId === order.id)
  expect(sum(...shares.map(({ cny }) => cny))).toBe(once(amount, 'USD', 'CNY', order))
  const titleId = await keepTitle(market, token, TITLE)
  const taxed = shares.find(({ taxGroup }) => taxGroup === 'TAXED')?.key ?? ''
  const made = await ask(market, token, [taxed], titleId)
  const { remarks } = (await market.call(invoiceEndpoints.detail, { id: made.data.id }, { token })).data
  expect(remarks.join('\n')).toContain(`${order.no} 以 USD 结算：报价 CNY 450.00 折 USD ${document}`)
  // The agreement counts it as any other.
  expect((await agreementNow(market, id)).lanes[0]?.quantities[0]).toMatchObject({ confirmed: 2, remaining: 50 })
})

test('a call-off that a frozen line cannot bear goes prepaid: it is due before its start and takes no credit', async () => {
  const { market, id } = await agreedOverdue()
  market.time.now = Date.parse('2026-12-16T01:00:00Z')
  const wish = { etd: '2026-12-29', readyDate: '2026-12-20' }
  const refused = await request(market, id, wish)
  expect(refused).toMatchObject({ code: 4023, message: expect.stringMatching(/frozen/) })
  const token = await market.signIn('trader')
  const lines = async () => (await market.call(creditEndpoints.page, {}, { token })).data
  const before = await lines()
  const asked = await request(market, id, { ...wish, prepaid: true })
  expect(asked).toMatchObject({ code: 200, data: { status: 'TO_CONFIRM', callOff: { prepaid: true } } })
  expect(asked.data.credit).toBeUndefined()
  expect((await accept(market, asked.data, '2026-12-29')).data.status).toBe('TO_PAY')
  expect(await lines()).toEqual(before)
  await pay(market, asked.data.id)
  const { data } = await market.call(orderEndpoints.detail, { id: asked.data.id }, { token })
  expect(data).toMatchObject({ status: 'PAID', paymentTerm: 'PREPAID' })
})

test('a call-off that a frozen line refuses is taken on credit, and accepted, once what is overdue is paid', async () => {
  const { market, id, orderId } = await agreedOverdue()
  market.time.now = Date.parse('2026-12-16T01:00:00Z')
  const wish = { etd: '2026-12-29', readyDate: '2026-12-20' }
  const line = async () => {
    const token = await market.signIn('trader')
    return (await market.call(creditEndpoints.page, {}, { token })).data.records[0]
  }
  expect((await request(market, id, wish)).code).toBe(4023)
  expect(await line()).toMatchObject({ status: 'FROZEN', orders: [{ id: orderId }] })
  await pay(market, orderId)
  expect(await line()).toMatchObject({ status: 'GRANTED', used: '0.00', orders: [] })
  const asked = await request(market, id, wish)
  expect(asked).toMatchObject({ code: 200, data: { status: 'TO_CONFIRM' } })
  const accepted = await accept(market, asked.data, '2026-12-29')
  expect(accepted).toMatchObject({ code: 200, data: { status: 'CONFIRMED', payState: 'NOTHING_DUE' } })
  expect(await line()).toMatchObject({ status: 'GRANTED', orders: [{ id: asked.data.id }] })
})

test('under a prepaid agreement the mark changes nothing', async () => {
  const { market, id } = await agreed()
  const asked = (await request(market, id, { prepaid: true })).data
  expect([asked.status, asked.callOff?.prepaid]).toEqual(['TO_CONFIRM', undefined])
})
