import type { OrderStatus } from '@/contract/money/order/values.ts'
import type { Allocation, FuelLink, Mqc } from '@/contract/trade/tender/term/schemas.ts'
import type { PaymentTerm } from '@/contract/trade/tender/values.ts'
import type { CompanyRow } from '../domain/rows.ts'

/** An agreement to seed. */
export interface Plan {
  buyer: string
  seller: string
  /** First and last day, days from now. */
  from: number
  to: number
  pods: readonly string[]
  /** Containers of a lane, two a booking. */
  boxes: number
  /** Number of weekly call-offs so far. */
  called: number
  /** States of the youngest ones, newest first. */
  last: readonly (readonly OrderStatus[])[]
  /** Absent: prepaid. */
  paymentTerm?: PaymentTerm
  /** Minimum quantity of each lane. */
  mqc?: Mqc
  /** Allocation of each lane; absent: two a week. */
  allocation?: Allocation
  /** How far beyond the contracted containers may be called off. */
  overPct?: number
  /** The surcharge that follows the price of fuel. */
  fuel?: FuelLink
  /** Weeks since the youngest call-off. */
  idleWeeks?: number
  /** Changes of prices: when each was given and from which departure on it holds, days from now. */
  notices?: readonly { code: string; amount: string; given: number; from: number }[]
  /** Days since it was suspended for what is overdue, or since its buyer gave notice. */
  suspended?: number
  /** Days since its seller proposed to renew it. */
  renewal?: number
  /** Days since its seller proposed more containers at a higher freight. */
  amendment?: number
  terminated?: number
}

export const OPEN: readonly OrderStatus[] = []
export const TO_PAY: readonly OrderStatus[] = ['TO_PAY']
export const REFUSED: readonly OrderStatus[] = ['CANCELLED']
const SAILING: readonly OrderStatus[] = ['TO_PAY', 'PAID', 'EXECUTING']
export const DONE: readonly OrderStatus[] = ['TO_PAY', 'PAID', 'EXECUTING', 'DELIVERED', 'SETTLED', 'REVIEWED']
/** On credit, loaded and not paid. */
export const UNPAID: readonly OrderStatus[] = ['TO_PAY', 'EXECUTING']

/** Agreements in every state; the first is half used, with one call-off beyond the week's allocation. */
export function plansOf(robots: readonly CompanyRow[], traders: readonly CompanyRow[]): Plan[] {
  const robot = robots[0]?.id ?? 'c04'
  const trader = traders[0]?.id ?? 'c05'
  const half = { from: -91, to: 91, boxes: 52 }
  const two = { buyer: 'c05', seller: 'c04' }
  return [
    {
      ...half,
      buyer: 'c01',
      seller: 'c02',
      pods: ['USLAX'],
      called: 12,
      last: [OPEN, OPEN, TO_PAY, REFUSED, SAILING],
      mqc: { pct: 80, tolerancePct: 5, feePerBox: '150' },
      allocation: { period: 'WEEK', boxes: 2, carryOver: true, releaseDays: 7 },
      overPct: 10,
      notices: [{ code: 'PSS', amount: '150', given: -50, from: -18 }],
    },
    {
      ...half,
      buyer: 'c01',
      seller: robot,
      pods: ['NLRTM', 'DEHAM'],
      called: 8,
      last: [SAILING],
      fuel: { code: 'BAF', factor: '0.35', base: '560' },
      notices: [{ code: 'PSS', amount: '120', given: -6, from: 26 }],
    },
    {
      buyer: 'c01',
      seller: 'c02',
      from: -200,
      to: -18,
      boxes: 26,
      pods: ['SGSIN'],
      called: 9,
      last: [DONE],
      mqc: { pct: 80, tolerancePct: 10, feePerBox: '120' },
    },
    { ...half, buyer: 'c01', seller: 'c04', from: 16, to: 197, pods: ['AEJEA'], called: 0, last: [], amendment: 3 },
    { ...two, from: -60, to: 60, boxes: 8, pods: ['JPTYO'], called: 4, last: [SAILING], renewal: 2 },
    { ...half, buyer: trader, seller: 'c02', pods: ['USLGB'], called: 6, last: [OPEN, SAILING] },
    {
      ...two,
      ...half,
      boxes: 26,
      pods: ['DEHAM'],
      called: 2,
      last: [UNPAID, UNPAID],
      paymentTerm: 'ON_BL',
      idleWeeks: 3,
      suspended: 4,
    },
    { ...two, from: -120, to: 62, boxes: 26, pods: ['SGSIN'], called: 6, last: [DONE], idleWeeks: 6, terminated: 45 },
  ]
}
