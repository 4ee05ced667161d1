// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { adopt, type Shared } from '@mock/store/keep.ts'

interface Part {
  [field: string]: unknown
}
const fresh = (): Shared => ({ texts: new Map(), parts: new Map() })
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
/** Two rows with these parts, adopted one after the other. */
function adopted(one: unknown, other: unknown): [{ part: Part }, { part: Part }] {
  const shared = fresh()
  const rowOf = (part: unknown) => adopt(copyOf({ part }), shared) as { part: Part }
  return [rowOf(one), rowOf(other)]
}

describe('rows read from a file', () => {
  test('are frozen to the last part, and what they hold stays as it was', () => {
    const row = { id: 'a', list: [{ no: 1 }, { no: 1 }, []], deep: { amount: '12.50', flags: [true, null] } }
    const kept = adopt(copyOf(row), fresh())
    expect(kept).toEqual(row)
    expect([kept, kept.list, kept.list[0], kept.list[1], kept.deep, kept.deep.flags].every(Object.isFrozen)).toBe(true)
  })

  test('keep once a flat part that several of them hold', () => {
    const charge = { code: 'DOC', currency: 'CNY', qty: 1, isIncluded: false }
    const [one, other] = adopted(charge, charge)
    expect(one.part).toEqual(charge)
    expect(one.part).toBe(other.part)
  })

  test.each([
    ['a number and a text', { qty: 1 }, { qty: '1' }],
    ['an empty list and an empty part', [], {}],
    ['a list and a part with its places', ['x'], { 0: 'x' }],
    ['another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['nothing and a text that says so', { a: null }, { a: 'null' }],
    ['a text that looks like a further field', { a: 'x', b: 'y' }, { a: 'x1 b"1 y' }],
    ['numbers that run into one another', { a: 1, 'e:3456789ab': 2 }, { a: 11, e: '3456789ab:2' }],
  ])('tell apart %s', (_, first, second) => {
    const [one, other] = adopted(first, second)
    expect(one.part).toEqual(first)
    expect(other.part).toEqual(second)
    expect(one.part).not.toBe(other.part)
  })

  test('hold parts of their own where a time or a number of a paper is in them', () => {
    const event = { status: 'PAID', at: '2026-02-23T09:44:36.867Z' }
    const [one, other] = adopted(event, event)
    expect(one.part).not.toBe(other.part)
  })

  test('never hold one part twice in a list: a change of one item must not change another', () => {
    const step = { role: 'FINANCE' }
    const shared = fresh()
    const first = adopt(copyOf({ steps: [step] }), shared)
    const second = adopt(copyOf({ steps: [step, step, step] }), shared)
    expect(second.steps[0]).toBe(first.steps[0])
    expect(new Set(second.steps).size).toBe(3)
    expect(second.steps).toEqual([step, step, step])
  })
})
