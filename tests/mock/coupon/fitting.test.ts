import { describe, expect, it } from 'vitest'
import type { BatchDraft } from '@/contract/coupon/draft.ts'
import { tellFitting } from '@mock/domain/coupon/fitting.ts'
import type { BatchRow } from '@mock/domain/coupon/row.ts'
import type { Deps } from '@mock/domain/deps.ts'
import { ratesAt } from '@mock/domain/rates.ts'
import type { MemberRow } from '@mock/domain/rows.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { batchOf, EVERYWHERE } from '../support/coupon.ts'
import { overNothing, putCompany } from '../support/rows.ts'

const HOUR_MS = 3600_000
const at = (deps: Deps, hours: number) => new Date(deps.now() + hours * HOUR_MS).toISOString()

/** A batch of `seller` that opened some hours ago and can be collected for a week. */
function opened(deps: Deps, hours: number, terms: Partial<BatchDraft> = {}, status: BatchRow['status'] = 'SENDING') {
  const id = `y${deps.rows.batches.count()}`
  const body = batchOf({ claimFrom: at(deps, -hours), claimTo: at(deps, 24 * 7), ...terms })
  const batch = { id, no: id, companyId: 'seller', status, version: 1, claimed: 0, body }
  deps.rows.batches.put(batch as BatchRow)
}

/** An order of `buyer` from `seller` over 3,000 dollars of freight. */
function order(deps: Deps, status: OrderRow['status']): void {
  putCompany(deps, 'buyer')
  deps.rows.members.put({ id: 'mb', companyId: 'buyer', passwordHash: 'set' } as MemberRow)
  const charges = [{ state: 'QUOTED', code: 'OFR', group: 'FREIGHT', amount: '3000.00', currency: 'USD' }]
  const row = {
    id: 'o1',
    no: 'ORD1',
    buyerId: 'buyer',
    sellerId: 'seller',
    status,
    lanes: [{ laneNo: 1, pol: 'CNSHA', pod: 'USLAX', boxes: [{ isoCode: '45G1', qty: 1 }], charges }],
    payable: { amount: '3000.00', currency: 'USD' },
    rateLock: { rates: ratesAt(deps.now()), until: at(deps, 24) },
  }
  deps.rows.orders.put(row as unknown as OrderRow)
}

const messages = (deps: Deps) => deps.rows.messages.of('companyId', 'buyer').map(({ type, params }) => [type, params])

describe('batches that opened today', () => {
  it(
    'are told in one message to a member whose unpaid order they fit',
    overNothing((deps) => {
      order(deps, 'TO_PAY')
      opened(deps, 2)
      opened(deps, 23)
      opened(deps, 3, { scope: { ...EVERYWHERE, pods: ['NLRTM'] } })
      tellFitting(deps)
      expect(messages(deps)).toEqual([['COUPON_FITS', { count: '2' }]])
    }),
  )

  it(
    'are not told where they opened earlier or later, cannot be collected, or no order waits',
    overNothing((deps) => {
      order(deps, 'TO_PAY')
      opened(deps, 24)
      opened(deps, -1)
      opened(deps, 2, {}, 'PAUSED')
      tellFitting(deps)
      expect(messages(deps)).toEqual([])
      order(deps, 'PAID')
      opened(deps, 2)
      tellFitting(deps)
      expect(messages(deps)).toEqual([])
    }),
  )
})
