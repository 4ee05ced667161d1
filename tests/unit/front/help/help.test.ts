import { describe, expect, test } from 'vitest'
import { COUNTER_HOURS, MAX_OPTIONS } from '@/contract/trade/bid/values.ts'
import {
  CNY_PER_POINT,
  GIFT_HOURS,
  MAX_PER_ORDER,
  POINTS_PER_CNY,
  UNDO_HOURS,
  WELCOME_POINTS,
} from '@/contract/coupon/values.ts'
import { EXPIRING_DAYS } from '@/contract/member/certification/lifecycle.ts'
import { RED_HOURS } from '@/contract/money/invoice/values.ts'
import { BOOKING_HOURS, MAX_COMPARED, MAX_VALID_DAYS, RENEW_PCT, STALE_DAYS } from '@/contract/market/listing/values.ts'
import { MESSAGE_DAYS } from '@/contract/member/notification/values.ts'
import { ACCEPT_DAYS, CHARGE_HOURS, REVIEW_DAYS } from '@/contract/money/order/values.ts'
import { QR_MINUTES } from '@/contract/money/payment/values.ts'
import { MAX_OPEN_QUESTIONS } from '@/contract/trade/question/values.ts'
import { MAX_TURN_KM } from '@/contract/market/listing/values.ts'
import * as tender from '@/contract/trade/tender/lifecycle.ts'
import { helpAnswersEnUS } from '@/features/front/help/answers/messages/en-US.ts'
import { helpAnswersZhCN } from '@/features/front/help/answers/messages/zh-CN.ts'
import { FLOW_IDS, FLOWS, layOut } from '@/features/front/help/flows.ts'
import type { Edge } from '@/features/front/help/flows.ts'
import { helpTermsEnUS } from '@/features/front/help/terms/messages/en-US.ts'
import { helpTermsZhCN } from '@/features/front/help/terms/messages/zh-CN.ts'
import { PARTIES, QUESTION_IDS, QUESTIONS, TERMS, TOPICS } from '@/features/front/help/questions.ts'
import type { QuestionId } from '@/features/front/help/questions.ts'
import { find, isNear } from '@/features/front/help/search.ts'
import { isPlain } from '@/i18n/useText.ts'
import { LABELS } from '@mock/seed/dictLabels.ts'

const languages = [helpAnswersZhCN, helpAnswersEnUS]

const ungrouped = (text = '') => text.replaceAll(/(?<=\d),(?=\d)/g, '')

describe('the questions', () => {
  test('are at least sixty, for every party and every topic, with a text and an answer in plain words of both languages', () => {
    expect(QUESTION_IDS.length).toBeGreaterThanOrEqual(60)
    for (const topic of TOPICS)
      expect(QUESTION_IDS.filter((id) => QUESTIONS[id].topic === topic).length).toBeGreaterThanOrEqual(5)
    for (const party of PARTIES)
      expect(QUESTION_IDS.filter((id) => QUESTIONS[id].parties.includes(party)).length).toBeGreaterThan(8)
    for (const texts of languages) {
      expect(Object.keys(texts).filter((key) => /^help\.[qa]\./.test(key))).toHaveLength(QUESTION_IDS.length * 2)
      // The search compares the raw text; in a text with arguments it would find their names.
      expect(Object.entries(texts).filter(([, text]) => !isPlain(text))).toEqual([])
    }
  })

  const facts: [QuestionId, ...(string | number)[]][] = [
    ['award', tender.AWARD_UNDO_MINUTES],
    ['confirm', tender.CONFIRM_HOURS],
    ['split', tender.CONFIRM_HOURS],
    ['pay', tender.PAY_HOURS],
    ['publish', tender.MIN_QUOTING_HOURS],
    ['amend', tender.AMEND_QUOTING_HOURS],
    ['rounds', tender.MAX_ROUNDS],
    ['lanes', tender.MAX_LANES],
    ['options', MAX_OPTIONS],
    ['counter', COUNTER_HOURS],
    ['ask', MAX_OPEN_QUESTIONS],
    ['extra', CHARGE_HOURS],
    ['accept', ACCEPT_DAYS],
    ['rating', REVIEW_DAYS],
    ['methods', QR_MINUTES, '200,000'],
    ['red', RED_HOURS],
    ['booking', BOOKING_HOURS],
    ['renew', MAX_VALID_DAYS, RENEW_PCT],
    ['stale', STALE_DAYS],
    ['street', MAX_TURN_KM],
    ['compare', MAX_COMPARED],
    ['useCoupon', MAX_PER_ORDER],
    ['gift', GIFT_HOURS],
    ['undo', UNDO_HOURS],
    ['points', CNY_PER_POINT, WELCOME_POINTS, POINTS_PER_CNY],
    ['certifyEnd', EXPIRING_DAYS],
    ['bell', MESSAGE_DAYS],
  ]
  test.each(facts)('the answer to "%s" says what the contract says', (id, ...values) => {
    for (const texts of languages)
      for (const value of values)
        expect(ungrouped(texts[`help.a.${id}`])).toMatch(new RegExp(`(?<!\\d)${ungrouped(`${value}`)}(?!\\d)`))
  })
})

test('the glossary has a text in both languages for every term, and no other', () => {
  const ids = TERMS.map((id) => `help.term.${id}`)
  for (const texts of [helpTermsZhCN, helpTermsEnUS]) expect(Object.keys(texts)).toEqual(ids)
})

describe('the flow pictures', () => {
  test.each(FLOW_IDS)('the one of %s draws the edges of its table, no more and no fewer', (flow) => {
    const { dict, edges } = FLOWS[flow]
    const table: readonly Edge[] = edges
    const { states, arrows } = layOut(table)
    const drawn = arrows.flatMap(({ from, to, by }) =>
      (by.length > 0 ? by : [undefined]).map((actor) => `${from.code} ${to.code} ${actor ?? ''}`),
    )
    expect(drawn.toSorted()).toEqual(table.map(({ from, to, by }) => `${from} ${to} ${by ?? ''}`).toSorted())
    const named = new Set(table.flatMap(({ from, to }) => [from, to]))
    expect(new Set(states.map(({ code }) => code))).toEqual(named)
    // No two states in one place, and a name for each state.
    expect(new Set(states.map(({ column, row }) => `${column}/${row}`)).size).toBe(states.length)
    expect([...named].filter((code) => !(code in LABELS[dict]))).toEqual([])
  })

  test('a state that the first one does not lead to is drawn too', () => {
    const { states } = layOut([
      { from: 'A', to: 'B' },
      { from: 'C', to: 'B' },
    ])
    expect(states.map(({ code, column }) => `${code}${column}`)).toEqual(['A0', 'B1', 'C0'])
  })
})

describe('the search', () => {
  const things = [
    {
      id: 'rollover',
      head: 'Who pays for a rollover?',
      rest: 'The seller. \u7532\u67dc\u7684\u8d39\u7528\u7531\u5356\u65b9\u627f\u62c5',
    },
    {
      id: 'coupon',
      head: 'Collect a coupon',
      rest: 'A rollover has nothing to do with it. \u9886\u53d6\u4f18\u60e0\u5238',
    },
  ]
  test.each([
    ['', ['rollover', 'coupon']],
    ['ROLLOVER', ['rollover', 'coupon']],
    ['pays rollover', ['rollover']],
    ['rolover', ['rollover', 'coupon']],
    ['cuopon', ['coupon']],
    ['coup', ['coupon']],
    ['\u4f18\u60e0\u5238', ['coupon']],
    ['\u600e\u6837\u9886\u53d6\u4f18\u60e0\u5238', ['coupon']],
    ['\u8d39\u7528\u8c01\u627f\u62c5', []],
    ['xyz', []],
    ['\u3000?!', ['rollover', 'coupon']],
  ])('"%s" finds %j', (query, ids) => {
    expect(find(query, things)).toEqual(ids)
  })
  test.each([
    ['award', 'awrad', true],
    ['award', 'awards', true],
    ['award', 'aware', true],
    ['award', 'adraw', false],
    ['award', 'war', false],
  ])('%s and %s are near: %s', (a, b, near) => expect(isNear(a, b)).toBe(near))
})
