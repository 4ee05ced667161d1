import { Big } from 'big.js'
import type { Comparison } from '@/contract/bid/compare.ts'
import { isAllInGroup } from '@/contract/bid/values.ts'

/** One charge by which a bid is dearer. */
export interface GapLine {
  code: string
  /** Compare currency, positive. */
  amount: string
}

/** The three charges that make one bid dearer than another most; conditional and optional ones never count. */
export function explainGap(comparison: Comparison, dearerId: string, cheaperId: string): GapLine[] {
  return comparison.rows
    .filter((row) => isAllInGroup(row.group))
    .map((row) => ({
      code: row.code,
      gap: new Big(row.cells[dearerId]?.amount ?? '0').minus(row.cells[cheaperId]?.amount ?? '0'),
    }))
    .filter(({ gap }) => gap.gt(0))
    .toSorted((a, b) => b.gap.cmp(a.gap))
    .slice(0, 3)
    .map(({ code, gap }) => ({ code, amount: gap.toFixed(2) }))
}
