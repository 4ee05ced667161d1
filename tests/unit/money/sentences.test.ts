// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { CERTIFICATION_STATUSES } from '@/contract/member/values.ts'
import { INVOICE_STATUSES } from '@/contract/money/invoice/values.ts'
import { ORDER_SIDES, ORDER_STATUSES } from '@/contract/money/order/values.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { bookingSentence } from '@/features/market/listing/bookingStanding.ts'
import { listingEnUS } from '@/features/market/listing/messages/en-US.ts'
import { listingZhCN } from '@/features/market/listing/messages/zh-CN.ts'
import { certificationEnUS } from '@/features/member/certification/messages/en-US.ts'
import { certificationZhCN } from '@/features/member/certification/messages/zh-CN.ts'
import { certificationSentence } from '@/features/member/certification/standing.ts'
import { invoiceEnUS } from '@/features/money/invoice/messages/en-US.ts'
import { invoiceZhCN } from '@/features/money/invoice/messages/zh-CN.ts'
import { invoiceSentence } from '@/features/money/invoice/standing.ts'

const LANGUAGES: [string, Record<string, string>][] = [
  ['zh-CN', { ...listingZhCN, ...certificationZhCN, ...invoiceZhCN }],
  ['en-US', { ...listingEnUS, ...certificationEnUS, ...invoiceEnUS }],
]
/** States of a booking in which both parties read the same. */
const ALIKE = ['SETTLED', 'REVIEWED', 'DISPUTED']
const refusal = { reason: 'NO_SPACE', note: '' } as const

describe.each(LANGUAGES)('in %s', (_, texts) => {
  const said = (status: OrderStatus, more: Partial<Parameters<typeof bookingSentence>[0]> = {}) =>
    ORDER_SIDES.map((side) => texts[bookingSentence({ status, side, ...more }) ?? ''] ?? '')

  test.each(ORDER_STATUSES.filter((status) => status !== 'CONFIRMED'))(
    'a booking %s has a sentence for each party',
    (status) => {
      for (const text of said(status)) expect(text).toMatch(/[.。]$/)
      expect(new Set(said(status)).size).toBe(ALIKE.includes(status) ? 1 : 2)
    },
  )

  test('a booking that ended says how', () => {
    const ways = [
      said('CANCELLED'),
      said('CANCELLED', { refusal }),
      said('TIMED_OUT'),
      said('TIMED_OUT', { payBy: '2026-11-24T00:00:00Z' }),
    ].flat()
    for (const text of ways) expect(text).toMatch(/[.。]$/)
    expect(new Set(ways).size).toBe(ways.length)
  })

  test('a booking that goes on is not said to have ended', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'CANCELLED' && one !== 'TIMED_OUT'))
      expect(said(status, { refusal, payBy: '2026-11-24T00:00:00Z' })).toEqual(said(status))
  })

  test.each(INVOICE_STATUSES)('an invoice %s has one for the company that requested it', (status) => {
    expect(texts[invoiceSentence(status) ?? '']).toMatch(/[.。]$/)
  })

  test.each(CERTIFICATION_STATUSES)('a certification %s has one for its company', (state) => {
    expect(texts[certificationSentence(state) ?? '']).toMatch(/[.。]$/)
  })

  test('no two states share a sentence', () => {
    for (const ids of [
      INVOICE_STATUSES.map((one) => invoiceSentence(one)),
      CERTIFICATION_STATUSES.map((one) => certificationSentence(one)),
    ])
      expect(new Set(ids.map((id) => texts[id ?? ''])).size).toBe(ids.length)
  })
})

test('a status of a later release has no sentence', () => {
  expect(bookingSentence({ status: 'PARKED' as OrderStatus, side: 'BUYER' })).toBeUndefined()
  expect(invoiceSentence('PARKED' as never)).toBeUndefined()
  expect(certificationSentence('PARKED' as never)).toBeUndefined()
})
