import { expect, test } from 'vitest'
import { wordDiff } from '@/shared/wordDiff.ts'

const said = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('')

test.each([
  ['', '', ''],
  ['', 'new', '+new+'],
  ['gone', '', '-gone-'],
  ['within 48 hours', 'within 24 hours', 'within -48-+24+ hours'],
  ['a b c', 'a c', 'a -b -c'],
  [
    '\u6d88\u606f\u4fdd\u5b58 60 \u5929',
    '\u6d88\u606f\u4fdd\u5b58 90 \u5929',
    '\u6d88\u606f\u4fdd\u5b58 -60-+90+ \u5929',
  ],
  ['one\ntwo', 'one\nthree', 'one\n-two-+three+'],
])('from "%s" to "%s"', (before, after, expected) => {
  expect(said(before, after)).toBe(expected)
  const runs = wordDiff(before, after)
  expect(
    runs
      .filter(({ kind }) => kind !== 'added')
      .map(({ text }) => text)
      .join(''),
  ).toBe(before)
  expect(
    runs
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe(after)
})
