import { describe, expect, test } from 'vitest'
import { createRequestNos, randomKey } from '@/api/requestNo.ts'
import { memoryBacking } from '@/storage/backing.ts'

/** Counted request numbers, over a storage that survives a reload. */
function start() {
  const kept = memoryBacking()
  let made = 0
  const open = () => createRequestNos(kept, () => `n${++made}`)
  return { kept, open, numbers: open() }
}

describe('what a person means to do', () => {
  test('keeps its number as long as it is the same, also after a reload', () => {
    const { numbers, open } = start()
    const first = numbers.of('pay', { amount: '5' })
    expect([numbers.of('pay', { amount: '5' }), open().of('pay', { amount: '5' })]).toEqual([first, first])
  })

  test.each([
    ['another amount', { amount: '6' }],
    ['the same signs in another order', { amount: '5', note: 'ba' }],
    ['something more', { amount: '5', note: 'ab', more: 1 }],
    ['nothing', undefined],
  ])('with %s has another number', (_, content) => {
    const { numbers } = start()
    const first = numbers.of('pay', { amount: '5', note: 'ab' })
    expect(numbers.of('pay', content)).not.toBe(first)
  })

  test('is told apart from every other thing that may be meant', () => {
    const { numbers } = start()
    expect(numbers.of('pay', {})).not.toBe(numbers.of('cancel', {}))
  })

  test('has another number once it was done', () => {
    const { numbers } = start()
    const first = numbers.of('pay', {})
    numbers.done('pay')
    expect(numbers.of('pay', {})).not.toBe(first)
  })

  test('has a number though what was kept of it is damaged', () => {
    const { numbers, kept } = start()
    numbers.of('pay', {})
    for (const key of kept.keys()) kept.set(key, kept.get(key)?.replace(/[|].*/, '') ?? '')
    expect(numbers.of('pay', {})).toBe('n2')
  })
})

test('a number is 32 hex digits, and never the same', () => {
  const many = Array.from({ length: 100 }, () => randomKey())
  expect(many.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([])
  expect(new Set(many).size).toBe(100)
})
