// @vitest-environment node
import { expect, test } from 'vitest'
import { eventsOf } from '@/features/money/order/events.ts'
import { papersOf } from '@/features/money/order/documents/papers.ts'
import { chargeOf, orderIn, paymentOf } from './orders.ts'

const at = (day: number) => `2027-01-${String(day).padStart(2, '0')}T00:00:00.000Z`
const file = (id: string) => ({ id, name: `${id}.pdf`, url: `/${id}`, size: 1, type: 'application/pdf' })
const pay = (id: string, status: 'REJECTED' | 'CONFIRMED', day: number) =>
  paymentOf(status, { id, no: id, proofs: [file(id)], createdAt: at(day), updatedAt: at(day) })

test('a proof sent again after a refusal is the next version, one of a later payment the first again', () => {
  const payments = [pay('p3', 'CONFIRMED', 9), pay('p2', 'CONFIRMED', 3), pay('p1', 'REJECTED', 2)]
  const adjustments = [chargeOf('APPROVED', { evidence: [file('e1')], proposedAt: at(5) })]
  const papers = papersOf({ payments, adjustments })
  expect(papers.map((one) => [one.file.id, one.version, one.by])).toEqual([
    ['p3', 1, 'BUYER'],
    ['e1', 1, 'SELLER'],
    ['p2', 2, 'BUYER'],
    ['p1', 1, 'BUYER'],
  ])
})

test('what happened on an order stands newest first, and of equal times what was noted later', () => {
  const order = orderIn('EXECUTING', 'BUYER', {
    events: [
      { status: 'TO_PAY', at: at(1) },
      { status: 'PAID', at: at(2) },
    ],
    payments: [pay('p1', 'CONFIRMED', 2), paymentOf('CREATED', { id: 'p2' })],
    milestones: [{ code: 'BKCF', at: at(4), reportedAt: at(4) }],
    adjustments: [chargeOf('APPROVED', { proposedAt: at(3), answeredAt: at(5) })],
  })
  expect(eventsOf(order).map(({ kind }) => kind)).toEqual([
    'answered',
    'milestone',
    'proposed',
    'payment',
    'status',
    'status',
  ])
})
