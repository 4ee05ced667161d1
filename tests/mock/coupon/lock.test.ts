import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { heldBy, lockCoupons, releaseCoupons, settleCoupons } from '@mock/domain/coupon/lock.ts'
import type { BatchRow, CouponRow, VerificationRow } from '@mock/domain/coupon/row.ts'
import type { Deps } from '@mock/domain/deps.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { depsOver } from '../support/deps.ts'
import { batchOf } from '../support/coupon.ts'

let deps: Deps
/** Rows can only be written within a transaction of the store. */
const within = (work: () => void) => async () => {
  const store = memoryStore()
  await store.atomically(() => {
    deps = depsOver(store).deps
    batch('open', 'SENDING')
    batch('dead', 'DEACTIVATED')
    work()
  })
}

// Only the fields that locking reads.
function batch(id: string, status: BatchRow['status']): void {
  deps.rows.batches.put({ id, no: id, companyId: 'c02', status, version: 1, body: batchOf() } as BatchRow)
}
function coupon(id: string, status: CouponRow['status'], part: Partial<CouponRow> = {}): void {
  deps.rows.coupons.put({ id, batchId: 'open', ownerId: 'c01', status, version: 1, history: [], ...part } as CouponRow)
}
function order(status: OrderStatus, ...ids: string[]): OrderRow {
  const coupons = ids.map((couponId) => ({ couponId, name: couponId, kind: 'CASH', amount: '100' }))
  const payable = { amount: '900', currency: 'USD' }
  return { id: 'o1', no: 'ORD1', status, payable, coupons } as OrderRow
}
const now = (id: string) => deps.rows.coupons.get(id)
const states = () => Object.fromEntries(deps.rows.coupons.all(() => true).map(({ id, status }) => [id, status]))

describe('locking', () => {
  it(
    'ties free coupons to the order, leaves its own and leaves out what is gone',
    within(() => {
      coupon('free', 'AVAILABLE')
      coupon('own', 'LOCKED', { orderId: 'o1' })
      coupon('orphan', 'AVAILABLE', { batchId: 'none' })
      const uses = ['free', 'own', 'orphan', 'none'].map((id) => ({ id, amount: '100' }))
      expect(lockCoupons(deps, order('TO_PAY'), uses).map(({ couponId }) => couponId)).toEqual(['free', 'own'])
      expect(now('free')).toMatchObject({ status: 'LOCKED', orderId: 'o1' })
      expect(now('own')).toMatchObject({ version: 1 })
      expect(now('orphan')?.status).toBe('AVAILABLE')
    }),
  )

  it(
    'takes none that is tied to another order or used',
    within(() => {
      coupon('other', 'LOCKED', { orderId: 'o2' })
      coupon('used', 'USED')
      const uses = ['other', 'used'].map((id) => ({ id, amount: '100' }))
      lockCoupons(deps, order('TO_PAY'), uses)
      expect([now('other'), now('used')]).toMatchObject([
        { status: 'LOCKED', orderId: 'o2', version: 1 },
        { version: 1 },
      ])
    }),
  )
})

describe('what is on an order', () => {
  it(
    'counts as free for it, with its terms; what is gone, or whose batch is, does not count',
    within(() => {
      coupon('mine', 'LOCKED', { orderId: 'o1', issuerId: 'c02', validFrom: 'F', validTo: 'T' })
      coupon('orphan', 'LOCKED', { orderId: 'o1', batchId: 'none' })
      const held = heldBy(deps, order('TO_PAY', 'mine', 'orphan', 'none'))
      const ids = { id: 'mine', batchId: 'open', issuerId: 'c02' }
      expect(held).toEqual([{ ...ids, status: 'AVAILABLE', validFrom: 'F', validTo: 'T', terms: batchOf() }])
    }),
  )
})

describe('releasing', () => {
  it(
    'gives back what is locked for this order, dead where its batch died, and nothing else',
    within(() => {
      coupon('mine', 'LOCKED', { orderId: 'o1' })
      coupon('kept', 'LOCKED', { orderId: 'o1' })
      coupon('dying', 'LOCKED', { orderId: 'o1', batchId: 'dead' })
      coupon('other', 'LOCKED', { orderId: 'o2' })
      coupon('given', 'TRANSFERRING', { orderId: 'o1' })
      const all = order('TO_PAY', 'mine', 'kept', 'dying', 'other', 'given', 'none')
      releaseCoupons(deps, all, (id) => id !== 'kept')
      const after = { mine: 'AVAILABLE', kept: 'LOCKED', dying: 'DEACTIVATED', other: 'LOCKED', given: 'TRANSFERRING' }
      expect(states()).toEqual(after)
      expect(now('mine')?.history).toMatchObject([{ event: 'RELEASED', orderNo: 'ORD1' }])
      expect(now('dying')?.history).toMatchObject([{ event: 'DEACTIVATED' }])
    }),
  )
})

describe('an order that ends', () => {
  it(
    'uses its coupons once it is paid, and not those of another order',
    within(() => {
      coupon('mine', 'LOCKED', { orderId: 'o1' })
      coupon('other', 'LOCKED', { orderId: 'o2' })
      settleCoupons(deps, order('PAID', 'mine', 'other', 'none'))
      expect(states()).toEqual({ mine: 'USED', other: 'LOCKED' })
      const saved = { amount: '100', currency: 'USD' }
      expect(now('mine')?.use).toMatchObject({ orderId: 'o1', saved, gross: { amount: '1200.00', currency: 'USD' } })
    }),
  )

  it.each(['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'EXECUTING'] as const)(
    'does nothing to them while it is %s',
    async (status) =>
      within(() => {
        coupon('mine', 'LOCKED', { orderId: 'o1' })
        settleCoupons(deps, order(status, 'mine'))
        expect(states()).toEqual({ mine: 'LOCKED' })
      })(),
  )

  it.each(['CANCELLED', 'TIMED_OUT'] as const)(
    'gives all back where it is %s, also what its seller redeemed',
    async (status) =>
      within(() => {
        const use = (verificationId: string) => ({
          use: { orderId: 'o1', verificationId } as NonNullable<CouponRow['use']>,
        })
        const row = { id: 'v1', couponId: 'counter', merchantId: 'c02', status: 'OK' } as VerificationRow
        deps.rows.verifications.put(row)
        coupon('mine', 'LOCKED', { orderId: 'o1' })
        coupon('counter', 'USED', use('v1'))
        coupon('lost', 'USED', use('none'))
        settleCoupons(deps, order(status, 'mine', 'counter', 'lost', 'none'))
        expect(states()).toEqual({ mine: 'AVAILABLE', counter: 'AVAILABLE', lost: 'USED' })
        expect(deps.rows.verifications.get('v1')).toMatchObject({ status: 'UNDONE', undoReason: 'ORDER_CANCELLED' })
      })(),
  )
})
