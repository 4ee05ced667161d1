// @vitest-environment node
import { expect, test } from 'vitest'
import { nameIn, pageIn, refusedIn, sizeIn } from '@/api/oldAddress.ts'
import { BusinessError } from '@/api/errors.ts'

test.each([
  ['37', 50],
  ['12', 10],
  ['15', 20],
  ['9999', 200],
  ['-4', 10],
  ['0', 10],
  ['100', 100],
  ['abc', 10],
  [null, 10],
] as const)('size=%s is read as %i rows', (text, size) => expect(sizeIn(text)).toBe(size))

test.each([
  ['3', 3],
  ['0', 1],
  ['-7', 1],
  ['2.9', 2],
  ['99999999', 100_000],
  ['x', 1],
  [null, 1],
] as const)('current=%s is read as page %i', (text, page) => expect(pageIn(text)).toBe(page))

test('a filter is found under its other name unless that is a filter of its own', () => {
  const params = new URLSearchParams('q=glass&b_q=tea')
  expect(nameIn(params, 'keyword', ['keyword', 'mode'], '')).toBe('q')
  expect(nameIn(params, 'keyword', ['keyword'], 'b_')).toBe('q')
  expect(nameIn(params, 'keyword', ['keyword', 'q'], '')).toBe('keyword')
  expect(nameIn(new URLSearchParams('q=a&keyword=b'), 'keyword', ['keyword'], '')).toBe('keyword')
  expect(nameIn(params, 'mode', ['keyword', 'mode'], '')).toBe('mode')
})

test('a refusal gives the nearest value where the server says one', () => {
  const fields = [
    { field: 'minRating', message: 'At most 5', nearest: '5' },
    { field: 'kind', message: 'Choose one' },
  ]
  const refused = new BusinessError(4001, 'x', { fields })
  expect(refusedIn(refused, ['minRating', 'kind', 'pol'])).toEqual([
    { name: 'minRating', nearest: '5' },
    { name: 'kind' },
  ])
  expect(refusedIn(new BusinessError(4003, 'x', { fields }), ['kind'])).toEqual([])
})
