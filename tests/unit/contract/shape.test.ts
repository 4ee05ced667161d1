import { describe, expect, test, vi } from 'vitest'
import { createReader } from '@/api/readable.ts'
import { misfitOf } from '@/contract/shape.ts'
import type { Shape } from '@/contract/shape.ts'

const PAGE: Shape = { records: [{ id: 's', qty: 'n', open: 'b', 'lane?': { pol: 's' } }], total: 'n' }
const row = { id: 'a', qty: 1, open: true }

describe('what an answer is made of', () => {
  test.each([
    ['as promised', { records: [row], total: 1 }],
    ['with more than promised', { records: [{ ...row, more: 1 }], total: 1, more: [] }],
    ['with an optional part', { records: [{ ...row, lane: { pol: 'CNSHA' } }], total: 1 }],
    ['with null for an optional part', { records: [{ ...row, lane: null }], total: 1 }],
    ['without rows', { records: [], total: 0 }],
  ])('fits %s', (_, value) => {
    expect(misfitOf(value, PAGE)).toBeUndefined()
  })

  test.each([
    ['an empty object', {}, '.records'],
    ['a list', [], ''],
    ['nothing', null, ''],
    ['rows that are no list', { records: {}, total: 1 }, '.records'],
    ['a row without a number', { records: [row, { ...row, qty: undefined }], total: 1 }, '.records.1.qty'],
    ['a number written as text', { records: [row], total: '1' }, '.total'],
    ['an optional part without its own', { records: [{ ...row, lane: {} }], total: 1 }, '.records.0.lane.pol'],
  ])('does not fit: %s', (_, value, place) => {
    expect(misfitOf(value, PAGE)).toBe(place)
  })

  test('of names that are not known before', () => {
    expect(misfitOf({ CNSHA: { n: 1 } }, { '*': { n: 'n' } })).toBeUndefined()
    expect(misfitOf({ CNSHA: {} }, { '*': { n: 'n' } })).toBe('.CNSHA.n')
  })
})

describe('the reader of answers', () => {
  test('tells where an answer cannot be read, and takes calls as they come that it does not know', async () => {
    const report = vi.fn<(error: Error) => void>()
    const isReadable = createReader(async () => ({ '/a': { n: 'n' } }), '/trading-api', report)
    expect(await isReadable('/trading-api/a', { n: 1 })).toBe(true)
    expect(await isReadable('/trading-api/b', {})).toBe(true)
    expect(report).not.toHaveBeenCalled()
    expect(await isReadable('/trading-api/a', { n: null })).toBe(false)
    expect(report.mock.calls[0]?.[0].message).toBe('The answer of /a cannot be read at data.n')
  })

  test('holds nothing up when its table does not come', async () => {
    vi.useFakeTimers()
    const isReadable = createReader(() => new Promise(() => undefined), '/trading-api', vi.fn<() => void>())
    const told = vi.fn<(isGood: boolean) => void>()
    void isReadable('/trading-api/a', {}).then(told)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(told).toHaveBeenCalledWith(true)
    vi.useRealTimers()
  })
})
