// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { MILESTONES, ORDER_SIDES, ORDER_STATUSES } from '@/contract/money/order/values.ts'
import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import { arrivalOf, nextMilestone, trackOf } from '@/features/money/order/milestones.ts'
import { orderTurn, TEXTS } from '@/features/money/order/turn.ts'
import type { Turn } from '@/features/money/order/turn.ts'
import { chargeOf, orderIn, paymentOf } from './orders.ts'

type Seen = [by: Turn['by'], text: Turn['text'], step?: Turn['step']]

/** What buyer and seller see in each status. */
const SEEN: Record<OrderStatus, Record<OrderSide, Seen>> = {
  TO_CONFIRM: { BUYER: ['other', 'confirm'], SELLER: ['me', 'confirm', 'CONFIRM'] },
  TO_PAY: { BUYER: ['me', 'pay', 'PAY'], SELLER: ['other', 'pay'] },
  PAY_CHECKING: { BUYER: ['platform', 'check'], SELLER: ['platform', 'check'] },
  CONFIRMED: { BUYER: ['other', 'startCredit'], SELLER: ['me', 'startCredit', 'START'] },
  PAID: { BUYER: ['other', 'start'], SELLER: ['me', 'start', 'START'] },
  EXECUTING: { BUYER: ['other', 'report'], SELLER: ['me', 'report', 'REPORT'] },
  DELIVERED: { BUYER: ['me', 'accept', 'ACCEPT'], SELLER: ['other', 'accept'] },
  SETTLED: { BUYER: ['me', 'review', 'REVIEW'], SELLER: ['me', 'review', 'REVIEW'] },
  REVIEWED: { BUYER: ['nobody', 'done'], SELLER: ['nobody', 'done'] },
  CANCELLED: { BUYER: ['nobody', 'cancelled'], SELLER: ['nobody', 'cancelled'] },
  TIMED_OUT: { BUYER: ['nobody', 'unconfirmed'], SELLER: ['nobody', 'unconfirmed'] },
  DISPUTED: { BUYER: ['me', 'resolve', 'RESOLVE'], SELLER: ['me', 'resolve', 'RESOLVE'] },
}
const seen = (order: OrderDetail): Seen | undefined => {
  const turn = orderTurn(order)
  return turn && (turn.step ? [turn.by, turn.text, turn.step] : [turn.by, turn.text])
}
const PAY_BY = '2027-01-03T00:00:00.000Z'

describe('the next step', () => {
  const line = { currency: 'USD', limit: '1000.00', used: '600.00', isFrozen: false } as const
  test.each([
    [{ ...line, needed: '400.00' }, 'confirm'],
    [{ ...line, needed: '400.01' }, 'confirmShort'],
    [{ ...line, needed: '400.00', isFrozen: true }, 'confirmFrozen'],
  ] as const)('of an order that waits to be confirmed on a line %o is %s', (credit, text) => {
    expect(seen({ ...orderIn('TO_CONFIRM', 'BUYER'), credit })).toEqual(['other', text])
    expect(seen({ ...orderIn('TO_CONFIRM', 'SELLER'), credit })).toEqual(['me', text, 'CONFIRM'])
  })
  test.each(ORDER_STATUSES.flatMap((status) => ORDER_SIDES.map((side) => [status, side] as const)))(
    'of an order that is %s, for its %s',
    (status, side) => {
      expect(seen(orderIn(status, side))).toEqual(SEEN[status][side])
    },
  )

  test('with a deposit is the deposit, then the start, then the balance until it is paid', () => {
    const part = (amount: string, rest: string) => [{ amount, currency: 'USD' as const, rest }]
    const of = (first: string, facts: Partial<OrderDetail> = {}): Partial<OrderDetail> => ({
      paymentTerm: 'DEPOSIT_BALANCE',
      depositPct: 30,
      payBy: PAY_BY,
      paid: { amount: first === '0' ? '30' : '0', currency: 'USD' },
      deposit: { pct: 30, first: part('30', first), balance: part('70', '70') },
      ...facts,
    })
    const open = of('30', { payState: 'DEPOSIT_DUE' })
    expect(seen(orderIn('TO_PAY', 'BUYER', open))).toEqual(['me', 'payDeposit', 'PAY'])
    expect(seen(orderIn('TO_PAY', 'SELLER', open))).toEqual(['other', 'payDeposit'])
    expect(orderTurn(orderIn('TO_PAY', 'BUYER', open))?.until).toBe(PAY_BY)
    const paid = of('0', { payState: 'NOTHING_DUE' })
    expect(seen(orderIn('PAID', 'BUYER', paid))).toEqual(['other', 'startDeposit'])
    expect(seen(orderIn('PAID', 'SELLER', paid))).toEqual(['me', 'startDeposit', 'START'])
    expect(seen(orderIn('EXECUTING', 'BUYER', paid))).toEqual(['other', 'report'])
    const due = of('0', { payState: 'BALANCE_DUE', dueOn: '2027-01-09' })
    expect(seen(orderIn('EXECUTING', 'BUYER', due))).toEqual(['me', 'balance', 'PAY'])
    expect(seen(orderIn('DELIVERED', 'SELLER', due))).toEqual(['other', 'balance'])
    expect(seen(orderIn('DELIVERED', 'BUYER', { ...due, payState: 'OVERDUE' }))).toEqual(['me', 'balanceOver', 'PAY'])
  })

  test('names the deadline that runs', () => {
    const times = { confirmBy: 'c', payBy: 'p', startBy: 's', acceptBy: 'a', reviewBy: 'r' }
    const until = (status: OrderStatus) => orderTurn(orderIn(status, 'BUYER', times))?.until
    expect([until('TO_CONFIRM'), until('TO_PAY'), until('DELIVERED'), until('SETTLED')]).toEqual(['c', 'p', 'a', 'r'])
    expect(until('PAID')).toBe('s')
    expect(until('EXECUTING')).toBeUndefined()
  })

  test.each([
    ['100.00', ['me', 'due', 'PAY'], ['other', 'due']],
    ['250.00', ['other', 'disputed'], ['me', 'disputed']],
  ] as const)('with %s of 250.00 disputed asks for the rest, or waits for both to agree', (disputed, buyer, seller) => {
    const usd = (amount: string): OrderDetail['due'] => ({ amount, currency: 'USD' })
    const part: Partial<OrderDetail> = {
      dueOn: '2026-12-30',
      payState: 'DUE',
      payable: usd('250.00'),
      paid: usd('0.00'),
      due: usd('250.00'),
      disputed: [usd(disputed)],
    }
    expect(seen(orderIn('REVIEWED', 'BUYER', part))).toEqual(buyer)
    expect(seen(orderIn('REVIEWED', 'SELLER', part))).toEqual(seller)
  })

  test('of an order that is partly paid is the rest, without a deadline: it does not lapse', () => {
    const part = { paid: { amount: '20', currency: 'USD' as const }, payBy: PAY_BY }
    expect(seen(orderIn('TO_PAY', 'BUYER', part))).toEqual(['me', 'payRest', 'PAY'])
    expect(seen(orderIn('TO_PAY', 'SELLER', part))).toEqual(['other', 'payRest'])
    expect(orderTurn(orderIn('TO_PAY', 'BUYER', part))?.until).toBeUndefined()
  })

  test.each([
    ['APPROVED', ['platform', 'refunding']],
    ['REFUNDING', ['platform', 'refunding']],
    ['REFUNDED', ['nobody', 'refunded']],
  ] as const)(
    'of a cancelled order whose refund is %s is the platform’s until the money is there',
    (status, expected) => {
      const refund = { id: 'r', no: 'TF1', orderId: 'o', reason: 'ORDER_CANCELLED', status, note: '' } as const
      const times = { createdAt: PAY_BY, updatedAt: PAY_BY }
      const refunds = [{ ...refund, ...times, amounts: [{ amount: '20.00', currency: 'USD' as const }] }]
      for (const side of ORDER_SIDES) expect(seen(orderIn('CANCELLED', side, { refunds }))).toEqual(expected)
    },
  )

  test('of an order that closed says which deadline passed', () => {
    expect(seen(orderIn('TIMED_OUT', 'BUYER', { payBy: PAY_BY }))).toEqual(['nobody', 'unpaid'])
  })

  test.each(['EXECUTING', 'DELIVERED'] as const)('is for the buyer an open charge first while %s', (status) => {
    const charge = chargeOf('PROPOSED')
    const order = orderIn(status, 'BUYER', { adjustments: [charge], payable: { amount: '130', currency: 'USD' } })
    expect(seen(order)).toEqual(['me', 'charge', 'ANSWER_CHARGE'])
    expect(orderTurn(order)?.until).toBe(charge.until)
    const owing = { ...order, adjustments: [] }
    expect(seen(owing)).toEqual(['me', 'rest', 'PAY'])
    expect(seen({ ...owing, payments: [paymentOf('SUBMITTED')] })).toEqual(['platform', 'check'])
  })

  test('of the seller goes on under way; after the delivery it waits for the money', () => {
    const open = { adjustments: [chargeOf('PROPOSED')] }
    expect(seen(orderIn('EXECUTING', 'SELLER', open))).toEqual(['me', 'report', 'REPORT'])
    expect(seen(orderIn('DELIVERED', 'SELLER', open))).toEqual(['other', 'charge'])
    const owing = { payable: { amount: '130', currency: 'USD' } } as const
    expect(seen(orderIn('DELIVERED', 'SELLER', owing))).toEqual(['other', 'rest'])
  })

  test('after the last milestone is the delivery', () => {
    const milestones = MILESTONES.map((code) => ({ code, at: PAY_BY, reportedAt: PAY_BY }))
    expect(seen(orderIn('EXECUTING', 'SELLER', { milestones }))).toEqual(['me', 'deliver', 'DELIVER'])
    expect(seen(orderIn('EXECUTING', 'BUYER', { milestones }))).toEqual(['other', 'deliver'])
  })

  test('of a transfer that is being checked is the platform', () => {
    expect(seen(orderIn('TO_PAY', 'BUYER', { payments: [paymentOf('SUBMITTED')] }))).toEqual(['platform', 'check'])
  })

  test('of a dispute and of reviews is with the side that has not answered', () => {
    const proposal = { by: 'BUYER', to: 'SETTLED', text: '', at: PAY_BY } as const
    const dispute = { reason: 'LATE', text: '', openedAt: PAY_BY, proposal } as const
    expect(seen(orderIn('DISPUTED', 'BUYER', { dispute }))).toEqual(['other', 'resolveWait'])
    expect(seen(orderIn('DISPUTED', 'SELLER', { dispute }))).toEqual(['me', 'resolveAnswer', 'RESOLVE'])
    const points = { priceTruth: 5, onTime: 5, communication: 5, documents: 5 }
    const reviews = [{ by: 'BUYER' as const, points, text: '', at: PAY_BY }]
    expect(seen(orderIn('SETTLED', 'BUYER', { reviews }))).toEqual(['other', 'reviewWait'])
  })

  test('of a status that is not known is not shown', () => {
    const strange: { status: string } = { status: 'FLOATING' }
    expect(orderTurn(Object.assign(orderIn('PAID', 'BUYER'), strange))).toBeUndefined()
  })

  test('has a sentence for either side', () => {
    for (const texts of Object.values(TEXTS)) expect(Object.keys(texts).toSorted()).toEqual(ORDER_SIDES.toSorted())
  })
})

const at = (day: number) => `2027-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
const reported = (code: 'BKCF' | 'DLPT' | 'TSBA' | 'BDAR', day: number) => ({ code, at: at(day), reportedAt: at(day) })
const SAILING = { vessel: 'A', voyage: '1', etd: at(5), eta: at(25) }

describe('the line of milestones', () => {
  test('shows what happened, what is next and what is to come, with the days of the schedule', () => {
    const order = orderIn('EXECUTING', 'BUYER', { milestones: [reported('BKCF', 2)] }, { sailings: [SAILING] })
    const track = trackOf(order)
    expect(track.slice(0, 3).map(({ code, state }) => [code, state])).toEqual([
      ['BKCF', 'done'],
      ['EPRL', 'next'],
      ['STSP', 'expected'],
    ])
    expect(track.find(({ code }) => code === 'DLPT')?.at).toBe(SAILING.etd)
    expect(track.find(({ code }) => code === 'BDAR')?.at).toBe(SAILING.eta)
    expect(trackOf({ ...order, status: 'SETTLED' })).toHaveLength(1)
  })

  test('expects a transshipment only once it has begun', () => {
    const next = (milestones: OrderDetail['milestones']) =>
      nextMilestone(orderIn('EXECUTING', 'SELLER', { milestones }))
    expect(next([reported('DLPT', 5)])).toBe('BDAR')
    expect(next([reported('DLPT', 5), reported('TSBA', 9)])).toBe('TSDP')
  })
})

test('the arrival is the reported one, else counted from the departure, else of the schedule', () => {
  const [lane] = orderIn('EXECUTING', 'BUYER', {}, { sailings: [SAILING], transitDays: 18 }).lanes
  if (!lane) throw new Error('no lane')
  expect(arrivalOf(lane, [])).toEqual({ at: at(25), kind: 'expected' })
  expect(arrivalOf(lane, [reported('BKCF', 6)])).toEqual({ at: at(25), kind: 'missed' })
  expect(arrivalOf(lane, [reported('DLPT', 6)])).toEqual({ at: at(24), kind: 'expected' })
  expect(arrivalOf(lane, [reported('DLPT', 6), reported('BDAR', 26)])).toEqual({ at: at(26), kind: 'reported' })
  expect(arrivalOf({ ...lane, sailings: [SAILING, SAILING] }, [])).toBeUndefined()
})
