// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { plainNumber, settledNumber, wholeNumber } from '@/shared/number.ts'
import { numberMeant } from '@/shared/sheet/numberMeant.ts'

describe('a number as people write it', () => {
  test.each([
    ['18000', '18000'],
    ['18,000', '18000'],
    ['1,234,567.89', '1234567.89'],
    // Intermediate states while typing.
    ['1234,567', '1234567'],
    ['１８，０００．５', '18000.5'],
    ['18 000', '18000'],
    ['1.234,56', '1234.56'],
    ['-5.5', '-5.5'],
    ['', ''],
    ['12.', '12.'],
  ])('%s is read as %s', (typed, plain) => expect(plainNumber(typed)).toBe(plain))

  test.each([['35,5'], ['1,2345'], ['0,500'], ['1,23,4'], ['12a'], ['1.2.3']])('%s stays as it is typed', (typed) =>
    expect(plainNumber(typed)).toBe(typed),
  )

  test.each([
    ['35,5', '35.5'],
    ['３５，５', '35.5'],
    ['0,500', '0.500'],
    ['1,2345', '1.2345'],
    ['18,000', '18000'],
    ['1.234,50', '1234.50'],
    ['35,', '35,'],
    ['1,2,3', '1,2,3'],
    ['-3,5', '-3,5'],
  ])('%s that is left is %s', (typed, settled) => expect(settledNumber(typed)).toBe(settled))

  test.each([
    ['1,200', 1200],
    ['３', 3],
    ['3.0', 3],
    ['3.5', undefined],
    ['3,5', undefined],
    ['-3', undefined],
    ['', undefined],
  ])('%s counts %s', (typed, count) => expect(wholeNumber(typed)).toBe(count))

  test.each([
    ['35,5', { value: '35.5' }],
    ['18,000', { value: '18000' }],
    ['1.234,50', { value: '1234.50' }],
    ['1.234.567', { value: '1234567' }],
    ['1,850.500', { value: '1850.500' }],
    ['0.125', { value: '0.125' }],
    ['1.850', { meant: ['1.850', '1850'] }],
    ['１．８５０', { meant: ['1.850', '1850'] }],
    ['12a', undefined],
    ['', undefined],
  ])('%s in a sheet is %j', (typed, meant) => expect(numberMeant(typed)).toEqual(meant))
})
