// @vitest-environment node
import { expect, test } from 'vitest'
import { DECLINE_REASONS, DISQUALIFY_REASONS } from '@/contract/trade/bid/values.ts'
import { UNDO_REASONS } from '@/contract/coupon/values.ts'
import { RED_REASONS } from '@/contract/money/invoice/values.ts'
import { BOOKING_REFUSALS, REPORT_REASONS } from '@/contract/market/listing/values.ts'
import { LINE_DISPUTES } from '@/contract/money/statement/values.ts'
import { DISPUTE_REASONS } from '@/contract/money/order/values.ts'
import { AWARD_REASONS, CANCEL_REASONS } from '@/contract/trade/tender/values.ts'
import { filesBelow, textOf } from './sourceGraph.ts'

const codes = new Set<string>([
  ...AWARD_REASONS,
  ...BOOKING_REFUSALS,
  ...CANCEL_REASONS,
  ...DECLINE_REASONS,
  ...DISPUTE_REASONS,
  ...DISQUALIFY_REASONS,
  ...LINE_DISPUTES,
  ...RED_REASONS,
  ...REPORT_REASONS,
  ...UNDO_REASONS,
])

/** Reasons that are preselected. */
const preset = (text: string): string[] =>
  [...text.matchAll(/useState(?:<[^(]*>)?\('([A-Z_]+)'\)|reason: '([A-Z_]+)'/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((code) => codes.has(code))

test('a reason that goes on record is chosen by the person, never preset', () => {
  const files = filesBelow(['src/features', 'src/pages'])
  expect(files.filter((file) => preset(textOf(file)).length > 0)).toEqual([])
  expect(files.filter((file) => textOf(file).includes('<ReasonField'))).toHaveLength(12)
  expect(preset("useState<UndoReason>('WRONG_COUPON'); setAsking({ plan, reason: 'PRICE' })")).toHaveLength(2)
})
