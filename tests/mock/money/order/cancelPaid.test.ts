import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { orderEndpoints as order } from '@/contract/money/order/endpoints.ts'
import { told } from '../../support/inbox.ts'
import { DAY, paidOrder, type Paid } from '../../support/fulfilled.ts'
import { ask, keepTitle, openShares, TITLE } from '../../support/invoiced.ts'
import { newRequestNo } from '../../support/market.ts'

const NOTE = { note: 'The factory is closed' }

describe('a paid order that was not started', () => {
  let paid: Paid
  beforeEach(async () => {
    paid = await paidOrder()
  })

  it('is cancelled by its buyer, who gets back all it paid in the currency it paid in', async () => {
    const before = await paid.now()
    const [payment] = before.payments
    const since = paid.state.market.time.now
    const { data } = await paid.buyer(order.cancelPaid, NOTE)
    expect(data.status).toBe('CANCELLED')
    expect(data.refunds).toMatchObject([
      { reason: 'ORDER_CANCELLED', status: 'APPROVED', amounts: [payment?.amount], note: NOTE.note },
    ])
    paid.state.market.time.now += 5000
    expect((await paid.now()).refunds?.[0]?.status).toBe('REFUNDING')
    paid.state.market.time.now += 5000
    expect((await paid.now()).refunds?.[0]?.status).toBe('REFUNDED')
    const types = async (account: string) =>
      (await told(paid.state.market, account, since)).map((one) => one.split(':', 1)[0])
    expect(await types('trader')).toEqual(['PAYMENT_REFUND'])
    expect(new Set(await types('forwarder'))).toEqual(new Set(['PAYMENT_REFUND', 'ORDER_CLOSED']))
  })

  it('needs a reason, and is not the seller’s to cancel', async () => {
    expect((await paid.buyer(order.cancelPaid, { note: 'no' })).data).toMatchObject({ fields: [{ field: 'note' }] })
    expect((await paid.seller(order.cancelPaid, NOTE)).code).toBe(4003)
    const { state, id } = paid
    const foreign = { id, ...NOTE, requestNo: newRequestNo() }
    expect((await state.market.call(order.cancelPaid, foreign, { token: state.two })).code).toBe(4004)
    expect((await paid.now()).status).toBe('PAID')
  })

  it('stays once it is started, and once it is cancelled', async () => {
    await paid.buyer(order.cancelPaid, NOTE)
    expect((await paid.buyer(order.cancelPaid, NOTE)).code).toBe(4009)
    expect((await paid.seller(order.start)).code).toBe(4009)
    paid = await paidOrder()
    await paid.seller(order.start)
    expect((await paid.buyer(order.cancelPaid, NOTE)).code).toBe(4009)
    expect((await paid.now()).refunds).toBeUndefined()
  })

  it('has its invoice reversed before, and none after', async () => {
    const { market, trader } = paid.state
    const titleId = await keepTitle(market, trader, TITLE)
    const [share] = (await openShares(market, trader)).filter(({ orderId }) => orderId === paid.id)
    const asked = await ask(market, trader, [share?.key ?? ''], titleId)
    expect((await paid.buyer(order.cancelPaid, NOTE)).code).toBe(4003)
    const { id, version } = asked.data
    await market.call(invoiceEndpoints.cancel, { id, version, requestNo: newRequestNo() }, { token: trader })
    expect((await paid.buyer(order.cancelPaid, NOTE)).data.status).toBe('CANCELLED')
    expect((await openShares(market, trader)).filter(({ orderId }) => orderId === paid.id)).toEqual([])
  })

  it('tells until when the seller is to start: three days before the first sailing, else a week after the payment', async () => {
    const { startBy, lanes, events } = await paid.now()
    const etds = lanes.flatMap(({ sailings }) => sailings.map(({ etd }) => Date.parse(etd)))
    const paidAt = Date.parse(events.find(({ status }) => status === 'PAID')?.at ?? '')
    const expected = etds.length > 0 ? Math.max(Math.min(...etds) - 3 * DAY, paidAt + DAY) : paidAt + 7 * DAY
    expect(startBy).toBe(new Date(expected).toISOString())
    await paid.seller(order.start)
    expect((await paid.now()).startBy).toBeUndefined()
  })
})
