import { describe, expect, it } from 'vitest'
import type { Deps } from '@mock/domain/deps.ts'
import { changeOrder, orderOn } from '@mock/domain/money/order/guard.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { overNothing, personOf, putCompany, refusalOf } from '../../support/rows.ts'

const BUYER = personOf('buyer')
const SELLER = personOf('seller')
const STRANGER = personOf('stranger')

/** An order that waits for payment; its other fields do not matter here. */
function put(deps: Deps): OrderRow {
  for (const id of ['buyer', 'seller']) putCompany(deps, id)
  const sides = { buyerId: 'buyer', sellerId: 'seller' }
  const amounts = { payable: { amount: '900', currency: 'CNY' }, paid: { amount: '0', currency: 'CNY' } }
  const row = { id: 'o1', no: 'O1', title: 'O', source: 'TENDER', status: 'TO_PAY', version: 3, events: [], lanes: [] }
  const rateLock = { rates: ratesAt(deps.now()), until: '2026-11-22T02:00:00.000Z' }
  const order = { ...row, ...sides, ...amounts, rateLock } as unknown as OrderRow
  deps.rows.orders.put(order)
  return order
}

describe('a step of an order', () => {
  it(
    'is open to the side whose step it is, in the states in which it is',
    overNothing((deps) => {
      const order = put(deps)
      expect(orderOn(deps, BUYER, 'o1', 'BUYER', ['TO_PAY'])).toEqual(order)
      expect(orderOn(deps, SELLER, 'o1', 'SELLER', ['PAID', 'TO_PAY'])).toEqual(order)
      expect([BUYER, SELLER].map((one) => orderOn(deps, one, 'o1', 'ANY', ['TO_PAY']))).toEqual([order, order])
    }),
  )

  it(
    'is 4003 to the other side, 4004 to anybody else, whatever its state',
    overNothing((deps) => {
      put(deps)
      expect(refusalOf(() => orderOn(deps, SELLER, 'o1', 'BUYER', ['PAID']))).toBe(4003)
      expect(refusalOf(() => orderOn(deps, BUYER, 'o1', 'SELLER', ['TO_PAY']))).toBe(4003)
      expect(refusalOf(() => orderOn(deps, STRANGER, 'o1', 'ANY', ['TO_PAY']))).toBe(4004)
    }),
  )

  it(
    'is 4009 in any other state',
    overNothing((deps) => {
      put(deps)
      expect(refusalOf(() => orderOn(deps, BUYER, 'o1', 'BUYER', ['PAID', 'EXECUTING']))).toBe(4009)
    }),
  )
})

describe('a change of an order', () => {
  it.each([
    ['counts where what is to pay changed', { payable: { amount: '1', currency: 'CNY' as const } }, 4],
    ['counts where what was paid changed', { paid: { amount: '1', currency: 'CNY' as const } }, 4],
    ['does not count otherwise', { title: 'other' }, 3],
  ])('%s, since payments are held against it', async (_, part, version) =>
    overNothing((deps) => {
      const order = put(deps)
      changeOrder(deps, order, part)
      expect(deps.rows.orders.get('o1')).toEqual({
        ...order,
        ...part,
        version,
        updatedAt: '2026-11-21T02:00:00.000Z',
      })
    })(),
  )
})
