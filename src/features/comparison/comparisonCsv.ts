import type { Comparison } from '@/contract/bid/compare.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { toCsv } from '@/shared/csv.ts'

const STATE_TEXT = {
  INCLUDED: 'comparison.cell.INCLUDED',
  EXCLUDED: 'comparison.cell.EXCLUDED',
  NOT_APPLICABLE: 'comparison.cell.NOT_APPLICABLE',
  MISSING: 'comparison.cell.MISSING',
} as const

/** The matrix as a spreadsheet: amounts in the compare currency, the marks in words. */
export function comparisonCsv(comparison: Comparison, currency: string, t: TextOf): string {
  const { columns, rows } = comparison
  const line = (label: string, value: (index: number) => string | number) => [
    label,
    ...columns.map((_, index) => value(index)),
  ]
  const at = (index: number) => columns[index]
  return toCsv([
    line(`${t('comparison.matrix.item')} (${currency})`, (index) => at(index)?.bid.bidder.nameZh ?? ''),
    line(t('comparison.matrix.allIn'), (index) => at(index)?.allIn ?? ''),
    line(t('comparison.matrix.landed', { days: '' }), (index) => at(index)?.landed ?? ''),
    line(t('comparison.matrix.score'), (index) => at(index)?.score.total ?? ''),
    line(t('comparison.matrix.transit'), (index) => at(index)?.transitDays ?? ''),
    line(t('comparison.matrix.freeDays'), (index) => at(index)?.freeDays ?? ''),
    line(t('comparison.matrix.validTo'), (index) => at(index)?.bid.validTo ?? ''),
    ...rows.map((row) =>
      line(`${row.group} ${row.code}`, (index) => {
        const cell = row.cells[at(index)?.bid.id ?? '']
        if (!cell || cell.state === 'NONE') return ''
        return cell.state === 'QUOTED' || cell.state === 'ASSUMED' ? (cell.amount ?? '') : t(STATE_TEXT[cell.state])
      }),
    ),
  ])
}
