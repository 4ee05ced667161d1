import { expect, test } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { openMarket } from '../support/market.ts'

/** Statuses in which an agreed extra charge may still have to be paid. */
const OPEN = new Set(['EXECUTING', 'DELIVERED', 'DISPUTED'])

test('a publisher is told to pay for the orders that are to be paid, and for no other', async () => {
  const market = await openMarket()
  const token = await market.signIn('trader')
  const { data } = await market.call(tenderEndpoints.minePage, { size: 100 }, { token })
  const withOrder = data.records.filter(({ orderId }) => orderId !== undefined)
  const seen = new Set<string>()
  for (const { orderId = '', orderStep } of withOrder) {
    const { data: order } = await market.call(orderEndpoints.detail, { id: orderId }, { token })
    seen.add(order.status)
    // The balance after a deposit is due once it is loaded.
    const isLater = order.deposit !== undefined && order.dueOn === undefined
    const isOwed = OPEN.has(order.status) && Number(order.due.amount) > 0 && !isLater
    const isDue = order.status === 'TO_PAY' || isOwed
    expect([order.status, orderStep === 'PAY']).toEqual([order.status, isDue])
  }
  expect(seen.has('PAID')).toBe(true)
})
