import { describe, expect, it } from 'vitest'
import {
  compositeValue,
  INDEX_LANES,
  lastWeekAt,
  laneUsd,
  laneValue,
  mondayOfWeek,
  publishedAt,
} from '@mock/domain/reference/laneIndex.ts'

/** Figures of the checked history, in these weeks after the base week. */
const WEEKS = [1, 26, 52, 103, 104]
const HISTORY: readonly (readonly [laneId: string, values: readonly number[]])[] = [
  ['N_EUROPE', [1001.7, 1082.7, 994.6, 960.4, 990.2]],
  ['MEDITERRANEAN', [989.1, 1055.9, 853, 834.2, 863.7]],
  ['US_WEST', [1002.3, 1147.8, 1003.1, 773.8, 809.8]],
  ['US_EAST', [974.9, 1066.2, 792.6, 817.4, 856.3]],
  ['MIDDLE_EAST', [1028.1, 976, 909.4, 959.3, 950.6]],
  ['S_ASIA', [990.8, 876.3, 762.6, 1031.6, 1102.4]],
  ['SE_ASIA', [986.6, 897.5, 964.2, 987.3, 995.7]],
  ['JAPAN_KOREA', [1009.9, 910.3, 908, 993.7, 1010.1]],
  ['OCEANIA', [981.8, 1044.4, 953.7, 963.7, 976.6]],
  ['LATIN_AMERICA', [1006.8, 1154.3, 996.8, 1158.3, 1149.7]],
  ['AFRICA', [1045.7, 999.4, 1042.6, 985.3, 976.5]],
  ['FAR_EAST_RU', [977.1, 939.2, 1054.9, 1002.4, 1027.1]],
]

describe('the lane index', () => {
  it.each(HISTORY)('%s has the values of the checked history', (laneId, values) => {
    expect(laneValue(laneId, 0)).toBe(1000)
    expect(WEEKS.map((week) => laneValue(laneId, week))).toEqual(values)
  })

  it('is one of all lanes by fixed shares', () => {
    expect(INDEX_LANES).toEqual(HISTORY.map(([laneId]) => laneId))
    expect([0, ...WEEKS].map(compositeValue)).toEqual([1000, 999.7, 1041.6, 937.4, 919.3, 943.7])
  })

  it('never moves more than 12 % in a week, nor leaves its limits, for ten years', () => {
    for (const laneId of INDEX_LANES) {
      const values = Array.from({ length: 520 }, (_, week) => laneValue(laneId, week))
      const steps = values.slice(1).map((value, place) => value / (values[place] ?? 0))
      expect(Math.max(...steps)).toBeLessThan(1.1205)
      expect(Math.min(...steps)).toBeGreaterThan(0.8795)
      expect(Math.min(...values)).toBeGreaterThanOrEqual(520)
      expect(Math.max(...values)).toBeLessThanOrEqual(2600)
    }
  })

  it('publishes a week on its Friday afternoon', () => {
    const friday = Date.parse('2026-11-20T15:00:00+08:00')
    expect(mondayOfWeek(104)).toBe('2026-11-16')
    expect(lastWeekAt(friday - 1)).toBe(103)
    expect(lastWeekAt(friday)).toBe(104)
    expect(publishedAt(104)).toBe(friday)
  })

  it('gives the level of a lane in dollars', () => {
    const friday = publishedAt(104)
    expect(laneUsd('N_EUROPE', 20, friday)).toBeCloseTo(2050 * 0.9902, 6)
    expect(laneUsd('US_WEST', 40, publishedAt(0))).toBe(2950)
    expect(laneUsd('NOWHERE', 20, friday)).toBeUndefined()
    expect(laneValue('NOWHERE', 5)).toBe(1000)
  })
})
