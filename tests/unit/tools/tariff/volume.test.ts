// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { fillsOf, loadOf, readRows, warningsOf, wholeRows, writeRows } from '@/features/tools/tariff/sums/volume.ts'
import type { Load, Pieces } from '@/features/tools/tariff/sums/volume.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const types = REFERENCE.freight.containerTypes
const rowsOf = (text: string): Pieces[] => wholeRows(readRows(text)) ?? []
const figures = (text: string) =>
  Object.fromEntries(
    Object.entries(loadOf(rowsOf(text))).map(([name, value]: [string, Load['cbm']]) => [name, value.toFixed()]),
  )

describe('volume and weight, computed by hand', () => {
  test('17: 100 cartons 60 × 40 × 50, 12 kg each', () => {
    // 60 × 40 × 50 = 120000 cm³ × 100 = 12 CBM; 12000000 ÷ 6000 = 2000 kg; 1200 kg; air max 2000; W/M max(12, 1.2, 1) = 12
    expect(figures('100_60_40_50_12')).toEqual({
      pieces: '100',
      cbm: '12',
      kg: '1200',
      volumeKg: '2000',
      airKg: '2000',
      tons: '12',
    })
  })
  test('18: heavy goods go by weight: 3 500 kg in 2.4 CBM', () => {
    // 2 × 100 × 100 × 120 = 2.4 CBM; 2 × 1750 = 3500; 2400000 ÷ 6000 = 400; W/M 3.5
    expect(figures('2_100_100_120_1750')).toMatchObject({ cbm: '2.4', airKg: '3500', tons: '3.5' })
  })
  test('19: air weight goes up to the next half kilogram; a revenue ton is at least one', () => {
    // 30 × 20 × 10 = 6000 cm³ = 1 kg; 1.01 kg -> 1.5; 0.006 CBM, 0.00101 t -> 1
    expect(figures('1_30_20_10_1.01')).toMatchObject({ airKg: '1.5', tons: '1' })
    expect(figures('1_30_20_10_1.5')).toMatchObject({ airKg: '1.5' })
  })
  test('20: several lots are added before anything is rounded', () => {
    // 3 × 33 × 33 × 33 = 107811; 2 × 51 × 47 × 39 = 186966; 294777 cm³ = 0.294777 CBM; ÷ 6000 = 49.1295 -> 49.5; 3 × 7.2 + 2 × 9 = 39.6
    expect(figures('3_33_33_33_7.2~2_51_47_39_9')).toMatchObject({ cbm: '0.294777', kg: '39.6', airKg: '49.5' })
  })
  test('21: boxes by volume and by weight', () => {
    // 60 CBM, 20000 kg: 20GP 60 ÷ 28 = 2.14 -> 3, 71.4 % -> 72 %; 40HQ 60 ÷ 68 -> 1, 88.2 % -> 89 %, 20000 ÷ 26500 = 75.4 % -> 76 %
    const load = loadOf(rowsOf('60_100_100_100_333.333333'))
    const found = fillsOf(load, types)
    expect(found.find(({ type }) => type.code === '20GP')).toMatchObject({ count: 3, by: 'VOLUME', volumePct: 72 })
    expect(found.find(({ type }) => type.code === '40HQ')).toMatchObject({ count: 1, volumePct: 89, weightPct: 76 })
    // 20 CBM, 60000 kg: 20GP 60000 ÷ 28000 = 2.14 -> 3 by weight
    const heavy = fillsOf(loadOf(rowsOf('20_100_100_100_3000')), types)
    expect(heavy.find(({ type }) => type.code === '20GP')).toMatchObject({ count: 3, by: 'WEIGHT', weightPct: 72 })
  })
})

describe('rows of pieces', () => {
  test('come back from the address as they were; what is begun is not counted', () => {
    const text = '100_60_40_50_9.5~2_120_80_90_'
    expect(writeRows(readRows(text))).toBe(text)
    expect(rowsOf(text)).toHaveLength(2)
    expect(wholeRows(readRows('100_60_40_50_9~2_120__90_'))).toBeUndefined()
    expect(wholeRows(readRows('1.5_60_40_50_9'))).toBeUndefined()
    expect(wholeRows(readRows('0_60_40_50_9'))).toBeUndefined()
    expect(wholeRows(readRows(undefined))).toBeUndefined()
    expect(rowsOf('100_60_40_50_9~____')).toHaveLength(1)
  })
  test('more of anything never needs fewer boxes, and none is more than full', () => {
    let before = 0
    for (const pieces of [1, 10, 28, 29, 68, 69, 500]) {
      const fills = fillsOf(loadOf(rowsOf(`${String(pieces)}_100_100_100_400`)), types)
      const boxes = fills.reduce((sum, { count }) => sum + count, 0)
      expect(boxes).toBeGreaterThanOrEqual(before)
      for (const { volumePct, weightPct } of fills) expect(Math.max(volumePct, weightPct)).toBeLessThanOrEqual(100)
      before = boxes
    }
  })
  test.each([
    [500, true, true],
    [700, false, true],
    [1250, false, false],
  ])('a piece of %s cm goes into 20 feet: %s, into 40 feet: %s', (length, into20, into40) => {
    const rows = rowsOf(`1_${String(length)}_100_100_400`)
    const starts = fillsOf(loadOf(rows), types, rows).map(({ type }) => type.isoCode.charAt(0))
    expect([starts.includes('2'), starts.includes('4')]).toEqual([into20, into40])
  })
  test.each([
    ['300_100_100_100_400', ['HUNDRED_TONNES']],
    ['1_100_100_100_40000', ['HEAVY_PIECE']],
    ['1_100_100_100_', ['NO_WEIGHT']],
    ['1_700_100_100_5', ['LONG_PIECE']],
    ['1_589_100_100_5', []],
    ['1_100_100_100_5', []],
  ])('of %s warn of %s', (text, warnings) => {
    expect(warningsOf(rowsOf(text), loadOf(rowsOf(text)), types)).toEqual(warnings)
  })
})
