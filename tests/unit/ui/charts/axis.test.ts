import { describe, expect, test } from 'vitest'
import { axisOf, barAxis, lineAxis, sinceFirst } from '@/ui/charts/axis.ts'

describe('the ticks of a chart', () => {
  test.each([
    [0, 7, [0, 2, 4, 6, 8]],
    [0, 100, [0, 50, 100]],
    [0, 1234, [0, 500, 1000, 1500]],
    [0, 0.3, [0, 0.1, 0.2, 0.3]],
    [940, 1080, [900, 950, 1000, 1050, 1100]],
    [-5, 12, [-5, 0, 5, 10, 15]],
  ])('from %d to %d are 1, 2 or 5 times a power of ten', (low, high, ticks) => {
    expect(axisOf(low, high).ticks).toEqual(ticks)
  })

  test('of whole numbers lie on whole numbers', () => {
    expect(barAxis([0, 1]).ticks).toEqual([0, 1])
    expect(barAxis([2, 1]).ticks).toEqual([0, 1, 2])
    expect(barAxis([0.5, 1]).ticks).toEqual([0, 0.5, 1])
  })

  test('of bars always hold zero', () => {
    expect(barAxis([980, 1010])).toMatchObject({ floor: 0, top: 1500 })
    expect(barAxis([-4, 3]).ticks).toContain(0)
  })

  test('of a line start at zero unless the values lie close together', () => {
    expect(lineAxis([100, 900]).floor).toBe(0)
    expect(lineAxis([980, 1010]).floor).toBe(980)
    expect(lineAxis([1000]).ticks.length).toBeGreaterThan(1)
  })
})

test('rows before the first value are left out, later ones without a value stay', () => {
  const has = (value: number) => value > 0
  expect(sinceFirst([0, 0, 3, 0, 1], has)).toEqual([3, 0, 1])
  expect(sinceFirst([0, 0], has)).toEqual([])
})
