import { expect, test } from 'vitest'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { paymentEndpoints } from '@/contract/money/payment/endpoints.ts'
import { newRequestNo, type Market } from '../../support/market.ts'
import { accept, agreed, agreementNow, pay, request } from './support.ts'

const NOTE = 'The factory is closed'

/** Two containers that the forwarder has accepted, and that wait for their payment. */
async function accepted() {
  const { market, id } = await agreed()
  const orderId = (await accept(market, (await request(market, id)).data)).data.id
  return { market, id, orderId }
}

async function cancel(market: Market, id: string, note = NOTE, account = 'trader') {
  const input = { id, note, requestNo: newRequestNo() }
  return market.call(orderEndpoints.cancelPaid, input, { token: await market.signIn(account) })
}

/** Begins a transfer of all that is due. */
async function begin(market: Market, orderId: string) {
  const token = await market.signIn('trader')
  const order = (await market.call(orderEndpoints.detail, { id: orderId }, { token })).data
  const amount = order.payableIn.find(({ dues }) => dues?.length !== 1)
  if (!amount) throw new Error('nothing to pay')
  const input = { orderId, version: order.version, method: 'BANK_TRANSFER' as const, requestNo: newRequestNo() }
  const part = { amount: { amount: amount.amount, currency: amount.currency } }
  return (await market.call(paymentEndpoints.create, { ...input, ...part }, { token })).data
}

const left = async (market: Market, id: string) => (await agreementNow(market, id)).lanes[0]?.quantities[0]?.remaining

test('its buyer cancels an accepted call-off that is not paid: the containers return, and the seller is told why', async () => {
  const { market, id, orderId } = await accepted()
  expect(await left(market, id)).toBe(50)
  expect((await cancel(market, orderId, 'no')).data).toMatchObject({ fields: [{ field: 'note' }] })
  expect((await cancel(market, orderId, NOTE, 'forwarder')).code).toBe(4003)
  expect((await cancel(market, orderId, NOTE, 'forwarder2')).code).toBe(4004)
  const { data } = await cancel(market, orderId)
  expect(data.status).toBe('CANCELLED')
  expect(data.refunds).toBeUndefined()
  expect(await left(market, id)).toBe(52)
  const token = await market.signIn('forwarder')
  const { records } = (await market.call(messageEndpoints.page, { size: 50 }, { token })).data
  const [told] = records.filter(({ type, target }) => type === 'ORDER_CLOSED' && target?.id === orderId)
  expect(told?.body).toContain('its containers are free again')
  expect(told?.body).toContain(NOTE)
  expect((await cancel(market, orderId)).code).toBe(4009)
  // Its payment deadline passes without a further word.
  market.time.now += 80 * 3600_000
  const now = (await market.call(orderEndpoints.detail, { id: orderId }, { token: await market.signIn('trader') })).data
  expect(now.status).toBe('CANCELLED')
  expect((await request(market, id, { boxes: [{ isoCode: '45G1', qty: 52 }], etd: '2026-12-22' })).code).toBe(200)
})

test('an open payment keeps it, and says so; without it the call-off can be cancelled again', async () => {
  const { market, id, orderId } = await accepted()
  const payment = await begin(market, orderId)
  const refused = await cancel(market, orderId)
  expect(refused).toMatchObject({ code: 4003, message: expect.stringContaining('A payment of this order is open') })
  expect(await left(market, id)).toBe(50)
  const token = await market.signIn('trader')
  await market.call(paymentEndpoints.cancel, { id: payment.id, requestNo: newRequestNo() }, { token })
  expect((await cancel(market, orderId)).data.status).toBe('CANCELLED')
  expect(await left(market, id)).toBe(52)
})

test('paid, it is cancelled as any paid order: what was paid goes back', async () => {
  const { market, id, orderId } = await accepted()
  await pay(market, orderId)
  await market.call(demoEndpoints.robots, { robots: false })
  const { data } = await cancel(market, orderId)
  expect(data.status).toBe('CANCELLED')
  expect(data.refunds).toMatchObject([{ reason: 'ORDER_CANCELLED' }])
  expect(await left(market, id)).toBe(52)
})
