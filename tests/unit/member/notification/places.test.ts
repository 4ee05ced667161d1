import { expect, test } from 'vitest'
import { MESSAGE_TARGETS } from '@/contract/member/notification/values.ts'
import { placeOf } from '@/features/member/notification/places.ts'

test('every kind of thing that a message is about has a place, and those of the market theirs', () => {
  for (const kind of MESSAGE_TARGETS) expect([kind, placeOf({ kind, id: 'x1' })]).not.toEqual([kind, undefined])
  expect(placeOf({ kind: 'LISTING', id: 'l1' })).toBe('/business/marketDetail?id=l1')
  expect(placeOf({ kind: 'OWN_LISTING', id: 'HP20261121-0001' })).toBe('/business/myMarket?keyword=HP20261121-0001')
  expect(placeOf({ kind: 'BOOKING_RECEIVED', id: 'o1' })).toBe('/business/myMarket?part=received')
  expect(placeOf({ kind: 'BOOKING_MADE', id: 'o1' })).toBe('/business/myMarket?part=made')
})
