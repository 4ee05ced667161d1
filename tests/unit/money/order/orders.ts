import type { Adjustment } from '@/contract/money/order/after/schemas.ts'
import type { OrderDetail, OrderLane } from '@/contract/money/order/schemas.ts'
import type { AdjustmentStatus, OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import type { PaymentStatus } from '@/contract/money/payment/values.ts'

const AT = '2027-01-01T00:00:00.000Z'
const USD = { amount: '100', currency: 'USD' } as const

/** Statuses in which nothing was paid yet. */
const UNPAID = new Set<OrderStatus>(['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'CANCELLED', 'TIMED_OUT'])

/** An order in a status as one side sees it; from its payment on all of its payable amount is paid. */
export function orderIn(
  status: OrderStatus,
  side: OrderSide,
  facts: Partial<OrderDetail> = {},
  lane: Partial<OrderLane> = {},
): OrderDetail {
  const party = { id: 'c1', nameZh: '甲', nameEn: 'A', certified: true, rating: 5 }
  return {
    id: 'o1',
    no: 'DD1',
    source: 'TENDER',
    status,
    title: '',
    buyer: party,
    seller: party,
    side,
    payable: USD,
    paid: UNPAID.has(status) ? { ...USD, amount: '0' } : USD,
    due: { ...USD, amount: '0' },
    openCharges: 0,
    createdAt: AT,
    updatedAt: AT,
    version: 1,
    paymentTerm: 'PREPAID',
    lanes: [
      {
        laneNo: 1,
        pol: 'CNSHA',
        pod: 'USLAX',
        boxes: [],
        transitDays: 0,
        sailings: [],
        charges: [],
        allIn: USD,
        ...lane,
      },
    ],
    rateLock: {
      rates: {
        date: '2027-01-01',
        source: '',
        cnyPer: { CNY: '1', USD: '7', EUR: '8', GBP: '9', HKD: '0.9', JPY: '0.05', SGD: '5' },
      },
      until: AT,
    },
    payableIn: [],
    coupons: [],
    events: [],
    payments: [],
    milestones: [],
    containers: [],
    adjustments: [],
    ledger: { lines: [], quoted: '100', changes: '0', billed: '100' },
    reviews: [],
    ...facts,
  }
}

/** An additional charge in a status. */
export function chargeOf(status: AdjustmentStatus, facts: Partial<Adjustment> = {}): Adjustment {
  const until = '2027-01-02T00:00:00.000Z'
  return { id: 'a1', code: 'EXM', amount: USD, reason: '', evidence: [], status, proposedAt: AT, until, ...facts }
}

/** A transfer in a status. */
export function paymentOf(status: PaymentStatus, facts: Partial<Payment> = {}): Payment {
  const times = { createdAt: AT, updatedAt: AT }
  return {
    id: 'p1',
    no: 'FK1',
    orderId: 'o1',
    method: 'BANK_TRANSFER',
    status,
    amount: USD,
    ...times,
    proofs: [],
    ...facts,
  }
}
