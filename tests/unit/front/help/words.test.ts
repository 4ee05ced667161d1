import { expect, test } from 'vitest'
import { helpAnswersEnUS } from '@/features/front/help/answers/messages/en-US.ts'
import { helpAnswersZhCN } from '@/features/front/help/answers/messages/zh-CN.ts'
import { QUESTION_IDS } from '@/features/front/help/questions.ts'
import { find, synonymsOf } from '@/features/front/help/search.ts'

const both = [helpAnswersZhCN, helpAnswersEnUS]
const things = QUESTION_IDS.map((id) => ({
  id,
  head: both.map((texts) => texts[`help.q.${id}`]).join(' '),
  rest: both.map((texts) => texts[`help.a.${id}`]).join(' '),
}))
const synonyms = synonymsOf(both.map((texts) => texts['help.synonyms']))

test.each([
  ['退款', 'refund'],
  ['退钱', 'refund'],
  ['refund', 'refund'],
  ['refunds', 'refund'],
  ['chargeback', 'refund'],
  ['滞箱', 'containerLate'],
  ['滞箱费', 'containerLate'],
  ['滞港费', 'containerLate'],
  ['detention', 'containerLate'],
  ['还箱', 'containerLate'],
  ['押金', 'deposit'],
  ['保证金', 'deposit'],
  ['定金', 'deposit'],
  ['deposit', 'deposit'],
])('%s finds the answer on it', (query, id) => {
  expect(find(query, things, synonyms).slice(0, 3)).toContain(id)
})

test('a word without a synonym finds no more than before', () => {
  expect(find('UN/LOCODE xyzzy', things, synonyms)).toEqual([])
})
