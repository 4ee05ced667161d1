// @vitest-environment node
import { expect, test } from 'vitest'
import { nextOrderStep, type NextStep } from '@/contract/money/order/nextStep.ts'
import { ORDER_STATUSES, type OrderStatus } from '@/contract/money/order/values.ts'

const STEPS: Record<OrderStatus, [buyer: NextStep | undefined, seller: NextStep | undefined]> = {
  TO_CONFIRM: [undefined, 'CONFIRM'],
  TO_PAY: ['PAY', undefined],
  PAY_CHECKING: [undefined, undefined],
  CONFIRMED: [undefined, 'START'],
  PAID: [undefined, 'START'],
  EXECUTING: [undefined, 'DELIVER'],
  DELIVERED: ['ACCEPT', undefined],
  SETTLED: ['REVIEW', 'REVIEW'],
  REVIEWED: [undefined, undefined],
  CANCELLED: [undefined, undefined],
  TIMED_OUT: [undefined, undefined],
  DISPUTED: ['RESOLVE', 'RESOLVE'],
}
const order = (status: OrderStatus, payable = '100', paid = '100') => ({
  status,
  payable: { amount: payable },
  paid: { amount: paid },
})

test.each(ORDER_STATUSES)('each side of an order that is %s has its own next step', (status) => {
  expect([nextOrderStep(order(status), 'BUYER'), nextOrderStep(order(status), 'SELLER')]).toEqual(STEPS[status])
})

test.each(['EXECUTING', 'DELIVERED', 'DISPUTED'] as const)('an agreed addition is paid first while %s', (status) => {
  expect(nextOrderStep(order(status, '130'), 'BUYER')).toBe('PAY')
  expect(nextOrderStep(order(status, '130'), 'SELLER')).toBe(STEPS[status][1])
})

test('an order that is paid, being checked or over is never to be paid', () => {
  for (const status of ORDER_STATUSES) {
    if (status === 'TO_PAY') continue
    expect([status, nextOrderStep(order(status), 'BUYER')]).not.toEqual([status, 'PAY'])
  }
})
