import { expect, test } from 'vitest'
import { MESSAGE_TARGETS, type MessageTarget, type MessageType } from '@/contract/member/notification/values.ts'
import { placeOf } from '@/features/member/notification/places.ts'

const place = (kind: MessageTarget['kind'], id: string, type: MessageType = 'ORDER_STARTED') =>
  placeOf({ target: { kind, id }, type })

test('every kind of thing that a message is about has a place, and those of the market theirs', () => {
  for (const kind of MESSAGE_TARGETS) expect([kind, place(kind, 'x1')]).not.toEqual([kind, undefined])
  expect(place('LISTING', 'l1')).toBe('/business/marketDetail?id=l1')
  expect(place('OWN_LISTING', 'HP20261121-0001')).toBe('/business/myMarket?keyword=HP20261121-0001')
  expect(place('BOOKING_RECEIVED', 'o1')).toBe('/business/myMarket?part=received')
  expect(place('BOOKING_MADE', 'o1')).toBe('/business/myMarket?part=made')
})

test.each<[MessageType, string]>([
  ['ORDER_STARTED', ''],
  ['REVIEW_RECEIVED', ''],
  ['DOCUMENT_UPLOADED', '&tab=documents'],
  ['DOCUMENT_ANSWERED', '&tab=documents'],
  ['ADJUSTMENT_PROPOSED', '&tab=charges'],
  ['ADJUSTMENT_CREDIT', '&tab=charges'],
  ['SCHEDULE_CHANGED', '&tab=shipment'],
  ['PAYMENT_REJECTED', '&tab=payment'],
  ['PAYMENT_DUE', '&tab=payment'],
])('%s of an order leads to its tab', (type, tab) =>
  expect(place('ORDER', 'o1', type)).toBe(`/business/payment?orderId=o1${tab}`),
)
