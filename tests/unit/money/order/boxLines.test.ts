// @vitest-environment node
import { expect, test } from 'vitest'
import { notBefore } from '@/features/money/order/boxLines.ts'

test('a minute typed in the minute of the payment is not before it', () => {
  const paidAt = '2027-01-01T08:30:40.000Z'
  expect(notBefore('2027-01-01T08:30:00.000Z', paidAt)).toBe(paidAt)
  expect(notBefore('2027-01-01T08:29:00.000Z', paidAt)).toBe('2027-01-01T08:29:00.000Z')
  expect(notBefore('2027-01-01T08:31:00.000Z', paidAt)).toBe('2027-01-01T08:31:00.000Z')
  expect(notBefore('', paidAt)).toBe('')
  expect(notBefore('2027-01-01T08:29:00.000Z', undefined)).toBe('2027-01-01T08:29:00.000Z')
})
