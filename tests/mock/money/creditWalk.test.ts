import { Big } from 'big.js'
import { describe, expect, it } from 'vitest'
import { takeCredit } from '@mock/domain/money/credit/confirm.ts'
import { newLine } from '@mock/domain/money/credit/keep.ts'
import { creditStatusOf, owedIn } from '@mock/domain/money/credit/standing.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { createRandom } from '@mock/seed/random.ts'
import { overNothing, putCompany, refusalOf } from '../support/rows.ts'

const DAY = 24 * 3600_000
const LIMIT = '5000.00'

/** An order that waits for its confirmation, of some dollars, or of yuan. */
function putOrder(deps: Deps, id: string, amount: string, currency: 'USD' | 'CNY'): OrderRow {
  const line = { code: 'OFR', group: 'FREIGHT', basis: 'PER_SHIPMENT', qty: '1', unitPrice: amount, state: 'QUOTED' }
  const lane = { laneNo: 1, boxes: [], sailings: [], charges: [{ ...line, amount, currency }] }
  const rates = ratesAt(deps.now())
  const row = {
    id,
    no: id,
    source: 'TENDER',
    status: 'TO_CONFIRM',
    version: 1,
    buyerId: 'buyer',
    sellerId: 'seller',
    lanes: [lane],
    payable: { amount, currency },
    paid: { amount: '0.00', currency },
    receipts: [],
    paymentTerm: 'ON_BL',
    rateLock: { rates, until: new Date(deps.now()).toISOString() },
    events: [],
    createdAt: new Date(deps.now()).toISOString(),
    updatedAt: new Date(deps.now()).toISOString(),
  }
  deps.rows.orders.put(row as unknown as OrderRow)
  return row as unknown as OrderRow
}
function open(deps: Deps): void {
  for (const id of ['buyer', 'seller']) putCompany(deps, id)
  const part = { buyerId: 'buyer', sellerId: 'seller', status: 'GRANTED', currency: 'USD' } as const
  newLine(deps, { ...part, limit: LIMIT, validTo: '2027-06-30' })
}
const parties = { buyerId: 'buyer', sellerId: 'seller' }
const confirm = (deps: Deps, order: OrderRow): number | undefined =>
  refusalOf(() => deps.rows.orders.put({ ...order, status: 'CONFIRMED', creditId: takeCredit(deps, order) }))
const paidWhole = ({ payable, receipts = [], ...order }: OrderRow): OrderRow => ({
  ...order,
  payable,
  paid: payable,
  receipts: [...receipts, { ...payable, cny: payable.amount }],
})

describe('what is owed on a credit line', () => {
  it.each([1, 2, 3, 4])(
    'is never above its limit by confirming, paying and cancelling in any order (seed %s)',
    async (seed) => {
      await overNothing((deps) => {
        open(deps)
        const random = createRandom(`credit|${seed}`)
        const codes = new Set<number | undefined>()
        for (let step = 0; step < 60; step += 1) {
          const onCredit = deps.rows.orders.all(({ status }) => status === 'CONFIRMED')
          const one = onCredit.length > 0 ? random.pick(onCredit) : undefined
          const act = random.int(0, 3)
          if (one && act === 0) deps.rows.orders.put({ ...one, status: 'CANCELLED' })
          else if (one && act === 1) deps.rows.orders.put({ ...paidWhole(one), status: 'PAID' })
          else {
            const currency = random.pick(['USD', 'CNY'] as const)
            const order = putOrder(deps, `o${step}`, `${random.int(100, 6000)}.00`, currency)
            codes.add(confirm(deps, order))
          }
          expect(new Big(owedIn(deps, parties, 'USD').used).lte(LIMIT)).toBe(true)
        }
        expect(codes).toEqual(new Set([undefined, 4023]))
      })()
    },
  )

  it(
    'freezes the line three days after its due day: a new order is refused, and taken once it is paid',
    overNothing((deps) => {
      open(deps)
      const first = putOrder(deps, 'first', '1000.00', 'USD')
      expect(confirm(deps, first)).toBeUndefined()
      const on = deps.rows.orders.get('first') ?? first
      const at = new Date(deps.now()).toISOString()
      deps.rows.orders.put({ ...on, status: 'EXECUTING', milestones: [{ code: 'LOBD', at, reportedAt: at }] })
      const second = putOrder(deps, 'second', '1000.00', 'USD')
      const statusIn = (days: number) => {
        const later = { ...deps, now: () => deps.now() + days * DAY }
        const [line] = deps.rows.credits.all()
        return [line && creditStatusOf(later, line), refusalOf(() => takeCredit(later, second))]
      }
      expect(statusIn(3)).toEqual(['GRANTED', undefined])
      expect(statusIn(5)).toEqual(['GRANTED', undefined])
      expect(statusIn(6)).toEqual(['FROZEN', 4023])
      // Not by a larger limit either.
      const late = { ...deps, now: () => deps.now() + 6 * DAY }
      expect(refusalOf(() => takeCredit(late, second, '90000'))).toBe(4023)
      deps.rows.orders.put(paidWhole(deps.rows.orders.get('first') ?? first))
      expect(statusIn(6)).toEqual(['GRANTED', undefined])
    }),
  )
})
