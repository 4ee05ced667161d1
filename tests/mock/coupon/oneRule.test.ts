import { describe, expect, it } from 'vitest'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { couponCheckSymbol } from '@/contract/coupon/code.ts'
import { applyCoupons } from '@mock/domain/coupon/order.ts'
import type { BatchRow, CouponRow } from '@mock/domain/coupon/row.ts'
import { lookUpCoupon } from '@mock/domain/coupon/verify.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { DomainError } from '@mock/domain/errors.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { batchOf, EVERYWHERE } from '../support/coupon.ts'
import { overNothing, personOf, putCompany } from '../support/rows.ts'

const DAYS = { validFrom: '2026-11-01T00:00:00.000Z', validTo: '2026-12-31T00:00:00.000Z' }
const codeOf = (stem: string) => stem + (couponCheckSymbol(stem) ?? '')
const only = (part: Partial<BatchDraft['scope']>) => ({ scope: { ...EVERYWHERE, ...part } })

/** A coupon of `seller` in the hands of `buyer`: 100 dollars off 1,000 by default. */
function coupon(deps: Deps, id: string, terms: Partial<BatchDraft> = {}, part: Partial<CouponRow> = {}): void {
  const batch = { id: part.batchId ?? `of-${id}`, no: id, companyId: 'seller', status: 'SENDING', version: 1 }
  deps.rows.batches.put({ ...batch, body: batchOf(terms) } as BatchRow)
  const row = {
    id,
    code: codeOf(id === 'held' ? '3345678ABCD' : '2345678ABCD'),
    batchId: batch.id,
    issuerId: 'seller',
    ownerId: 'buyer',
    status: 'AVAILABLE',
    version: 1,
    history: [],
    ...DAYS,
    ...part,
  }
  deps.rows.coupons.put(row as unknown as CouponRow)
}

/** An order of `buyer` from `seller` over 3,000 dollars of ocean freight, Shanghai to Los Angeles. */
function order(deps: Deps, part: Partial<OrderRow> = {}): OrderRow {
  const charges = [{ state: 'QUOTED', code: 'OFR', group: 'FREIGHT', amount: '3000.00', currency: 'USD' }]
  const boxes = [{ isoCode: '45G1', qty: 1 }]
  const row = {
    id: 'o1',
    no: 'DD20261120-0001',
    buyerId: 'buyer',
    sellerId: 'seller',
    status: 'TO_PAY',
    version: 1,
    lanes: [{ laneNo: 1, pol: 'CNSHA', pod: 'USLAX', carrierScac: 'COSU', boxes, charges }],
    payable: { amount: '3000.00', currency: 'USD' },
    paid: { amount: '0.00', currency: 'USD' },
    rateLock: { rates: ratesAt(deps.now()), until: '2026-11-30T00:00:00.000Z' },
    ...part,
  } as unknown as OrderRow
  deps.rows.orders.put(row)
  return row
}

/** A coupon that lies on the order already. */
function held(deps: Deps, part: Partial<CouponRow> = {}): void {
  coupon(deps, 'held', { stackable: true }, { status: 'LOCKED', orderId: 'o1', ...part })
  order(deps, { coupons: [{ couponId: 'held', name: 'held', kind: 'CASH', amount: '100.00' }] })
}

/** Why the counter refuses the coupon on the order. */
const atCounter = (deps: Deps): string | undefined =>
  lookUpCoupon(deps, { code: codeOf('2345678ABCD'), orderNo: 'DD20261120-0001' }, personOf('seller', { userType: 2 }))
    .refusal

/** Why the payment refuses it, beside what lies on the order. */
function online(deps: Deps): string | undefined {
  const { coupons = [] } = deps.rows.orders.get('o1') ?? {}
  const couponIds = [...coupons.map(({ couponId }) => couponId), 'k1']
  try {
    applyCoupons(deps, { orderId: 'o1', version: 1, couponIds, requestNo: 'r' }, personOf('buyer'))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { reasons } = error.details.data as { reasons: { id: string; reasons: { code: string }[] }[] }
    return reasons.find(({ id }) => id === 'k1')?.reasons[0]?.code
  }
  return undefined
}

type Make = (deps: Deps) => void
const one =
  (terms: Partial<BatchDraft>, part: Partial<CouponRow> = {}): Make =>
  (deps) => {
    order(deps)
    coupon(deps, 'k1', terms, part)
  }

describe('a coupon is refused on an order for the same reason at the counter and by the payment', () => {
  it.each<[string, Make]>([
    ['NOT_STARTED', one({}, { validFrom: '2026-12-01T00:00:00.000Z' })],
    ['EXPIRED', one({}, { validTo: '2026-11-02T00:00:00.000Z' })],
    ['LOCKED', one({}, { status: 'LISTED' })],
    ['WRONG_USER_TYPE', one(only({ userTypes: [2] }))],
    ['WRONG_MODE', one(only({ modes: ['AIR'] }))],
    ['WRONG_LANE', one(only({ pods: ['NLRTM'] }))],
    ['WRONG_BOX', one(only({ isoCodes: ['22G1'] }))],
    ['WRONG_CARRIER', one(only({ carriers: ['MAEU'] }))],
    ['NO_CHARGE', one({ kind: 'FREE_ITEM', capAmount: '50', threshold: '0', ...only({ chargeCodes: ['SEAL'] }) })],
    [
      'NOT_FIRST_ORDER',
      (deps) => {
        one(only({ firstOrderOnly: true }))(deps)
        order(deps, { id: 'o0', no: 'DD20261101-0001', status: 'SETTLED' })
      },
    ],
    ['BELOW_THRESHOLD', one({ threshold: '3000.01' })],
    [
      'NOT_STACKABLE',
      (deps) => {
        held(deps)
        coupon(deps, 'k1', { stackable: false })
      },
    ],
    [
      'LIMIT',
      (deps) => {
        held(deps, { batchId: 'same' })
        coupon(deps, 'k1', { stackable: true }, { batchId: 'same' })
      },
    ],
  ])('%s', async (reason, make) =>
    overNothing((deps) => {
      for (const id of ['buyer', 'seller']) putCompany(deps, id)
      make(deps)
      expect([atCounter(deps), online(deps)]).toEqual([reason, reason])
    })(),
  )
})
