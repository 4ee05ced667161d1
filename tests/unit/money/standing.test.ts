// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { ORDER_SIDES, ORDER_STATUSES } from '@/contract/money/order/values.ts'
import { BID_STATUSES } from '@/contract/trade/bid/values.ts'
import { QUOTING_MODES, TENDER_STATUSES } from '@/contract/trade/tender/values.ts'
import { bidEnUS } from '@/features/trade/bid/messages/en-US.ts'
import { bidZhCN } from '@/features/trade/bid/messages/zh-CN.ts'
import { orderEnUS } from '@/features/money/order/messages/en-US.ts'
import { orderZhCN } from '@/features/money/order/messages/zh-CN.ts'
import { paymentEnUS } from '@/features/money/payment/messages/en-US.ts'
import { paymentZhCN } from '@/features/money/payment/messages/zh-CN.ts'
import { orderSentence } from '@/features/money/payment/standing.ts'
import { tenderEnUS } from '@/features/trade/tender/messages/en-US.ts'
import { tenderZhCN } from '@/features/trade/tender/messages/zh-CN.ts'
import { orderIn } from './order/orders.ts'
import { standingOf } from '@/features/trade/tender/standing.ts'

const LANGUAGES: [string, Record<string, string>][] = [
  ['zh-CN', { ...orderZhCN, ...paymentZhCN, ...tenderZhCN, ...bidZhCN }],
  ['en-US', { ...orderEnUS, ...paymentEnUS, ...tenderEnUS, ...bidEnUS }],
]
/** States in which only one of the two parties has to act. */
const WAITING = ['TO_CONFIRM', 'TO_PAY', 'PAY_CHECKING', 'CONFIRMED', 'PAID', 'EXECUTING', 'DELIVERED']

describe.each(LANGUAGES)('in %s', (_, texts) => {
  test.each(ORDER_STATUSES)('an order %s has a sentence for each party', (status) => {
    const said = ORDER_SIDES.map((side) => texts[orderSentence(orderIn(status, side)) ?? ''] ?? '')
    for (const text of said) expect(text).toMatch(/[.。]$/)
    expect(new Set(said).size).toBe(WAITING.includes(status) ? 2 : 1)
  })

  test.each(TENDER_STATUSES.filter((status) => status !== 'DRAFT'))('a tender %s has one for each reader', (status) => {
    for (const quoting of QUOTING_MODES) {
      const readers = [
        { mine: true },
        { mine: false },
        ...BID_STATUSES.map((bidStatus) => ({ mine: false, bidStatus })),
      ]
      const said = readers.map((reader) => {
        const standing = standingOf({ status, quoting, ...reader })
        return texts[`tender.detail.${standing?.text}`] ?? ''
      })
      for (const text of said) expect(text).not.toBe('')
      const differs = ['EVALUATING', 'AWARDED', 'CANCELLED'].includes(status)
      expect(said[0] !== said[1]).toBe(differs)
    }
  })

  test.each(BID_STATUSES)('a bid %s has one for its bidder', (status) => {
    expect(texts[`bid.mine.${status}`]).toBeTruthy()
  })
})
