import { expect, it } from 'vitest'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { openRows } from '@mock/domain/openRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { openMarket } from '../support/market.ts'
import { sum } from '../support/settled.ts'

it('the demonstration has an open tender, and an order of the forwarder, that are settled in yuan', async () => {
  const store = memoryStore()
  const market = await openMarket({ store })
  const rows = openRows(store)
  const tenders = rows.tenders.all(({ status, body }) => status === 'QUOTING' && body?.settlement === 'ONE')
  expect(tenders.map(({ body }) => body?.settlementCurrency)).toEqual(['CNY'])
  const [row] = rows.orders.all(({ settled }) => settled !== undefined)
  const token = await market.signIn('forwarder')
  const { data } = await market.call(orderEndpoints.detail, { id: row?.id ?? '' }, { token })
  expect(data).toMatchObject({ side: 'SELLER', settled: { isFixed: true }, due: { amount: '0.00', currency: 'CNY' } })
  expect(data.settled?.dues.length).toBeGreaterThan(1)
  expect(sum(...(data.settled?.dues ?? []).map(({ value }) => value))).toBe(data.payable.amount)
  expect(data.payments.map(({ amount }) => amount)).toEqual([data.payable])
  expect(sum(data.ledger.quoted, data.ledger.changes)).toBe(data.payable.amount)
})
