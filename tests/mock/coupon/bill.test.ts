import { describe, expect, it } from 'vitest'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { billOf, givesOf, refusalOfBill, type Bill } from '@mock/domain/coupon/bill.ts'
import type { BatchRow, CouponRow } from '@mock/domain/coupon/row.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { batchOf, EVERYWHERE } from '../support/coupon.ts'
import { overNothing, personOf, putCompany, refusalOf } from '../support/rows.ts'

const SELLER = personOf('seller')
const dollars = (amount: string): Bill => ({ gross: { amount, currency: 'USD' } })
const only = (part: Partial<BatchDraft['scope']>) => ({ scope: { ...EVERYWHERE, ...part } })

/** A coupon of `seller` held by `buyer`: 100 dollars off 1,000 by default. */
function coupon(deps: Deps, terms: Partial<BatchDraft> = {}, part: Partial<CouponRow> = {}): CouponRow {
  const id = part.id ?? 'k1'
  const batch = { id: `of-${id}`, no: id, companyId: 'seller', status: 'SENDING', version: 1, body: batchOf(terms) }
  deps.rows.batches.put(batch as BatchRow)
  const days = { validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-31T00:00:00.000Z' }
  const hands = {
    batchId: batch.id,
    issuerId: 'seller',
    ownerId: 'buyer',
    status: 'AVAILABLE',
    version: 1,
    history: [],
  }
  const row = { id, ...days, ...hands, ...part } as unknown as CouponRow
  deps.rows.coupons.put(row)
  return row
}

/** An order of `buyer` from `seller` over 3,000 dollars of freight and a fee of 200, with its bill. */
function order(deps: Deps, part: Partial<OrderRow> = {}): Bill & { order: OrderRow } {
  putCompany(deps, 'buyer')
  const line = { state: 'QUOTED', currency: 'USD' }
  const charges = [
    { ...line, code: 'OFR', group: 'FREIGHT', amount: '3000.00' },
    { ...line, code: 'DOC', group: 'ORIGIN', amount: '200.00' },
  ]
  const lanes = [{ laneNo: 1, pol: 'CNSHA', pod: 'USLAX', boxes: [{ isoCode: '45G1', qty: 1 }], charges }]
  const rateLock = { rates: ratesAt(deps.now()), until: '2026-11-22T00:00:00.000Z' }
  const payable = { amount: '3200.00', currency: 'USD' }
  const paid = { amount: '0.00', currency: 'USD' }
  const sides = { buyerId: 'buyer', sellerId: 'seller', status: 'TO_PAY' }
  const row = { id: 'o1', no: 'ORD1', ...sides, lanes, payable, paid, rateLock, ...part } as unknown as OrderRow
  deps.rows.orders.put(row)
  return { ...billOf(deps, { code: '', orderNo: row.no }, personOf(row.sellerId)), order: row }
}

describe('the bill that a counter names', () => {
  it(
    'is its own order by its number, with what that comes to',
    overNothing((deps) => {
      order(deps, { id: 'o2', no: 'ORD2', payable: { amount: '1.00', currency: 'USD' } })
      const bill = order(deps)
      expect(bill.order.no).toBe('ORD1')
      const found = billOf(deps, { code: '', orderNo: 'ORD1', amount: '5', currency: 'CNY' }, SELLER)
      expect([found.order?.id, found.gross]).toEqual(['o1', { amount: '3200.00', currency: 'USD' }])
    }),
  )

  it(
    'is refused where the number is of somebody else’s order, or of none',
    overNothing((deps) => {
      order(deps)
      expect(refusalOf(() => billOf(deps, { code: '', orderNo: 'ORD1' }, personOf('other')))).toBe(4001)
      expect(refusalOf(() => billOf(deps, { code: '', orderNo: 'ORD9' }, SELLER))).toBe(4001)
    }),
  )

  it(
    'is an amount where no number is given, and nothing unless amount and currency are',
    overNothing((deps) => {
      const amount = { amount: '5', currency: 'CNY' as const }
      expect(billOf(deps, { code: '', orderNo: '', ...amount }, SELLER)).toEqual({ gross: amount })
      expect(billOf(deps, { code: '', ...amount }, SELLER)).toEqual({ gross: amount })
      expect(billOf(deps, { code: '', amount: '5' }, SELLER)).toEqual({})
      expect(billOf(deps, { code: '', currency: 'CNY' }, SELLER)).toEqual({})
      expect(billOf(deps, { code: '' }, SELLER)).toEqual({})
    }),
  )
})

describe('a coupon beside an amount', () => {
  it.each<[string, Partial<BatchDraft>, Bill, object]>([
    ['goes with one that reaches its least', {}, dollars('1000'), {}],
    ['does not go with a smaller one', {}, dollars('999.5'), { refusal: 'BELOW_THRESHOLD', short: '0.50' }],
    ['needs one to be held against its least', {}, {}, { refusal: 'BILL_NEEDED' }],
    [
      'of a plain value needs one too: no face value without an amount',
      { threshold: '0.00' },
      {},
      { refusal: 'BILL_NEEDED' },
    ],
    [
      'that is not for the counter needs an order',
      { counterCash: false },
      dollars('1000'),
      { refusal: 'ORDER_NEEDED' },
    ],
    [
      'of a share needs an order to be counted from',
      { kind: 'DISCOUNT', discountPct: 5, capAmount: '50', threshold: '0' },
      dollars('1000'),
      { refusal: 'ORDER_NEEDED' },
    ],
    ['for some lanes needs an order', only({ pols: ['CNSHA'] }), dollars('5000'), { refusal: 'ORDER_NEEDED' }],
    ['for its kind of holder goes', { ...only({ userTypes: [2, 1] }), counterCash: true }, dollars('1000'), {}],
    [
      'for another kind of holder does not',
      { ...only({ userTypes: [2] }), counterCash: true },
      dollars('1000'),
      { refusal: 'WRONG_USER_TYPE' },
    ],
  ])('%s', async (_, terms, bill, refusal) =>
    overNothing((deps) => {
      putCompany(deps, 'buyer')
      expect(refusalOfBill(deps, coupon(deps, terms), bill)).toEqual(refusal)
    })(),
  )
})

describe('a coupon beside an order', () => {
  it.each<[string, Partial<BatchDraft>, Partial<CouponRow>, Partial<OrderRow>, object]>([
    ['goes with it where its terms do', only({ pols: ['CNSHA'] }), {}, {}, {}],
    ['does not go where somebody else holds it', {}, { ownerId: 'other' }, {}, { refusal: 'WRONG_OWNER' }],
    ['does not go once it is paid', {}, {}, { status: 'PAID' }, { refusal: 'ORDER_NOT_OPEN' }],
    ['of another merchant does not', {}, { issuerId: 'other' }, {}, { refusal: 'OTHER_MERCHANT' }],
    ['for other ports does not', only({ pols: ['CNTAO'] }), {}, {}, { refusal: 'WRONG_LANE' }],
    ['does not below its least', { threshold: '3200.01' }, {}, {}, { refusal: 'BELOW_THRESHOLD', short: '0.01' }],
  ])('%s', async (_, terms, part, on, refusal) =>
    overNothing((deps) => {
      expect(refusalOfBill(deps, coupon(deps, terms, part), order(deps, on))).toEqual(refusal)
    })(),
  )

  it(
    'that goes alone does not go with what is on it already, and is not blamed for what others lack',
    overNothing((deps) => {
      coupon(deps, { stackable: true, threshold: '99999' }, { id: 'held', status: 'LOCKED', orderId: 'o1' })
      const coupons = [{ couponId: 'held', name: 'held', kind: 'CASH' as const, amount: '0' }]
      const bill = order(deps, { coupons })
      expect(refusalOfBill(deps, coupon(deps, { stackable: true }), bill)).toEqual({})
      coupon(deps, { stackable: true }, { id: 'held', status: 'LOCKED', orderId: 'o1' })
      expect(refusalOfBill(deps, coupon(deps, {}), bill)).toEqual({ refusal: 'NOT_STACKABLE' })
    }),
  )
})

describe('what a coupon gives at the counter', () => {
  const share = { kind: 'DISCOUNT' as const, discountPct: 10, capAmount: '500', threshold: '0' }

  it(
    'is its most without a bill, and its part of an amount, in the currency of that',
    overNothing((deps) => {
      const one = coupon(deps, share)
      expect(givesOf(deps, one, {})).toEqual({ amount: '500', currency: 'USD' })
      expect(givesOf(deps, one, dollars('300'))).toEqual({ amount: '30.00', currency: 'USD' })
      const yuan: Bill = { gross: { amount: '300', currency: 'CNY' } }
      expect(givesOf(deps, one, yuan)).toEqual({ amount: '30.00', currency: 'CNY' })
    }),
  )

  it(
    'of one for some charges takes the amount for those, and of an order what those come to',
    overNothing((deps) => {
      const one = coupon(deps, { ...share, ...only({ chargeCodes: ['DOC'] }) })
      expect(givesOf(deps, one, dollars('300')).amount).toBe('30.00')
      expect(givesOf(deps, one, order(deps)).amount).toBe('20.00')
    }),
  )

  it(
    'is no more than is left to pay of an order',
    overNothing((deps) => {
      const coupons = [{ couponId: 'held', name: 'held', kind: 'CASH' as const, amount: '3150.00' }]
      const bill = order(deps, { coupons, payable: { amount: '50.00', currency: 'USD' } })
      expect(givesOf(deps, coupon(deps), bill)).toEqual({ amount: '49.99', currency: 'USD' })
    }),
  )
})
